// Every screen at 320, 390, 768 and 1440 pixels, with texts of one endless word and with uploads on their way. (Every
// other journey is looked at like this where it ends.)
import type { Page } from '@playwright/test';
import { pages } from '@questline/contract/plain';
import { apiOf } from '../../support/api.ts';
import { createCompany } from '../../support/companies.ts';
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
    // Under an open dialog it has no role.
    await expect(page.locator('main'), path).toBeVisible();
    // The landing page loads its carousel only when somebody scrolls to it.
    if (path !== '/')
      await expect(page.locator('#main .animate-glow'), `${path} is still loading`).toHaveCount(0);
    await expectNoHorizontalScroll(page, path);
  }
}

test('no page of a visitor scrolls sideways', async ({ page }) => {
  await look(page, pathsFor('public', 'auth-page'));
});

test('no section of a student scrolls sideways', async ({ page }) => {
  await signIn(page, maya);
  await look(page, pathsFor('student', 'signed-in'));
});

test('nothing that a student opens scrolls sideways', async ({ page }) => {
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

test('no section of a company scrolls sideways', async ({ page }) => {
  await signIn(page, bakery);
  await look(page, pathsFor('company', 'signed-in'));
});

test('nothing that a company opens scrolls sideways', async ({ page }) => {
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

test('a task with links, and files that are on their way or refused, do not scroll sideways', async ({
  page,
  tolerate,
}) => {
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

for (const type of ['student', 'company'] as const)
  test(`a photo of a ${type} on its way does not scroll sideways`, async ({ page }) => {
    const account = type === 'student' ? maya : await createCompany('Narrow Photo');
    await signIn(page, account, '/settings');
    await page.route('**/api/uploads/*', (route) =>
      route.request().method() === 'PATCH' ? undefined : route.fallback(),
    );
    await page.getByLabel(/^Choose (another )?Photo$/).setInputFiles(sunrise(700, 900));
    await expectNoHorizontalScroll(page, 'cutting a photo');
    await page.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectNoHorizontalScroll(page, 'a photo on its way');
  });
