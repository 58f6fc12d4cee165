// School computers are shared: after someone logs out or deletes the account, their browser keeps nothing they wrote and
// nothing about them. After a session ended elsewhere, it keeps only what they wrote, until someone else signs in.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { say, writeFirst } from '../../support/messages.ts';
import { logOut, password, signIn, signInWithForm } from '../../support/people.ts';
import { answersKept, keptAnswers, workerReady } from '../../support/service-worker.ts';
import { aTask, createStudent, startCollaboration } from '../../support/students.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything this browser stores for the site, as text. */
async function readBrowser(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(async () => {
    const records: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      for (const store of database.objectStoreNames)
        records.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.addEventListener('success', () => resolve(reading.result));
          }),
        );
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        // Our own scripts are the same for everyone.
        cached.push(
          request.url,
          /\/assets\//.test(request.url) ? '' : await (await cache.match(request))!.text(),
        );
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      name,
      records,
      cached,
    ]);
  });
  return stored + JSON.stringify(await context.cookies());
}

async function deleteAccount(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
}

/** What the server answered, kept for use without a network. */
const answers = ['Welcome, canary!', 'canaryinstructions'];

/** A student at work in two tabs. Their browser keeps what they wrote, and what they looked at. */
async function fillBrowser(page: Page, context: BrowserContext) {
  const student = await createStudent('Canary Leaver');
  const { company, initiative, path } = await startCollaboration(
    'Leaver',
    [{ ...aTask('Ask neighbors'), instructions: 'canaryinstructions' }],
    { student },
  );
  const about = { user_id: student.id, initiative_id: initiative.id };
  const { conversation_id } = await writeFirst(company, about, 'Leaver survey', 'Welcome, canary!');
  await say(student, conversation_id, 'Thank you');

  await signIn(page, student, `/inbox?thread=${conversation_id}`);
  await page.getByPlaceholder('Write a reply…').fill('canaryreply that is never sent');
  const second = await context.newPage();
  // The server never gets this draft, so it's only in the browser.
  await context.route('**/api/tasks/*/draft', (route) => route.abort());
  await second.goto(path);
  await second.getByLabel('Your answer').fill('canarydraft of my work');
  await expect(second.getByText("Saved in this browser. We'll try again soon.")).toBeVisible();
  await workerReady(page);
  await answersKept(page, 'messages thread', 'tasks workspace');
  return { student, second, path };
}

/** Ends the session on the server, as from another device. */
const endElsewhere = (context: BrowserContext) =>
  context.request.delete(`${process.env['JOURNEY_ORIGIN']}/api/session`, {
    headers: { origin: process.env['JOURNEY_ORIGIN']! },
  });

for (const [leaving, leave] of [
  ['logging out', logOut],
  ['deleting the account', deleteAccount],
] as const)
  test(`${leaving} leaves nothing in the browser, also not from another tab`, async ({
    page,
    context,
    tolerate,
  }) => {
    test.slow();
    tolerate(/ERR_FAILED|status of 401/);
    const { student, second, path } = await fillBrowser(page, context);
    const before = await readBrowser(page, context);
    for (const word of ['canaryreply', 'canarydraft', student.id, 'Canary Leaver', ...answers])
      expect(before).toContain(word);

    for (const tab of [page, second]) tab.on('dialog', (dialog) => void dialog.accept());
    await leave(page);
    await expect(page).toHaveURL('/');
    await expect(second).not.toHaveURL(path);
    for (const tab of [page, second]) {
      const after = await readBrowser(tab, context);
      for (const word of ['canary', student.id, student.email, 'Leaver'])
        expect(after.toLowerCase()).not.toContain(word.toLowerCase());
    }
  });

test('a session that ended elsewhere leaves no answers behind, and nothing once someone else signs in', async ({
  page,
  context,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_FAILED|status of 401/);
  const { student, second } = await fillBrowser(page, context);
  for (const tab of [page, second]) tab.on('dialog', (dialog) => void dialog.accept());
  const stored = await context.storageState();
  const other = await context.browser()!.newContext({ storageState: { ...stored, origins: [] } });
  expect((await endElsewhere(other)).status()).toBe(204);
  await other.close();

  for (const tab of [page, second]) {
    await tab.reload();
    await expect(tab).toHaveURL(/\/student\/auth/);
  }
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  const after = await readBrowser(page, context);
  for (const word of [...answers, student.email, 'Leaver survey']) expect(after).not.toContain(word);
  // So that they can continue after signing in again.
  expect(after).toContain('canaryreply');

  await second.close();
  await signInWithForm(page, await createStudent('Nadia Next', { bare: true }));
  await expect.poll(() => readBrowser(page, context)).toContain('Nadia Next');
  await expect
    .poll(async () => (await readBrowser(page, context)).toLowerCase())
    .not.toMatch(new RegExp(`canary|leaver|${student.id}`));
});
