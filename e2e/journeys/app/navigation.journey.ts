// Getting around in the app.
import type { Locator, Page } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn, signInWithForm } from '../../support/people.ts';
import { randomLetters } from '../../support/random.ts';
import { createStudent } from '../../support/students.ts';
import { accountMenu, chooseFromMenu } from '../../support/menus.ts';

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
/** By its name, with or without an unread count. */
const linkTo = (where: Locator, name: string) =>
  where.getByRole('link', { name: new RegExp(`^${name}( \\d+ unread)?$`) });

async function expectNotFound(page: Page, linkName: string, home: string) {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.getByRole('link', { name: linkName }).click();
  await expect(page).toHaveURL(home);
}

test('a student gets around with the sidebar, and on a phone with the bottom bar', async ({
  page,
  context,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 404/);
  const student = await createStudent('Quiet Bell');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWithForm(page, student);

  await test.step('on a phone, toasts stay at the top, and tapped tabs have no focus ring', async () => {
    const toast = await page.getByText('Signed in successfully', { exact: true }).boundingBox();
    expect(toast!.y).toBeLessThan(100);
    await expect(page.getByRole('complementary')).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Initiatives', /Inbox$/, 'Companies', 'Active']);
    await bar.getByRole('link', { name: 'Active' }).click();
    await expect(titleOf(page)).toHaveText('Active Initiatives');
    const tab = page.getByRole('tab', { name: 'Applied' });
    await tab.click();
    await expect(tab).toBeFocused();
    await expect(tab).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Completed' })).toHaveCSS('outline-style', 'solid');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('every page has its title', async () => {
    for (const [link, path, title] of [
      ['Inbox', '/inbox', 'Inbox'],
      ['Companies', '/companies', 'Companies'],
      ['Active', '/active', 'Active Initiatives'],
      ['Initiatives', '/incentives', 'Initiatives'],
      ['Home', '/feed', 'Discover'],
      ['Companies', '/companies', 'Companies'],
      ['Questline', '/feed', 'Discover'],
    ] as const) {
      await linkTo(page.getByRole('complementary'), link).click();
      await expect(page).toHaveURL(path);
      await expect(titleOf(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Questline`);
    }
    await chooseFromMenu(page, accountMenu, 'My Profile');
    await expect(page).toHaveURL(/^.+\/profile\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Quiet Bell' })).toBeVisible();
    await chooseFromMenu(page, accountMenu, 'Settings');
    await expect(titleOf(page)).toHaveText('Settings');
  });

  await test.step('the bell has a dot only when something is unread', async () => {
    const bell = page.getByRole('button', { name: 'Notifications', exact: true });
    await expect(bell.locator('span')).toHaveCount(0);
    // The menu that was just closed ignores the pointer for a moment.
    await expect(async () => {
      await page.mouse.move(640, 500);
      await bell.hover();
      await expect(page.getByRole('tooltip', { name: 'Notifications' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await bell.click();
    await expect(page.getByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('Ctrl+B collapses the sidebar, and a cookie remembers it for seven days', async () => {
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar')!;
    const days = (cookie.expires - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    await page.keyboard.press('Meta+b');
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  });

  await expectNotFound(page, 'Go to your feed', '/feed');
});

test('a company gets around with its menu, on a phone with a drawer, and browses what others offer', async ({
  page,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 404/);
  const word = randomLetters(9);
  const company = await createCompany('Menu Makers');
  const own = await company.createInitiative(`${word} parade`);
  await (await createCompany('Other Makers')).createInitiative(`${word} contest`);
  await signIn(page, company);

  await test.step('menu and drawer', async () => {
    const destinations = [
      ['Active Users', '/company-active-users', 'Active Users'],
      ['Inbox', '/company-inbox', 'Inbox'],
      ['Profile', '/company/profile', 'My Profile'],
      ['Overview', '/company-overview', 'Company Overview'],
    ] as const;
    for (const [link, path, title] of destinations) {
      await linkTo(page.getByRole('complementary'), link).click();
      await expect(page).toHaveURL(path);
      await expect(titleOf(page)).toHaveText(title);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [link, path, title] of destinations) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await linkTo(page.getByRole('dialog', { name: 'Menu' }), link).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(titleOf(page)).toHaveText(title);
    }
    await chooseFromMenu(page, accountMenu, 'My Profile');
    await expect(page).toHaveURL('/company/profile');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('it opens only its own initiatives, and saves none', async () => {
    await page.goto(`/incentives?q=${word}`);
    await expect(titleOf(page)).toHaveText('Initiatives');
    // Only this page of a company has the sidebar of students.
    await expect(page.getByRole('complementary')).toBeVisible();
    const cards = page.getByRole('list', { name: 'Initiatives' }).getByRole('heading');
    await expect(cards).toHaveCount(2);
    const links = page.getByRole('link', { name: /^View Initiative/ });
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', `/company/initiative/${own}`);
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  });

  await page.goto('/profile/0198c0de-7a11-7000-8000-000000000001');
  await expect(titleOf(page)).toHaveText('Student Profile');
  await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Active Users' })).toBeVisible();
  await expectNotFound(page, 'Go to your overview', '/company-overview');
});
