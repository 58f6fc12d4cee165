// Reviewing submitted PDFs, videos and photos where they are, and hostile files that must not do anything. Console errors,
// reports of the content security policy and requests to other hosts fail every journey.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { acceptAll, createApplicants } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { drawnPhoto, pageAsImage } from '../../support/image-files.ts';
import { brokenPdf, hostilePdf, lockedPdf, longPdf } from '../../support/pdf-files.ts';
import { signIn } from '../../support/people.ts';
import { submitFiles, uploaderOf } from '../../support/submitted-files.ts';
import { largeVideo } from '../../support/video-files.ts';

type Files = Parameters<typeof submitFiles>[2];

async function createReview(name: string, files: Files) {
  const company = await createCompany(name);
  const { people, tasks } = await createApplicants(company, { applicants: 1, tasks: files.length });
  await acceptAll(company, people);
  await submitFiles(people[0]!, tasks, files);
  return { company, student: people[0]! };
}

const queue = '/company-active-users?view=queue';
const startReview = (page: Page) => page.getByRole('button', { name: 'Start reviewing' }).click();

/** How many bytes of previews arrive in the page. */
async function countPreviewBytes(page: Page) {
  const counted = { bytes: 0 };
  const network = await page.context().newCDPSession(page);
  const previews = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/preview')) previews.add(requestId);
  });
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (previews.has(requestId)) counted.bytes += dataLength;
  });
  await network.send('Network.enable');
  return counted;
}

test('a company reads a PDF of 40 pages with the keyboard, and only the pages it looks at are loaded', async ({
  page,
}) => {
  test.slow();
  const bytes = longPdf(40);
  const { company } = await createReview('Forty Pages', [{ name: 'neighbors.pdf', bytes }]);
  await signIn(page, company, queue);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('pdf')) scripts.push(request.url());
  });
  await expect(page.getByRole('button', { name: 'Start reviewing' })).toBeVisible();
  expect(scripts).toEqual([]);
  const counted = await countPreviewBytes(page);
  await startReview(page);

  const preview = page.getByRole('region', { name: 'Preview of neighbors.pdf' });
  const drawn = (number: number) =>
    expect(
      preview.getByRole('group', { name: `Page ${number}`, exact: true }).locator('canvas'),
    ).toBeVisible();
  await drawn(1);
  await expect(preview.getByText('Page 1 of 40', { exact: true })).toBeVisible();
  await expect(preview.getByText('What neighbor 1 said')).toBeAttached();
  // The green bar at its top.
  const color = await preview
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => [
      ...canvas.getContext('2d')!.getImageData(canvas.width - 9, 9, 1, 1).data,
    ]);
  expect(color).toEqual([10, 107, 74, 255]);
  await expectAccessible(page, 'a PDF under review');

  await page.keyboard.press(']');
  await expect(preview.getByText('Page 2 of 40', { exact: true })).toBeVisible();
  await page.keyboard.press('[');
  await expect(preview.getByText('Page 1 of 40', { exact: true })).toBeVisible();
  await preview.getByRole('region', { name: 'Pages of neighbors.pdf' }).focus();
  await page.keyboard.press('End');
  await expect(preview.getByText('Page 40 of 40', { exact: true })).toBeVisible();
  await drawn(40);
  // Pages that scrolled away are released.
  await expect(preview.getByRole('group', { name: 'Page 1', exact: true }).locator('canvas')).toHaveCount(0);
  expect(await preview.locator('canvas').count()).toBeLessThan(10);
  expect(counted.bytes).toBeLessThan(bytes.length / 1.5);

  const last = preview.getByRole('group', { name: 'Page 40', exact: true });
  const widthOf = async () => (await last.boundingBox())!.width;
  const fitted = await widthOf();
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.2);
  await expect(preview.getByRole('button', { name: 'Zoomed to 125%, fit to the page' })).toBeVisible();
  await page.keyboard.press('-');
  await expect.poll(widthOf).toBe(fitted);
});

