// The upload client of the web app, without a screen.
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';
import { installUploader, upload } from '../../support/uploads.ts';

const chunks = '**/api/uploads/*';

test('an upload survives a lost connection and an expired token, and continues after a reload where it stopped', async ({
  page,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_FAILED|ERR_CONNECTION|status of 401/);
  await signIn(page, await createStudent('Upa Loader'));
  await installUploader(page);
  let sentPieces = 0;
  await page.route(chunks, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    sentPieces++;
    if (sentPieces === 2) return route.abort('connectionreset');
    if (sentPieces === 4) return route.fulfill({ status: 401, json: { code: 'not_signed_in', text: '' } });
    return route.fallback();
  });
  const created = page.waitForResponse(/\/api\/uploads$/);
  const { id } = await upload(page, { purpose: 'submission', name: 'long-essay.txt', megabytes: 20 });
  expect((await created).headers()['location']).toBe(`/api/uploads/${id}`);
  expect(sentPieces).toBeGreaterThan(4);
  expect(await page.evaluate(() => (globalThis as unknown as { shares: number[] }).shares.at(-1))).toBe(1);
  await page.unroute(chunks);

  const essay = { purpose: 'submission', name: 'essay.txt', megabytes: 20 };
  let stuck = () => {};
  const reached = new Promise<void>((resolve) => (stuck = resolve));
  let patches = 0;
  await page.route(chunks, async (route) => {
    if (route.request().method() !== 'PATCH' || ++patches === 1) return route.fallback();
    stuck();
    return route.abort('connectionreset');
  });
  const left = upload(page, essay).catch(() => 'the page was left');
  await reached;
  await page.reload();
  await page.unroute(chunks);
  expect(await left).toBe('the page was left');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) asked.push(request.method());
  });
  const first = page.waitForRequest((request) => request.method() === 'PATCH');
  await installUploader(page);
  expect(await upload(page, essay)).toMatchObject({ status: 'ready', media_type: 'text/plain' });
  expect((await first).headers()['upload-offset']).toBe(String(8 * 1024 * 1024));
  expect(asked[0]).toBe('HEAD');
  expect(asked).not.toContain('POST');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('upload'))),
  ).toEqual([]);
});
