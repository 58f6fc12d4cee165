// What all screenshot scripts share: window sizes, generous waiting, and requests that fail.
import { expect, type Page } from '@playwright/test';
import { type Options, takeScreenshot } from './screenshot.ts';

export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Generous, because screenshots are also taken on busy machines. */
export const expectSoon = expect.configure({ timeout: 30_000 });

export const failRequests = (page: Page, urls: string | RegExp) =>
  page.route(urls, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', text: 'Something went wrong. Please try again.' },
    }),
  );

/** Phone and desktop, light and dark. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [viewports.phone, viewports.desktop].map((viewport) => ({
    colorScheme,
    viewport,
    look: `${viewport.width}-${colorScheme}`,
  })),
);

/** What the page shows now, in every look. Much faster than getting there again for each of them. */
export async function takeEveryLook(page: Page, name: string, options?: Options) {
  for (const { colorScheme, viewport, look } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await takeScreenshot(page, `${name}-${look}`, options);
  }
}