test('a video of 90 MB plays from the middle without being downloaded, and a photo of 12 megapixels is shown', async ({
  page,
}) => {
  test.slow();
  await page.goto('/robots.txt');
  const { company } = await createReview('Long Video', [
    { name: 'tour.webm', bytes: await largeVideo(page, 90) },
    { name: 'harbor.jpg', bytes: await drawnPhoto(page, 4_000, 3_000) },
  ]);
  await signIn(page, company, queue);
  const counted = await countPreviewBytes(page);
  await startReview(page);
  const video = page.getByLabel('tour.webm', { exact: true });
  const brightness = () =>
    video.evaluate(async (player: HTMLVideoElement) => {
      const context = new OffscreenCanvas(8, 8).getContext('2d')!;
      context.drawImage(player, 0, 0, 8, 8);
      const { data } = context.getImageData(0, 0, 8, 8);
      return data.filter((_, i) => i % 4 === 1).reduce((sum, green) => sum + green, 0) / 64;
    });
  // Ready to show the first frame.
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(1);
  expect(await brightness()).toBeLessThan(100);
  const part = page.waitForResponse(
    (response) =>
      response.url().endsWith('/preview') &&
      Number(/bytes=(\d+)/.exec(response.request().headers()['range'] ?? '')?.[1]) > 45_000_000,
  );
  await video.evaluate((player: HTMLVideoElement) => (player.currentTime = player.duration * 0.9));
  expect((await part).status()).toBe(206);
  await expect.poll(brightness).toBeGreaterThan(150);
  expect(counted.bytes).toBeLessThan(45_000_000);

  await page.keyboard.press('j');
  const image = page.getByRole('img', { name: 'harbor.jpg' });
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(4_000);
  await expect(page.getByText('4000 × 3000')).toBeVisible();
});

test('hostile files are shown as what they are, or refused, and do nothing', async ({ page }) => {
  // Eight files are inspected, each in its own process.
  test.slow();
  const html = '<!doctype html><script>document.title = "run"; fetch("https://evil.example")</script>';
  const { company, student } = await createReview('Careful Readers', [
    { name: 'click-me.pdf', bytes: hostilePdf() },
    { name: 'page.pdf', bytes: Buffer.concat([Buffer.from(html), hostilePdf()]) },
    { name: 'locked.pdf', bytes: lockedPdf() },
    { name: 'broken.pdf', bytes: brokenPdf() },
    { name: 'page.txt', bytes: Buffer.from(html) },
  ]);
  const upload = await uploaderOf(student);
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = 'run'"/>`);
  const refused = [
    ['page.html', Buffer.from(html), 'file_type_not_allowed'],
    ['drawing.svg', svg, 'file_type_not_allowed'],
    ['drawing.png', svg, 'file_damaged'],
    ['page.png', pageAsImage().buffer, 'file_damaged'],
    ['page.pdf', Buffer.from(html), 'file_damaged'],
  ] as const;
  const answers = refused.map(([name, bytes]) => upload({ name, bytes: bytes as Buffer<ArrayBuffer> }));
  expect(await Promise.all(answers)).toMatchObject(refused.map(([, , refusal]) => ({ refusal })));

  const happened: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => happened.push('a dialog')));
  page.on('popup', () => happened.push('a popup'));
  page.on('download', () => happened.push('a download'));
  page.on('framenavigated', (frame) => frame.parentFrame() && happened.push('a frame'));
  await signIn(page, company, queue);
  await startReview(page);
  const stage = page.getByRole('region', { name: 'Pages of click-me.pdf' });
  await expect(stage.locator('canvas')).toBeVisible();
  await expect(stage.getByText('Please click here')).toBeAttached();
  const address = page.url();
  // The whole page is a link, and there is a form.
  await stage.locator('canvas').click({ position: { x: 200, y: 100 } });
  await stage.locator('canvas').dblclick({ position: { x: 120, y: 300 } });
  await expect(stage.locator('a, input, iframe, object, embed')).toHaveCount(0);

  const next = async (name: string) => {
    await page.keyboard.press('j');
    return page.getByRole('region', { name: `Preview of ${name}` });
  };
  await expect((await next('page.pdf')).locator('canvas')).toBeVisible();
  for (const name of ['locked.pdf', 'broken.pdf'])
    await expect(await next(name)).toContainText("We can't show this PDF. Download it to view it.");
  await expect(await next('page.txt')).toContainText(html);
  expect(new URL(page.url()).origin).toBe(new URL(address).origin);
  await expect(page).not.toHaveTitle(/run/);
  expect(happened).toEqual([]);
});
