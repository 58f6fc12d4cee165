import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from '../fixtures.ts';
import { bakery, maya, newcomer, signIn, signUp } from '../people.ts';
import { takePicture } from './picture.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [size, viewport] of Object.entries(sizes))
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
          ['forgot-password', '/forgot-password'],
        ] as const) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await takePicture(page, named(name));
        }
        await signUp(page, 'student', { name: 'M', email: 'maya@', password: 'short' });
        await expect(page.getByText('Full name is required')).toBeVisible();
        await takePicture(page, named('student-sign-up'));
      });

      test('the shell of students', async ({ page }) => {
        await signIn(page, maya);
        await page.goto('/incentives');
        await page.getByRole('button', { name: /^Account of/ }).click();
        await expect(page.getByText(maya.email)).toBeVisible();
        await takePicture(page, named('student-shell'));
      });

      test('the shell of companies', async ({ page }) => {
        await signIn(page, bakery);
        await page.goto('/company-active-users');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (size === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
        await takePicture(page, named('company-shell'));
      });

      test('a new company with a long name', async ({ page }) => {
        await signUp(page, 'company', newcomer('Wilhelmina Featherstonehaugh-Cholmondeley'));
        await page.getByRole('button', { name: 'Skip for now' }).click();
        await expect(page.getByText('Please verify your email address')).toBeVisible();
        await takePicture(page, named('company-unverified'));
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
        await takePicture(page, named('gallery'), { whole: true });
        await web.close();
      });
    });
