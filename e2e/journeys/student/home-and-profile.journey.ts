// The student's home page, welcome quest and profile. The survey: sign-up-to-completion and survey.test.tsx.
import type { Page } from '@playwright/test';
import type { Api, Request } from '@questline/contract';
import { createCompany } from '../../support/companies.ts';
import { expect as patiently, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { sunrise } from '../../support/image-files.ts';
import { createStudent } from '../../support/students.ts';

const expect = patiently.configure({ timeout: 10_000 });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** A student who has answered the whole survey. */
async function createStudentWithAnswers(name: string) {
  const student = await createStudent(name);
  await student.api('PATCH /api/student/profile', { body: { ...stated } });
  const applyTo = (initiative_id: string) =>
    student.api('POST /api/applications', {
      body: { client_id: crypto.randomUUID(), initiative_id, confirmed_hours: 3 },
    });
  return { ...student, applyTo };
}
const stated: Request<Api['PATCH /api/student/profile']>['body'] = {
  school: 'Lincoln High School',
  grade: 11,
  skills: ['Writing'],
  experience_level: 'Beginner',
  motivations: ['Explore careers'],
  initiative_tags: ['Surveys'],
  company_tags: ['Bakeries'],
  weekly_hours_available: 4,
  instagram_handle: 'ida.walks',
};

test('a student completes the welcome quest by doing its steps', async ({ page }) => {
  test.slow();
  const company = await createCompany('Quest Givers');
  const [first, second] = [
    await company.createInitiative('Count the birds'),
    await company.createInitiative('Draw a map'),
  ];
  const student = await createStudentWithAnswers('Wanda Welcome');
  await signIn(page, student, '/welcome-quest');
  const steps = page.getByRole('list', { name: 'Your first five steps' });
  const done = steps.locator('[data-state=done]');
  await expect(heading(page, '1 of 5 done')).toBeVisible();
  await page.getByRole('button', { name: 'Read the cards' }).click();
  for (const button of ['Next', 'Next', 'Got it']) await page.getByRole('button', { name: button }).click();
  await expect(heading(page, '2 of 5 done')).toBeVisible();
  await page.getByRole('link', { name: 'Do this later' }).click();
  await expect(page.getByRole('region', { name: 'Welcome quest' })).toBeVisible();
  await page.goBack();

  // Once hidden, the quest stays off the home page until the student restores it.
  await page.getByRole('button', { name: 'Hide these steps from Home' }).click();
  await page.getByRole('link', { name: 'Questline' }).click();
  await expect(heading(page, /^Welcome to Questline/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Show these steps on Home' }).click();
  await expect(page.getByRole('button', { name: 'Hide these steps from Home' })).toBeVisible();

  for (const initiative_id of [first, second])
    await student.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id } });
  await student.applyTo(first);
  // The application step updates live, together with the bookmarks step.
  await expect(done).toHaveCount(4);
  await page.goto('/feed');
  const card = page.getByRole('region', { name: 'Welcome quest' });
  await expect(card).toContainText('Next: Add a photo');
  const waiting = page.getByRole('region', { name: 'Waiting to hear back' });
  await expect(waiting).toContainText('Count the birds');
  await expect(page.getByText("You're all caught up.")).toBeVisible();
  await card.getByRole('button', { name: 'Hide the welcome quest' }).click();
  await expect(card).toHaveCount(0);

  // Accepted: the home page shows it without a reload.
  const { items } = await company.api('GET /api/company/applications', {});
  await company.api('POST /api/applications/:id/acceptance', {
    params: { id: items[0]!.id },
    body: { note: 'We look forward to it' },
  });
  await expect(page.getByRole('region', { name: 'Your turn' })).toContainText('One');
  await expect(page.getByRole('region', { name: 'News' })).toContainText('Quest Givers accepted you');
  await expect(page.getByRole('region', { name: 'News' })).toContainText('We look forward to it');
  await expect(page.getByText('1 task is ready.')).toBeVisible();

  await page.goto('/welcome-quest');
  await page.getByRole('link', { name: 'Add a photo' }).click();
  await page.getByLabel('Choose Photo').setInputFiles(sunrise(300, 300));
  await page.getByRole('button', { name: 'Save crop' }).click();
  await expect(page.getByRole('button', { name: 'Replace Photo' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'View as a company' })).toBeVisible();
  await expect(page.getByText('% complete')).toHaveCount(0);
  await page.goto('/welcome-quest');
  await expect(heading(page, 'You did it!')).toBeVisible();
});

