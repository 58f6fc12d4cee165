// A new student signs up and verifies the email. A company does so in company/publish.
import { expect, test } from '../../support/fixtures.ts';
import { linkFor } from '../../support/emails.ts';
import { bakery, landingOf, logOut, newPerson, signIn, signUp } from '../../support/people.ts';

test('a student signs up, is welcomed, and verifies the email with the link', async ({ page }) => {
  const person = newPerson('Noor Haddad');
  await signUp(page, 'student', person);
  await expect(page).toHaveURL(landingOf.student);
  const toast = page.locator('li').filter({ hasText: 'Account created successfully' });
  await expect(toast.getByText('Welcome to Questline!', { exact: true })).toBeVisible();
  await expect(page.getByText('Signed in successfully', { exact: true })).toHaveCount(0);

  const notice = page.getByText('Please verify your email address');
  await expect(notice).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const banner = page.getByRole('status').filter({ has: notice });
  expect((await banner.boundingBox())!.height).toBeLessThan(56);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Email sent', { exact: true })).toBeVisible();

  // Opening the link changes nothing, because email programs open links too.
  await page.goto(await linkFor(person.email, '/verify-email'));
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(landingOf.student);
  await expect(notice).toBeVisible();

  await page.goto(await linkFor(person.email, '/verify-email'));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(landingOf.student);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
test('a verification link asks for the password unless its own account is signed in', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  await test.step('on another device', async () => {
    tolerate(/status of 40[13]/);
    const person = newPerson('Mail On Phone');
    await signUp(page, 'student', person);
    await expect(page).toHaveURL('/incentives');
    const link = await linkFor(person.email, '/verify-email');

    const device = await browser.newContext({ baseURL: baseURL! });
    const phone = await device.newPage();
    await phone.goto(link);
    const verify = phone.getByRole('button', { name: 'Verify my email' });
    await verify.click();
    await expect(phone.getByText('Password is required')).toBeVisible();
    await phone.getByLabel('Password', { exact: true }).fill('a-guess-of-mine');
    await verify.click();
    await expect(phone.getByRole('main').getByRole('alert')).toHaveText('Invalid login credentials');
    await phone.getByLabel('Password', { exact: true }).fill(person.password);
    await verify.click();
    await expect(phone.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await device.close();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Please verify your email address')).toHaveCount(0);
    await logOut(page);
    await expect(page).toHaveURL('/');
  });

  await test.step('signed in to a different account', async () => {
    tolerate(/status of 403/);
    const person = newPerson('First Account');
    await signUp(page, 'student', person);
    await expect(page).toHaveURL('/incentives');
    const link = await linkFor(person.email, '/verify-email');
    await logOut(page);
    await expect(page).toHaveURL('/');

    await signIn(page, bakery);
    await page.goto(link);
    const verify = page.getByRole('button', { name: 'Verify my email' });
    await verify.click();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await verify.click();
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  });
});
