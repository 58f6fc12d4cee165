import { expect, test } from '../support/fixtures.ts';
import { bakery, maya, newPerson, signIn, signUp } from '../support/people.ts';
import { sunrise } from '../support/image-files.ts';
import { takeScreenshot } from './screenshot.ts';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`settings, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `settings-${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('student settings and the delete dialog', async ({ page }) => {
        await signIn(page, maya, '/settings');
        await expect(page.getByText('This device', { exact: true })).toBeVisible();
        await takeScreenshot(page, named('student'), { whole: true });
        await page.getByLabel(/^Choose (another )?Photo$/).setInputFiles(sunrise(900, 900));
        await page.getByRole('button', { name: 'Use this part' }).click();
        await expect(page.getByText('You have unsaved changes.')).toBeVisible({
          timeout: 30_000,
        });
        await takeScreenshot(page, named('photo'));
        await page.getByRole('button', { name: 'Delete account' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
        await takeScreenshot(page, named('delete'));
      });

      test('company settings with a long name and form errors', async ({ page }) => {
        await signUp(page, 'company', newPerson('Wilhelmina Featherstonehaugh-Cholmondeley'));
        await expect(page).toHaveURL('/company-overview');
        await page.goto('/settings');
        await page.getByLabel('Username').fill('no way');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await page.getByRole('button', { name: 'Change password' }).click();
        await expect(page.getByText('Password is required')).toBeVisible();
        await takeScreenshot(page, named('company'), { whole: true });
      });

      test('loading and failed', async ({ page }) => {
        await signIn(page, bakery);
        const answers = { hold: true };
        await page.route(/session\/(user|devices)$/, (route) => (answers.hold ? undefined : route.abort()));
        await page.goto('/settings');
        await expect(page.getByText('Loading your devices…')).toBeAttached();
        await takeScreenshot(page, named('loading'));
        answers.hold = false;
        await page.reload();
        await expect(page.getByText('Failed to load your devices')).toBeVisible();
        await takeScreenshot(page, named('error'), { whole: true });
      });
    });
