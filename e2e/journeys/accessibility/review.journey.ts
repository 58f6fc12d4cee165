// Deciding and reviewing is accessible, on a desktop and on a phone.
import { expectAccessible } from '../../support/accessibility.ts';
import { acceptAll, createApplicants, submitWork } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';

test('applications, students, submissions and reviews are accessible', async ({ page }) => {
  test.slow();
  const company = await createCompany('Open Door');
  const { people, tasks } = await createApplicants(company, { applicants: 3, tasks: 1 });
  await acceptAll(company, people.slice(0, 1));
  await submitWork(people[0]!, tasks[0]!);
  await signIn(page, company, '/company-inbox?tab=applications');
  await page
    .getByRole('button', { name: /^Note to student/ })
    .first()
    .click();
  await page
    .getByLabel(/^Select /)
    .last()
    .check();
  await expectAccessible(page, 'applications');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page.getByText(/social handles show up here/)).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.goto('/company-active-users');
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page, 'students');
  await page.getByRole('button', { name: /^More actions for / }).click();
  await page.getByRole('menuitem', { name: 'View Submissions' }).click();
  await expect(page.getByRole('button', { name: /^Review Submission/ })).toBeVisible();
  await expectAccessible(page, 'submissions');
  await page.goto('/company-active-users?view=queue');
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page, 'queue');
  await page.getByRole('button', { name: 'Start reviewing' }).click();
  await page.getByRole('button', { name: 'Saved feedback' }).click();
  await expect(page.getByText('Save feedback you write often')).toBeVisible();
  await expectAccessible(page, 'review');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'shortcuts');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('loading, empty, failed and full review lists are accessible', async ({ page, tolerate }) => {
    test.slow();
    tolerate(/status of 500/);
    const asked = /\/api\/(company|applications|submissions)/;
    const failure = { status: 500, json: { code: 'unexpected', text: 'Something went wrong.' } };
    const lists = [
      {
        path: '/company-inbox?tab=applications',
        none: 'No applications',
        failed: 'Error loading applications',
      },
      {
        path: '/company-active-users?view=queue',
        none: 'No submissions yet',
        failed: 'Failed to fetch submissions',
      },
    ];
    const company = await createCompany('Quiet Day');
    await signIn(page, company);
    for (const { path, none, failed } of lists) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: none })).toBeVisible();
      await expectAccessible(page, none);
      await page.route(asked, (route) => route.fulfill(failure));
      await page.goto(path);
      await expect(page.getByRole('heading', { name: failed })).toBeVisible();
      await expectAccessible(page, failed);
      await page.unrouteAll();
    }
    await page.route(asked, () => undefined);
    await page.reload();
    await expect(page.getByText('Loading submissions…')).toBeAttached();
    await expectAccessible(page, 'loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    const { people, tasks } = await createApplicants(company, { applicants: 2, tasks: 1 });
    await acceptAll(company, people.slice(0, 1));
    await submitWork(people[0]!, tasks[0]!);
    for (const { path } of lists) {
      await page.goto(path);
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessible(page, path);
    }
  });
});
