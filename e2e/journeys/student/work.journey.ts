// Students work on tasks: nothing typed or uploaded is lost, and the company's answers appear without a reload.
import { writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { fillIn, logOut, password, signIn } from '../../support/people.ts';
import { reviewTask, aTask, startCollaboration, createStudent } from '../../support/students.ts';

const answer = (page: Page) => page.getByLabel('Your answer');
const isKept = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible();
const send = (page: Page) => page.getByRole('button', { name: 'Submit for review' }).click();
const drafts = '**/api/tasks/*/draft';
const chunks = '**/api/uploads/*';
/** A file of two upload chunks. */
function createLargeFile() {
  const path = test.info().outputPath('neighbors.txt');
  writeFileSync(path, 'all work and no play\n'.repeat(600_000));
  return path;
}

test.beforeEach(() => test.slow());

/** Closes the tab like a dead battery: no dialog and no final request. */
async function killTab(page: Page, context: BrowserContext) {
  await page.close({ runBeforeUnload: false });
  return context.newPage();
}

test('a draft survives a killed tab and an expired session, and is removed at sign-out', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/status of 401|ERR_FAILED/);
  const { student, path } = await startCollaboration('Survivor', [aTask('Ask twenty neighbors')]);
  await signIn(page, student, path);
  await answer(page).fill('1. A man with two small dogs.');
  await isKept(page);

  // Killed in the middle of a word, before anything could be sent.
  await context.route(drafts, (route) => route.abort());
  await answer(page).press('End');
  await answer(page).pressSequentially(' He walks past every mor');
  let tab = await killTab(page, context);
  await context.unroute(drafts);
  await tab.clock.install();
  await tab.goto(path);
  await expect(answer(tab)).toHaveValue('1. A man with two small dogs. He walks past every mor');
  await isKept(tab);

  // The session is ended on another device, and the token expires while the student is typing.
  await context.clearCookies();
  await context.route(drafts, (route) => route.abort());
  await answer(tab).fill('1. A man with two small dogs. He walks past every morning at seven.');
  await tab.clock.fastForward('20:00');
  await expect(tab).toHaveURL(/\/student\/auth\?returnTo=/);
  await context.unroute(drafts);
  await fillIn(tab, { email: student.email, password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await expect(tab).toHaveURL(path);
  await expect(answer(tab)).toHaveValue(
    '1. A man with two small dogs. He walks past every morning at seven.',
  );
  await isKept(tab);

  // Another device, without this browser's local storage, shows the same draft.
  const device = await context.browser()!.newContext({ baseURL: new URL(tab.url()).origin });
  const phone = await device.newPage();
  await signIn(phone, student, path);
  await expect(answer(phone)).toHaveValue(/every morning at seven\.$/);
  await device.close();

  await context.route(drafts, (route) => route.abort());
  await answer(tab).fill('Kept in this browser only');
  await expect(tab.getByText("Saved in this browser. We'll try again soon.")).toBeVisible();
  tab.on('dialog', (dialog) => void dialog.accept());
  await logOut(tab);
  await expect(tab).toHaveURL('/');
  const left = await tab.evaluate(() => Object.keys(localStorage).filter((key) => /draft|upload/.test(key)));
  expect(left).toEqual([]);
  await tab.close();
});

test('a student uploads a file over a lost connection and continues with the next task', async ({
  page,
  context,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_FAILED|ERR_CONNECTION|status of 404/);
  const work = await startCollaboration('Carrier', [
    aTask('Film the street', ['upload', 'text']),
    aTask('Share the album', ['link']),
    aTask('Sum it up'),
  ]);
  await signIn(page, work.student, work.path);
  const file = page.getByLabel('Add your file');
  const essay = createLargeFile();

  await file.setInputFiles({
    name: 'tool.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(page.getByText(/tool.exe is not a supported file type. Choose PNG, JPG/)).toBeVisible();

  // The upload stalls after the first chunk, is canceled and restarted, and then the tab is closed.
  const waiting = page.getByText('Waiting for a connection…');
  let cut = 0;
  await page.route(chunks, (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH' || request.headers()['upload-offset'] === '0') return route.fallback();
    cut++;
    return route.abort('connectionreset');
  });
  await file.setInputFiles(essay);
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Upload' }).getByText('66%')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  cut = 0;
  await file.setInputFiles(essay);
  // The next retry is two seconds away, so no request is in flight when the tab closes.
  await expect.poll(() => cut, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  await expect(waiting).toBeVisible();
  const tab = await killTab(page, context);

  await tab.goto(work.path);
  await tab.getByRole('tab', { name: 'Upload' }).click();
  await expect(tab.getByText("neighbors.txt wasn't fully uploaded")).toBeVisible();
  let patches = 0;
  const offsets: number[] = [];
  await tab.route(chunks, (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    offsets.push(Number(route.request().headers()['upload-offset']));
    return ++patches === 1 ? route.abort('connectionreset') : route.fallback();
  });
  await tab.getByLabel('Add your file').setInputFiles(essay);
  await expect(tab.getByLabel('Uploaded')).toBeVisible({ timeout: 20_000 });
  expect(offsets[0]).toBe(8 * 1024 * 1024);
  await isKept(tab);
  await tab.reload();
  await expect(tab.getByText('neighbors.txt')).toBeVisible();
  await send(tab);
  await expect(tab.getByText('Next: Share the album', { exact: true })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Share the album' })).toBeFocused();

  await tab.getByLabel('Link to your work').fill('photos.example/street');
  await tab.getByLabel('Link to your work').blur();
  await expect(tab.getByRole('link', { name: /^photos\.example/ })).toBeVisible();
  await send(tab);
  await expect(tab.getByRole('heading', { name: 'Sum it up' })).toBeFocused();

  await tab.getByRole('link', { name: 'Film the street' }).click();
  const download = tab.waitForEvent('download');
  await tab.getByRole('button', { name: 'Download neighbors.txt' }).click();
  expect((await download).suggestedFilename()).toBe('neighbors.txt');
  await tab.route('**/api/files/*/download', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', text: "We couldn't find that." } }),
  );
  await tab.getByRole('button', { name: 'Download neighbors.txt' }).click();
  await expect(tab.getByText('Failed to download file', { exact: true })).toBeVisible();
});

test('a student revises until everything is approved, and sees each answer without a reload', async ({
  page,
  tolerate,
}) => {
  // The autosave still sends what was being typed when the collaboration ended.
  tolerate(/status of 409/);
  const work = await startCollaboration('Live', [aTask('First steps'), aTask('Last steps')]);
  const { student, company } = work;
  await signIn(page, student, work.path);
  for (const title of ['First steps', 'Last steps']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await answer(page).fill(`How I did ${title}`);
    await send(page);
    await expect(page.getByText('Submitted for review', { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/is reviewing it$/)).toBeVisible();
  const answers = page.getByRole('region', { name: /^Feedback from/ });
  await page.getByRole('link', { name: 'First steps' }).click();
  await reviewTask(work, 'First steps', 'reviewed');
  await expect(answers).toContainText("has seen your work but hasn't decided yet.");
  await reviewTask(work, 'First steps', 'needs_revision', 'Please add the first step.');
  await expect(answers).toContainText('Please add the first step.');
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
  await answer(page).fill('I began at the fountain.');
  await send(page);
  await expect(answers).toContainText(/Your new attempt is with .+ now\./);
  await reviewTask(work, 'First steps', 'approved', 'Lovely.');
  await expect(answers).toContainText('Lovely.');
  await expect(page.getByText('1 of 2 approved')).toBeVisible();
  await reviewTask(work, 'Last steps', 'approved', 'Great work!');
  await expect(page.getByRole('heading', { name: 'You did it!' })).toBeFocused();
  await expect(page.getByText('“Great work!”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave initiative' })).toHaveCount(0);

  // A new collaboration that the company ends while the student has the page open.
  const next = await startCollaboration('Ending', [aTask('Only step')], { company, student });
  await page.goto('/active');
  await expect(page.getByRole('link', { name: 'Ending survey' })).toBeVisible();
  await page.getByRole('link', { name: /^Start task/ }).click();
  await answer(page).fill('Half a thought');
  await company.api('POST /api/applications/:id/end', { params: { id: next.applicationId } });
  await expect(page.getByText('This collaboration has ended').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you were writing' })).toContainText('Half a thought');
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await expect(page.getByRole('dialog', { name: /New Message to/ })).toBeVisible();
});

test('two devices resolve a conflict, nobody else sees the work, and leaving asks once', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  tolerate(/status of (404|409)/);
  const { student, path, company, initiative } = await startCollaboration('Private', [
    aTask('A secret task'),
  ]);
  await signIn(page, student, path);
  await expect(answer(page)).toBeVisible();
  const device = await browser.newContext({ baseURL: baseURL! });
  const phone = await device.newPage();
  await signIn(phone, student, path);
  await expect(answer(phone)).toBeVisible();
  await answer(phone).fill('Written on the phone');
  await isKept(phone);
  await answer(page).fill('Written at the desk');
  const dialog = page.getByRole('dialog', { name: 'This changed since you opened it' });
  await expect(dialog.getByRole('region', { name: 'Other version' })).toContainText('Written on the phone');
  await dialog.getByRole('button', { name: 'Keep this version' }).click();
  await isKept(page);
  await phone.reload();
  await expect(answer(phone)).toHaveValue('Written at the desk');

  // Another student, even one who applied, can't see it, by URL or through the API.
  const curious = await createStudent('Curious Neighbor');
  await curious.api('POST /api/applications', {
    body: { client_id: crypto.randomUUID(), initiative_id: initiative.id, confirmed_hours: 2 },
  });
  await logOut(phone);
  await expect(phone).toHaveURL('/');
  await signIn(phone, curious);
  const answered: string[] = [];
  phone.on('response', (response) => response.ok() && answered.push(response.url()));
  await phone.goto(`${path}?task=${initiative.tasks[0]!.id}`);
  await expect(phone.getByRole('heading', { name: 'Initiative Not Found' })).toBeVisible();
  await expect(phone.getByText('A secret task')).toHaveCount(0);
  expect(answered.filter((url) => url.includes('workspace'))).toEqual([]);
  await device.close();

  await page.getByRole('button', { name: 'Leave initiative' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this initiative?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave initiative' }).click();
  await question.getByRole('button', { name: 'Leave initiative' }).click();
  await expect(page.getByText('You left the initiative', { exact: true })).toBeVisible();
  await expect(page.getByText('You left this initiative')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave initiative' })).toHaveCount(0);
  const { items } = await company.api('GET /api/company/students');
  expect(items.filter(({ status }) => status === 'in_progress')).toEqual([]);
});
