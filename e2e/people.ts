// Who takes part: people of the seed, and new ones that nobody has met.
import { seededAccounts, seedPassword } from '@questline/db/seed/seed.ts';
import { expect, type Page } from '@playwright/test';

const emailOf = (name: string) => seededAccounts.find((account) => account.name === name)!.email;

export const maya = { type: 'student', email: emailOf('Maya Torres') } as const;
export const jonas = { type: 'student', email: emailOf('Jonas Weber') } as const;
export const aisha = { type: 'student', email: emailOf('Aisha Khan') } as const;
export const bakery = { type: 'company', email: emailOf('Sunny Side Bakery') } as const;
export const password = seedPassword;

let count = 0;
export const newcomer = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${process.pid}.${++count}@journey.example`,
  password: 'a-long-way-to-go',
});

export const landingOf = { student: '/incentives', company: '/company-overview' } as const;

export async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel(/^(Business )?Email$/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Through the form, as people do. */
export async function signIn(page: Page, account: { type: 'student' | 'company'; email: string }) {
  await page.goto(`/${account.type}/auth`);
  await fillIn(page, { email: account.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(landingOf[account.type]);
}

export async function signUp(page: Page, type: 'student' | 'company', person: ReturnType<typeof newcomer>) {
  await page.goto(`/${type}/auth`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel(type === 'student' ? 'Full Name' : 'Contact Person').fill(person.name);
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Through the user menu, as people do. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
