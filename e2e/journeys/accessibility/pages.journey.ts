// Every page is accessible and never scrolls sideways, for everyone who may open it.
import type { Page } from '@playwright/test';
import { pages } from '@questline/contract/plain';
import { expectAccessible } from '../../support/accessibility.ts';
import { apiOf } from '../../support/api.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { sendLongTexts } from '../../support/long-texts.ts';
import { liveRefused, withoutLive } from '../../support/network.ts';
import { bakery, maya, newPerson, signIn, signUp } from '../../support/people.ts';
import { aTask, startCollaboration, createStudent } from '../../support/students.ts';

const id = '0198c0de-7a11-7000-8000-000000000001';

type Access = (typeof pages)[number]['access'];
const pathsFor = (...access: Access[]) =>
  pages.filter((it) => access.includes(it.access) && !it.path.includes(':')).map(({ path }) => path);

/** Opens pages whose texts are very long words, at every width and in both themes. */
async function look(page: Page, paths: readonly string[]) {
  await withoutLive(page);
  await sendLongTexts(page);
  for (const path of paths) {
    await page.goto(path);
    // It has no role under an open dialog.
    await expect(page.locator('main'), path).toBeVisible();
    // The landing page loads its carousel when someone scrolls to it.
    if (path !== '/')
      await expect(page.locator('#main .animate-glow'), `${path} is still loading`).toHaveCount(0);
    await expectAccessible(page, path);
  }
}

test.beforeEach(({ tolerate }) => {
  test.slow();
  tolerate(liveRefused, /status of 404/);
});

const texts = ['/terms', '/privacy', '/parents', '/safety', '/imprint'];

test('public pages and sign-in pages are accessible', async ({ page }) => {
  const paths = pathsFor('public', 'auth-page').filter((path) => !texts.includes(path));
  await look(page, [...paths, '/nowhere']);
});

test('pages with terms and explanations are accessible', async ({ page }) => {
  await look(page, texts);
});

test('the sections of a student are accessible', async ({ page }) => {
  await signIn(page, maya);
  await look(page, pathsFor('student', 'signed-in'));
});

test('what a student opens is accessible', async ({ page }) => {
  const api = await apiOf(maya);
  const { id: own } = await api('GET /api/session/user');
  const { items: found } = await api('GET /api/initiatives');
  const { items: companies } = await api('GET /api/companies');
  const { items: conversations } = await api('GET /api/conversations');
  await signIn(page, maya);
  await look(page, [
    ...['applied', 'completed', 'closed'].map((tab) => `/active?tab=${tab}`),
    `/initiative/${found[0]!.id}`,
    `/company/${companies[0]!.id}`,
    `/profile/${own}`,
    `/profile/${own}?mode=edit`,
    `/notification/${id}`,
    '/inbox?compose=contacts',
    `/inbox?thread=${conversations[0]!.id}`,
  ]);
});

test('the sections of a company are accessible', async ({ page }) => {
  await signIn(page, bakery);
  await look(page, pathsFor('company', 'signed-in'));
});

test('what a company opens is accessible', async ({ page }) => {
  const api = await apiOf(bakery);
  const { items: own } = await api('GET /api/company/initiatives');
  const { items: conversations } = await api('GET /api/conversations');
  const { items: applied } = await api('GET /api/company/applications');
  await signIn(page, bakery);
  await look(page, [
    '/company/profile?mode=edit',
    '/company-inbox?compose=contacts',
    `/company-inbox?thread=${conversations[0]!.id}`,
    '/company-inbox?tab=applications',
    `/profile/${applied[0]!.student.id}`,
    ...['company/initiative', 'edit-initiative', 'initiative-overview'].map((it) => `/${it}/${own[0]!.id}`),
  ]);
});

