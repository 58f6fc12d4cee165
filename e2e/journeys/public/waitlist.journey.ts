// The waitlist on the landing page and the coming-soon page.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { emailsTo } from '../../support/emails.ts';
import { hold } from '../../support/network.ts';
import { newPerson } from '../../support/people.ts';

const yes = 'Yes, consider me for pilot!';
const no = 'No, just keep me informed!';

const field = (page: Page) => page.getByLabel('Your email');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'One more thing!' });
const button = (page: Page) => page.getByRole('button', { name: /^Join/ });
const thanks = (page: Page) => page.getByText('Thanks for your interest!', { exact: true });

async function enter(page: Page, email: string, path = '/') {
  await page.goto(path, { waitUntil: 'networkidle' });
  await field(page).fill(email);
  await button(page).click();
}
async function choose(page: Page, choice: string) {
  await dialog(page).getByRole('radio', { name: choice }).check();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
}
async function expectThanks(page: Page) {
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText("We'll keep you updated on new developments.", { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(button(page)).toHaveText('Join the waitlist');
}
async function receiptTo(email: string) {
  let text = '';
  await expect(async () => {
    const [mail] = await emailsTo(email);
    expect(mail).toBeTruthy();
    text = mail!.text;
  }).toPass({ timeout: 20_000 });
  return text;
}

test('a student joins the waitlist, gets an email, and leaves the list with its link', async ({
  page,
  tolerate,
  baseURL,
}) => {
  test.slow();
  await test.step('joining for the pilot', async () => {
    const { email } = newPerson('Pilot Yes');
    await enter(page, email);
    await expect(dialog(page).getByText('Be among the first to access new features')).toBeVisible();
    await expect(dialog(page).getByText('Get updates when we officially launch')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
    const answer = await hold(page, '**/api/waitlist');
    await choose(page, yes);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toHaveText('Joining...');
    answer();
    await expectThanks(page);
    expect(await receiptTo(email)).toContain('considered for the pilot');
  });

  await test.step('leaving with the link in the email, once', async () => {
    tolerate(/status of 410/);
    const { email } = newPerson('Pilot Leaving');
    await enter(page, email);
    await choose(page, yes);
    await expectThanks(page);
    const link = /http\S+\/unsubscribe\?list=waitlist&token=[\w.~-]+/.exec(await receiptTo(email))![0];
    expect(link.startsWith(baseURL!)).toBe(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Leave the waitlist?' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove my email' }).click();
    await expect(page.getByRole('heading', { name: "You're off the waitlist" })).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Remove my email' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

test('joining again, also with the other choice, works every time', async ({ page }) => {
  test.slow();
  await test.step('joining for updates from the coming-soon page', async () => {
    const { email } = newPerson('Pilot No');
    await enter(page, email, '/coming-soon');
    await choose(page, no);
    await expectThanks(page);
    expect(await receiptTo(email)).toContain('kept informed');
  });

  await test.step('joining twice', async () => {
    const { email } = newPerson('Pilot Twice');
    await enter(page, email);
    await choose(page, no);
    await expectThanks(page);
    await page.reload({ waitUntil: 'networkidle' });
    await field(page).fill(email.toUpperCase());
    await button(page).click();
    await choose(page, yes);
    await expectThanks(page);
  });
});

test('nothing is sent for blanks, or when the dialog is closed', async ({ page }) => {
  test.slow();
  await test.step('blanks', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await field(page).pressSequentially('   ');
    await button(page).click();
    // Whatever a click opens is there after two frames.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(dialog(page)).toHaveCount(0);
    await expect(thanks(page)).toHaveCount(0);
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  for (const [way, close] of Object.entries({
    X: (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
  })) {
    await test.step(`closed with ${way}`, async () => {
      const asked: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
      await enter(page, newPerson('Pilot Discard').email);
      await dialog(page).getByRole('radio', { name: yes }).check();
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue('');
      await expect(button(page)).toBeFocused();
      expect(asked).toEqual([]);
    });
  }
});

test('a waitlist request that fails is repeated without losing the email', async ({ page, tolerate }) => {
  test.slow();
  await test.step('without a connection', async () => {
    tolerate(/ERR_FAILED/);
    const { email } = newPerson('Pilot Down');
    await page.route('**/api/waitlist/**', (route) => route.abort());
    await page.route('**/api/waitlist', (route) => route.abort());
    await enter(page, email);
    await choose(page, yes);
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue(email);
    await page.unrouteAll();
    await button(page).click();
    await choose(page, yes);
    await expectThanks(page);
  });

  await test.step('with a form stamp that the server refuses', async () => {
    tolerate(/status of 403/);
    let refusals = 0;
    await page.route('**/api/waitlist', (route) =>
      refusals++
        ? route.continue()
        : route.fulfill({ status: 403, json: { code: 'stamp_refused', text: 'That was too quick' } }),
    );
    await enter(page, newPerson('Pilot Stamp').email);
    await choose(page, no);
    await expectThanks(page);
    expect(refusals).toBe(2);
  });
});

test('an email entered before the page is interactive is not lost', async ({ page }) => {
  const arrive = await hold(page, '**/assets/react-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await field(page).fill(newPerson('Pilot Early').email);
  await button(page).click();
  arrive();
  await choose(page, yes);
  await expectThanks(page);
});

test('a student joins the waitlist with the keyboard alone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await field(page).focus();
  await page.keyboard.type(newPerson('Pilot Keys').email);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const first = dialog(page).getByRole('radio').first();
  for (let i = 0; i < 4 && !(await first.evaluate((it) => it === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: no })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  // Nothing behind the dialog can be reached.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectThanks(page);
});
