// A student under 18 names a parent, who sees the collaboration, pauses and resumes the account, and ends the work.
import { expect, test, watch } from '../../support/fixtures.ts';
import { createCompany } from '../../support/companies.ts';
import { emailsTo, linkFor } from '../../support/emails.ts';
import { reply, shownMessages } from '../../support/messages-page.ts';
import { writeFirst } from '../../support/messages.ts';
import { newPerson, signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

/** Of someone who is 15 for the whole year. */
const minorBirthMonth = `${new Date().getUTCFullYear() - 16}-12`;

test('a parent sees what a student does, pauses the account, resumes it, and ends the collaboration', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  // Refused requests, which the journey causes on purpose.
  tolerate(/status of 400/, /status of 403/);
  const company = await createCompany('Harbor Lane Books');
  const [windowId, posterId] = [
    await company.createInitiative('Holiday window', { weekly_hours: 3 }),
    await company.createInitiative('Poster week'),
  ];
  const student = await createStudent('Maya Rivera', { birthMonth: minorBirthMonth });
  const { email: parent } = newPerson('Elena Rivera');

  // The student applies and names a parent.
  await signIn(page, student, `/initiative/${windowId}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to “Holiday window”' });
  await dialog.getByLabel('Your weekly limit in hours').fill('3');
  const field = dialog.getByLabel("Your parent's or guardian's email");
  await field.fill(student.email);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText("That's your own email.")).toBeVisible();
  await field.fill(parent);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
  const { items } = await company.api('GET /api/company/applications', { query: {} });
  await company.api('POST /api/applications/:id/acceptance', { params: { id: items[0]!.id }, body: {} });
  const to = { user_id: student.id, initiative_id: windowId };
  const { conversation_id } = await writeFirst(company, to, 'Holiday window', 'Welcome to the team');

  // The parent opens the link, without an account, and sees counts but no words.
  const parents = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const complaints = await watch(parents, baseURL!);
  const guardian = await parents.newPage();
  await guardian.goto(await linkFor(parent, '/guardian'));
  await expect(guardian.getByRole('heading', { name: "Maya's work on Questline" })).toBeVisible();
  await expect(guardian.getByText('3 hours a week')).toBeVisible();
  await expect(guardian.getByText('message in all')).toBeVisible();
  await expect(guardian.getByText('Welcome to the team')).toHaveCount(0);
  await expect(guardian.getByText('Rivera')).toHaveCount(0);
  expect((await emailsTo(parent)).map(({ subject }) => subject)).toEqual(['Maya is using Questline']);

  // Pausing stops both sides, without a reload for the student.
  await signIn(page, student, `/inbox?thread=${conversation_id}`);
  await expect(shownMessages(page)).toHaveText([/Welcome to the team/]);
  await guardian.getByRole('button', { name: 'Pause account' }).click();
  await expect(guardian.getByRole('heading', { name: "Maya's account is paused" })).toBeVisible();
  const banner = page.getByText('Your parent or guardian paused your account', { exact: true });
  await expect(banner).toBeVisible();
  await expect(page.getByText('You can still read everything.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reply' })).toBeDisabled();
  await expect(
    company.api('POST /api/messages', {
      body: { client_id: crypto.randomUUID(), conversation_id, content: 'Hello Maya' },
    }),
  ).rejects.toMatchObject({ code: 'student_paused' });
  await page.goto(`/initiative/${posterId}`);
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(page.getByText('You can apply when your parent or guardian agrees.')).toBeVisible();
  await expect(student.applyTo(posterId)).rejects.toMatchObject({ code: 'account_paused' });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Parent or guardian' });
  await expect(section.getByText(parent)).toBeVisible();
  await expect(section.getByRole('textbox')).toHaveCount(0);

  // Resuming brings everything back.
  await guardian.getByRole('button', { name: 'Resume account' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(`/inbox?thread=${conversation_id}`);
  await reply(page, 'Thanks, happy to be here');
  await expect(shownMessages(page)).toHaveText([/Welcome to the team/, /happy to be here/]);

  // Ending one collaboration: the company only sees that the student left.
  await guardian.getByRole('button', { name: /^End this collaboration/ }).click();
  await guardian.getByRole('alertdialog').getByRole('button', { name: 'End collaboration' }).click();
  await expect(guardian.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.getByText('This conversation is closed.', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await emailsTo(student.email)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([
        'Your parent or guardian paused your account',
        'Your account is active again',
        'Ended by your parent: Holiday window',
      ]),
    );
  expect(complaints).toEqual([]);
  await parents.close();
});

test('a link that does not work offers a new one and reveals nothing', async ({ page, tolerate }) => {
  tolerate(/status of 410/);
  await page.goto('/guardian?token=not.a.real.link');
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
});
