// Takes pictures for docs/screens. Chromium writes no WebP by itself, so a canvas does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../docs/screens');
const quality = 0.82;
/** Long pages are overviews: smaller, and not for reading every letter. */
const wholePage = { quality: 0.6, scale: 0.6 };
/** WebP ends at 16,383 pixels. */
const tallest = 16_000;

export async function takePicture(page: Page, name: string, { whole = false } = {}) {
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()!.width;
  const png = await page.screenshot({
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
    [
      `data:image/png;base64,${png.toString('base64')}`,
      whole ? wholePage.quality : quality,
      whole ? wholePage.scale : 1,
    ] as const,
  );
  await studio.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}
