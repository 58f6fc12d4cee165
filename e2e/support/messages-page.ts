// Locators and actions for the message pages.
import type { Browser, Page } from '@playwright/test';
import { watch } from './fixtures.ts';
import { signIn } from './people.ts';

export const inboxLink = (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name: /^Inbox/ });
export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
export const reply = async (page: Page, text: string) => {
  await page.getByPlaceholder('Write a reply…').fill(text);
  await page.getByRole('button', { name: 'Reply' }).click();
};
/** The messages of the open conversation, in order. */
export const shownMessages = (page: Page) =>
  page.getByRole('region', { name: /^Messages with/ }).locator('[data-message]');

/** Another person's browser, with the same checks as the first. */
export async function openSecondBrowser(
  browser: Browser,
  baseURL: string,
  account: Parameters<typeof signIn>[1],
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const complaints = await watch(context, baseURL);
  const page = await context.newPage();
  await signIn(page, account);
  return { page, context, complaints };
}
