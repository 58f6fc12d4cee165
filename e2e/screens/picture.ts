// Takes pictures for docs/screens. Chromium writes no WebP by itself, so a canvas does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../docs/screens');
const full = { quality: 0.82, scale: 1 };
/** Long pages are overviews: smaller, and not for reading every letter. */
const wholePage = { quality: 0.6, scale: 0.6 };
const onePart = { quality: 0.72, scale: 0.75 };
/** WebP ends at 16,383 pixels. */
const tallest = 16_000;

type Options = { whole?: boolean; part?: Locator };

export async function takePicture(page: Page, name: string, { whole = false, part }: Options = {}) {
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()!.width;
  const { quality, scale } = whole ? wholePage : part ? onePart : full;
  const png = await (part ?? page).screenshot({
    animations: 'disabled',
    ...(whole && { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } }),
  });
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
