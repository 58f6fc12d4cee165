// The sign-in page is in its document: it can be read and filled in before any script has run.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { password } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const email = (page: Page) => page.getByLabel('Email');
const secret = (page: Page) => page.getByLabel('Password', { exact: true });

/** Scripts arrive only after `release` is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/*.js', async (route) => {
    await released;
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

test('what is typed before the scripts are there stays, and nothing moves', async ({ page }) => {
  const student = await createStudent('Ada Early', { bare: true });
  const release = await holdScripts(page);
  await page.goto('/student/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await email(page).fill(student.email);
  await secret(page).pressSequentially(password.slice(0, 4));
  // Nothing is sent yet, and the password never gets into the address.
  await page.keyboard.press('Enter');
  for (const name of ['Sign in', 'Sign up'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await expect(page).toHaveURL('/student/auth');
  await secret(page).press('End');
  release();
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  await expect(email(page)).toHaveValue(student.email);
  await expect(secret(page)).toBeFocused();
  await page.keyboard.type(password.slice(4));
  await expect(secret(page)).toHaveValue(password);
  expect(await shifts(page)).toBeLessThan(0.01);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/incentives');
});

test('companies have it too, and its links work without a script', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/company/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in to your company account' })).toBeVisible();
  await page.getByRole('link', { name: "I'm a student" }).click();
  await expect(page).toHaveURL('/student/auth');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('someone with an invitation never sees it', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/company/auth?invitation=nothing', { waitUntil: 'commit' });
  await expect(page.getByText('One moment…')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
});
