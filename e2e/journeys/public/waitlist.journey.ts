import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
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

test('joining with yes: the choice is asked for, told back by mail, and the button says what it does', async ({
  page,
}) => {
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

test('joining with no, from the page that says what comes', async ({ page }) => {
  const { email } = newPerson('Pilot No');
  await enter(page, email, '/coming-soon');
  await choose(page, no);
  await expectThanks(page);
  expect(await receiptTo(email)).toContain('kept informed');
});

test('joining twice is a success both times', async ({ page }) => {
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

test('spaces alone are ignored silently', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await field(page).pressSequentially('   ');
  await button(page).click();
  await page.waitForTimeout(300);
  await expect(dialog(page)).toHaveCount(0);
  await expect(thanks(page)).toHaveCount(0);
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  expect(asked).toEqual([]);
});

for (const [way, close] of Object.entries({
  X: (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
}))
  test(`${way} discards the address`, async ({ page }) => {
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

test('when we cannot be reached, it says so and keeps what was typed', async ({ page, tolerate }) => {
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

test('a stamp that is refused is replaced without a word', async ({ page, tolerate }) => {
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

test('whoever is quicker than the script is not lost', async ({ page }) => {
  const arrive = await hold(page, '**/assets/react-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await field(page).fill(newPerson('Pilot Early').email);
  await page.waitForTimeout(300);
  await button(page).click();
  arrive();
  await choose(page, yes);
  await expectThanks(page);
});

test('all of it by keyboard', async ({ page }) => {
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

test('the link of the receipt takes an address off the list, once', async ({ page, tolerate, baseURL }) => {
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

test('axe finds nothing in the dialog and the toast, in either theme', async ({ page }) => {
  await enter(page, newPerson('Pilot Axe').email);
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'the dialog');
  await choose(page, yes);
  await expect(thanks(page)).toBeVisible();
  await expectAccessible(page, 'the toast');
});
