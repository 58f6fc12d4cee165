// Settings of an account: name, photo, theme, password, devices, export and deletion.
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { sunrise } from '../../support/image-files.ts';
import { accountMenu, chooseFromMenu } from '../../support/menus.ts';
import { fillIn, password, signIn } from '../../support/people.ts';
import { randomLetters } from '../../support/random.ts';
import { createStudent } from '../../support/students.ts';
import { toasts } from '../../support/toasts.ts';

/** The same person in another browser. */
async function elsewhere(browser: Browser, baseURL: string, account: Parameters<typeof signIn>[1]) {
  const device = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (iPhone) Version/26.0 Safari/605',
  });
  const page = await device.newPage();
  await signIn(page, account);
  return page;
}

test('a student changes name, photo and theme, signs out devices, and exports everything', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const student = await createStudent('Nadia Before');
  await signIn(page, student);
  await chooseFromMenu(page, accountMenu, 'Settings');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Full Name')).toBeVisible();

  await test.step('every section is in the list, which is a page on a phone', async () => {
    const index = page.getByRole('navigation', { name: 'Settings' });
    // An adult has no section about a parent or guardian.
    await expect(index.getByRole('link')).toHaveCount(10);
    const names = await index.getByRole('link').allInnerTexts();
    await index.getByRole('link', { name: 'Your data' }).click();
    await expect(index.locator('[data-shown]')).toHaveText('Your data');
    const usual = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of names) {
      await page.getByRole('link', { name: 'All settings' }).click();
      // The link also says what is chosen now.
      await index.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('region', { name, exact: true })).toBeInViewport();
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
    }
    await page.setViewportSize(usual);
    await page.goto('/settings#devices');
    await page.reload();
    await expect(index.locator('[data-shown]')).toHaveText('Devices');
  });

  await test.step('every tab shows the new name, username and photo', async () => {
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(student.email);
    await expect(page.getByText('Email cannot be changed')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/settings');
    await expect(second.getByLabel('Full Name')).toHaveValue('Nadia Before');

    const username = `nadia_${randomLetters(12)}`;
    await page.getByLabel('Full Name').fill('Nadia After');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Choose Photo').setInputFiles(sunrise(700, 900));
    await page.getByRole('button', { name: 'Save crop' }).click();
    await expect(page.getByRole('button', { name: 'Replace Photo' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('Your profile has been updated successfully.', { exact: true }),
    ).toBeVisible();
    for (const tab of [page, second])
      await expect(tab.getByRole('button', { name: 'Account of Nadia After' })).toBeVisible();
    await second.close();
    const face = page.getByRole('button', { name: /^Account of/ }).locator('img');
    await expect(face).toHaveAttribute('src', /^\/photos\//);
    const size = await face.evaluate(async (it: HTMLImageElement) => {
      await it.decode();
      return [it.naturalWidth, it.naturalHeight];
    });
    expect(size).toEqual([128, 128]);
    await page.reload();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await page.getByRole('button', { name: 'Remove Photo' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(face).toHaveCount(0);
  });

  await test.step('signs out one device, then all others', async () => {
    const phones = [];
    for (let n = 0; n < 3; n++) phones.push(await elsewhere(browser, baseURL!, student));
    await page.reload();
    const devices = page.getByRole('region', { name: 'Devices' });
    const iPhones = devices.getByRole('button', { name: /^Sign out Safari on iPhone/ });
    await expect(iPhones).toHaveCount(3);
    await expect(devices.getByText('This device', { exact: true })).toHaveCount(1);
    await iPhones.first().click();
    await expect(toasts(page).getByText('Safari on iPhone was signed out.')).toBeVisible();
    await expect(iPhones).toHaveCount(2);
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText("You're only signed in on this device.")).toBeVisible();
    for (const phone of phones) {
      await phone.reload();
      await expect(phone).toHaveURL(/\/auth/);
      await phone.context().close();
    }
  });

  await test.step('exports one file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^questline-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data.account).toMatchObject({ email: student.email, user_type: 'student' });
    expect(data.devices).toHaveLength(1);
    await expect(page.getByText('Your data was exported', { exact: true })).toBeVisible();
  });

  await test.step('the dark theme stays, and public pages use it too', async () => {
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await page.getByRole('radio', { name: /^Dark/ }).check();
    expect(await theme()).toBe('dark');
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
    expect(await theme()).toBe('dark');
    await page.goto('/');
    await expect.poll(theme).toBe('dark');
  });
});

test('a company changes its password, which signs out its other browser, and is deleted', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 40[013]/);
  const company = await createCompany('Dana Deleted');
  const changed = { ...company, password: 'another-long-way' };
  const phone = await elsewhere(browser, baseURL!, company);
  await signIn(page, company, '/settings');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That password is too easy to guess. Please choose another.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(changed.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth/);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await fillIn(phone, changed);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL('/company-overview');

  await page.getByRole('button', { name: 'Delete company' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete the company?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByLabel('Your password').fill(changed.password);
  await dialog.getByRole('button', { name: 'Delete company' }).click();
  await expect(dialog.getByText('Type delete in this field.')).toBeVisible();
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete company' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Company deleted', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth/);
  await fillIn(phone, changed);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials');
  await phone.context().close();
});
