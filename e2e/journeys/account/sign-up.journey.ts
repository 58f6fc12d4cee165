import { expect, test } from '../../support/fixtures.ts';
import { linkFor } from '../../support/emails.ts';
import { bakery, landingOf, logOut, newPerson, signIn, signUp } from '../../support/people.ts';

for (const type of ['student', 'company'] as const)
  test(`a ${type} signs up, is greeted, and verifies the address with the mail's link`, async ({ page }) => {
    const person = newPerson('Noor Haddad');
    await signUp(page, type, person);
    await expect(page).toHaveURL(landingOf[type]);
    const toast = page.locator('li').filter({ hasText: 'Account created successfully' });
    await expect(toast.getByText('Welcome to Questline!', { exact: true })).toBeVisible();
    if (type === 'company') await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByText('Signed in successfully', { exact: true })).toHaveCount(0);

    const notice = page.getByText('Please verify your email address');
    await expect(notice).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const banner = page.getByRole('status').filter({ has: notice });
    expect((await banner.boundingBox())!.height).toBeLessThan(56);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText('Email sent', { exact: true })).toBeVisible();

    // Opening the link changes nothing: mail programs open links too.
    await page.goto(await linkFor(person.email, '/verify-email'));
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    await page.goto(landingOf[type]);
    await expect(notice).toBeVisible();

    await page.goto(await linkFor(person.email, '/verify-email'));
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(landingOf[type]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

test('on another device the link wants the password of the account, as whoever clicks may not have made it', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
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
});

test('signed in as somebody else, the link wants the password too', async ({ page, tolerate }) => {
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

test('an address that is taken is not told apart from another failure', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  const person = newPerson('Taken Already');
  await signUp(page, 'student', person);
  await expect(page).toHaveURL('/incentives');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  for (const [type, words] of [
    ['student', 'Failed to create account. Please try again.'],
    ['company', 'Failed to create company account. Please try again.'],
  ] as const) {
    await signUp(page, type, person);
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    // Above the form, and in the toast.
    await expect(page.getByText('Error signing up', { exact: true })).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toHaveCount(2);
  }
});

test('a password that is easy to guess is refused at its field or above the form', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await signUp(page, 'student', { ...newPerson('Easy Guess'), password: 'password' });
  await expect(
    page.getByText('That password is too easy to guess. Please choose another.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/student/auth');
});

test('a link that is no link says so', async ({ page, tolerate }) => {
  tolerate(/status of 4(00|10)/);
  await page.goto('/verify-email');
  await expect(page.getByText('This link is incomplete')).toBeVisible();
  await page.goto('/verify-email?token=made.up.by.somebody');
  await page.getByLabel('Password', { exact: true }).fill('whatever-it-was');
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');
});
