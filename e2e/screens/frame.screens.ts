import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from '../support/fixtures.ts';
import { linkFor } from '../support/emails.ts';
import { bakery, logOut, maya, newPerson, signIn, signUp } from '../support/people.ts';
import { viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      const named = (name: string) => `${name}-${viewport.width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('before sign-in', async ({ page }) => {
        for (const [name, path] of [
          ['not-found', '/nowhere'],
          ['student-sign-in', '/student/auth'],
          ['company-sign-in', '/company/auth'],
        ] as const) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await takeScreenshot(page, named(name));
        }
        await signUp(page, 'student', { name: 'M', email: 'maya@', password: 'short' });
        await expect(page.getByText('Full name is required')).toBeVisible();
        await takeScreenshot(page, named('student-sign-up'));

        await page.goto('/company/auth');
        await page.getByRole('button', { name: 'Sign up' }).click();
        await takeScreenshot(page, named('company-sign-up'));
        await signUp(page, 'company', { name: 'R', email: 'rosa@', password: 'short' });
        await expect(page.getByText('Contact person name is required')).toBeVisible();
        await takeScreenshot(page, named('company-sign-up-errors'));
      });

      test('a forgotten password', async ({ page }) => {
        const person = newPerson('Forgetful Fern');
        await signUp(page, 'student', person);
        await expect(page).toHaveURL('/incentives');
        await page.goto('/forgot-password');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await takeScreenshot(page, named('forgot-password'));
        const send = page.getByRole('button', { name: 'Send me a link' });
        await send.click();
        await expect(page.getByText('Please enter a valid email')).toBeVisible();
        await takeScreenshot(page, named('forgot-password-error'));
        await page.getByLabel('Email').fill(person.email);
        await send.click();
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
        await takeScreenshot(page, named('forgot-password-sent'));

        const link = await linkFor(person.email, '/reset-password');
        const set = page.getByRole('button', { name: 'Set new password' });
        await page.goto(link);
        await expect(set).toBeVisible();
        await takeScreenshot(page, named('reset-password'));
        await page.getByLabel('New password').fill('another-long-way');
        await set.click();
        await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
        await takeScreenshot(page, named('reset-password-done'));
        await page.goto(link);
        await page.getByLabel('New password').fill('a-third-long-way');
        await set.click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('reset-password-error'));
      });

      test('verifying an email', async ({ page }) => {
        const person = newPerson('Email On Phone');
        await signUp(page, 'student', person);
        await expect(page).toHaveURL('/incentives');
        const link = await linkFor(person.email, '/verify-email');
        const verify = page.getByRole('button', { name: 'Verify my email' });
        await page.goto(link);
        await expect(verify).toBeVisible();
        await takeScreenshot(page, named('verify-email-signed-in'));
        await page.goto('/incentives');
        await logOut(page);
        await expect(page.getByText('Successfully signed out', { exact: true })).toBeVisible();
        await page.goto(link);
        await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
        await takeScreenshot(page, named('verify-email'));
        await page.getByLabel('Password', { exact: true }).fill('a-guess-of-mine');
        await verify.click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('verify-email-error'));
        await page.getByLabel('Password', { exact: true }).fill(person.password);
        await verify.click();
        await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
        await takeScreenshot(page, named('verify-email-done'));
        await page.goto('/verify-email?token=made.up.by.someone');
        await page.getByLabel('Password', { exact: true }).fill(person.password);
        await verify.click();
        await expect(page.getByText('select Resend email')).toBeVisible();
        await takeScreenshot(page, named('verify-email-expired'));
      });

      test('student shell', async ({ page }) => {
        await signIn(page, maya, '/incentives');
        await page.getByRole('button', { name: /^Account of/ }).click();
        await expect(page.getByText(maya.email)).toBeVisible();
        await takeScreenshot(page, named('student-shell'));
      });

      test('company shell', async ({ page }) => {
        await signIn(page, bakery, '/company-active-users');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (size === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
        await takeScreenshot(page, named('company-shell'));
      });

      test('a new company with a long name', async ({ page }) => {
        await signUp(page, 'company', newPerson('Wilhelmina Featherstonehaugh-Cholmondeley'));
        await page.getByRole('button', { name: 'Skip for now' }).click();
        await expect(page.getByText('Please verify your email')).toBeVisible();
        await takeScreenshot(page, named('company-unverified'));
      });

      test('the gallery', async ({ page }) => {
        const web = await createServer({
          configFile: join(import.meta.dirname, '../../apps/web/vite.config.ts'),
          cacheDir: join(import.meta.dirname, '../../.data/journeys/vite'),
          logLevel: 'error',
          server: { port: 0 },
        });
        await web.listen();
        await page.goto(`${web.resolvedUrls!.local[0]}gallery.html`);
        await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible({ timeout: 30_000 });
        await takeScreenshot(page, named('gallery'), { whole: true });
        await web.close();
      });
    });
