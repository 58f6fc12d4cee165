// Deciding and reviewing: full, empty, on their way, failed.
import type { Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { acceptAll, createApplicants, submitWork } from '../support/applicants.ts';
import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { bakery, signIn } from '../support/people.ts';
import { aTask, startCollaboration, createStudent } from '../support/students.ts';
import { takeScreenshot } from './screenshot.ts';

const seen = expect.configure({ timeout: 30_000 });
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const asked = /\/api\/(company|applications|submissions|students)/;
const ofDialogs = /\/api\/(applications\/[^/]+\/submissions|submissions\/)/;
const pages = {
  applications: '/company-inbox?tab=applications',
  students: '/company-active-users',
  queue: '/company-active-users?view=queue',
};

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`reviewing, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: size === 'phone' });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });
      const shoot = (page: Page, name: string, whole = false) =>
        takeScreenshot(page, `reviewing-${name}-${viewport.width}-${colorScheme}`, { whole });
      const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

      test('applications', async ({ page }) => {
        await signIn(page, bakery);
        await page.goto(pages.applications);
        await seen(button(page, /^Accept/)).toBeVisible();
        await shoot(page, 'applications', true);
        await page
          .getByLabel(/^Select (?!all)/)
          .first()
          .check();
        await page
          .getByLabel(/^Select (?!all)/)
          .nth(1)
          .check();
        await button(page, 'Add a note').click();
        await shoot(page, 'applications-selected');
        await button(page, 'Accept all').click();
        await seen(page.getByRole('alertdialog')).toBeVisible();
        await shoot(page, 'applications-accept-all');
        await page.keyboard.press('Escape');
        await button(page, /^Reject (?!all)/).click();
        await seen(page.getByRole('alertdialog')).toBeVisible();
        await shoot(page, 'applications-reject');
        await page.keyboard.press('Escape');
        await button(page, /^View Profile/).click();
        await seen(page.getByRole('dialog').getByText('Social handles')).toBeVisible();
        await shoot(page, 'applications-profile');
        await page.goto(`${pages.applications}&status=all`);
        await seen(page.getByText('Accepted', { exact: true }).nth(1)).toBeVisible();
        await shoot(page, 'applications-all', true);
      });

      test('students', async ({ page }) => {
        await signIn(page, bakery);
        await page.goto(pages.students);
        await seen(button(page, /^View Submissions/)).toBeVisible();
        await shoot(page, 'students', true);
        await button(page, /Engagement of/).click();
        await seen(page.getByRole('dialog')).toBeVisible();
        await shoot(page, 'engagement');
        await page.keyboard.press('Escape');
        await button(page, /^More actions for/).click();
        await page.getByRole('menuitem', { name: 'End collaboration' }).click();
        await shoot(page, 'students-end');
        await page.keyboard.press('Escape');
        await button(page, /^View Submissions of Samuel/).click();
        await seen(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'submissions');
        await page.goto(`${pages.students}?search=zzz`);
        await seen(page.getByText('No students found')).toBeVisible();
        await shoot(page, 'students-none');
      });

      test('reviewing', async ({ page }) => {
        await signIn(page, bakery);
        await page.goto(pages.queue);
        await seen(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'queue', true);
        await button(page, 'Start with the oldest').click();
        await seen(button(page, 'Approve')).toBeVisible();
        await shoot(page, 'review');
        await button(page, 'Request Revision').click();
        await button(page, 'Snippets').click();
        await seen(page.getByRole('region', { name: 'Snippets' }).getByRole('button').first()).toBeVisible();
        await shoot(page, 'review-feedback');
        if (size === 'desktop') {
          await button(page, 'Keyboard shortcuts').click();
          await seen(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
          await shoot(page, 'review-keys');
        }
      });

      test('empty', async ({ page }) => {
        const company = await createCompany('Nobody Yet');
        await signIn(page, company);
        for (const [name, path, words] of [
          ['applications', pages.applications, 'No applications'],
          ['students', pages.students, 'No students found'],
          ['queue', pages.queue, "You're all caught up"],
        ] as const) {
          await page.goto(path);
          await seen(page.getByRole('heading', { name: words })).toBeVisible();
          await shoot(page, `${name}-empty`);
        }
        const { people } = await createApplicants(company, { applicants: 1, tasks: 1 });
        await acceptAll(company, people);
        await page.goto(`${pages.students}?application=${people[0]!.applicationId}`);
        await seen(page.getByRole('heading', { name: 'No submissions found' })).toBeVisible();
        await shoot(page, 'submissions-empty');
      });

      test('on their way, and failed', async ({ page }) => {
        const { waiting, applicationId } = await workAtTheBakery();
        await signIn(page, bakery);
        const dialogs = {
          submissions: `${pages.students}?application=${applicationId}`,
          review: `${pages.queue}&submission=${waiting}`,
        };
        for (const [name, path] of Object.entries({ ...pages, ...dialogs })) {
          // The list is behind the dialog.
          const unanswered = name in dialogs ? ofDialogs : asked;
          await page.route(unanswered, () => undefined);
          await page.goto(path);
          await seen(page.getByText(/^Loading (applications|students|submissions?)…$/).last()).toBeAttached();
          if (name in dialogs) await seen(page.getByRole('dialog')).toBeVisible();
          await shoot(page, `${name}-loading`);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.route(unanswered, (route) =>
            route.fulfill({
              status: 500,
              json: { code: 'unexpected', text: 'Something went wrong. Please try again.' },
            }),
          );
          await page.goto(path);
          await seen(button(page, 'Retry')).toBeVisible();
          await shoot(page, `${name}-failed`);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      });

      test('long names, many of them, and a toast', async ({ page }) => {
        const { company, applicationId } = await longNames();
        await signIn(page, company);
        await page.goto(pages.applications);
        await seen(button(page, /^Accept/)).toBeVisible();
        await shoot(page, 'long-applications', true);
        await page.goto(pages.students);
        await seen(button(page, /^View Submissions/)).toBeVisible();
        await shoot(page, 'long-students', true);
        await page.goto(`${pages.students}?application=${applicationId}`);
        await seen(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'long-submissions');
        await page.goto(pages.queue);
        await seen(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'long-queue', true);
        await button(page, 'Start with the oldest').click();
        await seen(button(page, 'Approve')).toBeVisible();
        await shoot(page, 'long-review');
        await button(page, 'Approve').click();
        await seen(page.getByText('Submission marked as approved', { exact: true })).toBeVisible();
        await seen(button(page, 'Approve')).toBeVisible();
        await shoot(page, 'review-toast');
      });
    });

/** Whatever waits longest there. */
async function workAtTheBakery() {
  const api = await apiOf(bakery);
  const { items } = await api('GET /api/company/review-queue', { query: {} });
  const waiting = items[0]!.id;
  const { application_id } = await api('GET /api/submissions/:id', { params: { id: waiting } });
  return { waiting, applicationId: application_id };
}

/** Somebody with an endless name, who waits here and works there, and a few others. */
async function longNames() {
  const company = await createCompany('Konditorei und Kaffeerösterei Wolfeschlegelsteinhausen');
  const student = await createStudent('Maximiliana-Alexandrina Wolfeschlegelsteinhausenbergerdorff', {
    school: 'Städtisches Gymnasium am Donaudampfschifffahrtsgesellschaftsplatz',
    grade: 11,
    weekly_hours_available: 4,
  });
  const { applicationId, initiative } = await startCollaboration(
    'Neighborhood taste survey with a very long name that says everything about itself and',
    [aTask('Ask twenty neighbors of all ages what they would like to eat before eight in the morning')],
    { company, student },
  );
  await student.api('POST /api/submissions', {
    body: {
      client_id: crypto.randomUUID(),
      task_id: initiative.tasks[0]!.id,
      submission_type: 'text',
      content: 'They would like rolls.',
    },
  });
  const others = await createApplicants(company, { applicants: 4, tasks: 2 });
  await student.applyTo(others.initiative.id);
  const working = others.people.slice(1);
  await acceptAll(company, working);
  for (const person of working) await submitWork(person, others.tasks[0]!);
  return { company, applicationId };
}
