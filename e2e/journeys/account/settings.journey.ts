// Settings of an account: name, theme, password, devices, export and deletion.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { fillIn, landingOf, newPerson, signUp } from '../../support/people.ts';

type Person = ReturnType<typeof newPerson>;
type Type = 'student' | 'company';

async function join(page: Page, type: Type, person: Person) {
  await signUp(page, type, person);
  await expect(page).toHaveURL(landingOf[type]);
  if (type === 'company') await page.getByRole('button', { name: 'Skip for now' }).click();
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('Full Name')).toBeVisible();
}

/** The same person in another browser. */
async function elsewhere(browser: Browser, baseURL: string, type: Type, person: Person) {
  const device = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (iPhone) Version/26.0 Safari/605',
  });
  const page = await device.newPage();
  await page.goto(`/${type}/auth`);
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(landingOf[type]);
  return page;
}

test('a student changes the name, username and theme, and every tab shows it', async ({
  page,
  context,
  tolerate,
}) => {
  test.slow();
  await test.step('name and username', async () => {
    const type: Type = 'student';
    tolerate(/status of 409/);
    const [person, other] = [newPerson('Nadia Before'), newPerson('Other Person')];
    await join(page, type, person);
    await openSettings(page);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expect(page.getByText('Email cannot be changed')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/settings');
    await expect(second.getByLabel('Full Name')).toHaveValue('Nadia Before');

    const username = `nadia_${person.email.replaceAll(/\D/g, '').slice(-12)}${type[0]}`;
    await page.getByLabel('Full Name').fill('Nadia After');
    await page.getByLabel('Username').fill(username);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('Your profile has been updated successfully.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Nadia After' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Account of Nadia After' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Username')).toHaveValue(username);

    const device = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin });
    const late = await device.newPage();
    await join(late, type, other);
    await openSettings(late);
    await late.getByLabel('Username').fill(username);
    await late.getByRole('button', { name: 'Save Changes' }).click();
    await expect(late.getByText('That username is taken. Please choose another.')).toBeVisible();
    await device.close();
  });

  await test.step('the dark theme stays, also on public pages', async () => {
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

test('a company changes its password, which signs out its other browser', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  const type: Type = 'company';
  tolerate(/status of 40[03]/);
  const person = newPerson('Pia Password');
  await join(page, type, person);
  const phone = await elsewhere(browser, baseURL!, type, person);
  await openSettings(page);
  await page.getByLabel('Current password').fill('not-this-one');
  await page.getByLabel('New password', { exact: true }).fill('another-long-way');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText("That password isn't right. Please try again.")).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That password is too easy to guess. Please choose another.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('another-long-way');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();

  await phone.reload();
  await expect(phone).toHaveURL(/\/auth/);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await fillIn(phone, { ...person, password: 'another-long-way' });
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL(/\/settings|\/incentives|\/company-overview/);
  await phone.context().close();
});

test('a student signs out one device, then all others', async ({ page, browser, baseURL }) => {
  const type: Type = 'student';
  const person = newPerson('Dora Devices');
  await join(page, type, person);
  const phones = [
    await elsewhere(browser, baseURL!, type, person),
    await elsewhere(browser, baseURL!, type, person),
    await elsewhere(browser, baseURL!, type, person),
  ];
  await openSettings(page);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByText('This device', { exact: true })).toHaveCount(1);
  await sessions
    .getByRole('button', { name: /^Sign out Safari on iPhone/ })
    .first()
    .click();
  await expect(page.getByText('Safari on iPhone was signed out.', { exact: true })).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText("You're only signed in on this device.")).toBeVisible();
  for (const phone of phones) {
    await phone.reload();
    await expect(phone).toHaveURL(/\/auth/);
    await phone.context().close();
  }
});

test('a student exports their data as one file', async ({ page }) => {
  const type: Type = 'student';
  const person = newPerson('Emil Export');
  await join(page, type, person);
  await openSettings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^questline-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.account).toMatchObject({ email: person.email, user_type: type });
  expect(data.devices).toHaveLength(1);
  await expect(page.getByText('Your data was exported', { exact: true })).toBeVisible();
});

test('a company deletes its account, is signed out and cannot sign in again', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  const type: Type = 'company';
  tolerate(/status of 40[13]/);
  const person = newPerson('Dana Deleted');
  await join(page, type, person);
  const phone = await elsewhere(browser, baseURL!, type, person);
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByLabel('Your password').fill('not-this-one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Type delete in this field.')).toBeVisible();
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText("That password isn't right. Please try again.")).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();

  await page.goto(`/${type}/auth`);
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials');
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth/);
  await phone.context().close();
});
