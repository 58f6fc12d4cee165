// Getting around in the app.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { bakery, maya, signIn, signInWithForm } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
/** By its name, also when it says how many are unread. */
const linkTo = (where: Locator, name: string) =>
  where.getByRole('link', { name: new RegExp(`^${name}( \\d+ unread)?$`) });

test('a student gets around with the sidebar, folds it, and opens the notifications', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('every page has its title', async () => {
    await signIn(page, maya);
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
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await expect(page).toHaveURL(/^.+\/profile\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Maya Torres' })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(titleOf(page)).toHaveText('Settings');
  });

  await test.step('Ctrl+B folds the sidebar, and a cookie keeps it for seven days', async () => {
    await signIn(page, maya);
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

  await test.step('the bell has a dot only when something is unread', async () => {
    await signIn(page, await createStudent('Quiet Bell'));
    const bell = page.getByRole('button', { name: 'Notifications', exact: true });
    await expect(bell.locator('span')).toHaveCount(0);
    await bell.hover();
    await expect(page.getByRole('tooltip', { name: 'Notifications' })).toBeVisible();
    await bell.click();
    await expect(page.getByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
  });
});

test('on a phone a student uses the bottom bar, toasts stay at the top, and tapped tabs have no focus ring', async ({
  page,
}) => {
  test.slow();
  await test.step('toasts and tabs', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInWithForm(page, maya);
    const toast = await page.getByText('Signed in successfully', { exact: true }).boundingBox();
    expect(toast!.y).toBeLessThan(100);
    await page.goto('/active');
    const tab = page.getByRole('tab', { name: 'Applied' });
    await tab.click();
    await expect(tab).toBeFocused();
    await expect(tab).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Completed' })).toHaveCSS('outline-style', 'solid');
  });

  await test.step('the bottom bar', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, maya);
    await expect(page.getByRole('complementary')).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Initiatives', /Inbox$/, 'Companies', 'Active']);
    await bar.getByRole('link', { name: 'Active' }).click();
    await expect(titleOf(page)).toHaveText('Active Initiatives');
  });
});

test('an unknown address keeps signed-in people in the app', async ({ page, tolerate }) => {
  test.slow();
  for (const [who, home, way] of [
    [maya, '/feed', 'Go to your feed'],
    [bakery, '/company-overview', 'Go to your overview'],
  ] as const) {
    tolerate(/status of 404/);
    await signIn(page, who);
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(home);
  }
});
test('a company gets around with its menu, and on a phone with a drawer', async ({ page, tolerate }) => {
  test.slow();
  await test.step('menu and drawer', async () => {
    await signIn(page, bakery);
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
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await expect(page).toHaveURL('/company/profile');
  });

  await test.step('only /incentives has the sidebar of students', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    tolerate(/status of 404/);
    await signIn(page, bakery, '/incentives');
    await expect(titleOf(page)).toHaveText('Initiatives');
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.goto('/profile/0198c0de-7a11-7000-8000-000000000001');
    await expect(titleOf(page)).toHaveText('Student Profile');
    await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.goto('/settings');
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Active Users' })).toBeVisible();
  });
});
