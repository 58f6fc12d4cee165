import { expect, test } from '../../support/fixtures.ts';
import { bakery, signInWithForm } from '../../support/people.ts';

test('nothing moves for people who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.goto('/');
  expect(await moving()).toBe(0);
  await signInWithForm(page, bakery);
  await expect(page.getByText('Signed in successfully', { exact: true })).toBeVisible();
  expect(await moving()).toBe(0);
  await page.keyboard.press('Control+b');
  expect(await moving()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toBe(0);
});
