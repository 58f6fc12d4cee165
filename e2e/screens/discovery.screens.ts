// Browsing and applying: with data, empty, loading and failed.
import type { Page } from '@playwright/test';
import { createCompany } from '../support/companies.ts';
import { test } from '../support/fixtures.ts';
import { jonas, maya, signIn } from '../support/people.ts';
import { createStudent } from '../support/students.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const lists = '**/api/{initiatives,companies}**';
const details = '**/api/{initiatives,companies}/*';

async function open(page: Page, name: string) {
  await page.goto(`/incentives?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `View Initiative ${name}` }).click();
  await expectSoon(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`discovery, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });
      const shoot = (page: Page, name: string, whole = true) =>
        takeScreenshot(page, `discovery-${name}-${viewport.width}-${colorScheme}`, { whole });

      test('with data', async ({ page }) => {
        await signIn(page, maya);
        await expectSoon(page.getByText('Best Fit', { exact: true }).first()).toBeVisible();
        await shoot(page, 'initiatives-top', false);
        await shoot(page, 'initiatives');
        if (size === 'phone') {
          await page.getByRole('button', { name: /^Filters/ }).click();
          await expectSoon(page.getByRole('dialog')).toBeVisible();
          await shoot(page, 'filters', false);
        }
        await page.goto('/incentives?q=survay+neighbors&hours=6&tags=Surveys,Writing');
        await expectSoon(page.getByText(/No results for/)).toBeVisible();
        await shoot(page, 'corrected', false);
        await page.goto('/companies');
        await expectSoon(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await shoot(page, 'companies');
        // New companies come first, so the bakery may be on a later page.
        await page.goto('/companies?q=Sunny+Side');
        await page.getByRole('link', { name: 'Sunny Side Bakery' }).click();
        await expectSoon(page).toHaveURL(/\/company\//);
        await expectSoon(page.getByRole('list', { name: 'Quest chain' })).toBeVisible();
        await shoot(page, 'company');
        await open(page, 'Neighborhood taste survey');
        await expectSoon(page.getByText(/of \d approved/)).toBeVisible();
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
        await expectSoon(page.getByText('Ada Lovelace Okonkwo', { exact: true })).toBeVisible();
        await page
          .getByLabel(/^Note to the company/)
          .fill('I film my grandmother every Sunday. Nobody has laughed yet.');
        await shoot(page, 'apply', false);
        await page.getByRole('button', { name: 'Send application' }).click();
        await expectSoon(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
        await shoot(page, 'sent', false);
        await page.getByRole('button', { name: 'Done' }).click();
        await expectSoon(page.getByText('With the company')).toBeVisible();
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
        await expectSoon(page.getByText("This one didn't work out")).toBeVisible();
        await shoot(page, 'initiative-rejected');
        await page.goto(`/initiative/${closed}`);
        await expectSoon(page.getByText(/isn't taking applications/)).toBeVisible();
        await shoot(page, 'initiative-closed', false);
        await page.goto('/incentives?q=explained+neighborhood');
        await expectSoon(page.getByText(/^Rindfleisch/).first()).toBeVisible();
        await shoot(page, 'initiatives-long', false);
      });

      test('empty', async ({ page }) => {
        await signIn(page, jonas);
        await expectSoon(page.getByRole('link', { name: 'Take the 2-minute survey' })).toBeVisible();
        await shoot(page, 'initiatives-new', false);
        for (const [name, path, heading] of [
          ['initiatives-none', '/incentives?q=zzzzzz&quick_win=true', 'No initiatives match'],
          ['saved-none', '/incentives?saved=true', 'Nothing saved yet'],
          ['companies-none', '/companies?q=zzzzzz', 'No companies found'],
          ['initiative-none', '/initiative/0198c0de-7a11-7000-8000-000000000001', 'Initiative Not Found'],
          ['company-none', '/company/0198c0de-7a11-7000-8000-000000000001', 'Company Not Found'],
        ] as const) {
          await page.goto(path);
          await expectSoon(page.getByRole('heading', { name: heading })).toBeVisible();
          await shoot(page, name, false);
        }
      });

      test('loading and failed', async ({ page }) => {
        await signIn(page, maya);
        const id = '0198c0de-7a11-7000-8000-000000000001';
        for (const [name, path] of [
          ['initiatives', '/incentives'],
          ['companies', '/companies'],
          ['initiative', `/initiative/${id}`],
          ['company', `/company/${id}`],
        ] as const) {
          const route = path.endsWith(id) ? details : lists;
          await page.route(route, () => undefined);
          await page.goto(path);
          await expectSoon(
            page.getByText(/^Loading( initiatives| companies| the company)?…$/),
          ).toBeAttached();
          await shoot(page, `${name}-loading`, false);
          await page.unrouteAll();
          await failRequests(page, route);
          await page.goto(path);
          await expectSoon(page.getByRole('button', { name: 'Retry' })).toBeVisible();
          await shoot(page, `${name}-failed`, false);
          await page.unrouteAll();
        }
      });
    });
