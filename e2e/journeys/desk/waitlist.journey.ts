// From the waitlist to an account: an operator invites someone by keyboard.
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { emailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../../support/operators.ts';
import { chooseBirthMonth, newPerson } from '../../support/people.ts';

test('someone joins the waitlist, an operator invites them by keyboard, and they sign up', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  // An operator first sets up their account.
  test.slow();
  tolerate(/status of 40[14]/);
  const person = newPerson('Nadia Next');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Your email').fill(person.email);
  await page.getByRole('button', { name: /^Join/ }).click();
  const dialog = page.getByRole('dialog', { name: 'One more thing!' });
  await dialog.getByRole('radio', { name: 'Yes, consider me for pilot!' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thanks for your interest!', { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL! });
  const desk = await context.newPage();
  await addAuthenticator(desk);
  await setUpOperator(desk, await createOperator('Wanda Desk'));
  await desk.getByRole('link', { name: /^Waitlist and inquiries/ }).click();
  await expect(desk.getByRole('heading', { name: 'Waitlist and inquiries' })).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type(person.email);
  const entry = desk.getByRole('list', { name: 'Waitlist' }).getByRole('link');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('New · Wants to join the pilot');
  await expectAccessibleOnPhoneToo(desk, 'waitlist at the desk');
  await entry.focus();
  await desk.keyboard.press('Enter');
  const article = desk.getByRole('article');
  const heading = article.getByRole('heading', { name: person.email });
  await expect(heading).toBeFocused();
  await desk.keyboard.press('n');
  await desk.keyboard.type('Met at the school fair');
  await desk.keyboard.press('ControlOrMeta+Enter');
  await expect(article.getByRole('list', { name: 'Notes' })).toContainText('Wanda Desk');
  await expectAccessibleOnPhoneToo(desk, 'waitlist entry at the desk');
  await heading.focus();
  await desk.keyboard.press('s');
  await expect(article.getByText(/^Invited as a student just now/)).toBeVisible();

  let link = '';
  await expect(async () => {
    const mail = (await emailsTo(person.email)).find(({ subject }) => subject.startsWith("You're invited"));
    link = /http\S+\/student\/auth\?invitation=[\w.~-]+/.exec(mail!.text)![0];
  }).toPass({ timeout: 20_000 });
  expect(link.startsWith(baseURL!)).toBe(true);
  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Full Name').fill(person.name);
  await chooseBirthMonth(page);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/\/student\/auth/);

  await desk.reload();
  await expect(article.getByText('Joined', { exact: true })).toBeVisible();
  await expect(article.getByRole('button', { name: /Invite/ })).toHaveCount(0);
  await expect(article.getByRole('list', { name: 'Notes' })).toContainText('Met at the school fair');
  await context.close();
});
