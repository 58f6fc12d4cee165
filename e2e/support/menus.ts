import { expect, type Page } from '@playwright/test';

/** Opens a menu and chooses one of its items. A menu that is still closing ignores clicks on its button, so this waits until it is gone. */
export async function chooseFromMenu(page: Page, button: string | RegExp, item: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

export const accountMenu = /^Account of/;
