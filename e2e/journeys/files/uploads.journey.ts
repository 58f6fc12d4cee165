// The upload client of the web app, without a screen.
import { expect, test } from '../../support/fixtures.ts';
import { bakery, jonas, maya, signIn } from '../../support/people.ts';
import { installUploader, upload } from '../../support/uploads.ts';

const pieces = '**/api/uploads/*';

test('a photo is resized and visible immediately', async ({ page }) => {
  await signIn(page, maya);
  await installUploader(page);
  const { url } = await upload(page, { purpose: 'photo', name: 'me.png', drawn: 700 });
  expect(url).toMatch(/^\/photos\/[0-9a-f]{64}\.webp$/);
  const widths = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    [url!, url!.replace('.webp', '-small.webp')],
  );
  expect(widths).toEqual([512, 128]);
});

test('files that are no images, too large or not allowed are refused', async ({ page, tolerate }) => {
  tolerate(/status of 403/);
  await signIn(page, bakery);
  await installUploader(page);
  const html = '<!doctype html><script>alert(1)</script>';
  expect(await upload(page, { purpose: 'logo', name: 'logo.png', text: html })).toEqual({
    refused: "We can't read that image. Please choose another.",
  });
  expect(await upload(page, { purpose: 'banner', name: 'banner.png', megabytes: 11 })).toEqual({
    refused: 'That image is too large. The limit is 10 MB.',
  });
  expect(await upload(page, { purpose: 'submission', name: 'essay.txt', text: 'My essay' })).toEqual({
    refused: "You don't have permission to do that.",
  });
});

test('an upload survives a lost connection and an expired token', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|ERR_CONNECTION|status of 401/);
  await signIn(page, maya);
  await installUploader(page);
  let patches = 0;
  await page.route(pieces, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    patches++;
    if (patches === 2) return route.abort('connectionreset');
    if (patches === 4) return route.fulfill({ status: 401, json: { code: 'not_signed_in', text: '' } });
    return route.fallback();
  });
  const created = page.waitForResponse(/\/api\/uploads$/);
  const { id } = await upload(page, { purpose: 'submission', name: 'long-essay.txt', megabytes: 20 });
  expect((await created).headers()['location']).toBe(`/api/uploads/${id}`);
  expect(patches).toBeGreaterThan(4);
  expect(await page.evaluate(() => (globalThis as unknown as { shares: number[] }).shares.at(-1))).toBe(1);
});

test('an upload continues after a reload where it stopped', async ({ page, tolerate }) => {
  tolerate(/ERR_CONNECTION_RESET/);
  await signIn(page, jonas);
  await installUploader(page);
  const essay = { purpose: 'submission', name: 'essay.txt', megabytes: 20 };
  let stuck = () => {};
  const reached = new Promise<void>((resolve) => (stuck = resolve));
  let patches = 0;
  await page.route(pieces, async (route) => {
    if (route.request().method() !== 'PATCH' || ++patches === 1) return route.fallback();
    stuck();
    return route.abort('connectionreset');
  });
  const left = upload(page, essay).catch(() => 'the page was left');
  await reached;
  await page.reload();
  await page.unroute(pieces);
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
