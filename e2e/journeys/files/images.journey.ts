// Logos and banners. Photos: account/settings.
import { writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { hugeImage, pageAsImage, largeImage, logoWithScript, sunrise } from '../../support/image-files.ts';
import { hold } from '../../support/network.ts';
import { recordProgress } from '../../support/progress.ts';

const kept = /^\/media\/[0-9a-f]{64}\.webp$/;

type Picked = ReturnType<typeof sunrise> | string;

const choose = (page: Page, label: string, file: Picked) =>
  page.getByLabel(new RegExp(`^Choose (another )?${label}$`)).setInputFiles(file);

async function chooseAndCrop(page: Page, label: string, file: Picked) {
  await choose(page, label, file);
  const dialog = page.getByRole('dialog', { name: 'Crop your image' });
  await dialog.getByRole('button', { name: 'Save crop' }).click();
  await expect(dialog).toHaveCount(0);
}
/** Uploaded and scanned. */
const arrived = (page: Page, label: string) =>
  expect(page.getByRole('button', { name: `Replace ${label}` })).toBeVisible({ timeout: 20_000 });

/** The natural size of an image. */
const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);

test.use({ reducedMotion: 'no-preference' });

test('a company adds a logo and a banner, which are cropped and cleaned, after choosing files that are refused', async ({
  page,
}) => {
  test.slow();
  const company = await createCompany('Picture Perfect');
  const initiative = await company.createInitiative('Sunrise photos');
  await signIn(page, company, '/company/profile?mode=edit');

  // Playwright passes files of this size only by path.
  const largeFile = test.info().outputPath('large.png');
  writeFileSync(largeFile, largeImage(30).buffer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) sent.push(request.method());
  });
  for (const [file, words] of [
    [pageAsImage(), "We couldn't open page.png. Please choose a PNG, JPG or WebP file."],
    [largeFile, 'large.png is 30 MB. The limit is 10 MB.'],
    [hugeImage(14_000), 'huge.png is larger than 50 megapixels. Please choose a smaller image.'],
    [logoWithScript(), undefined],
  ] as const) {
    await choose(page, 'Banner', file);
    if (words) await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  // An SVG is cropped like any other image where only pixels are accepted.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);

  await choose(page, 'Logo', logoWithScript());
  await arrived(page, 'Logo');
  await expect(page.getByRole('img', { name: 'Logo of Picture Perfect' })).toHaveAttribute('src', kept);

  // Saving waits for an image that is still uploading.
  const release = await hold(page, '**/api/uploads/*', 'PATCH');
  const progress = await recordProgress(page);
  await chooseAndCrop(page, 'Banner', sunrise(1600, 900));
  await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Saving 10%' })).toBeVisible();
  release();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await progress()).toEqual([10, 30, 50, 80, 100]);

  const { logo_url, banner_url } = await company.api('GET /api/company/profile');
  expect([logo_url, banner_url]).toEqual([expect.stringMatching(kept), expect.stringMatching(kept)]);
  expect(await sizeOf(page, banner_url!)).toEqual([1200, 375]);
  await expect(page.getByRole('img', { name: 'Banner of Picture Perfect' })).toHaveAttribute(
    'src',
    banner_url!,
  );
  // The SVG with a script became a WebP image, which can't run anything.
  const logo = await page.request.get(logo_url!);
  expect(logo.headers()).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await logo.body()).includes('script')).toBe(false);
  await expect(page).not.toHaveTitle('run');

  await page.goto(`/initiative-overview/${initiative}`);
  await expect(page.locator(`img[src*="${logo_url!.slice(7, 40)}"]`).first()).toBeVisible();
});

/** Opens the editor for a new initiative with this name. */
async function openEditor(page: Page, name: string) {
  const company = await createCompany(name);
  await signIn(page, company, '/create-initiative');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  return company;
}
const goTo = (page: Page, part: string) =>
  page.getByRole('list', { name: 'Parts' }).getByRole('button', { name: part }).click();

test('a canceled image upload is deleted, a lost connection is waited out, and saving waits for the upload', async ({
  page,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_CONNECTION|ERR_FAILED/);
  const company = await openEditor(page, 'Held by a thread');
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.fallback(),
  );
  const ofUpload = (request: Request, method: string) =>
    request.method() === method && request.url().includes('/api/uploads/');
  const begun = page.waitForRequest((request) => ofUpload(request, 'PATCH'));
  await chooseAndCrop(page, 'Banner', sunrise(900, 900));
  // An upload can be canceled only after the server has created it.
  await begun;
  const canceled = page.waitForResponse((response) => ofUpload(response.request(), 'DELETE'));
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect((await canceled).status()).toBe(204);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  let connected = false;
  const asked: string[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    asked.push(route.request().method());
    return connected ? route.fallback() : route.abort('connectionreset');
  });
  await chooseAndCrop(page, 'Banner', sunrise(1600, 900));
  await expect(page.getByRole('progressbar', { name: /^Waiting for a connection…/ })).toBeVisible();
  await goTo(page, 'Publish');
  await page.getByRole('button', { name: 'Save as inactive' }).click();
  connected = true;
  await expect(page).toHaveURL(/\/company\/initiative\//, { timeout: 30_000 });
  expect(asked.filter((method) => method === 'PATCH').length).toBeGreaterThan(1);
  const id = new URL(page.url()).pathname.split('/').pop()!;
  const { banner_url } = await company.api('GET /api/company/initiatives/:id', { params: { id } });
  expect(banner_url).toMatch(kept);
  await expect(page.getByRole('main').locator(`img[src="${banner_url}"]`)).toBeVisible();
});
