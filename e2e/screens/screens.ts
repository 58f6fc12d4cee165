// What all screenshot scripts share: window sizes, generous waiting, and requests that fail.
import { expect, type Page } from '@playwright/test';

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
