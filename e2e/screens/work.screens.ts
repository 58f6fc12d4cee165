// A student at work: what they are on, one task after the other in each of its states, and the end of the way.
import { seededAccounts } from '@questline/db/seed/seed.ts';
import type { Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { maya, signIn } from '../support/people.ts';
import { reviewTask, aTask, startCollaboration, createStudent } from '../support/students.ts';
import { takeScreenshot } from './screenshot.ts';

/** Pictures are taken on busy machines too. */
const seen = expect.configure({ timeout: 30_000 });
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const student = (name: string) => ({
  type: 'student' as const,
  email: seededAccounts.find((account) => account.name === name)!.email,
});
const answers = '**/api/{applications?tab*,initiatives/*/workspace}';
const fail = (page: Page) =>
  page.route(answers, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', text: 'Something went wrong. Please try again.' },
    }),
  );

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`work, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });
      const shoot = async (page: Page, name: string, whole = true) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await takeScreenshot(page, `${name}-${viewport.width}-${colorScheme}`, { whole });
      };

      test('what they are on', async ({ page }) => {
        await signIn(page, maya);
        for (const tab of ['in_progress', 'applied', 'completed', 'closed']) {
          const who =
            tab === 'completed' ? student('Aisha Khan') : tab === 'in_progress' ? maya : student('Leo Park');
          await page.context().clearCookies();
          await page.goto('/');
          await page.evaluate(() => localStorage.clear());
          await signIn(page, who, `/active?tab=${tab}`);
          await seen(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
          await shoot(page, `active-${tab}`);
        }
      });

      test('nothing yet, on their way, and failed', async ({ page }) => {
        const nina = await createStudent('Nina Nothing');
        await signIn(page, nina, '/active');
        await seen(page.getByRole('heading', { name: 'Nothing active yet' })).toBeVisible();
        await shoot(page, 'active-empty', false);
        const { company, initiative, path } = await startCollaboration('Empty', [aTask('Gone soon')], {
          student: nina,
        });
        // Tasks can be missing only where nobody new can apply.
        const { id, name, updated_at } = await company.api('DELETE /api/initiatives/:id/activation', {
          params: { id: initiative.id },
        });
        await company.api('PUT /api/initiatives/:id', {
          params: { id },
          body: { name, updated_at, tasks: [] },
        });
        await page.goto(path);
        await seen(page.getByRole('heading', { name: 'The company is still adding tasks' })).toBeVisible();
        await shoot(page, 'tasks-empty', false);
        await page.goto('/initiative-tasks/0198c0de-7a11-7000-8000-000000000001');
        await seen(page.getByRole('heading', { name: 'Initiative Not Found' })).toBeVisible();
        await shoot(page, 'tasks-not-found', false);
        for (const [name, to] of [
          ['active', '/active'],
          ['tasks', '/initiative-tasks/0198c0de-7a11-7000-8000-000000000001'],
        ] as const) {
          await page.route(answers, () => undefined);
          await page.goto(to);
          await seen(page.getByText(/^Loading your/)).toBeAttached();
          await shoot(page, `${name}-loading`, false);
          await page.unrouteAll();
          await fail(page);
          await page.goto(to);
          await seen(page.getByRole('heading', { name: /^Failed to load your/ })).toBeVisible();
          await shoot(page, `${name}-failed`, false);
          await page.unrouteAll();
        }
      });

      test('Maya in the middle of it', async ({ page }) => {
        await signIn(page, maya);
        const { items } = await (await apiOf(maya))('GET /api/applications');
        await page.goto(`/initiative-tasks/${items[0]!.initiative.id}`);
        await seen(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
        await shoot(page, 'tasks-revision');
        // On desktops the trail is open beside the task.
        if (size === 'phone') await page.getByRole('button', { name: /^Task 3 of/ }).click();
        await shoot(page, 'tasks-trail', false);
        await page.getByRole('button', { name: 'Leave initiative' }).click();
        await seen(page.getByRole('alertdialog')).toBeVisible();
        await shoot(page, 'tasks-leave', false);
      });

      test('each state of a task', async ({ page }) => {
        const work = await startCollaboration('Harbor', [
          {
            ...aTask('Draw three posters', ['upload', 'link']),
            resources: [{ title: 'Our colours', url: 'https://harbor.example/colours' }],
          },
          aTask('Put them where people wait', ['link']),
          aTask('Count who stops and looks', ['text', 'link', 'upload']),
          aTask('Tell us what you would change'),
        ]);
        const { student, initiative } = work;
        const [first, second, third, fourth] = initiative.tasks;
        const send = (task_id: string, content: string, submission_type: 'text' | 'link' = 'text') =>
          student.api('POST /api/submissions', {
            body: { client_id: crypto.randomUUID(), task_id, submission_type, content },
          });
        await signIn(page, student);
        const open = async (task: { id: string; title: string }) => {
          await page.goto(`${work.path}?task=${task.id}`);
          await seen(page.getByRole('heading', { name: task.title })).toBeVisible();
        };
        await open(first!);
        await shoot(page, 'tasks-open');
        await page.route('**/api/uploads/*', () => undefined);
        await page.getByLabel('Add your file').setInputFiles({
          name: 'three-posters.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(3e6, 'a'),
        });
        await seen(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
        await shoot(page, 'tasks-uploading', false);
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.unrouteAll();
        await open(second!);
        await page.getByLabel('Link to your work').fill('https://photos.example/album/three-posters');
        await seen(page.getByText('Draft saved')).toBeVisible();
        await shoot(page, 'tasks-link');
        await send(first!.id, 'https://drive.example/posters', 'link');
        await open(first!);
        await shoot(page, 'tasks-pending');
        await reviewTask(work, first!.title, 'reviewed');
        await seen(page.getByText("They've looked at it. Feedback will follow.")).toBeVisible();
        await shoot(page, 'tasks-reviewed');
        await reviewTask(
          work,
          first!.title,
          'needs_revision',
          'Lovely! Could the boat be larger than the text?',
        );
        await send(first!.id, 'https://drive.example/posters-larger', 'link');
        await reviewTask(work, first!.title, 'approved', 'Now everybody sees the boat first. Thank you!');
        await page.reload();
        await seen(page.getByText('Now everybody sees the boat first.').first()).toBeVisible();
        await shoot(page, 'tasks-approved');
        for (const { id, title } of [second!, third!, fourth!]) {
          await send(id, 'https://photos.example/album', title === second!.title ? 'link' : 'text');
          await reviewTask(
            work,
            title,
            'approved',
            'You see what others walk past. We changed two of the places already.',
          );
        }
        await seen(page.getByRole('heading', { name: 'You did it!' })).toBeVisible();
        await shoot(page, 'tasks-completed');
      });

      test('over, and a name that is too long', async ({ page }) => {
        const work = await startCollaboration(
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten',
          [
            aTask(
              'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz explained to the whole neighborhood',
            ),
          ],
        );
        await signIn(page, work.student, work.path);
        await seen(page.getByLabel('Your answer')).toBeVisible();
        await shoot(page, 'tasks-long');
        await page.getByLabel('Your answer').fill('I had just begun with the first sentence');
        await seen(page.getByText('Draft saved')).toBeVisible();
        await work.company.api('POST /api/applications/:id/end', { params: { id: work.applicationId } });
        await seen(page.getByText('What you were writing')).toBeVisible();
        await shoot(page, 'tasks-ended');
      });
    });
