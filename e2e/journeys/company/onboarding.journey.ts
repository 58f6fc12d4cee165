// The first steps of a new company. When it is welcomed: welcome-dialog.test.tsx.
import { apiOf } from '../../support/api.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { logOut, newPerson, signIn, signUp } from '../../support/people.ts';

test('a company completes onboarding, and each step is saved', async ({ page }) => {
  const company = await createCompany('Peak Finders', { bare: true });
  const saved = () => company.api('GET /api/company/profile');
  await signIn(page, company);
  await page.getByRole('button', { name: 'Complete your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company Onboarding' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const beside = page.getByRole('complementary', { name: 'What students see' });
  const continueButton = page.getByRole('button', { name: 'Save and continue' });

  await page.getByLabel('Company name').fill('Peak Finders');
  await expect(beside.getByRole('heading', { name: 'Peak Finders' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Industry tags' }).fill('sporting');
  await page.getByRole('option', { name: 'Sporting Goods' }).click();
  await continueButton.click();
  await expect(page).toHaveURL('/company-onboarding?step=story');
  expect(await saved()).toMatchObject({ company_name: 'Peak Finders', industry: ['Sporting Goods'] });

  await expect(page.getByText('Example:')).toHaveCount(2);
  await page.getByLabel('Mission').fill('A hill for everybody');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/company-onboarding?step=basics');
  expect((await saved()).mission).toBe('A hill for everybody');
  await expect(page.getByLabel('Company name')).toHaveValue('Peak Finders');
  await continueButton.click();

  await page.getByLabel('Description').fill('Not what I meant');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page).toHaveURL('/company-onboarding?step=look');
  expect((await saved()).description).toBeNull();
  await page.getByLabel('Instagram').fill('@peakfinders');
  await expect(beside.getByRole('link', { name: 'Instagram: @peakfinders' })).toBeVisible();
  await continueButton.click();
  await expect(page).toHaveURL('/company-onboarding?step=first');
  expect((await saved()).instagram_handle).toBe('peakfinders');

  await page.getByRole('link', { name: 'Neighborhood survey' }).click();
  await expect(page).toHaveURL('/create-initiative?template=neighborhood-survey');
});

test("a new company in a hurry skips onboarding, isn't asked again, and sees why its initiative isn't active", async ({
  page,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 403/);
  const person = newPerson('In A Hurry');
  await signUp(page, 'company', person);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Questline!' });
  await expect(welcome).toBeVisible();
  const answered = page.waitForResponse((it) => it.request().method() === 'PATCH' && it.ok());
  await page.getByRole('button', { name: 'Complete your profile' }).click();
  expect((await (await answered).json()).metadata.is_new_signup).toBe('false');
  for (const step of ['story', 'look', 'first']) {
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await expect(page).toHaveURL(`/company-onboarding?step=${step}`);
  }
  await page.getByRole('link', { name: 'Skip this step' }).click();
  await expect(page).toHaveURL('/company-overview');
  await expect(page.getByRole('heading', { name: 'Your company name' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await logOut(page);
  await expect(page).toHaveURL('/');
  await signIn(page, { type: 'company', ...person });
  await expect(page.getByRole('heading', { name: 'Your company name' })).toBeVisible();
  await expect(welcome).toHaveCount(0);

  const api = await apiOf(person);
  await api('PATCH /api/company/profile', { body: { company_name: 'In A Hurry' } });
  await page.goto('/create-initiative?template=campus-poster');
  await page.getByRole('button', { name: 'Use this template' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Verify your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not active yet' });
  await expect(dialog).toContainText('Please verify your email first.');
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Email sent', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\/edit-initiative\/[\w-]+\?step=publish$/);
});
