// A company's profile. Failures: profile-editing.test.tsx and company-pages.test.tsx.
import type { Page } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { password, signIn, fillIn } from '../../support/people.ts';
import { recordProgress } from '../../support/progress.ts';

const openEditor = async (page: Page) => {
  await page.goto('/company/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('form', { name: 'Company profile' })).toBeVisible();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const view = (page: Page) => page.getByRole('main');

test('a company edits its profile, sees the preview, and plays its video', async ({
  page,
  context,
  tolerate,
  baseURL,
}) => {
  test.slow();
  const company = await createCompany('Trail Mix');
  await signIn(page, company);
  await openEditor(page);
  const beside = page.getByRole('complementary', { name: 'What students see' });
  await page.getByLabel('Company name').fill('Trail Mix & Co');
  await page.getByLabel('Website').fill('www.trailmix.example/shop');
  await page.getByLabel('Mission').fill('Snacks for every summit');
  await page.getByLabel('Description').fill('Two people.\nOne mixer.');
  await page.getByLabel('Instagram').fill('@@trailmix');
  await expect(beside.getByRole('heading', { name: 'Trail Mix & Co' })).toBeVisible();
  await expect(beside.getByText('Snacks for every summit')).toBeVisible();
  await expect(beside.getByRole('link', { name: 'Instagram: @trailmix' })).toBeVisible();
  await expect(beside.getByText('Play from YouTube')).toHaveCount(0);

  await expect(page.getByText('Selected tags (0/5)')).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Industry tags' });
  for (const [i, tag] of ['Bakeries', 'Robotics', 'Insurance', 'Toys & Games', 'Catering'].entries()) {
    await search.fill(tag);
    await page.getByRole('option', { name: tag, exact: true }).click();
    await expect(page.getByText(`Selected tags (${i + 1}/5)`)).toBeVisible();
  }
  await search.fill('Food Trucks');
  await expect(page.getByRole('option', { name: 'Food Trucks' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Remove Robotics' }).click();
  await page.getByRole('option', { name: 'Food Trucks' }).click();

  const progress = await recordProgress(page);
  await save(page);
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your company profile has been updated successfully.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/company/profile');
  // Without images there are no steps in between.
  expect(await progress()).toEqual([10, 80, 100]);
  expect((await company.api('GET /api/company/profile')).industry).toEqual([
    'Bakeries',
    'Insurance',
    'Toys & Games',
    'Catering',
    'Food Trucks',
  ]);

  await page.reload();
  await expect(view(page).getByRole('heading', { name: 'Trail Mix & Co' })).toBeVisible();
  const website = view(page).getByRole('link', { name: 'Website: www.trailmix.example/shop' });
  await expect(website).toHaveAttribute('href', 'https://www.trailmix.example/shop');
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(view(page).getByRole('link', { name: 'Instagram: @trailmix' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/trailmix/',
  );

  // The player loads nothing before someone presses play.
  tolerate(/request to https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && request.url().startsWith('http')) foreign.push(request.url());
  });
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>The film' }),
  );
  await company.api('PATCH /api/company/profile', {
    body: { video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=x' },
  });
  await page.reload();
  const play = page.getByRole('button', { name: /^Play from YouTube/ });
  await expect(play).toBeVisible();
  await play.hover();
  await page.evaluate(() => document.fonts.ready);
  expect(foreign).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0']);
});

test('a company that is signed out while typing finds everything again', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const company = await createCompany('Long Lunch');
  await signIn(page, company);
  await openEditor(page);
  await page.route('**/api/company/profile', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { code: 'not_signed_in', text: '' } })
      : route.continue(),
  );
  await page.getByLabel('Mission').fill('Lunch is a right');
  const renewed = page.waitForResponse('**/api/session/renewal');
  await save(page);
  await expect(page.getByText('You must be logged in to save your profile', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Mission')).toHaveValue('Lunch is a right');
  // It sets a cookie.
  await renewed;

  await context.clearCookies();
  await save(page);
  await expect(page).toHaveURL(/\/company\/auth\?returnTo=/);
  await page.unroute('**/api/company/profile');
  await fillIn(page, { email: company.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/company/profile?mode=edit');
  await expect(page.getByText('We restored what you typed last time.')).toBeVisible();
  await expect(page.getByLabel('Mission')).toHaveValue('Lunch is a right');
  await save(page);
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Mission')).toHaveValue('Lunch is a right');
  await expect(page.getByText('We restored what you typed last time.')).toHaveCount(0);
});
