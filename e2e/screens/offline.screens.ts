import { expect } from '../support/fixtures.ts';
import { writeFirst } from '../support/messages.ts';
import { reply } from '../support/messages-page.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/release-proxy.ts';
import { answersKept, workerReady } from '../support/service-worker.ts';
import { aTask, startCollaboration } from '../support/students.ts';
import { viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      const named = (name: string) => `${name}-${viewport.width}-${colorScheme}`;

      test('without a network', async ({ page, context, site, tolerate }) => {
        test.setTimeout(180_000);
        tolerate(/./);
        const { company, student, initiative, path } = await startCollaboration('Harbor', [
          aTask('Write a slogan'),
          aTask('Ask neighbors'),
        ]);
        const about = { user_id: student.id, initiative_id: initiative.id };
        const { conversation_id } = await writeFirst(company, about, 'Harbor survey', 'Welcome!');
        page.on('dialog', (dialog) => void dialog.accept());
        await signIn(page, student, '/feed');
        await answersKept(page, 'home');
        for (const [address, answer] of [
          ['/active', 'applications own'],
          ['/record', 'applications record'],
          [path, 'tasks workspace'],
          [`/inbox?thread=${conversation_id}`, 'messages thread'],
        ] as const) {
          await page.goto(address);
          await answersKept(page, answer);
        }
        await workerReady(page);

        await context.setOffline(true);
        await reply(page, 'Written on the bus');
        await takeScreenshot(page, named('offline-thread'));
        for (const [name, address] of [
          ['home', '/feed'],
          ['active', '/active'],
          ['record', '/record'],
          ['never-visited', '/companies'],
          ['page', '/terms'],
        ] as const) {
          await page.goto(address);
          await expect(page.getByText("You're offline").first()).toBeVisible();
          await takeScreenshot(page, named(`offline-${name}`));
        }
        await page.goto(path);
        await page.getByLabel('Your answer').fill('Bread that waits for you');
        await page.getByRole('button', { name: 'Submit for review' }).click();
        await expect(page.getByText('saved on this device')).toBeVisible();
        await takeScreenshot(page, named('offline-submitted'));
        await context.setOffline(false);
        await site.goDown();
        await page.goto('/active');
        await expect(page.getByText("We can't reach Questline right now")).toBeVisible();
        await takeScreenshot(page, named('offline-server'));
        await site.comeBack();
      });
    });
