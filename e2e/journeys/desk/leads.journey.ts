// What only leads can do: invite operators and disable them, and delete accounts permanently.
import type { Browser } from '@playwright/test';
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { emailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addAuthenticator, atSignIn, createOperator, setUpOperator } from '../../support/operators.ts';
import { newPerson } from '../../support/people.ts';
import { randomLetters } from '../../support/random.ts';
import { createStudent } from '../../support/students.ts';

test.beforeEach(({ tolerate }) => {
  // An operator first sets up their account.
  test.slow();
  tolerate(/status of 40[1349]/);
});

/** Another operator's browser. */
async function openDesk(browser: Browser, baseURL: string, operator: { link: string; password: string }) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await addAuthenticator(page);
  await setUpOperator(page, operator);
  return page;
}

test('a lead invites an operator by email, makes them a lead, and disables them', async ({
  page,
  browser,
  baseURL,
}) => {
  const invited = newPerson(`Nora ${randomLetters(6)}`);
  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Lena Lead', 'lead'));
  await page.getByRole('link', { name: 'Operators' }).click();
  await page.getByRole('button', { name: 'Invite operator' }).click();
  await page.getByLabel('Full name').fill(invited.name);
  await page.getByLabel('Email').fill(invited.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    page.getByText(`We're emailing ${invited.email} a set-up link.`, { exact: true }),
  ).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: invited.email });
  await expect(row).toContainText('Invited');
  await expectAccessibleOnPhoneToo(page, 'operators');

  const link = async () =>
    /http:\S+\/desk\/set-up#[\w-]+/.exec((await emailsTo(invited.email))[0]?.text ?? '')?.[0];
  await expect.poll(link, { timeout: 20_000 }).toBeDefined();
  const desk = await openDesk(browser, baseURL!, { link: (await link())!, password: invited.password });
  await expect(desk.getByRole('link', { name: 'Operators' })).toHaveCount(0);

  await row.getByRole('button', { name: /^Make lead/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make lead' }).click();
  await expect(page.getByText(`${invited.name} is a lead now.`, { exact: true })).toBeVisible();
  await expect(row).toContainText('1 passkey');
  await desk.reload();
  await expect(desk.getByRole('link', { name: 'Operators' })).toBeVisible();

  await row.getByRole('button', { name: /^Disable/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  await desk.getByRole('link', { name: 'Operators' }).click();
  await atSignIn(desk);
  await desk.context().close();
});

test('a lead deletes an account in two steps; an operator is not offered it', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await createStudent(`Dana ${randomLetters(6)}`);
  const open = async (desk: typeof page) => {
    await desk.getByRole('link', { name: 'People and companies' }).click();
    await desk.getByLabel('Name, email or id').fill(student.email);
    await desk.getByRole('button', { name: 'Search and record' }).click();
    await desk.getByRole('list', { name: 'Results' }).getByRole('button', { name: student.name }).click();
    await expect(desk.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
  };
  const operator = await openDesk(browser, baseURL!, await createOperator('Otis Desk'));
  await open(operator);
  await expect(operator.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Delete permanently' })).toHaveCount(0);
  await operator.context().close();

  const authenticator = await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Lena Lead', 'lead'));
  await open(page);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expectAccessibleOnPhoneToo(page, 'deletion, first step');
  await page.getByRole('button', { name: 'Continue to step 2' }).click();
  await page.getByLabel(`Type “${student.name}” to confirm`).fill(student.name);
  // Without the passkey nothing happens.
  await authenticator.verify(false);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('alert')).toContainText("The passkey wasn't confirmed.");
  await student.api('GET /api/student/profile');
  await authenticator.verify(true);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('The account is deleted. We emailed them.')).toBeVisible();
  await expect(student.api('GET /api/student/profile')).rejects.toThrow();
  const subjects = async () => (await emailsTo(student.email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain('Your Questline account was deleted');
});
