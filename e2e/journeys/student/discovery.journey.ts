// A student searches, saves and applies. Refused applications: applying.test.tsx; an unverified email: account/sign-up.
import type { Page } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { inDatabase } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { password, signIn } from '../../support/people.ts';
import { randomLetters } from '../../support/random.ts';
import { createStudent } from '../../support/students.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Initiatives' }).getByRole('heading');
const search = (page: Page) => page.getByLabel('Search initiatives');
const filter = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('button', { name, exact: true });

test('a student searches, filters, saves, and returns to the same place in the list', async ({ page }) => {
  test.slow();
  // A word that no other journey uses, and a typo in it.
  const word = `lantern${randomLetters(5)}`;
  const typo = word.replace('ern', 'ren');
  const company = await createCompany('Parade Makers');
  await company.createInitiative(`${word} parade`);
  const student = await createStudent('Fenna Finder', {
    initiative_tags: ['Surveys', 'Customer interviews'],
    company_tags: ['Bakeries'],
    weekly_hours_available: 6,
  });
  await signIn(page, student);

  await expect(cards(page)).toHaveCount(20);
  const first = page.getByRole('list', { name: 'Initiatives' }).locator('> li').first();
  await expect(first.getByText('Best Fit', { exact: true })).toBeVisible();
  await expect(first.getByText(/^Matches \d interests? · Fits your 6 hours a week$/)).toBeVisible();

  // Search with a typo, then with the start of a word.
  await search(page).fill(`${typo} parade`);
  await expect(page).toHaveURL(`/incentives?q=${typo}+parade`);
  await expect(page.getByText(`No results for “${typo}”.`)).toBeVisible();
  await expect(cards(page)).toHaveText([`${word} parade`]);
  await page.getByRole('button', { name: `${word} parade`, exact: true }).click();
  await expect(search(page)).toHaveValue(`${word} parade`);
  await expect(page.getByText('No results for')).toHaveCount(0);
  await search(page).fill(word.slice(0, -1));
  await expect(page).toHaveURL(`/incentives?q=${word.slice(0, -1)}`);
  await expect(cards(page)).toHaveText([`${word} parade`]);
  await search(page).fill('no such thing anywhere at all');
  await expect(page.getByRole('heading', { name: 'No initiatives match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/incentives');
  await expect(search(page)).toHaveValue('');

  // Filters are in the URL, so they survive a reload.
  await filter(page, 'Quick Win').click();
  await filter(page, 'Up to 4').click();
  await page.getByLabel('Industry').selectOption('Food & Beverage');
  const narrowed = page.waitForResponse(/sort=newest.*quick_win=true/);
  await page.getByLabel('Sort').selectOption('Newest');
  await narrowed;
  await expect(page).toHaveURL('/incentives?category=Food+%26+Beverage&hours=4&quick_win=true&sort=newest');
  await expect(page.getByRole('list', { name: 'Initiatives' })).toHaveAttribute('aria-busy', 'false');
  const found = await cards(page).allTextContents();
  expect(found.length).toBeGreaterThan(0);
  await page.reload();
  await expect(cards(page)).toHaveText(found);
  await expect(filter(page, 'Quick Win')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
  await page.getByRole('button', { name: 'Remove Quick Win' }).click();
  await expect(page).toHaveURL('/incentives?category=Food+%26+Beverage&hours=4&sort=newest');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/incentives?sort=newest');

  // Scroll down, open an initiative, and return to the same place with the bookmark set. The hours filter hides
  // initiatives that other journeys publish at the same time.
  const upToTen = page.waitForResponse(/hours=10/);
  await filter(page, 'Up to 10').click();
  await upToTen;
  await expect(page).toHaveURL('/incentives?hours=10&sort=newest');
  await expect(page.getByRole('list', { name: 'Initiatives' })).toHaveAttribute('aria-busy', 'false');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  const list = page.getByRole('list', { name: 'Initiatives' }).locator('> li');
  const href = await list
    .nth(23)
    .getByRole('link', { name: /^View Initiative/ })
    .getAttribute('href');
  const deep = list.filter({ has: page.locator(`a[href="${href}"]`) });
  const name = await deep.getByRole('heading').textContent();
  const bookmark = deep.getByRole('button', { name: `Save ${name}` });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  const view = deep.getByRole('link', { name: /^View Initiative/ });
  await view.scrollIntoViewIfNeeded();
  const placeOf = async () => (await view.boundingBox())?.y ?? -1;
  const before = await placeOf();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await view.click();
  await expect(page.getByRole('heading', { level: 2, name: name! })).toBeVisible();
  await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(placeOf).toBeCloseTo(before, -1);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

  // The Saved filter lists it, and the bookmark can be removed there.
  await page.getByRole('button', { name: 'Remove Up to 10 hours a week' }).click();
  await filter(page, 'Saved').click();
  await expect(cards(page)).toHaveText([name!]);
  const bookmarkDeleted = page.waitForResponse((it) => it.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'false');
  await bookmarkDeleted;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a student applies, withdraws, applies again, and sees the acceptance without a reload', async ({
  page,
}) => {
  test.slow();
  const company = await createCompany('Quick Answers');
  const word = randomLetters(9);
  const id = await company.createInitiative(`Kite festival ${word}`);
  const student = await createStudent('Ada Applies', {
    skills: ['Writing'],
    initiative_tags: ['Events'],
    school: 'Hilltop High',
    grade: 10,
  });
  await signIn(page, student, `/initiative/${id}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply to “Kite festival ${word}”` });
  await expect(dialog.getByText('Ada Applies')).toBeVisible();
  await expect(dialog.getByText('Hilltop High')).toHaveCount(0);
  await expect(
    dialog.getByRole('checkbox', { name: /^Share my school and social handles/ }),
  ).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('Enter a number from 1 to 40.')).toBeVisible();
  await dialog.getByLabel('Your weekly limit in hours').fill('3');
  await dialog.getByLabel(/^Note to the company/).fill('I built three kites last summer.');
  await page.reload();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByLabel(/^Note to the company/)).toHaveValue('I built three kites last summer.');
  await dialog.getByLabel('Your weekly limit in hours').fill('3');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  const application = page.getByRole('region', { name: 'Your application' });
  await expect(application.getByText('With the company')).toBeVisible();
  await expect(application.getByText('I built three kites last summer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(application.getByText('You can apply again anytime.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Your weekly limit in hours').fill('3');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('link', { name: 'See your applications' }).click();
  await expect(page).toHaveURL('/active?tab=applied');
  await page.getByRole('link', { name: `Kite festival ${word}` }).click();

  const { items } = await company.api('GET /api/company/applications', { query: {} });
  const params = { id: items[0]!.id };
  await company.api('POST /api/applications/:id/acceptance', { params, body: { note: 'Welcome, Ada!' } });
  await expect(application.getByText("You're in")).toBeVisible();
  await expect(application.getByText('Welcome, Ada!')).toBeVisible();
  await expect(application.getByText('Your turn')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to tasks' })).toHaveAttribute(
    'href',
    `/initiative-tasks/${id}`,
  );
  await page.goto(`/incentives?q=${word}`);
  const card = page.getByRole('list', { name: 'Initiatives' }).locator('> li');
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  await filter(page, 'Hide applied').click();
  await expect(page.getByRole('heading', { name: 'No initiatives match' })).toBeVisible();

  // The company is deleted: the initiative stays readable, without the company's name.
  await company.api('POST /api/session/company-deletion', { body: { password } });
  await page.goto(`/initiative/${id}`);
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toContainText('Unknown Company');
  await expect(page.getByText('It stays here as part of your history.')).toBeVisible();
  await expect(application.getByText('Ended', { exact: true })).toBeVisible();
});

test('an application without an answer is closed kindly, with a way to other initiatives', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const company = await createCompany('Silent Bakery');
  const student = await createStudent('Noa Walker');
  const { id } = await student.applyTo(await company.createInitiative('Quiet survey'));
  await signIn(page, student, '/active?tab=closed');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();

  // The worker looks for such applications every 20 seconds, and the page shows it without a reload.
  await inDatabase('update initiative_applications set expires_at = now() where id = $1', [id]);
  const words = "They didn't get back to you — that's on them";
  const row = page.getByRole('listitem').filter({ hasText: 'Quiet survey' });
  await expect(row).toContainText(words, { timeout: 45_000 });
  await expect(row.getByText('No answer', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Find another initiative' })).toBeVisible();

  await row.getByRole('link', { name: 'Quiet survey' }).click();
  await expect(page.getByRole('region', { name: 'Your application' })).toContainText(words);
  await page.getByRole('link', { name: 'Find another initiative' }).click();
  await expect(page).toHaveURL('/incentives');
});

test('a student finds a company and follows its quest chain', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  const word = `zeppelin${randomLetters(5)}`;
  const typo = word.replace('pp', 'p');
  const name = `${word} Workshop`;
  const company = await createCompany(name);
  const ids = [];
  for (const leg of ['Third leg', 'Second leg', 'First leg'])
    ids.unshift(await company.createInitiative(leg));
  await company.api('PUT /api/company/chain', { body: { initiative_ids: ids } });
  await signIn(page, await createStudent('Cleo Curious'), '/companies');
  await page.getByLabel('Search companies').fill(typo);
  await expect(page).toHaveURL(`/companies?q=${typo}`);
  await expect(page.getByText(`No results for “${typo}”.`)).toBeVisible();
  await page.getByRole('button', { name: 'Open initiatives only' }).click();
  await expect(page).toHaveURL(`/companies?q=${typo}&open=true`);
  await page.reload();
  await expect(page.getByText('3 open initiatives')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const quest = page.getByRole('list', { name: 'Quest chain' }).getByRole('link');
  await expect(quest).toHaveText(['First leg', 'Second leg', 'Third leg']);
  await quest.first().click();
  await expect(page).toHaveURL(`/initiative/${ids[0]}`);
  await page.getByRole('link', { name }).click();
  await expect(quest).toHaveCount(3);
  await page.goto('/company/0198c0de-7a11-7000-8000-000000000001');
  await expect(page.getByRole('heading', { name: 'Company Not Found' })).toBeVisible();
});
