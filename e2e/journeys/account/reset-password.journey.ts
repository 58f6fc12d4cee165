// A forgotten password.
import { expect, test } from '../../support/fixtures.ts';
import { linkFor } from '../../support/emails.ts';
import { fillIn, newPerson, signUp } from '../../support/people.ts';

test('a forgotten password is reset with the link in the email, once, and signs out everywhere', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 4(01|10)/);
  const person = newPerson('Forgetful Fern');
  const device = await browser.newContext({ baseURL: baseURL! });
  const elsewhere = await device.newPage();
  await elsewhere.clock.install();
  await signUp(elsewhere, 'student', person);
  await expect(elsewhere).toHaveURL('/incentives');

  await page.goto('/student/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = await linkFor(person.email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New password').fill('another-long-way');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('a-third-long-way');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');

  await page.goto('/student/auth');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials');
  await fillIn(page, { ...person, password: 'another-long-way' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/incentives');

  // The other device notices when it renews its token.
  await elsewhere.clock.fastForward('20:00');
  await expect(elsewhere).toHaveURL(/student\/auth/);
  await expect(elsewhere.getByText('Signed out successfully', { exact: true })).toBeVisible();
  await device.close();
});
