// An operator corrects an email after proof, and a lead approves it. The new address confirms it a day later, and the old
// one can stop or undo it.
import type { Page } from '@playwright/test';
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { inDatabase } from '../../support/database.ts';
import { emailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../../support/operators.ts';
import { newPerson, signInWithForm } from '../../support/people.ts';
import { randomLetters } from '../../support/random.ts';
import { createStudent, type Student } from '../../support/students.ts';

test.beforeEach(({ tolerate }) => {
  // An operator first sets up their account.
  test.slow();
  tolerate(/status of 40[134]/);
});

async function openPerson(page: Page, { name, email }: Pick<Student, 'name' | 'email'>) {
  await page.goto('/desk/people');
  await page.getByLabel('Name, email or id').fill(email);
  await page.getByRole('button', { name: 'Search and record' }).click();
  await page.getByRole('list', { name: 'Results' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Waits for the link in the newest email to this address. */
async function linkTo(address: string, step: 'confirm' | 'stop') {
  const find = async () =>
    (await emailsTo(address))
      .map(({ text }) => new RegExp(`http\\S+/email-change\\?step=${step}&token=[\\w.~-]+`).exec(text)?.[0])
      .findLast(Boolean);
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return (await find())!;
}

async function correctEmail(page: Page, student: Student) {
  const { email } = newPerson(student.name);
  const operator = await page.context().newPage();
  await addAuthenticator(operator);
  await setUpOperator(operator, await createOperator('Opal Desk'));
  await openPerson(operator, student);
  await operator.getByRole('button', { name: 'Correct email' }).click();
  const form = operator.getByRole('form', { name: 'Correct email' });
  await expect(form.getByRole('button', { name: 'Decide a report' })).toHaveCount(0);
  await form.getByLabel('New email').fill(email);
  await form.getByLabel('Proof').selectOption('Their school confirmed it');
  await expectAccessibleOnPhoneToo(operator, 'email correction');
  await form.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(operator.getByText(`A lead has to approve ${email}`)).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Approve new email' })).toHaveCount(0);
  await expect(operator.getByRole('region', { name: 'What operators did' })).toContainText(
    'Opal Desk started to correct the email',
  );
  await approve(operator, student, email);
  return { operator, email };
}

/** The lead has their own browser. */
async function approve(page: Page, student: Student, email: string) {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const lead = await context.newPage();
  await addAuthenticator(lead);
  await setUpOperator(lead, await createOperator('Lena Lead', 'lead'));
  const { id } = await student.api('GET /api/session/user');
  await lead.goto('/desk/corrections');
  const item = lead.locator(`[data-stop="${id}"]`);
  await expect(item).toContainText('Requested by Opal Desk');
  await item.focus();
  await lead.keyboard.press('Enter');
  await expect(lead.getByRole('heading', { level: 1, name: "A student's email" })).toBeFocused();
  await expect(lead.getByText(email)).toHaveCount(0);
  await lead.keyboard.press('o');
  await expect(lead.getByText(email)).toBeVisible();
  await expectAccessibleOnPhoneToo(lead, 'email correction to approve');
  await lead.keyboard.press('a');
  await expect(lead.getByText(/^The new email is approved/)).toBeVisible();
  await expect(item).toHaveCount(0);
  await openPerson(lead, student);
  await expect(lead.getByText(`Approved. We'll email ${email}`)).toBeVisible();
  await context.close();
}

/** As if a day had passed since the approval: the new address gets its link. */
async function passDay(student: Student, email: string) {
  // It is sent together with the job for the other email.
  await linkTo(student.email, 'stop');
  expect(await emailsTo(email)).toEqual([]);
  await inDatabase(
    `update email_corrections set approved_at = approved_at - interval '1 day' where new_email = $1`,
    [email],
  );
  await inDatabase(
    `update pgboss.job set start_after = now() where name = 'mail' and state = 'created'
     and data ->> 'subject' in (select id::text from email_corrections where new_email = $1)`,
    [email],
  );
}

test('an operator corrects an email, and the student signs in with it once it is confirmed', async ({
  page,
}) => {
  const student = await createStudent(`Dana ${randomLetters(6)}`);
  const { operator, email } = await correctEmail(page, student);
  // Nothing has changed so far.
  expect(await student.api('GET /api/session/user')).toMatchObject({ email: student.email });

  await passDay(student, email);
  await page.goto(await linkTo(email, 'confirm'));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your new email is confirmed' })).toBeVisible();
  await signInWithForm(page, { ...student, email });
  await openPerson(operator, { ...student, email });
  await expect(operator.getByText(`The email was corrected to ${email}.`)).toBeVisible();
});

test('the old address undoes a change that was not theirs', async ({ page }) => {
  const student = await createStudent(`Dana ${randomLetters(6)}`);
  const { operator, email } = await correctEmail(page, student);
  await passDay(student, email);
  await page.goto(await linkTo(email, 'confirm'));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your new email is confirmed' })).toBeVisible();

  await page.goto(await linkTo(student.email, 'stop'));
  await page.getByRole('button', { name: 'Stop the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your account keeps this email' })).toBeVisible();
  const subjects = async () => (await emailsTo(student.email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain('Reset your password');
  await openPerson(operator, student);
  await expect(operator.getByText("The old address said that the change wasn't theirs.")).toBeVisible();
});

test('the old address stops a change before it happens', async ({ page }) => {
  const student = await createStudent(`Dana ${randomLetters(6)}`);
  const { operator, email } = await correctEmail(page, student);
  await page.goto(await linkTo(student.email, 'stop'));
  await page.getByRole('button', { name: 'Stop the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your account keeps this email' })).toBeVisible();
  expect(await emailsTo(email)).toEqual([]);
  await openPerson(operator, student);
  await expect(operator.getByText("The old address said that the change wasn't theirs.")).toBeVisible();
});

test('a lead who requested a correction cannot approve it, and another lead declines it', async ({
  page,
}) => {
  const student = await createStudent(`Dana ${randomLetters(6)}`);
  const { id } = await student.api('GET /api/session/user');
  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Lena Lead', 'lead'));
  await openPerson(page, student);
  await page.getByRole('button', { name: 'Correct email' }).click();
  await page.getByLabel('New email').fill(newPerson(student.name).email);
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText(/^A lead has to approve/)).toBeVisible();
  await page.goto('/desk/corrections');
  await page.locator(`[data-stop="${id}"]`).click();
  await expect(page.getByText('Another lead has to approve this one')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve new email' })).toHaveCount(0);

  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await addAuthenticator(other);
  await setUpOperator(other, await createOperator('Leo Lead', 'lead'));
  await other.goto('/desk/corrections');
  await other.locator(`[data-stop="${id}"]`).click();
  await other.getByRole('button', { name: 'Open and record' }).click();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByText('The email stays as it is.')).toBeVisible();
  await expect(other.locator(`[data-stop="${id}"]`)).toHaveCount(0);
  await context.close();
});
