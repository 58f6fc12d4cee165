// The company's own screens: with data, empty, loading and failed.
import type { Page } from '@playwright/test';
import { acceptAll, createApplicants } from '../support/applicants.ts';
import { createCompany } from '../support/companies.ts';
import { inDatabase } from '../support/database.ts';
import { test } from '../support/fixtures.ts';
import { bakery, signIn } from '../support/people.ts';
import { hugeImage, logoWithScript, sunrise } from '../support/image-files.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const requests = '**/api/company/**';

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`company, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });
      const shoot = (page: Page, name: string, whole = true) =>
        takeScreenshot(page, `company-${name}-${viewport.width}-${colorScheme}`, { whole });

      test('with data', async ({ page }) => {
        await signIn(page, bakery);
        await expectSoon(page.getByRole('link', { name: 'Neighborhood taste survey' })).toHaveCount(2);
        await shoot(page, 'overview');
        await page.getByRole('button', { name: 'Change order' }).click();
        await expectSoon(page.getByRole('dialog')).toBeVisible();
        await shoot(page, 'chain-order', false);
        await page.goto('/company/profile');
        await expectSoon(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
        await shoot(page, 'profile');
        await page.getByRole('link', { name: 'Edit Profile' }).click();
        await expectSoon(page.getByLabel('Instagram')).toBeVisible();
        await shoot(page, 'profile-edit');
      });

      test('one initiative, and many with places and drafts', async ({ page }) => {
        const company = await createCompany('Corner Bakery');
        const { initiative } = await createApplicants(company, { applicants: 1, tasks: 1 });
        await signIn(page, company);
        const list = page.getByRole('region', { name: 'Your Initiatives' });
        await expectSoon(list.getByRole('link', { name: initiative.name })).toBeVisible();
        await shoot(page, 'overview-one');
        const names = [
          'Window poster',
          'Three short videos',
          'Bread for clubs',
          'Honest reviews',
          'Menu test',
        ];
        for (const name of names) await company.createInitiative(name);
        await inDatabase(
          `update initiatives set places = 1 + length(name), apply_by = current_date + 17, starts_on = current_date + 20
           where company_id = (select company_id from initiatives where id = $1)`,
          [initiative.id],
        );
        const { people, initiative: busy } = await createApplicants(company, { applicants: 4, tasks: 1 });
        await acceptAll(company, people.slice(0, 3));
        await inDatabase('update initiatives set places = 5 where id = $1', [busy.id]);
        for (const name of ['Summer drinks', 'A newsletter for early birds'])
          await company.api('PUT /api/initiative-drafts/:client_id', {
            params: { client_id: crypto.randomUUID() },
            body: { content: { name }, updated_at: null },
          });
        await page.reload();
        await expectSoon(list.getByRole('link', { name: 'Menu test' })).toBeVisible();
        await shoot(page, 'overview-many');
        await page.getByRole('tab', { name: 'Inactive Initiatives' }).click();
        await expectSoon(page.getByRole('region', { name: 'Your drafts' })).toBeVisible();
        await shoot(page, 'overview-drafts');
      });

      test('empty', async ({ page }) => {
        await signIn(page, await createCompany('Nobody Yet', { bare: true }));
        await expectSoon(page.getByRole('dialog')).toBeVisible();
        await shoot(page, 'welcome', false);
        await page.getByRole('button', { name: 'Skip for now' }).click();
        await expectSoon(page.getByRole('heading', { name: 'No initiatives found' })).toBeVisible();
        await shoot(page, 'overview-empty');
        for (const step of ['basics', 'story', 'look', 'first']) {
          await page.goto(`/company-onboarding?step=${step}`);
          await expectSoon(page.getByRole('button', { name: 'Back' })).toHaveCount(step === 'basics' ? 0 : 1);
          const preview = page.getByText('This is how students see you');
          await expectSoon(preview).toHaveCount(step === 'first' ? 0 : 1);
          if (step === 'look') await expectSoon(page.getByLabel('Instagram')).toBeVisible();
          if (step === 'first')
            await expectSoon(page.getByRole('link', { name: 'Neighborhood survey' })).toBeVisible();
          await shoot(page, `onboarding-${step}`);
        }
      });

      test('images: cropping, uploading, refused, uploaded', async ({ page }) => {
        await signIn(page, await createCompany('Camera House'), '/company/profile?mode=edit');
        await page.getByLabel('Choose Logo').setInputFiles(logoWithScript());
        await expectSoon(page.getByRole('button', { name: 'Replace Logo' })).toBeVisible();
        await page.route('**/api/uploads/*', () => undefined);
        await page.getByLabel('Choose Banner').setInputFiles(sunrise(1600, 1000));
        await expectSoon(page.getByRole('group', { name: 'Visible part of the image' })).toBeVisible();
        await shoot(page, 'image-crop', false);
        await page.getByRole('button', { name: 'Save crop' }).click();
        await expectSoon(page.getByRole('progressbar')).toBeVisible();
        await page.getByRole('heading', { name: 'Images and links' }).scrollIntoViewIfNeeded();
        await shoot(page, 'image-uploading', false);
        await page.getByRole('button', { name: 'Cancel' }).first().click();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByLabel('Choose Banner').setInputFiles(hugeImage(14_000));
        await expectSoon(page.getByText('is larger than 50 megapixels')).toBeVisible();
        await shoot(page, 'image-refused', false);
        await page.getByLabel('Choose Banner').setInputFiles(sunrise(1600, 1000));
        await page.getByRole('button', { name: 'Save crop' }).click();
        await expectSoon(page.getByRole('button', { name: 'Replace Banner' })).toBeVisible();
        await shoot(page, 'image-uploaded', false);
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
        await expectSoon(page.getByRole('heading', { name: /^Donau/ })).toBeVisible();
        await expectSoon(page.getByRole('link', { name: /^Rindfleisch/ })).toBeVisible();
        await shoot(page, 'overview-long');
        await page.goto('/company/profile');
        await expectSoon(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
        await shoot(page, 'profile-long');
      });

      test('loading and failed', async ({ page }) => {
        await signIn(page, bakery);
        for (const [name, path] of [
          ['overview', '/company-overview'],
          ['profile', '/company/profile'],
          ['onboarding', '/company-onboarding'],
        ] as const) {
          await page.route(requests, () => undefined);
          await page.goto(path);
          await expectSoon(page.getByText('Loading your company…')).toBeAttached();
          await shoot(page, `${name}-loading`, false);
          await page.unrouteAll();
          await failRequests(page, requests);
          await page.goto(path);
          await expectSoon(page.getByText('Error loading company profile')).toBeVisible();
          await shoot(page, `${name}-failed`, name === 'overview');
          await page.unrouteAll();
        }
      });
    });
