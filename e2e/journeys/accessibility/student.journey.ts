// What a student sees at each stage is accessible.
import { expectAccessible } from '../../support/accessibility.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { aTask, createStudent, reviewTask, startCollaboration } from '../../support/students.ts';

test.beforeEach(() => test.slow());

test('the home page, survey, welcome quest, profile and settings are accessible', async ({ page }) => {
  await signIn(page, await createStudent('Axe Newly'), '/feed');
  await expect(page.getByRole('link', { name: 'Take the 2-minute survey' })).toBeVisible();
  await expectAccessible(page, 'the home page of a new student');
  await page.getByRole('link', { name: 'Take the 2-minute survey' }).click();
  const next = page.getByRole('button', { name: /^(Continue|Skip this step)$/ });
  await next.click();
  await expect(page.getByLabel('School', { exact: true })).toBeFocused();
  await expectAccessible(page, 'the first question with errors');
  await page.getByLabel('School', { exact: true }).fill('Lincoln High School');
  await page.getByText('Grade 11').click();
  for (const step of ['skills', 'motivations', 'initiative_interests', 'company_interests', 'hours']) {
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
    if (step === 'company_interests') await expectAccessible(page, 'the question about companies');
  }
  await next.click();
  await expect(next).toHaveCount(0);
  await expectAccessible(page, 'the end of the survey');

  const company = await createCompany('Axe Quest');
  const initiative = await company.createInitiative('Count the birds');
  const student = await createStudent('Axe Known', {
    school: 'Lincoln High School',
    grade: 11,
    skills: ['Writing'],
    experience_level: 'Beginner',
    motivations: ['Explore careers'],
    initiative_tags: ['Surveys'],
    company_tags: ['Bakeries'],
    weekly_hours_available: 4,
    instagram_handle: 'axe.walks',
  });
  await signIn(page, student, '/welcome-quest');
  await expect(page.getByRole('heading', { name: '1 of 5 done' })).toBeVisible();
  await expectAccessible(page, 'the welcome quest');
  await page.getByRole('button', { name: 'Read the cards' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expectAccessible(page, 'the cards of the welcome quest');
  const { id } = await student.applyTo(initiative);
  await company.api('POST /api/applications/:id/acceptance', { params: { id }, body: {} });
  await page.goto('/feed');
  await expect(page.getByRole('region', { name: 'Your turn' })).toContainText('One');
  await expectAccessible(page, 'the home page with something to do');

  await page.goto(`/student/profile/${student.id}`);
  await expect(page.getByRole('heading', { name: 'Axe Known' })).toBeVisible();
  await expectAccessible(page, 'the profile');
  await page.getByRole('link', { name: 'Edit Motivations' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expectAccessible(page, 'editing the profile');
  await page.goto(`/student/profile/${student.id}`);
  await page.getByRole('link', { name: 'View as a company' }).click();
  await expect(page.getByRole('tab', { name: 'After they accept' })).toBeVisible();
  await expectAccessible(page, 'the profile as companies see it');

  await page.goto('/settings');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'deleting the account');
});

test('active work, an approved task and the celebration are accessible', async ({ page }) => {
  const work = await startCollaboration('Axe Work', [aTask('First steps'), aTask('Last steps')]);
  const submit = (task: { id: string }) =>
    work.student.api('POST /api/submissions', {
      body: {
        client_id: crypto.randomUUID(),
        task_id: task.id,
        submission_type: 'text',
        content: 'How I did it',
      },
    });
  const [first, last] = work.initiative.tasks;
  await submit(first!);
  await reviewTask(work, 'First steps', 'approved', 'Lovely.');
  await signIn(page, work.student, '/active');
  await expect(page.getByRole('link', { name: 'Axe Work survey' })).toBeVisible();
  await expectAccessible(page, 'active initiatives');
  await page.goto(`${work.path}?task=${first!.id}`);
  await expect(page.getByText('1 of 2 approved')).toBeVisible();
  await expectAccessible(page, 'an approved task');
  await submit(last!);
  await reviewTask(work, 'Last steps', 'approved', 'Great work!');
  await expect(page.getByRole('heading', { name: 'You did it!' })).toBeVisible();
  await expectAccessible(page, 'the celebration');
});
