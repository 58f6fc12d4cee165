// What the main pages load first: few scripts, all in parallel.
import type { Page } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createPair } from '../../support/messages.ts';
import { type PageLoad, recordLoad } from '../../support/page-load.ts';
import { maya, signIn } from '../../support/people.ts';

const maxScripts = 12;

/** Opens a page as if for the first time, and waits until it is useful. */
const load = (page: Page, path: string, useful: () => Promise<unknown>) =>
  recordLoad(page, async () => {
    await page.goto(path);
    await useful();
  });

/** The document names all scripts, so scripts never lead to scripts. */
function expectFewScriptsInParallel({ scripts, chain }: PageLoad) {
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(maxScripts);
  const inChain = chain.filter((path) => path.endsWith('.js'));
  expect(inChain.length, chain.join(' → ')).toBeLessThanOrEqual(1);
}

test('the landing page and sign-in load their scripts in parallel', async ({ page }) => {
  const landing = await load(page, '/', () => expect(page.getByRole('heading', { level: 1 })).toBeVisible());
  expectFewScriptsInParallel(landing);
  // From then on, it fetches what the next page needs.
  const auth = await load(page, '/student/auth', () =>
    page.waitForFunction(() => performance.getEntriesByName('page-loaded').length > 0),
  );
  expectFewScriptsInParallel(auth);
});

test('a student opens the initiatives and the inbox without a chain of scripts', async ({ page }) => {
  const { student, open } = await createPair('Chainless Bikes', 'Ines First');
  await open('Welcome!');
  await signIn(page, maya, '/incentives');
  expectFewScriptsInParallel(
    await load(page, '/incentives', () =>
      expect(page.locator('main a[href^="/initiative/"]').first()).toBeVisible(),
    ),
  );
  await page.context().clearCookies();
  await signIn(page, student, '/inbox');
  expectFewScriptsInParallel(
    await load(page, '/inbox', () => expect(page.getByText('Chainless Bikes').first()).toBeVisible()),
  );
});

test('a company opens the editor without a chain of scripts', async ({ page }) => {
  const company = await createCompany('First Load Bakery');
  const id = await company.createInitiative('Window display', { active: false });
  await signIn(page, company);
  expectFewScriptsInParallel(
    await load(page, `/edit-initiative/${id}`, () =>
      expect(page.getByLabel('Name')).toHaveValue('Window display'),
    ),
  );
});
