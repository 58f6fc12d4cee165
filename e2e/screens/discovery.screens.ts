// Where students look around: full, empty, on their way, failed.
import type { Page } from '@playwright/test';
import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { jonas, maya, signIn } from '../support/people.ts';
import { createStudent } from '../support/students.ts';
import { takeScreenshot } from './screenshot.ts';

/** Pictures are taken on busy machines too. */
const seen = expect.configure({ timeout: 30_000 });
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const asked = '**/api/{initiatives,companies}**';
const askedOne = '**/api/{initiatives,companies}/*';

async function open(page: Page, name: string) {
  await page.goto(`/incentives?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `View Initiative ${name}` }).click();
  await seen(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`discovery, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });
      const shoot = (page: Page, name: string, whole = true) =>
        takeScreenshot(page, `discovery-${name}-${viewport.width}-${colorScheme}`, { whole });

      test('full', async ({ page }) => {
        await signIn(page, maya);
        await seen(page.getByText('Best Fit', { exact: true }).first()).toBeVisible();
        await shoot(page, 'initiatives-top', false);
        await shoot(page, 'initiatives');
        if (size === 'phone') {
          await page.getByRole('button', { name: /^Filters/ }).click();
          await seen(page.getByRole('dialog')).toBeVisible();
          await shoot(page, 'filters', false);
        }
        await page.goto('/incentives?q=survay+neighbors&hours=6&tags=Surveys,Writing');
        await seen(page.getByText(/No results for/)).toBeVisible();
        await shoot(page, 'corrected', false);
        await page.goto('/companies');
        await seen(page.getByRole('link', { name: 'Sunny Side Bakery' })).toBeVisible();
        await shoot(page, 'companies');
        await page.getByRole('link', { name: 'Sunny Side Bakery' }).click();
        await seen(page).toHaveURL(/\/company\//);
        await seen(page.getByRole('list', { name: 'Quest chain' })).toBeVisible();
        await shoot(page, 'company');
        await open(page, 'Neighborhood taste survey');
        await seen(page.getByText(/of \d approved/)).toBeVisible();
        await shoot(page, 'initiative-accepted');
      });

      test('applying', async ({ page }) => {
        const student = await createStudent('Ada Lovelace Okonkwo', {
          school: 'Hilltop High',
          grade: 10,
          skills: ['Writing', 'Photography'],
          experience_level: 'Beginner',
          motivations: ['Learn new skills', 'Be creative'],
          initiative_tags: ['Short videos', 'Events'],
          company_tags: ['Bakeries'],
          weekly_hours_available: 4,
        });
        await signIn(page, student);
        await open(page, 'Three short videos about Gloria');
        await shoot(page, 'initiative');
        await shoot(page, 'initiative-top', false);
        await page.getByRole('button', { name: 'Apply' }).click();
        await seen(page.getByText('Ada Lovelace Okonkwo', { exact: true })).toBeVisible();
        await page
          .getByLabel(/^Note to the company/)
          .fill('I film my grandmother every Sunday. Nobody has laughed yet.');
        await shoot(page, 'apply', false);
        await page.getByRole('button', { name: 'Send application' }).click();
        await seen(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
        await shoot(page, 'sent', false);
        await page.getByRole('button', { name: 'Done' }).click();
        await seen(page.getByText('With the company')).toBeVisible();
        await shoot(page, 'initiative-pending', false);
      });

      test('rejected, closed, not verified, long names', async ({ page }) => {
        const company = await createCompany('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk');
        const id = await company.createInitiative(
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz explained to the neighborhood',
        );
        const closed = await company.createInitiative('A window for rainy weeks');
        const student = await createStudent('Rhea Refused');
        const application = await student.applyTo(id);
        await company.api('POST /api/applications/:id/rejection', {
          params: { id: application.id },
          body: { note: 'Your idea with the cows was lovely. We had only one place.' },
        });
        const again = await student.applyTo(closed);
        await student.api('POST /api/applications/:id/withdrawal', { params: { id: again.id } });
        await company.api('DELETE /api/initiatives/:id/activation', { params: { id: closed } });
        await signIn(page, student, `/initiative/${id}`);
        await seen(page.getByText("This one didn't work out")).toBeVisible();
        await shoot(page, 'initiative-rejected');
        await page.goto(`/initiative/${closed}`);
        await seen(page.getByText(/not taking applications/)).toBeVisible();
        await shoot(page, 'initiative-closed', false);
        await page.goto('/incentives?q=explained+neighborhood');
        await seen(page.getByText(/^Rindfleisch/).first()).toBeVisible();
        await shoot(page, 'initiatives-long', false);
      });

      test('empty', async ({ page }) => {
        await signIn(page, jonas);
        await seen(page.getByRole('link', { name: 'Take the 2-minute survey' })).toBeVisible();
        await shoot(page, 'initiatives-new', false);
        for (const [name, path, heading] of [
          ['initiatives-none', '/incentives?q=zzzzzz&quick_win=true', 'No initiatives match'],
          ['saved-none', '/incentives?saved=true', 'Nothing saved yet'],
          ['companies-none', '/companies?q=zzzzzz', 'No companies found'],
          ['initiative-none', '/initiative/0198c0de-7a11-7000-8000-000000000001', 'Initiative Not Found'],
          ['company-none', '/company/0198c0de-7a11-7000-8000-000000000001', 'Company Not Found'],
        ] as const) {
          await page.goto(path);
          await seen(page.getByRole('heading', { name: heading })).toBeVisible();
          await shoot(page, name, false);
        }
      });

      test('on their way, and failed', async ({ page }) => {
        await signIn(page, maya);
        const id = '0198c0de-7a11-7000-8000-000000000001';
        for (const [name, path] of [
          ['initiatives', '/incentives'],
          ['companies', '/companies'],
          ['initiative', `/initiative/${id}`],
          ['company', `/company/${id}`],
        ] as const) {
          const route = path.endsWith(id) ? askedOne : asked;
          await page.route(route, () => undefined);
          await page.goto(path);
          await seen(page.getByText(/^Loading( initiatives| companies| the company)?…$/)).toBeAttached();
          await shoot(page, `${name}-loading`, false);
          await page.unrouteAll();
          await page.route(route, (one) =>
            one.fulfill({
              status: 500,
              json: { code: 'unexpected', text: 'Something went wrong. Please try again.' },
            }),
          );
          await page.goto(path);
          await seen(page.getByRole('button', { name: 'Retry' })).toBeVisible();
          await shoot(page, `${name}-failed`, false);
          await page.unrouteAll();
        }
      });
    });