test('searching and applying is accessible', async ({ page }) => {
  const company = await createCompany('Axel Open Doors');
  const ids = [];
  for (const name of ['One', 'Two', 'Three']) ids.push(await company.createInitiative(`Axe ${name}`));
  await company.api('PUT /api/company/chain', { body: { initiative_ids: ids.slice(1) } });
  const { id: companyId } = await company.api('GET /api/session/user');
  await signIn(page, await createStudent('Axel Applies', { initiative_tags: ['Events'] }));
  await page.goto('/incentives?q=axe+onne&hours=10');
  await expect(page.getByText(/No results for/)).toBeVisible();
  await expectAccessible(page, 'a search with filters');
  await page.goto(`/company/${companyId}`);
  await expect(page.getByRole('list', { name: 'Quest chain' })).toBeVisible();
  await expectAccessible(page, 'a company');
  await page.goto(`/initiative/${ids[0]}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Enter a number from 1 to 40.')).toBeVisible();
  await expectAccessible(page, 'applying, with an error');
  await page.getByLabel('Your weekly limit in hours').fill('3');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
  await expectAccessible(page, 'an application that was sent');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('With the company')).toBeVisible();
  await expectAccessible(page, 'an initiative that was applied to');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/incentives?quick_win=true');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page, 'the filters of a phone');
});

test('the initiative editor is accessible', async ({ page }) => {
  await signIn(page, await createCompany('Axel Editor'), '/create-initiative?template=campus-poster');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'a template');
  await page.getByRole('button', { name: 'Use this template' }).click();
  const parts = page.getByRole('navigation', { name: 'Parts of the initiative' });
  const headings = {
    Details: 'What should students know?',
    Tasks: 'What will students do?',
    Publish: 'Ready to go',
  };
  for (const [part, heading] of Object.entries(headings)) {
    await parts.getByRole('button', { name: part }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page, part);
  }
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await expectAccessible(page, 'the preview of what is typed');
});

test('menus, dialogs and form errors are accessible', async ({ page }) => {
  await page.goto('/student/auth');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page, 'a form with errors');
  await signUp(page, 'company', newPerson('Axel Open'));
  await expect(page).toHaveURL('/company-overview');
  await expect(page.getByRole('dialog', { name: /^Welcome/ })).toBeVisible();
  await expectAccessible(page, 'the welcome');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText('Please verify your email')).toBeVisible();
  await expectAccessible(page, 'a notice and a toast');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'the user menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'the drawer');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Waits for a text, then checks the page at the width of a phone. */
  async function see(page: Page, path: string, words: string | RegExp) {
    await page.goto(path);
    await expect(page.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
    await expectAccessible(page, `${path}: ${words}`);
  }

  test('working, browsing, paused and ended initiatives are accessible on a phone', async ({ page }) => {
    const { company, student, path, applicationId } = await startCollaboration('Axe Phone', [
      aTask('Ask twenty neighbors', ['text', 'link', 'upload']),
      aTask('Count them'),
    ]);
    const { id: companyId } = await company.api('GET /api/session/user');
    const paused = await company.createInitiative('Axe Paused');
    await student.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id: paused } });
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id: paused } });
    await signIn(page, student);
    await see(page, '/active', 'Start task');
    await see(page, path, 'Submit for review');
    await see(page, '/incentives', 'View Initiative');
    await see(page, '/incentives?saved=true', 'Not open');
    await see(page, `/initiative/${paused}`, "This initiative isn't taking applications");
    await see(page, '/companies', /open initiatives?$/);
    await see(page, `/company/${companyId}`, 'Axe Phone survey');
    await company.api('POST /api/applications/:id/end', { params: { id: applicationId } });
    await see(page, path, "You can't submit more work.");
    await see(page, '/active?tab=closed', 'Ended');
    await see(page, `/profile/${student.id}`, 'Add a photo');
  });

  test('empty pages, missing pages and failures are accessible on a phone', async ({ page, tolerate }) => {
    tolerate(/status of 500/);
    const student = await createStudent('Axe Alone');
    await signIn(page, student);
    await see(page, '/active', 'Nothing active yet');
    await see(page, '/active?tab=applied', 'No applications waiting');
    await see(page, '/incentives?saved=true', 'Nothing saved yet');
    await see(page, '/incentives?q=zzzzzz', 'No initiatives match');
    await see(page, '/companies?q=zzzzzz', 'No companies found');
    await see(page, `/company/${id}`, 'Company Not Found');
    await see(page, `/initiative-tasks/${id}`, 'Initiative Not Found');
    await page.route(/\/api\/(applications|initiatives|companies|student)\b/, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', text: 'Please try again.' } }),
    );
    for (const path of [
      '/active',
      `/initiative-tasks/${id}`,
      '/incentives',
      '/companies',
      `/company/${id}`,
      `/profile/${student.id}`,
    ])
      await see(page, path, 'Retry');
  });
});
