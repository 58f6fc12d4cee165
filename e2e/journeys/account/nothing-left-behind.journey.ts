// School computers are shared: after someone logs out or deletes the account, their browser keeps nothing they wrote and
// nothing about them.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { say, writeFirst } from '../../support/messages.ts';
import { logOut, password, signIn } from '../../support/people.ts';
import { aTask, createStudent, startCollaboration } from '../../support/students.ts';

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
        cached.push(request.url, await (await cache.match(request))!.text());
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
    const student = await createStudent('Canary Leaver');
    const { company, initiative, path } = await startCollaboration('Leaver', [aTask('Ask neighbors')], {
      student,
    });
    const about = { user_id: student.id, initiative_id: initiative.id };
    const { conversation_id } = await writeFirst(company, about, 'Leaver survey', 'Welcome!');
    await say(student, conversation_id, 'Thank you');

    await signIn(page, student, `/inbox?thread=${conversation_id}`);
    await page.getByPlaceholder('Write a reply…').fill('canaryreply that is never sent');
    const second = await context.newPage();
    // The server never gets this draft, so it's only in the browser.
    await context.route('**/api/tasks/*/draft', (route) => route.abort());
    await second.goto(path);
    await second.getByLabel('Your answer').fill('canarydraft of my work');
    await expect(second.getByText("Saved in this browser. We'll try again soon.")).toBeVisible();
    const before = await readBrowser(page, context);
    for (const word of ['canaryreply', 'canarydraft', student.id, 'Canary Leaver'])
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
