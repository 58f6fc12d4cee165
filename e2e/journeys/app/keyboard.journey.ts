// The shell of the app with the keyboard alone.
import { expect, test } from '../../support/fixtures.ts';
import { password } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

test('a student signs in, looks around and logs out with the keyboard alone', async ({ page }) => {
  const { email } = await createStudent('Kim Keys', { bare: true });
  await page.goto('/student/auth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const focused = page.locator(':focus');
  const tabTo = async (name: string | RegExp) => {
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const it = document.activeElement;
        const labels = it instanceof HTMLInputElement ? it.labels : null;
        return it?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? it?.textContent ?? '';
      });
      if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
    }
    throw new Error(`the keyboard does not reach ${String(name)}`);
  };

  await tabTo('Email');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/incentives');

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo('Skip to content');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo('Companies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');
  // Screen readers read a new page from its beginning.
  await expect(page.locator('main')).toBeFocused();

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(/Account of/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
