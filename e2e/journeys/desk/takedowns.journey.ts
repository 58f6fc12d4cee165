// Operators take down a submitted file and a company's logo. Nobody else can open them afterward.
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { acceptAll, createApplicants } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { drawnPhoto, sunrise } from '../../support/image-files.ts';
import { bell, openSecondBrowser } from '../../support/messages-page.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../../support/operators.ts';
import { submitFiles } from '../../support/submitted-files.ts';

test.beforeEach(({ tolerate }) => {
  // An operator first sets up their account.
  test.slow();
  tolerate(/status of 40[134]/);
});

test('a file is taken down by keyboard, and the student sees a sentence in its place and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const company = await createCompany('Harbor Books');
  const { people, tasks } = await createApplicants(company, { applicants: 1, tasks: 1 });
  await acceptAll(company, people);
  const student = people[0]!;
  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Fay Desk'));
  const photo = await drawnPhoto(page, 800, 600);
  await submitFiles(student, tasks, [{ name: 'poster.png', bytes: photo }]);
  const { items } = await company.api('GET /api/company/review-queue', { query: {} });
  const { id, number } = await company.api('POST /api/reports', {
    body: { subject: 'submission', subject_id: items[0]!.id, reason: 'threats' },
  });

  const theirs = await openSecondBrowser(browser, baseURL!, student);
  await theirs.page.goto(`/initiative-tasks/${items[0]!.initiative.id}`);
  await expect(theirs.page.getByText('poster.png').first()).toBeVisible();

  await page.goto(`/desk/reports?id=${id}`);
  await expect(page.getByRole('article')).toContainText(`R-${number}`);
  await page.keyboard.press('f');
  const files = page.getByRole('region', { name: 'Files and images' });
  await expect(files.getByRole('link', { name: 'poster.png' })).toBeVisible();
  const shown = files.getByRole('img', { name: 'Submitted file: poster.png' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessibleOnPhoneToo(page, 'a report with a file');
  await page.keyboard.press('t');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(`R-${number} is closed: we took action.`)).toBeVisible();

  await expect(theirs.page.getByText('[file removed by our safety team]')).toBeVisible();
  await expect(theirs.page.getByText('poster.png')).toHaveCount(0);
  await bell(theirs.page).click();
  await expect(
    theirs.page
      .getByText('Our safety team removed work you submitted. It was about threats, insults or bullying.')
      // The newest one: the same student takes part when the journey is repeated.
      .first(),
  ).toBeVisible();
  await theirs.context.close();
});

test("a company's logo is taken down, and its URL stops working", async ({ page, browser, baseURL }) => {
  const company = await createCompany('Corner Print');
  const { people } = await createApplicants(company, { applicants: 1, tasks: 1 });
  const owner = await openSecondBrowser(browser, baseURL!, company);
  await owner.page.goto('/company/profile?mode=edit');
  await owner.page.getByLabel('Choose Logo').setInputFiles(sunrise(500, 500));
  const crop = owner.page.getByRole('dialog', { name: 'Crop your image' });
  await crop.getByRole('button', { name: 'Save crop' }).click();
  await expect(owner.page.getByRole('button', { name: 'Replace Logo' })).toBeVisible({ timeout: 20_000 });
  await owner.page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect
    .poll(async () => (await company.api('GET /api/company/profile')).logo_url)
    .toMatch(/^\/media\//);
  const { id: companyId, logo_url: logo } = await company.api('GET /api/company/profile');
  const { id, number } = await people[0]!.api('POST /api/reports', {
    body: { subject: 'company', subject_id: companyId, reason: 'sexual' },
  });
  expect((await page.request.get(logo!)).status()).toBe(200);

  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Ivo Desk'));
  await page.goto(`/desk/reports?id=${id}`);
  await expect(page.getByRole('article')).toContainText(`R-${number}`);
  await page.getByRole('button', { name: 'Open and record' }).click();
  await expect(page.getByRole('img', { name: /^Logo/ })).toBeVisible();
  await page.keyboard.press('i');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(`R-${number} is closed: we took action.`)).toBeVisible();

  expect((await page.request.get(logo!)).status()).toBe(404);
  await expect.poll(async () => (await company.api('GET /api/company/profile')).logo_url).toBeNull();
  await bell(owner.page).click();
  await expect(
    owner.page.getByText('Our safety team removed your images. It was about sexual content.'),
  ).toBeVisible();
  await owner.context.close();
});
