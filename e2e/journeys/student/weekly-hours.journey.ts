// A student sees the hours a week of all companies together, before applying and while working.
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSecondBrowser } from '../../support/messages-page.ts';
import { apply } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a student sees that another initiative would exceed the weekly limit, and can apply anyway', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const [bakery, studio, student] = await Promise.all([
    createCompany('Flour Lane Bakery'),
    createCompany('Ink Lane Studio'),
    createStudent('Hana Weeks'),
  ]);
  const [survey, posters] = await Promise.all([
    bakery.createInitiative('Taste survey', { weekly_hours: 5 }),
    studio.createInitiative('Poster month', { weekly_hours: 4 }),
  ]);
  await apply(student, bakery, survey, 'acceptance');
  await student.api('PATCH /api/student/profile', { body: { weekly_hours_available: 6 } });

  await signIn(page, student, '/active');
  const hours = (words: string) => page.getByRole('progressbar', { name: words });
  await expect(hours('5 of your 6 hours a week 1 hour left')).toBeVisible();

  await page.goto(`/initiative/${posters}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to “Poster month”' });
  await expect(dialog).toContainText('This would bring you to 9 hours a week. Your limit is 6.');
  await expect(dialog).toContainText('Your other initiatives take 5.');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();

  // Only what is accepted counts.
  await page.goto('/active');
  await expect(hours('5 of your 6 hours a week 1 hour left')).toBeVisible();

  const other = await openSecondBrowser(browser, baseURL!, studio);
  await other.page.goto('/company-inbox?tab=applications');
  await other.page.getByRole('button', { name: 'Accept Hana Weeks' }).click();
  const over = page.getByText('9 hours a week, 3 hours over your limit of 6');
  await expect(over).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'Change limit' }).click();
  await page.getByText('10 hours', { exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('10 hours a week')).toBeVisible();
  await page.goto('/active');
  await expect(hours('9 of your 10 hours a week 1 hour left')).toBeVisible();
  expect(other.complaints).toEqual([]);
  await other.context.close();
});
