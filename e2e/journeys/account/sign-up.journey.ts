// A new student signs up and verifies the email. A company does so in company/publish.
import { createCompany } from '../../support/companies.ts';
import { linkFor } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landingOf, newPerson, signIn, signUp } from '../../support/people.ts';

test("a student signs up, can't apply yet, and verifies the email on a computer where someone else is signed in", async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 403/);
  const company = await createCompany('Strict Post');
  const initiative = await company.createInitiative('Letter writing');
  const person = newPerson('Noor Haddad');
  await signUp(page, 'student', person);
  await expect(page).toHaveURL(landingOf.student);
  const toast = page.locator('li').filter({ hasText: 'Account created successfully' });
  await expect(toast.getByText('Welcome to Questline!', { exact: true })).toBeVisible();
  await expect(page.getByText('Signed in successfully', { exact: true })).toHaveCount(0);

  const notice = page.getByText('Please verify your email', { exact: true });
  await expect(notice).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const banner = page.getByRole('status').filter({ has: notice });
  expect((await banner.boundingBox())!.height).toBeLessThan(56);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Email sent', { exact: true })).toBeVisible();

  // Opening the link changes nothing, because email programs open links too.
  const link = await linkFor(person.email, '/verify-email');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(`/initiative/${initiative}`);
  await expect(notice).toBeVisible();
  await expect(page.getByText('Verify your email with the link we sent you, then apply.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Resend' })).toHaveCount(1);

  const device = await browser.newContext({ baseURL: baseURL! });
  const computer = await device.newPage();
  await signIn(computer, company);
  await computer.goto(link);
  const verify = computer.getByRole('button', { name: 'Verify my email' });
  await verify.click();
  await computer.getByLabel('Password', { exact: true }).fill(person.password);
  await verify.click();
  await expect(computer.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await device.close();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeEnabled();
  await expect(notice).toHaveCount(0);
});
