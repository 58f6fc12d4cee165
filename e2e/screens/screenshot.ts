// Takes a screenshot and stores it as WebP. Chromium can't write WebP screenshots itself, so a canvas converts them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts';

const root = join(import.meta.dirname, '../..');
const full = { quality: 0.82, scale: 1 };
/** Screenshots of whole pages are overviews, so they are smaller. */
const wholePage = (width: number) => ({ quality: 0.6, scale: width < 768 ? 0.8 : 0.6 });
const onePart = { quality: 0.72, scale: 0.75 };
/** WebP is limited to 16,383 pixels. */
const maxHeight = 16_000;

/** Waits until fonts, scenes and visible images have loaded, and dismisses the toast that greets people. */
async function waitUntilLoaded(page: Page) {
  const greeting = page
    .getByRole('listitem')
    .filter({ hasText: /^(Signed in|Account created) successfully/ });
  if (await greeting.isVisible()) await greeting.getByRole('button', { name: 'Dismiss' }).click();
  await expect(greeting).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const loading = [...document.images].filter(({ complete }) => !complete);
    const visible = loading.some((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return !visible && !document.querySelector('.rounded-scene:empty');
  });
}

/** The bars of the app would cover a part that is taller than the window. */
const showBars = (page: Page, shown: boolean) =>
  page.evaluate(
    (visibility) => {
      for (const bar of document.querySelectorAll<HTMLElement>(
        'header:not(main *), nav:not(main *, footer *)',
      ))
        bar.style.visibility = visibility;
    },
    shown ? '' : 'hidden',
  );

export type Options = { whole?: boolean; part?: Locator; folder?: string };

export async function takeScreenshot(
  page: Page,
  name: string,
  { whole = false, part, folder = '.data/screens' }: Options = {},
) {
  const window = page.viewportSize()!;
  await waitUntilLoaded(page);
  await expectNoHorizontalScroll(page, name);
  // The window grows to the height of the page, so that a sticky footer is at the bottom of the screenshot.
  if (whole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...window, height: Math.min(Math.max(height, window.height), maxHeight) });
    await waitUntilLoaded(page);
  }
  const { quality, scale } = whole ? wholePage(window.width) : part ? onePart : full;
  if (part) await showBars(page, false);
  const png = await (part ?? page).screenshot({ animations: 'disabled' });
  if (part) await showBars(page, true);
  if (whole) await page.setViewportSize(window);
  const converter = await page.context().browser()!.newPage();
  const webp = await converter.evaluate(
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
  await converter.close();
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}
