// A student's active initiatives, a task in each state, and the completed workspace.
import { seededAccounts } from '@questline/db/seed/seed.ts';
import type { Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { maya, signIn } from '../support/people.ts';
import { reviewTask, aTask, startCollaboration, createStudent } from '../support/students.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const student = (name: string) => ({
  type: 'student' as const,
  email: seededAccounts.find((account) => account.name === name)!.email,
});
const answers = '**/api/{applications?tab*,initiatives/*/workspace}';

for (const [size, viewport] of Object.entries(viewports))
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

      test('active initiatives', async ({ page }) => {
        await signIn(page, maya);
        for (const tab of ['in_progress', 'applied', 'completed', 'closed']) {
          const who =
            tab === 'completed' ? student('Aisha Khan') : tab === 'in_progress' ? maya : student('Leo Park');
          await page.context().clearCookies();
          await page.goto('/');
          await page.evaluate(() => localStorage.clear());
          await signIn(page, who, `/active?tab=${tab}`);
          await expectSoon(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
          await shoot(page, `active-${tab}`);
        }
      });

      test('empty, loading and failed', async ({ page }) => {
        const nina = await createStudent('Nina Nothing');
        await signIn(page, nina, '/active');
        await expectSoon(page.getByRole('heading', { name: 'Nothing active yet' })).toBeVisible();
        await shoot(page, 'active-empty', false);
        const { company, initiative, path } = await startCollaboration('Empty', [aTask('Gone soon')], {
          student: nina,
        });
        // Only an inactive initiative can have no tasks.
        const { id, name, updated_at } = await company.api('DELETE /api/initiatives/:id/activation', {
          params: { id: initiative.id },
        });
        await company.api('PUT /api/initiatives/:id', {
          params: { id },
          body: { name, updated_at, tasks: [] },
        });
        await page.goto(path);
        await expectSoon(
          page.getByRole('heading', { name: 'The company is still adding tasks' }),
        ).toBeVisible();
        await shoot(page, 'tasks-empty', false);
        await page.goto('/initiative-tasks/0198c0de-7a11-7000-8000-000000000001');
        await expectSoon(page.getByRole('heading', { name: 'Initiative Not Found' })).toBeVisible();
        await shoot(page, 'tasks-not-found', false);
        for (const [name, to] of [
          ['active', '/active'],
          ['tasks', '/initiative-tasks/0198c0de-7a11-7000-8000-000000000001'],
        ] as const) {
          await page.route(answers, () => undefined);
          await page.goto(to);
          await expectSoon(page.getByText(/^Loading your/)).toBeAttached();
          await shoot(page, `${name}-loading`, false);
          await page.unrouteAll();
          await failRequests(page, answers);
          await page.goto(to);
          await expectSoon(page.getByRole('heading', { name: /^Failed to load your/ })).toBeVisible();
          await shoot(page, `${name}-failed`, false);
          await page.unrouteAll();
        }
      });

      test("Maya's task with a requested revision", async ({ page }) => {
        await signIn(page, maya);
        const { items } = await (await apiOf(maya))('GET /api/applications');
        await page.goto(`/initiative-tasks/${items[0]!.initiative.id}`);
        await expectSoon(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
        await shoot(page, 'tasks-revision');
        // On a desktop, the trail is always open next to the task.
        if (size === 'phone') await page.getByRole('button', { name: /^Task 3 of/ }).click();
        await shoot(page, 'tasks-trail', false);
        await page.getByRole('button', { name: 'Leave initiative' }).click();
        await expectSoon(page.getByRole('alertdialog')).toBeVisible();
        await shoot(page, 'tasks-leave', false);
      });

      test('each state of a task', async ({ page }) => {
        const work = await startCollaboration('Harbor', [
          {
            ...aTask('Draw three posters', ['upload', 'link']),
            resources: [{ title: 'Our colors', url: 'https://harbor.example/colors' }],
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
          await expectSoon(page.getByRole('heading', { name: task.title })).toBeVisible();
        };
        await open(first!);
        await shoot(page, 'tasks-open');
        await page.route('**/api/uploads/*', () => undefined);
        await page.getByLabel('Add your file').setInputFiles({
          name: 'three-posters.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(3e6, 'a'),
        });
        await expectSoon(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
        await shoot(page, 'tasks-uploading', false);
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.unrouteAll();
        await open(second!);
        await page.getByLabel('Link to your work').fill('https://photos.example/album/three-posters');
        await expectSoon(page.getByText('Draft saved')).toBeVisible();
        await shoot(page, 'tasks-link');
        await send(first!.id, 'https://drive.example/posters', 'link');
        await open(first!);
        await shoot(page, 'tasks-pending');
        await reviewTask(work, first!.title, 'reviewed');
        await expectSoon(page.getByText(/has seen your work but hasn't decided yet\./)).toBeVisible();
        await shoot(page, 'tasks-reviewed');
        await reviewTask(
          work,
          first!.title,
          'needs_revision',
          'Lovely! Could the boat be larger than the text?',
        );
        await send(first!.id, 'https://drive.example/posters-larger', 'link');
        await reviewTask(work, first!.title, 'approved', 'Now everyone sees the boat first. Thank you!');
        await page.reload();
        await expectSoon(page.getByText('Now everyone sees the boat first.').first()).toBeVisible();
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
        await expectSoon(page.getByRole('heading', { name: 'You did it!' })).toBeVisible();
        await shoot(page, 'tasks-completed');
      });

      test('ended, and very long names', async ({ page }) => {
        const work = await startCollaboration(
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten',
          [
            aTask(
              'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz explained to the whole neighborhood',
            ),
          ],
        );
        await signIn(page, work.student, work.path);
        await expectSoon(page.getByLabel('Your answer')).toBeVisible();
        await shoot(page, 'tasks-long');
        await page.getByLabel('Your answer').fill('I had just begun with the first sentence');
        await expectSoon(page.getByText('Draft saved')).toBeVisible();
        await work.company.api('POST /api/applications/:id/end', { params: { id: work.applicationId } });
        await expectSoon(page.getByText('What you were writing')).toBeVisible();
        await shoot(page, 'tasks-ended');
      });
    });
