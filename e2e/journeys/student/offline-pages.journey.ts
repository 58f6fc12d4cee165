// A student looks things up without a network: every page they visited shows what it showed last, and says from when.
import { expect } from '../../support/fixtures.ts';
import { say, writeFirst } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { test } from '../../support/release-proxy.ts';
import { answersKept, noNetwork, workerReady } from '../../support/service-worker.ts';
import { aTask, startCollaboration } from '../../support/students.ts';

test('visited pages open without a network and say how old they are', async ({
  page,
  context,
  site,
  tolerate,
}) => {
  test.setTimeout(180_000);
  tolerate(...noNetwork);
  const { company, student, initiative, path } = await startCollaboration('Tunnel', [aTask('Ask neighbors')]);
  const about = { user_id: student.id, initiative_id: initiative.id };
  const { conversation_id } = await writeFirst(company, about, 'Tunnel survey', 'Welcome aboard!');
  await say(student, conversation_id, 'Thank you');

  const main = page.getByRole('main');
  const visited = [
    ['/feed', 'home', () => main.getByText('Ask neighbors').first()],
    ['/active', 'applications own', () => main.getByText('Tunnel survey').first()],
    [path, 'tasks workspace', () => main.getByRole('heading', { name: 'Ask neighbors' })],
    [
      `/inbox?thread=${conversation_id}`,
      'messages thread',
      () => page.locator('[data-message]', { hasText: 'Welcome aboard!' }),
    ],
    ['/record', 'applications record', () => main.getByRole('heading').first()],
  ] as const;
  await signIn(page, student, '/feed');
  for (const [address, answer, content] of visited) {
    await page.goto(address);
    await expect(content()).toBeVisible();
    await answersKept(page, answer);
  }
  await workerReady(page);

  const notice = page.getByRole('status').filter({ hasText: /This is from \d+:\d\d [AP]M\./ });
  await context.setOffline(true);
  for (const [address, , content] of visited) {
    await page.goto(address);
    await expect(content()).toBeVisible();
    await expect(notice).toContainText("You're offline");
  }
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);

  await site.goDown();
  for (const [address, , content] of visited) {
    await page.goto(address);
    await expect(content()).toBeVisible();
    await expect(notice).toContainText("We can't reach Questline right now");
  }
  await page.goto(path);
  await expect(notice).toBeVisible();
  await site.comeBack();
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
});
