// The company's own screens: full, empty, on their way, failed.
import type { Page } from '@playwright/test';
import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { bakery, signIn } from '../support/people.ts';
import { hugeImage, logoWithScript, sunrise } from '../support/image-files.ts';
import { takeScreenshot } from './screenshot.ts';

/** Pictures are taken on busy machines too. */
const seen = expect.configure({ timeout: 30_000 });
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const hold = (page: Page) => page.route('**/api/company/**', () => undefined);
const fail = (page: Page) =>
  page.route('**/api/company/**', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', text: 'Something went wrong. Please try again.' },
    }),
  );

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`company, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });
      const shoot = (page: Page, name: string, whole = true) =>
        takeScreenshot(page, `company-${name}-${viewport.width}-${colorScheme}`, { whole });

      test('full', async ({ page }) => {
        await signIn(page, bakery);
        await seen(page.getByRole('link', { name: 'Neighborhood taste survey' })).toHaveCount(2);
        await shoot(page, 'overview');
        await page.getByRole('button', { name: 'Change order' }).click();
        await seen(page.getByRole('dialog')).toBeVisible();
        await shoot(page, 'chain-order', false);
        await page.goto('/company/profile');
        await seen(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
        await shoot(page, 'profile');
        await page.getByRole('link', { name: 'Edit Profile' }).click();
        await seen(page.getByLabel('Instagram')).toBeVisible();
        await shoot(page, 'profile-edit');
      });

      test('empty', async ({ page }) => {
        await signIn(page, await createCompany('Nobody Yet', { bare: true }));
        await seen(page.getByRole('dialog')).toBeVisible();
        await shoot(page, 'welcome', false);
        await page.getByRole('button', { name: 'Skip for now' }).click();
        await seen(page.getByRole('heading', { name: 'No initiatives found' })).toBeVisible();
        await shoot(page, 'overview-empty');
        for (const step of ['basics', 'story', 'look', 'first']) {
          await page.goto(`/company-onboarding?step=${step}`);
          await seen(page.getByRole('button', { name: 'Back' })).toHaveCount(step === 'basics' ? 0 : 1);
          await seen(page.getByText('This is how students see you')).toBeVisible();
          if (step === 'look') await seen(page.getByLabel('Instagram')).toBeVisible();
          if (step === 'first')
            await seen(page.getByRole('link', { name: 'Neighborhood survey' })).toBeVisible();
          await shoot(page, `onboarding-${step}`);
        }
      });

      test('pictures: being cut, on their way, refused, there', async ({ page }) => {
        await signIn(page, await createCompany('Picture House'), '/company/profile?mode=edit');
        await page.getByLabel('Choose Logo').setInputFiles(logoWithScript());
        await seen(page.getByRole('button', { name: 'Replace Logo' })).toBeVisible();
        await page.route('**/api/uploads/*', () => undefined);
        await page.getByLabel('Choose Banner').setInputFiles(sunrise(1600, 1000));
        await seen(page.getByRole('group', { name: 'Visible part of the image' })).toBeVisible();
        await shoot(page, 'picture-cut', false);
        await page.getByRole('button', { name: 'Use this part' }).click();
        await seen(page.getByRole('progressbar')).toBeVisible();
        await page.getByRole('heading', { name: 'Your look' }).scrollIntoViewIfNeeded();
        await shoot(page, 'picture-sending', false);
        await page.getByRole('button', { name: 'Cancel' }).first().click();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByLabel('Choose Banner').setInputFiles(hugeImage(14_000));
        await seen(page.getByText('is larger than 50 megapixels')).toBeVisible();
        await shoot(page, 'picture-refused', false);
        await page.getByLabel('Choose Banner').setInputFiles(sunrise(1600, 1000));
        await page.getByRole('button', { name: 'Use this part' }).click();
        await seen(page.getByRole('button', { name: 'Replace Banner' })).toBeVisible();
        await shoot(page, 'picture-there', false);
      });

      test('long names', async ({ page }) => {
        const long = await createCompany('Wilhelmina Featherstonehaugh-Cholmondeley and Daughters');
        await long.api('PATCH /api/company/profile', {
          body: {
            company_name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            website: `https://${'a-very-long-name-'.repeat(5)}.example/and/a/long/path/too`,
            instagram_handle: 'wilhelmina_featherstonehaugh_1',
            mission: 'We mean to keep every steamer on the river running. '.repeat(4),
          },
        });
        await long.createInitiative(
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz explained to the neighborhood',
        );
        await signIn(page, long);
        await seen(page.getByRole('heading', { name: /^Donau/ })).toBeVisible();
        await seen(page.getByRole('link', { name: /^Rindfleisch/ })).toBeVisible();
        await shoot(page, 'overview-long');
      });

      test('on their way, and failed', async ({ page }) => {
        await signIn(page, bakery);
        for (const [name, path] of [
          ['overview', '/company-overview'],
          ['profile', '/company/profile'],
          ['onboarding', '/company-onboarding'],
        ] as const) {
          await hold(page);
          await page.goto(path);
          await seen(page.getByText('Loading your company…')).toBeAttached();
          await shoot(page, `${name}-loading`, false);
          await page.unrouteAll();
          await fail(page);
          await page.goto(path);
          await seen(page.getByRole('heading', { name: 'Error loading company profile' })).toBeVisible();
          await shoot(page, `${name}-failed`, name === 'overview');
          await page.unrouteAll();
        }
      });
    });
