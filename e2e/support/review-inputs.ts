// Decides applications and reviews submissions with the keyboard, a mouse or touch.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type Hand = {
  /** Opens a page of the shell. */
  goTo(page: Page, name: 'Inbox' | 'Active Users'): Promise<void>;
  openApplications(page: Page): Promise<void>;
  accept(page: Page, name: string): Promise<void>;
  reject(page: Page, name: string): Promise<void>;
  openQueue(page: Page): Promise<void>;
  approve(page: Page): Promise<void>;
  revise(page: Page, words: string): Promise<void>;
};

const expectText = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

/** Rejects every sixth. */
export async function decideAll(page: Page, hand: Hand, names: string[]) {
  await hand.goTo(page, 'Inbox');
  await hand.openApplications(page);
  await expect(page.getByRole('article')).toHaveCount(names.length);
  // The longest wait comes first.
  for (const [n, name] of names.entries()) {
    const card = page.getByRole('article', { name: `Application from ${name}` });
    await (n % 6 === 5 ? hand.reject(page, name) : hand.accept(page, name));
    await expect(card).toHaveCount(0);
  }
  await expectText(page, "You're all caught up");
}

/** Requests a revision of every seventh. */
export async function reviewAll(page: Page, hand: Hand, count: number) {
  await hand.goTo(page, 'Active Users');
  await hand.openQueue(page);
  for (let n = 0; n < count; n += 1) {
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    const work = await page.getByRole('article').getAttribute('aria-label');
    if (n % 7 === 6) await hand.revise(page, 'Please ask three more people');
    else await hand.approve(page);
    // The next submission opens, or the page closes.
    await expect(page.getByRole('article', { name: work!, exact: true })).toHaveCount(0);
  }
  await expectText(page, "You're all caught up");
}

/** A navigation entry, with or without a count. */
const entry = (name: string) => new RegExp(`^${name} ?(\\d|$)`);

const pointer = (act: 'click' | 'tap', menu: boolean): Hand => {
  const press = (page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp, exact = true) =>
    page.getByRole(role, { name, exact }).first()[act]();
  return {
    async goTo(page, name) {
      if (menu) await press(page, 'button', 'Open menu');
      await press(page, 'link', entry(name));
    },
    openApplications: (page) => press(page, 'tab', /^Applications/),
    accept: (page, name) => press(page, 'button', `Accept ${name}`),
    async reject(page, name) {
      await press(page, 'button', `Reject ${name}`);
      await press(page, 'button', 'Reject application');
    },
    async openQueue(page) {
      await press(page, 'link', 'Pending Reviews');
      await press(page, 'button', 'Start reviewing');
    },
    approve: (page) => press(page, 'button', 'Approve'),
    async revise(page, words) {
      // On a phone, the feedback is in the sheet.
      if (menu) await press(page, 'button', 'Feedback');
      await page.getByLabel('Company Feedback').fill(words);
      await press(page, 'button', 'Request Revision');
    },
  };
};
export const mouse = pointer('click', false);
export const finger = pointer('tap', true);

/** The name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

async function tabTo(page: Page, name: string | RegExp) {
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    const label = await focused(page);
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`the keyboard can't reach ${String(name)}`);
}

const card = (page: Page, name: string) => page.getByRole('article', { name: `Application from ${name}` });

/** Keyboard only. */
export const keys: Hand = {
  async goTo(page, name) {
    await expect(page.getByRole('link', { name: entry(name) })).toBeVisible();
    // Start at the beginning of the page.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo(page, entry(name));
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  },
  async openApplications(page) {
    await expect(page.getByRole('tab', { name: /^Messages/ })).toBeVisible();
    await tabTo(page, 'Messages');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('j');
  },
  async accept(page, name) {
    await expect(card(page, name)).toBeFocused();
    await page.keyboard.press('a');
  },
  async reject(page, name) {
    await expect(card(page, name)).toBeFocused();
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  async openQueue(page) {
    await expect(page.getByRole('link', { name: 'Pending Reviews' })).toBeVisible();
    await tabTo(page, 'Pending Reviews');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('o');
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  },
  approve: (page) => page.keyboard.press('a'),
  async revise(page, words) {
    await page.keyboard.press('f');
    await expect(page.getByLabel('Company Feedback')).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
  },
};
