// Deciding and reviewing: with data, empty, loading and failed.
import type { Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { acceptAll, createApplicants, submitWork } from '../support/applicants.ts';
import { createCompany } from '../support/companies.ts';
import { test } from '../support/fixtures.ts';
import { bakery, signIn } from '../support/people.ts';
import { aTask, startCollaboration, createStudent } from '../support/students.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const lists = /\/api\/(company|applications|submissions|students)/;
const inParts = /\/api\/(applications\/[^/]+\/submissions|submissions\/)/;
const pages = {
  applications: '/company-inbox?tab=applications',
  students: '/company-active-users',
  queue: '/company-active-users?view=queue',
};

for (const [size, viewport] of Object.entries(viewports))
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
        await expectSoon(button(page, /^Accept/)).toBeVisible();
        await shoot(page, 'applications', true);
        await page
          .getByLabel(/^Select (?!all)/)
          .first()
          .check();
        await page
          .getByLabel(/^Select (?!all)/)
          .nth(1)
          .check();
        await button(page, /^Note to student/).click();
        await shoot(page, 'applications-selected');
        await button(page, 'Accept 2').click();
        await expectSoon(page.getByRole('alertdialog')).toBeVisible();
        await shoot(page, 'applications-accept-all');
        await page.keyboard.press('Escape');
        await button(page, /^Reject (?!\d)/).click();
        await expectSoon(page.getByRole('alertdialog')).toBeVisible();
        await shoot(page, 'applications-reject');
        await page.keyboard.press('Escape');
        await button(page, /^View Profile/).click();
        await expectSoon(page.getByRole('dialog').getByText('Social handles')).toBeVisible();
        await shoot(page, 'applications-profile');
        await page.goto(`${pages.applications}&status=all`);
        await expectSoon(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
        await shoot(page, 'applications-all', true);
      });

      test('students', async ({ page }) => {
        await signIn(page, bakery);
        await page.goto(pages.students);
        await expectSoon(button(page, /^More actions for/)).toBeVisible();
        await shoot(page, 'students', true);
        await button(page, /'s engagement:/).click();
        await expectSoon(page.getByRole('dialog')).toBeVisible();
        await shoot(page, 'engagement');
        await page.keyboard.press('Escape');
        await button(page, /^More actions for/).click();
        await page.getByRole('menuitem', { name: 'End collaboration' }).click();
        await shoot(page, 'students-end');
        await page.keyboard.press('Escape');
        await button(page, /^More actions for Samuel/).click();
        await page.getByRole('menuitem', { name: 'View Submissions' }).click();
        await expectSoon(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'submissions');
        await page.goto(`${pages.students}?search=zzz`);
        await expectSoon(page.getByText('No students found')).toBeVisible();
        await shoot(page, 'students-none');
      });

      test('reviewing', async ({ page }) => {
        await signIn(page, bakery);
        await page.goto(pages.queue);
        await expectSoon(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'queue', true);
        await button(page, 'Start reviewing').click();
        await expectSoon(button(page, 'Approve')).toBeVisible();
        await shoot(page, 'review');
        await shoot(page, 'review-whole', true);
        await button(page, 'Request Revision').click();
        await button(page, 'Saved feedback').click();
        await expectSoon(
          page.getByRole('region', { name: 'Saved feedback' }).getByRole('button').first(),
        ).toBeVisible();
        await shoot(page, 'review-feedback');
        if (size === 'desktop') {
          await button(page, 'Keyboard shortcuts').click();
          await expectSoon(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
          await shoot(page, 'review-keys');
        }
      });

      test('empty', async ({ page }) => {
        const company = await createCompany('Nobody Yet');
        await signIn(page, company);
        for (const [name, path, words] of [
          ['applications', pages.applications, 'No applications'],
          ['students', pages.students, 'No students found'],
          ['queue', pages.queue, 'No submissions yet'],
        ] as const) {
          await page.goto(path);
          await expectSoon(page.getByRole('heading', { name: words })).toBeVisible();
          await shoot(page, `${name}-empty`);
        }
        const { people } = await createApplicants(company, { applicants: 1, tasks: 1 });
        await acceptAll(company, people);
        await page.goto(`${pages.students}?application=${people[0]!.applicationId}`);
        await expectSoon(page.getByRole('heading', { name: 'No submissions found' })).toBeVisible();
        await shoot(page, 'submissions-empty');
      });

      test('loading and failed', async ({ page }) => {
        const { waiting, applicationId } = await findOldestSubmission();
        await signIn(page, bakery);
        const parts = {
          submissions: `${pages.students}?application=${applicationId}`,
          review: `${pages.queue}&submission=${waiting}`,
        };
        for (const [name, path] of Object.entries({ ...pages, ...parts })) {
          // The list loads as well.
          const unanswered = name in parts ? inParts : lists;
          await page.route(unanswered, () => undefined);
          await page.goto(path);
          await expectSoon(
            page.getByText(/^Loading (applications|students|submissions?)…$/).last(),
          ).toBeAttached();
          await shoot(page, `${name}-loading`);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await failRequests(page, unanswered);
          await page.goto(path);
          await expectSoon(button(page, 'Retry')).toBeVisible();
          await shoot(page, `${name}-failed`);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      });

      test('long names, many of them, and a toast', async ({ page }) => {
        const { company, applicationId } = await createLongNames();
        await signIn(page, company);
        await page.goto(pages.applications);
        await expectSoon(button(page, /^Accept/)).toBeVisible();
        await shoot(page, 'long-applications', true);
        await page.goto(pages.students);
        await expectSoon(button(page, /^More actions for/)).toBeVisible();
        await shoot(page, 'long-students', true);
        await page.goto(`${pages.students}?application=${applicationId}`);
        await expectSoon(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'long-submissions');
        await page.goto(pages.queue);
        await expectSoon(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'long-queue', true);
        await button(page, 'Start reviewing').click();
        await expectSoon(button(page, 'Approve')).toBeVisible();
        await shoot(page, 'long-review');
        await button(page, 'Approve').click();
        await expectSoon(page.getByText('Submission marked as approved', { exact: true })).toBeVisible();
        await expectSoon(button(page, 'Approve')).toBeVisible();
        await shoot(page, 'review-toast');
      });
    });

/** The oldest submission in the bakery's queue. */
async function findOldestSubmission() {
  const api = await apiOf(bakery);
  const { items } = await api('GET /api/company/review-queue', { query: {} });
  const waiting = items[0]!.id;
  const { application_id } = await api('GET /api/submissions/:id', { params: { id: waiting } });
  return { waiting, applicationId: application_id };
}

/** A student with a very long name who has a pending application and active work, plus a few others. */
async function createLongNames() {
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
