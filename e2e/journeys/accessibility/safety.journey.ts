// Reporting, blocking, sharing, and what parents and companies see about safety is accessible.
import { expectAccessible, expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { createCompany } from '../../support/companies.ts';
import { inDatabase } from '../../support/database.ts';
import { linkFor } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseFromMenu } from '../../support/menus.ts';
import { shownMessages } from '../../support/messages-page.ts';
import { apply, createPair, writeFirst } from '../../support/messages.ts';
import { newPerson, signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

test.beforeEach(() => test.slow());

test('reporting a message, and blocking the company afterward', async ({ page }) => {
  const { student, open } = await createPair('Axel Rude Media', 'Axe Reporter');
  const { conversation_id } = await open('What a lazy answer.');
  await signIn(page, student, `/inbox?thread=${conversation_id}`);
  await expect(shownMessages(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Message options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Block Axel Rude Media' })).toBeVisible();
  await expectAccessible(page, 'the menu of a message');
  await page.getByRole('menuitem', { name: 'Report this message' }).click();
  const form = page.getByRole('dialog', { name: "What's going on?" });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the report form with an error');
  // The number keys choose a reason.
  await form.getByRole('radio').first().focus();
  await page.keyboard.press('5');
  await expect(form.getByRole('radio', { name: 'I or someone else might get hurt' })).toBeChecked();
  await expectAccessibleOnPhoneToo(page, 'the report form with crisis help');
  await form.getByRole('button', { name: 'Send report' }).click();
  const sent = page.getByRole('dialog', { name: /^Thanks for telling us/ });
  await expect(sent.getByRole('heading', { name: 'Stop hearing from them?' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'a report that was sent');
  await sent.getByRole('button', { name: 'Block Axel Rude Media' }).click();
  const question = page.getByRole('alertdialog', { name: 'Block Axel Rude Media?' });
  await expect(question).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the question before blocking');
  await question.getByRole('button', { name: 'Block Axel Rude Media' }).click();
  await expect(page.getByText('You can unblock them in Settings.')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'a conversation with a blocked company');
  await page.goto('/settings');
  await expectAccessibleOnPhoneToo(page, 'settings');
  for (const [section, words] of [
    ['Who sees what', 'Blocked companies'],
    ['Your reports', 'Received'],
    ['Who has seen my profile', /./],
  ] as const) {
    await page.getByRole('link', { name: section }).click();
    await expect(page.getByRole('region', { name: section }).getByText(words).first()).toBeVisible();
    await expectAccessibleOnPhoneToo(page, `settings: ${section}`);
  }
});

test("a parent's page: running, ended and paused collaborations, and questions", async ({ page }) => {
  const company = await createCompany('Axel Parents Bakery');
  const [running, waiting] = [
    await company.createInitiative('Taste survey'),
    await company.createInitiative('Poster week'),
  ];
  const student = await createStudent('Axe Minor', {
    birthMonth: `${new Date().getUTCFullYear() - 16}-12`,
    weekly_hours_available: 6,
  });
  const { email } = newPerson('Axe Parent');
  await student.api('PUT /api/student/guardian', { body: { email } });
  const link = await linkFor(email, '/guardian');
  await page.goto(link);
  await expect(page.getByText(/hasn't applied to a company yet/)).toBeVisible();
  await expectAccessibleOnPhoneToo(page, "a parent's page without companies");
  await apply(student, company, running, 'acceptance');
  await apply(student, company, waiting);
  await writeFirst(company, { user_id: student.id, initiative_id: running }, 'Taste survey', 'Welcome!');
  await page.goto(link);
  await expect(page.getByText('Taste survey', { exact: true })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, "a parent's page");
  await page.getByRole('button', { name: /^End this collaboration/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the question before ending a collaboration');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End collaboration' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pause account' }).click();
  await expect(page.getByRole('button', { name: 'Resume account' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, "a parent's page of a paused student");
  await signIn(page, student, '/settings#parent-or-guardian');
  const section = page.getByRole('region', { name: 'Parent or guardian' });
  await expect(section.getByText('Paused', { exact: true })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'settings of a paused student');
});

test('what a company sees about its verification in each state', async ({ page }) => {
  const company = await createCompany('Axel Verifies', { unverified: true });
  await signIn(page, company, '/company/verification');
  await expect(page.getByRole('heading', { name: 'Get your company verified' })).toBeVisible();
  for (const [state, heading] of [
    ['in_review', "We're checking your company"],
    ['declined', "We couldn't verify your company yet"],
    ['verified', 'Your company is verified'],
  ] as const) {
    await inDatabase(
      `update company_profiles set verification = $2 where id = (select id from users where email = $1)`,
      [company.email, state],
    );
    await page.goto('/company/verification');
    await expect(page.getByRole('heading', { name: heading }), state).toBeVisible();
    await expectAccessibleOnPhoneToo(page, `a company that is ${state}`);
  }
});

test('the menu of a company offers to report and to block it', async ({ page }) => {
  const company = await createCompany('Axel Menu');
  const { id } = await company.api('GET /api/company/profile');
  await signIn(page, await createStudent('Axe Visitor'), `/company/${id}`);
  await chooseFromMenu(page, 'More options', 'Report this company');
  const form = page.getByRole('dialog', { name: "What's going on?" });
  await form.getByRole('radio', { name: 'Something else' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('button', { name: 'Block Axel Menu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Axel Menu' }).click();
  // The company's page doesn't exist for this student anymore.
  await expect(page).toHaveURL(/\/companies$/);
});
