import { expect, test } from '../support/fixtures.ts';
import { bakery, maya, newPerson, signIn, signUp } from '../support/people.ts';
import { sunrise } from '../support/image-files.ts';
import { createStudent } from '../support/students.ts';
import { failRequests, takeEveryLook } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

test.use({ reducedMotion: 'reduce' });

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`settings, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
      });
      const named = (name: string) => `settings-${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('student settings and the delete dialog', async ({ page }) => {
        await signIn(page, maya, '/settings');
        await expect(page.getByText('This device', { exact: true })).toBeAttached();
        await takeScreenshot(page, named('student'), { whole: true });
        for (const part of ['notifications', 'devices', 'account']) {
          await page.goto(`/settings#${part}`);
          await takeScreenshot(page, named(part));
        }
        await page.getByLabel(/^Choose (another )?Photo$/).setInputFiles(sunrise(900, 900));
        await page.getByRole('button', { name: 'Save crop' }).click();
        await expect(page.getByText('You have unsaved changes.')).toBeVisible({
          timeout: 30_000,
        });
        await takeScreenshot(page, named('photo'));
        await page.goto('/settings#your-data');
        await page.getByRole('button', { name: 'Delete account' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
        await takeScreenshot(page, named('delete'));
      });

      test('company settings with a long name and form errors', async ({ page }) => {
        await signUp(page, 'company', newPerson('Wilhelmina Featherstonehaugh-Cholmondeley'));
        await expect(page).toHaveURL('/company-overview');
        await page.goto('/settings#account');
        await page.getByLabel('Username').fill('no way');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await takeScreenshot(page, named('company-account'));
        await page.goto('/settings#password');
        await page.getByRole('button', { name: 'Change password' }).click();
        await expect(page.getByText('Password is required')).toBeVisible();
        await takeScreenshot(page, named('company'), { whole: true });
      });

      test('who has seen my profile: entries, long names, empty and failed', async ({ page }) => {
        await signIn(page, maya, '/settings#who-has-seen-my-profile');
        const section = page.getByRole('region', { name: 'Who has seen my profile' });
        await expect(section.getByRole('listitem').first()).toBeVisible();
        await takeScreenshot(page, named('views'), { part: section });
        const name = 'Featherstonehaugh-Cholmondeley & Daughters Neighborhood Bakery of Upper Springfield';
        const view = { at: new Date().toISOString(), part: 'contacts', person: null, reason: null };
        const [id, other] = ['0198c0de-7a11-7000-8000-000000000001', '0198c0de-7a11-7000-8000-000000000002'];
        const company = { id, company_name: name, logo_url: null };
        const answers = {
          long: [
            { ...view, id, company, person: 'Wilhelmina Featherstonehaugh-Cholmondeley' },
            { ...view, id: other, company: null, part: 'messages', reason: 'danger' },
          ],
          empty: [],
        };
        for (const [state, items] of Object.entries(answers)) {
          await page.route(/profile-views/, (route) => route.fulfill({ json: { items, next: null } }));
          await page.reload();
          await expect(section.getByText(items.length ? name : 'Nobody has opened')).toBeVisible();
          await takeScreenshot(page, named(`views-${state}`), { part: section });
          await page.unroute(/profile-views/);
        }
        await page.route(/profile-views/, (route) => route.abort());
        await page.reload();
        await expect(section.getByText('Failed to load who has seen your profile')).toBeVisible();
        await takeScreenshot(page, named('views-failed'), { part: section });
      });

      test('loading and failed', async ({ page }) => {
        await signIn(page, bakery);
        const answers = { hold: true };
        await page.route(/session\/(user|devices)$/, (route) => (answers.hold ? undefined : route.abort()));
        await page.goto('/settings#devices');
        await expect(page.getByText('Loading your devices…')).toBeAttached();
        await takeScreenshot(page, named('loading'));
        answers.hold = false;
        await page.reload();
        await expect(page.getByText('Failed to load your devices')).toBeVisible();
        await takeScreenshot(page, named('error'), { whole: true });
      });
    });

test('notifications with quiet hours: full, without email, failed', async ({ page, tolerate }) => {
  test.slow();
  tolerate(/./);
  await signIn(page, await createStudent('Noor Haddad'), '/settings#notifications');
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(section.getByText(/between 9 p\.m\. and 7 a\.m\./)).toBeVisible();
  await takeEveryLook(page, 'settings-notifications', { part: section });
  await section.getByRole('switch', { name: /^All email/ }).uncheck();
  await takeEveryLook(page, 'settings-notifications-no-email', { part: section });
  await failRequests(page, '**/api/notifications/preferences');
  await page.reload();
  await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
  await takeEveryLook(page, 'settings-notifications-failed', { part: section });
});
