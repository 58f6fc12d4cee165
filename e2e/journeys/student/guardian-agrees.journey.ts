// GUARDIANS=require: an application waits, unseen by the company, until the parent agrees.
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { testWith } from '../../support/api-with-settings.ts';
import { createCompany } from '../../support/companies.ts';
import { emailsTo, linkFor } from '../../support/emails.ts';
import { expect } from '../../support/fixtures.ts';
import { newPerson, signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const test = testWith({ GUARDIANS: 'require' });

/** Of someone who is 15 for the whole year. */
const minorBirthMonth = `${new Date().getUTCFullYear() - 16}-12`;
const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject);

/** A student who named a parent in the Apply dialog, and what the company sees. */
async function applyAsMinor(page: Page) {
  const company = await createCompany('Harbor Lane Books');
  const initiativeId = await company.createInitiative('Holiday window');
  const student = await createStudent('Maya Rivera', { birthMonth: minorBirthMonth });
  const { email: parent } = newPerson('Elena Rivera');
  await signIn(page, student, `/initiative/${initiativeId}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to “Holiday window”' });
  await expect(dialog.getByText('an adult who takes care of you has to say yes first')).toBeVisible();
  await dialog.getByLabel("Your parent's or guardian's email").fill(parent);
  await dialog.getByLabel('Your weekly limit in hours').fill('3');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  const received = async () => (await company.api('GET /api/company/applications', { query: {} })).items;
  return { company, initiativeId, student, parent, received };
}

test('the application is sent when the parent agrees', async ({ page, context, here }) => {
  test.slow();
  const { student, parent, received } = await applyAsMinor(page);
  const sent = page.getByRole('dialog', { name: 'Waiting for your parent or guardian' });
  await expect(sent.getByRole('list', { name: 'Application progress' })).toContainText(
    'Your parent or guardian agrees',
  );
  await expectAccessible(page, 'an application that a parent has to agree to');
  await sent.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText("Harbor Lane Books doesn't see it yet.")).toBeVisible();
  await page.goto('/active?tab=applied');
  await expect(page.getByText('Waiting for your parent or guardian')).toBeVisible();
  await expectAccessible(page, 'the list of applications with one that a parent has to agree to');
  expect(await received()).toEqual([]);

  const guardian = await context.newPage();
  await guardian.goto(here(await linkFor(parent, '/guardian')));
  await expect(guardian.getByRole('heading', { name: 'Maya needs your OK' })).toBeVisible();
  await expectAccessibleOnPhoneToo(guardian, "the parent's page with a question");
  await guardian.getByRole('button', { name: 'I agree' }).click();
  await expect(guardian.getByRole('heading', { name: 'Maya needs your OK' })).toHaveCount(0);
  await expect(guardian.getByText('Holiday window', { exact: true })).toBeVisible();
  await expectAccessibleOnPhoneToo(guardian, "the parent's page after agreeing");
  await guardian.close();

  // The student's list follows without a reload.
  await expect(page.getByText('Waiting for your parent or guardian')).toHaveCount(0);
  await expect(page.getByText(/is reviewing it$/)).toBeVisible();
  expect(await received()).toHaveLength(1);
  await expect
    .poll(() => subjectsTo(student.email), { timeout: 20_000 })
    .toContain('Your parent or guardian said yes');
});

test('a parent says no: the company never hears of it, and the student gets a kind answer and may ask again', async ({
  page,
  context,
  here,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 403/);
  const { company, initiativeId, student, parent, received } = await applyAsMinor(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  const guardian = await context.newPage();
  const link = here(await linkFor(parent, '/guardian'));
  await guardian.goto(link);
  await guardian.getByRole('button', { name: "I don't agree" }).click();
  const question = guardian.getByRole('alertdialog', { name: "Say no to Maya's applications?" });
  await expect(question).toBeVisible();
  await expectAccessibleOnPhoneToo(guardian, 'saying no');
  await question.getByRole('button', { name: 'Say no' }).click();
  await expect(guardian.getByRole('heading', { name: 'You said no' })).toBeVisible();
  await expectAccessibleOnPhoneToo(guardian, "the parent's page after saying no");

  await expect(page.getByText('Your parent or guardian said no for now')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This application was withdrawn' })).toBeVisible();
  await expect(page.getByText('You can apply again anytime.')).toHaveCount(0);
  await expectAccessibleOnPhoneToo(page, 'an initiative after a parent said no');
  await expect
    .poll(() => subjectsTo(student.email), { timeout: 20_000 })
    .toContain('Your parent or guardian said no');
  expect(await received()).toEqual([]);
  const { items } = await company.api('GET /api/notifications');
  expect(items.filter(({ kind }) => kind.startsWith('application'))).toEqual([]);

  await guardian.getByRole('button', { name: 'Give permission again' }).click();
  await expect(guardian.getByRole('button', { name: 'Pause account' })).toBeVisible();
  await guardian.close();
  await expect(page.getByText('Your parent or guardian said no for now')).toHaveCount(0);
  await student.applyTo(initiativeId);
  expect(await received()).toHaveLength(1);
});
