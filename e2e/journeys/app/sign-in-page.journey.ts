// The sign-in pages are documents of their own, which load the app only after signing in. They can be read, filled in and
// submitted before any script has run.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { fillIn, password } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const email = (page: Page) => page.getByLabel('Email');
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

/** Scripts arrive only after `release` is called, except for the one that keeps what people do until then. */
async function holdScripts(page: Page, { except = 'none' } = {}) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes(except)) await released;
    await route.continue();
  });
  return () => release();
}

/** Changes whenever something on the page moves. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(done, 500, 0);
      }),
  );
const isReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('page-loaded').length)).toBe(1);

/** What is pressed from now on isn't lost. */
const keepsEarly = (page: Page) => page.waitForFunction(() => 'early' in window);

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await keepsEarly(page);
}

test('what is typed before the scripts are there stays, and nothing moves', async ({ page }) => {
  const student = await createStudent('Ada Early', { bare: true });
  const release = await holdScripts(page);
  await page.goto('/student/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await email(page).fill(student.email);
  await secret(page).pressSequentially(password.slice(0, 4));
  // Nothing is sent yet, and the password never gets into the address.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/auth');
  await secret(page).press('End');
  release();
  await isReady(page);
  await expect(email(page)).toHaveValue(student.email);
  await expect(secret(page)).toBeFocused();
  await page.keyboard.type(password.slice(4));
  await expect(secret(page)).toHaveValue(password);
  expect(await shifts(page)).toBeLessThan(0.01);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/incentives');
});

test('a form that is submitted before its script is there is sent once it is', async ({ page }) => {
  const student = await createStudent('Earl Early', { bare: true });
  const release = await holdScripts(page, { except: 'keep-early' });
  await open(page, '/student/auth');
  await fillIn(page, { email: student.email, password });
  await signInButton(page).click();
  release();
  await expect(page).toHaveURL('/incentives');
  await expect(page.getByText('Signed in successfully', { exact: true })).toBeVisible();
});

test('a button that is pressed before its script is there works once it is, and links work right away', async ({
  page,
}) => {
  const release = await holdScripts(page, { except: 'keep-early' });
  await open(page, '/student/auth');
  await page.getByRole('link', { name: "I'm a company" }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your company account' })).toBeVisible();
  await keepsEarly(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Create company account' })).toBeVisible();
});

test('the app is fetched in advance, but runs only after signing in', async ({ page, tolerate }) => {
  tolerate(/status of 401/);
  const student = await createStudent('Nia Next', { bare: true });
  const app: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/app-.*\.(js|css)$/.test(request.url())) app.push(request.resourceType());
  });
  await page.goto('/student/auth', { waitUntil: 'networkidle' });
  expect(app.toSorted()).toEqual(['fetch', 'fetch']);

  await signInButton(page).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await fillIn(page, { email: student.email, password: 'a-wrong-password' });
  await signInButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(page.getByText('Error signing in', { exact: true })).toBeVisible();
  await fillIn(page, { email: student.email, password });
  await secret(page).press('Enter');
  await expect(page).toHaveURL('/incentives');
  expect(app).toContain('script');
});

test('someone with an invitation gets the app', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/company/auth?invitation=nothing', { waitUntil: 'commit' });
  await expect(page.getByText('One moment…')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
});
