// Takes pictures for docs/screens. Chromium writes no WebP by itself, so a canvas does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSideways } from '../sideways.ts';

const folder = join(import.meta.dirname, '../../docs/screens');
const full = { quality: 0.82, scale: 1 };
/** Long pages are overviews: smaller, and not for reading every letter. */
const wholePage = (width: number) => ({ quality: 0.6, scale: width < 768 ? 0.8 : 0.6 });
const onePart = { quality: 0.72, scale: 0.75 };
/** WebP ends at 16,383 pixels. */
const tallest = 16_000;

/** Nobody is being greeted; fonts, scenes and the pictures in sight have arrived. */
async function everythingShown(page: Page) {
  const greeting = page
    .getByRole('listitem')
    .filter({ hasText: /^(Signed in|Account created) successfully/ });
  if (await greeting.isVisible()) await greeting.getByRole('button', { name: 'Dismiss' }).click();
  await expect(greeting).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const awaited = [...document.images].filter(({ complete }) => !complete);
    const inSight = awaited.some((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return !inSight && !document.querySelector('.rounded-scene:empty');
  });
}

type Options = { whole?: boolean; part?: Locator };

export async function takePicture(page: Page, name: string, { whole = false, part }: Options = {}) {
  const window = page.viewportSize()!;
  await everythingShown(page);
  await expectNoSideways(page, name);
  // A whole page is shown in a window as tall as it is, so that what sticks to its foot stands there.
  if (whole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...window, height: Math.min(Math.max(height, window.height), tallest) });
    await everythingShown(page);
  }
  const { quality, scale } = whole ? wholePage(window.width) : part ? onePart : full;
  const png = await (part ?? page).screenshot({ animations: 'disabled' });
  if (whole) await page.setViewportSize(window);
  const studio = await page.context().browser()!.newPage();
  const webp = await studio.evaluate(
    async ([source, quality, scale]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: Math.round(image.naturalWidth * scale),
        height: Math.round(image.naturalHeight * scale),
      });
      canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality, scale] as const,
  );
  await studio.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}
