// Every screen at 320, 390, 768 and 1440 pixels, with very long words and with uploads in progress. All other journeys
// check the page they end on.
import type { Page } from '@playwright/test';
import { pages } from '@questline/contract/plain';
import { apiOf } from '../../support/api.ts';
import { expect, test } from '../../support/fixtures.ts';
import { longFileName, sendLongTexts } from '../../support/long-texts.ts';
import { liveRefused, withoutLive } from '../../support/network.ts';
import { bakery, maya, signIn } from '../../support/people.ts';
import { sunrise } from '../../support/image-files.ts';
import { expectNoHorizontalScroll } from '../../support/horizontal-scroll.ts';
import { aTask, startCollaboration } from '../../support/students.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ tolerate }) => {
  test.slow();
  tolerate(liveRefused);
});

type Access = (typeof pages)[number]['access'];
const pathsFor = (...access: Access[]) =>
  pages.filter((it) => access.includes(it.access) && !it.path.includes(':')).map(({ path }) => path);

async function look(page: Page, paths: readonly string[]) {
  await withoutLive(page);
  await sendLongTexts(page);
  for (const path of paths) {
    await page.goto(path);
    // It has no role under an open dialog.
    await expect(page.locator('main'), path).toBeVisible();
    // The landing page loads its carousel when somebody scrolls to it.
    if (path !== '/')
      await expect(page.locator('#main .animate-glow'), `${path} is still loading`).toHaveCount(0);
    await expectNoHorizontalScroll(page, path);
  }
}

test('public pages never scroll sideways', async ({ page }) => {
  await look(page, pathsFor('public', 'auth-page'));
});

test('the pages of a student never scroll sideways', async ({ page }) => {
  await test.step('sections', async () => {
    await signIn(page, maya);
    await look(page, pathsFor('student', 'signed-in'));
  });

  await test.step('opened items', async () => {
    const api = await apiOf(maya);
    const { id } = await api('GET /api/session/user');
    const { items: found } = await api('GET /api/initiatives');
    const { items: companies } = await api('GET /api/companies');
    const { items: conversations } = await api('GET /api/conversations');
    await signIn(page, maya);
    await look(page, [
      ...['applied', 'completed', 'closed'].map((tab) => `/active?tab=${tab}`),
      `/initiative/${found[0]!.id}`,
      `/company/${companies[0]!.id}`,
      `/profile/${id}`,
      `/profile/${id}?mode=edit`,
      '/inbox?compose=contacts',
      `/inbox?thread=${conversations[0]!.id}`,
    ]);
  });
});

test('the pages of a company never scroll sideways', async ({ page }) => {
  await test.step('sections', async () => {
    await signIn(page, bakery);
    await look(page, pathsFor('company', 'signed-in'));
  });

  await test.step('opened items', async () => {
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
});

test('a task with links and uploads never scrolls sideways', async ({ page, tolerate }) => {
  tolerate(/status of 429/);
  const { student, path } = await startCollaboration('Narrow', [
    {
      ...aTask('Ask twenty neighbors', ['upload']),
      resources: [
        { title: 'A guide with a rather long title that says it all', url: 'https://guides.example/asking' },
        { title: 'Map', url: 'https://maps.example/' },
      ],
    },
  ]);
  await signIn(page, student);
  await look(page, [path, `/active`]);
  await page.goto(path);
  const notes = { name: longFileName('txt'), mimeType: 'text/plain', buffer: Buffer.from('notes') };
  const chooseFile = () => page.getByLabel(/Add your file/).setInputFiles(notes);

  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_uploads', text: longFileName('txt') } }),
  );
  await chooseFile();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoHorizontalScroll(page, 'a file that was refused');

  await page.unroute('**/api/uploads');
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.fallback(),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expectNoHorizontalScroll(page, 'a file on its way');
});

test('uploading a photo does not scroll sideways', async ({ page }) => {
  await signIn(page, maya, '/settings');
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.fallback(),
  );
  await page.getByLabel(/^Choose (another )?Photo$/).setInputFiles(sunrise(700, 900));
  await expectNoHorizontalScroll(page, 'cutting a photo');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectNoHorizontalScroll(page, 'a photo on its way');
});
