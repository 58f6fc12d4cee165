import type { Page, Route } from '@playwright/test';
import { createCompany, initiativeOf } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { bakery, signIn } from '../support/people.ts';
import { takeScreenshot } from './screenshot.ts';

const own = '**/api/company/initiatives/*';
const broken = (route: Route) => route.fulfill({ status: 500, json: { code: 'unexpected', text: '' } });
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the initiative' }).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`initiatives of a company, ${width}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      const shoot = (page: Page, name: string, whole = false) =>
        takeScreenshot(page, `${name}-${width}-${colorScheme}`, { whole });
      test.beforeEach(({ tolerate }) => {
        test.setTimeout(240_000);
        tolerate(/./);
      });

      test('the editor', async ({ page }) => {
        await signIn(page, await createCompany('Pia Painter', { bare: true }), '/create-initiative');
        await heading(page, 'Neighborhood survey');
        await shoot(page, 'initiative-start');
        await page.getByRole('button', { name: 'Start from scratch' }).click();
        await heading(page, 'What is this initiative?');
        await shoot(page, 'initiative-basics-empty');
        await part(page, 'Tasks').click();
        await heading(page, 'What will students do?');
        await shoot(page, 'initiative-tasks-empty');
        await part(page, 'Publish').click();
        await heading(page, /before you can activate$/);
        await shoot(page, 'initiative-publish-unready');

        await page.goto('/create-initiative?template=three-short-videos');
        await heading(page, 'Three short videos');
        await shoot(page, 'initiative-template');
        await page.getByRole('button', { name: 'Use this template' }).click();
        await heading(page, 'What is this initiative?');
        await shoot(page, 'initiative-basics', true);
        await part(page, 'Details').click();
        await heading(page, 'What should students know?');
        await shoot(page, 'initiative-details', true);
        await part(page, 'Tasks').click();
        await heading(page, 'What will students do?');
        await shoot(page, 'initiative-tasks', true);
        await part(page, 'Publish').click();
        await heading(page, /before you can activate$/);
        await shoot(page, 'initiative-publish');
        await page.getByRole('button', { name: 'Activate' }).click();
        await heading(page, 'Not active yet');
        await shoot(page, 'initiative-refused');
        await page.getByRole('button', { name: 'Later' }).click();

        const id = new URL(page.url()).pathname.split('/').pop()!;
        const other = await page.context().newPage();
        for (const tab of [page, other]) await tab.goto(`/edit-initiative/${id}`);
        await other.getByLabel('Name').fill('Three short films');
        await expect(other.getByText('Draft saved')).toBeVisible();
        await page.getByLabel('Name').fill('Three very short videos for people who have no time at all');
        await page.getByRole('button', { name: 'Compare' }).click();
        await shoot(page, 'initiative-conflict');
        await other.close();
      });

      test('an initiative and its preview', async ({ page }) => {
        await signIn(page, bakery, '/create-initiative');
        await page.getByRole('button', { name: 'Duplicate one of yours' }).click();
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
        await shoot(page, 'initiative-duplicate');
        const id = await initiativeOf(bakery);

        await page.goto(`/company/initiative/${id}`);
        await expect(page.getByRole('link', { name: 'Edit Initiative' })).toBeVisible();
        await shoot(page, 'company-initiative', true);
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await shoot(page, 'company-initiative-delete');
        await page.goto(`/initiative-overview/${id}`);
        await expect(page.getByText('Preview of what students see')).toBeVisible();
        await shoot(page, 'initiative-preview', true);
        await page.goto(`/initiative-overview/${id}?size=phone`);
        await expect(page.getByText('Preview of what students see')).toBeVisible();
        await shoot(page, 'initiative-preview-phone', true);

        await page.goto('/company/initiative/0198c0de-7a11-7000-8000-000000000001');
        await heading(page, 'Initiative Not Found');
        await shoot(page, 'company-initiative-not-found');
        await page.route(own, broken);
        await page.goto(`/company/initiative/${id}`);
        await heading(page, 'Failed to load initiative details');
        await shoot(page, 'company-initiative-error');
        await page.unroute(own);
        await page.route(own, () => undefined);
        await page.goto(`/company/initiative/${id}`);
        await expect(page.getByRole('status').getByText('Loading…')).toBeAttached();
        await shoot(page, 'company-initiative-loading');
      });
    });