test('a student edits the profile, and companies see more of it at each stage', async ({ page, browser }) => {
  test.slow();
  const company = await createCompany('Curious Bakers');
  const initiative = await company.createInitiative('Ask around');
  const student = await createStudentWithAnswers('Ida Profile');
  const { id } = await student.api('GET /api/student/profile');
  await signIn(page, student, `/student/profile/${id}`);
  await expect(heading(page, 'Ida Profile')).toBeVisible();
  await expect(page.getByText('90% complete')).toBeVisible();

  // On a slow connection: a section opens only when a change can't be lost anymore.
  const loaded = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Edit Motivations' }).click();
  await expect(page).toHaveURL(`/student/profile/${id}?edit=motivations`);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  loaded.resolve();
  await expect(page.getByRole('region', { name: 'Motivations' })).toBeFocused();
  await page.getByText('Meet new people').click();
  // Another section can be opened, but nothing is lost without a question.
  await page.getByRole('link', { name: 'Edit Skills' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('checkbox', { name: 'Meet new people' })).toBeChecked();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(page.getByText('Your profile has been updated successfully.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Motivations' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Motivations' })).toContainText('Meet new people');

  await page.getByRole('link', { name: 'View as a company' }).click();
  await expect(page.getByText(/show up here after you accept/)).toBeVisible();
  await expect(page.getByText('Lincoln High School')).toHaveCount(0);
  await page.getByRole('tab', { name: 'After they accept' }).click();
  await expect(page.getByText('Lincoln High School')).toBeVisible();

  // Students can't see other students.
  await page.goto(`/profile/0198c0de-7a11-7000-8000-000000000001`);
  await expect(heading(page, 'Profile not found')).toBeVisible();

  // The company sees nothing before the application, all but school and handles after it, and those once it has
  // accepted and the student shares them.
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signIn(theirs, company, `/profile/${id}`);
  await expect(heading(theirs, 'Profile not found')).toBeVisible();
  const application = await student.applyTo(initiative);
  await theirs.reload();
  await expect(heading(theirs, 'Ida Profile')).toBeVisible();
  await expect(theirs.getByText(/show up here after you accept/)).toBeVisible();
  await expect(theirs.getByText('Lincoln High School')).toHaveCount(0);
  await company.api('POST /api/applications/:id/acceptance', { params: { id: application.id }, body: {} });
  await expect(theirs.getByText("School and social handles aren't shared.")).toBeVisible();
  await page.goto('/settings');
  const sharing = page.getByRole('region', { name: 'Who sees what' });
  await expect(sharing.getByText('Sees your profile and photo.')).toBeVisible();
  await sharing.getByRole('switch', { name: /with Curious Bakers/ }).click();
  await expect(sharing.getByText('Sees your profile, photo, school and social handles.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('Lincoln High School')).toBeVisible();
  await expect(theirs.getByRole('link', { name: /ida\.walks/ })).toBeVisible();
  await sharing.getByRole('switch', { name: /with Curious Bakers/ }).click();
  await expect(sharing.getByText('Sees your profile and photo.')).toBeVisible();
  await theirs.reload();
  await expect(heading(theirs, 'Ida Profile')).toBeVisible();
  await expect(theirs.getByText('Lincoln High School')).toHaveCount(0);
  await other.close();

  // The student sees who looked.
  await page.reload();
  const views = page.getByRole('region', { name: 'Who has seen my profile' });
  await expect(views.getByRole('listitem')).toHaveCount(2);
  await expect(views.getByText(/ · Curious Bakers$/)).toHaveCount(2);
  await expect(views.getByText(/^Opened your profile with your school and social handles/)).toBeVisible();
});
