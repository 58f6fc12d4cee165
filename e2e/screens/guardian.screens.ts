// The guardian's page in its states, naming a guardian, and what a paused student and the company see.
import { expect, test } from '../support/fixtures.ts';
import { createCompany } from '../support/companies.ts';
import { linkFor } from '../support/emails.ts';
import { apply, writeFirst } from '../support/messages.ts';
import { newPerson, signIn } from '../support/people.ts';
import { createStudent } from '../support/students.ts';
import { failRequests, takeEveryLook } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const minorBirthMonth = `${new Date().getUTCFullYear() - 16}-12`;
const longName = 'The Extraordinarily Long Named Neighborhood Community Bookstore and Coffee Roasters';

test.use({ reducedMotion: 'reduce' });

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`guardian, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
      });
      const named = (name: string) => `guardian-${name}-${width}-${colorScheme}`;

      test('apply, page, paused, settings, expired', async ({ page, tolerate }) => {
        test.slow();
        tolerate(/status of (410|500)/);
        const [bakery, books] = [await createCompany('Sunny Side Bakery'), await createCompany(longName)];
        const [survey, display, poster] = [
          await bakery.createInitiative('Neighborhood taste survey', { weekly_hours: 4 }),
          await books.createInitiative('Holiday window', { weekly_hours: 3 }),
          await books.createInitiative('Poster week'),
        ];
        const student = await createStudent('Maya Torres', {
          birthMonth: minorBirthMonth,
          weekly_hours_available: 6,
        });
        await signIn(page, student, `/initiative/${survey}`);
        await page.getByRole('button', { name: 'Apply' }).click();
        await expect(page.getByLabel("Your parent's or guardian's email")).toBeVisible();
        await takeScreenshot(page, named('apply'));

        const { email } = newPerson('Elena Torres');
        await student.api('PUT /api/student/guardian', { body: { email } });
        const link = await linkFor(email, '/guardian');
        await page.goto(link);
        await expect(page.getByText(/hasn't applied to a company yet/)).toBeVisible();
        await takeScreenshot(page, named('page-empty'), { whole: true });
        await apply(student, bakery, survey, 'acceptance');
        await apply(student, books, display);
        const ended = await apply(student, books, poster, 'acceptance');
        const to = { user_id: student.id, initiative_id: survey };
        const { conversation_id } = await writeFirst(bakery, to, 'Taste survey', 'Welcome, Maya!');
        await student.api('POST /api/applications/:id/end', { params: { id: ended } });
        await page.goto(link);
        await expect(page.getByText('Sunny Side Bakery')).toBeVisible();
        await takeScreenshot(page, named('page'), { whole: true });
        await page.getByRole('button', { name: /^End this collaboration/ }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await takeScreenshot(page, named('end'));
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Pause account' }).click();
        await expect(page.getByRole('button', { name: 'Resume account' })).toBeVisible();
        await takeScreenshot(page, named('page-paused'), { whole: true });
        await page.goto('/guardian?token=not.a.real.link');
        await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
        await takeScreenshot(page, named('expired'));
        await failRequests(page, '**/api/guardian');
        await page.goto(link);
        await expect(page.getByText('Failed to load the page')).toBeVisible();
        await takeScreenshot(page, named('failed'));

        await signIn(page, student, `/inbox?thread=${conversation_id}`);
        await expect(page.getByText('You can still read everything.')).toBeVisible();
        await takeScreenshot(page, named('student-paused'));
        await page.goto('/settings#parent-or-guardian');
        const section = page.getByRole('region', { name: 'Parent or guardian' });
        await expect(section.getByText(email)).toBeVisible();
        await takeScreenshot(page, named('settings'), { part: section });
        await signIn(page, bakery, `/company-inbox?tab=messages&thread=${conversation_id}`);
        await expect(page.getByText("This student's account is paused")).toBeVisible();
        await takeScreenshot(page, named('company'));
      });
    });

test('naming a guardian, requests that fail, a new link, and withdrawing', async ({ page, tolerate }) => {
  test.setTimeout(120_000);
  tolerate(/./);
  const student = await createStudent('Maya Torres', { birthMonth: minorBirthMonth });
  await signIn(page, student, '/settings#parent-or-guardian');
  const section = page.getByRole('region', { name: 'Parent or guardian' });
  await section.getByRole('button').click();
  await expect(section.locator('[aria-invalid=true]')).toBeVisible();
  await takeEveryLook(page, 'guardian-settings-empty', { part: section });
  await failRequests(page, '**/api/student/guardian');
  await page.reload();
  await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
  await takeEveryLook(page, 'guardian-settings-failed', { part: section });
  const { email } = newPerson('Elena Torres');
  await student.api('PUT /api/student/guardian', { body: { email } });
  const link = await linkFor(email, '/guardian');
  await failRequests(page, /\/api\/guardian\/(steps|link)$/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Pause account' }).click();
  await expect(page.getByText("That didn't work", { exact: true })).toBeVisible();
  await takeEveryLook(page, 'guardian-step-failed');
  await page.goto('/guardian?token=not.a.real.link');
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByText("We couldn't send a link", { exact: true })).toBeVisible();
  await takeEveryLook(page, 'guardian-link-failed');
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await takeEveryLook(page, 'guardian-link-sent');
  await page.goto('/guardian');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await takeEveryLook(page, 'guardian-link-cut-off');
  await page.goto(link);
  await page.getByRole('button', { name: 'Withdraw permission' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await takeEveryLook(page, 'guardian-withdraw');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw permission' }).click();
  await expect(page.getByText('You withdrew your permission')).toBeVisible();
  await takeEveryLook(page, 'guardian-withdrawn', { whole: true });
});
