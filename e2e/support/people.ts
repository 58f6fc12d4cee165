// The people in journeys: seeded accounts, new people, and how they sign up, sign in and log out.
import { seededAccounts, seedPassword } from '@questline/db/seed/seed.ts';
import { expect, type Page } from '@playwright/test';
import { accountMenu, chooseFromMenu } from './menus.ts';

const emailOf = (name: string) => seededAccounts.find((account) => account.name === name)!.email;

export const maya = { type: 'student', email: emailOf('Maya Torres') } as const;
export const jonas = { type: 'student', email: emailOf('Jonas Weber') } as const;
export const aisha = { type: 'student', email: emailOf('Aisha Khan') } as const;
export const bakery = { type: 'company', email: emailOf('Sunny Side Bakery') } as const;
export const password = seedPassword;

let count = 0;
/** A name, email and password that no other journey uses. */
export const newPerson = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${process.pid}.${++count}@journey.example`,
  password: 'a-long-way-to-go',
});

/** Of someone who needs no parent's email to apply. */
export const adultBirthMonth = '2005-04';

export async function chooseBirthMonth(page: Page, month = adultBirthMonth) {
  const [year, number] = month.split('-') as [string, string];
  await page.getByLabel('Month', { exact: true }).selectOption(number);
  await page.getByLabel('Year', { exact: true }).selectOption(year);
}

export const landingOf = { student: '/incentives', company: '/company-overview' } as const;

type Account = { type: 'student' | 'company'; email: string; password?: string };

/** Signs in through the API, which is quicker than the form, and opens a page. */
export async function signIn(page: Page, account: Account, path: string = landingOf[account.type]) {
  const response = await page.request.post(`${process.env['JOURNEY_ORIGIN']}/api/session`, {
    data: { email: account.email, password: account.password ?? password },
  });
  expect(response.status(), `sign-in of ${account.email}`).toBe(201);
  const { user } = await response.json();
  // The app itself remembers who is signed in, so this does too, before the page's own scripts run.
  const remembered = await page.addInitScript(
    (hint) => localStorage.setItem('questline.session', JSON.stringify(hint)),
    { id: user.id, type: user.user_type, name: user.metadata.full_name },
  );
  // A page of the app asks for a token first; the public ones don't need one.
  const renewed = /^\/($|\?)/.test(path) || page.waitForResponse('**/api/session/renewal');
  await page.goto(`${process.env['JOURNEY_ORIGIN']}${path}`);
  await renewed;
  await remembered.dispose();
  await expect(page.locator('main')).toBeVisible();
  expect(page.url()).not.toContain('/auth');
}

export async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel(/^(Business )?Email$/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in with the form. */
export async function signInWithForm(page: Page, account: Account) {
  await page.goto(`/${account.type}/auth`);
  await fillIn(page, { email: account.email, password: account.password ?? password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(landingOf[account.type]);
}

export async function signUp(page: Page, type: 'student' | 'company', person: ReturnType<typeof newPerson>) {
  await page.goto(`/${type}/auth`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel(type === 'student' ? 'Full Name' : 'Contact Person').fill(person.name);
  if (type === 'student') await chooseBirthMonth(page);
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function logOut(page: Page) {
  await chooseFromMenu(page, accountMenu, 'Log out');
}
