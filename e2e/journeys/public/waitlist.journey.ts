// The waitlist on the landing page and the coming-soon page. Failures: waitlist-form.test.tsx.
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

test('a student joins the waitlist, joins again with the other choice, and leaves it with the link in the email', async ({
  page,
  tolerate,
  baseURL,
}) => {
  test.slow();
  tolerate(/status of 410/);
  const { email } = newPerson('Pilot Yes');
  await page.goto('/', { waitUntil: 'networkidle' });
  await field(page).fill(email);
  await button(page).click();
  await expect(dialog(page).getByText('Be among the first to access new features')).toBeVisible();
  await expect(dialog(page).getByText('Get updates when we officially launch')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
  const answer = await hold(page, '**/api/waitlist');
  await choose(page, yes);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toHaveText('Joining...');
  answer();
  await expectThanks(page);
  const receipt = await receiptTo(email);
  expect(receipt).toContain('considered for the pilot');

  await page.goto('/coming-soon', { waitUntil: 'networkidle' });
  await field(page).fill(email.toUpperCase());
  await button(page).click();
  await choose(page, no);
  await expectThanks(page);

  const link = /http\S+\/unsubscribe\?list=waitlist&token=[\w.~-]+/.exec(receipt)![0];
  expect(link.startsWith(baseURL!)).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Leave the waitlist?' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove my email' }).click();
  await expect(page.getByRole('heading', { name: "You're off the waitlist" })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Remove my email' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a student joins the waitlist with the keyboard alone, before the page is interactive', async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  const { email } = newPerson('Pilot Keys');
  const arrive = await hold(page, '**/assets/react-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await field(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  arrive();
  // Escape discards it.
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  expect(asked).toEqual([]);

  await page.keyboard.type(email);
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
