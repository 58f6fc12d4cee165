// A student's record: with entries, many and long ones, empty, and failed.
import type { MyRecord } from '@questline/contract';
import type { Locator } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { aisha, maya, newPerson, signIn, signUp } from '../support/people.ts';
import { aTask, reviewTask, startCollaboration } from '../support/students.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const long = 'A very long name that a company gave to an initiative without thinking of phones';

const variantOf = (entry: MyRecord['entries'][number], i: number) => ({
  ...entry,
  id: crypto.randomUUID(),
  initiative: { ...entry.initiative, name: i === 1 ? long : entry.initiative.name },
  company: { ...entry.company, verified: i !== 2 },
  revisions: i,
  on_page: i === 0,
  credential: i === 1 ? null : { code: '7KQ2M9XD4TRAHW6V', issued_at: entry.finished_at },
  closing_words: i
    ? null
    : {
        text: 'Asks first, then draws. The poster brought 49 people in, and we learned why.',
        by: 'Rosa Diaz',
      },
  criteria: i ? { met: 4 + i, of: 9 } : null,
});

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`record, ${size}, ${colorScheme}`, async ({ page, tolerate }) => {
      test.setTimeout(180_000);
      tolerate(/./);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const shoot = (name: string) =>
        takeScreenshot(page, `record-${name}-${viewport.width}-${colorScheme}`, { whole: true });
      await signIn(page, aisha, '/record');
      await expectSoon(page.getByRole('heading', { level: 2, name: /Aisha$/ })).toBeVisible();
      await shoot('one');
      await page.route('**/api/record', async (route) => {
        const response = await route.fetch();
        const { page: shown, entries, in_progress }: MyRecord = await response.json();
        const many = entries.flatMap((entry) => [0, 1, 2, 3].map((i) => variantOf(entry, i)));
        await route.fulfill({
          response,
          json: { page: { ...shown, link: '9fW3kQ7aLm2Zr8TtVx4YpB' }, entries: many, in_progress },
        });
      });
      await page.reload();
      await expectSoon(page.getByText(/no longer verified/).first()).toBeVisible();
      await shoot('many');
      await page.unroute('**/api/record');
      await failRequests(page, '**/api/record');
      await page.reload();
      await expectSoon(page.getByText('Failed to load your record')).toBeVisible();
      await shoot('failed');
    });

for (const [size, viewport] of Object.entries(viewports))
  test(`record of students who have just begun, ${size}`, async ({ page, tolerate }) => {
    test.setTimeout(120_000);
    tolerate(/./);
    await page.setViewportSize(viewport);
    const shoot = (name: string) =>
      takeScreenshot(page, `record-${name}-${viewport.width}-light`, { whole: true });
    await signUp(page, 'student', newPerson('Nova Newcomer'));
    await expectSoon(page).toHaveURL('/incentives');
    await page.goto('/record');
    await expectSoon(page.getByText('Your record starts with your first initiative')).toBeVisible();
    await shoot('empty');
    await page.context().clearCookies();
    await signIn(page, maya, '/record');
    await expectSoon(page.getByRole('heading', { level: 2, name: /Maya$/ })).toBeVisible();
    await shoot('first');
  });

/** A finished initiative with everything that can be shown. */
async function finish() {
  const work = await startCollaboration(
    'Sunny',
    ['Three rough sketches', 'The finished poster', 'Hang it up'].map((title) => aTask(title)),
  );
  const { student, company, applicationId: id } = work;
  for (const task of work.initiative.tasks) {
    await student.api('POST /api/submissions', {
      body: {
        client_id: crypto.randomUUID(),
        task_id: task.id,
        submission_type: 'text',
        content: task.title,
      },
    });
    await reviewTask(work, task.title, 'approved');
  }
  // Until the approval can no longer be undone, there is no entry.
  await expectSoon(async () =>
    company.api('POST /api/company/applications/:id/closing-words', {
      params: { id },
      body: { words: 'Asks first, then draws. The poster brought 49 people in, and we learned why.' },
    }),
  ).toPass();
  const shown = { hours_and_dates: true, criteria: true, closing_words: true, revisions: true };
  const { link } = await student.api('PUT /api/record/page', {
    body: { ...shown, full_name: true, on: true },
  });
  await student.api('PUT /api/record/entries/:id/page', { params: { id }, body: { shown: true } });
  const { code } = await student.api('POST /api/record/entries/:id/credential', { params: { id } });
  return { student, link, code, id };
}

test('what others see of a record', async ({ page, tolerate }) => {
  test.setTimeout(300_000);
  tolerate(/./);
  const { student, link, code, id } = await finish();
  const shots = async (name: string, path: string, ready: Locator) => {
    for (const viewport of Object.values(viewports))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expectSoon(ready).toBeVisible();
        await takeScreenshot(page, `${name}-${viewport.width}-${colorScheme}`, { whole: true });
      }
  };
  await shots('shared-record', `/r/${link}`, page.getByRole('heading', { level: 1, name: student.name }));
  await shots('verify', `/verify/${code}`, page.getByText('Verified', { exact: true }));
  await student.api('DELETE /api/record/entries/:id/credential', { params: { id } });
  await shots('verify-withdrawn', `/verify/${code}`, page.getByText('Withdrawn', { exact: true }));
  await shots('verify-unknown', `/verify/${'0'.repeat(16)}`, page.getByText('Not found', { exact: true }));
});
