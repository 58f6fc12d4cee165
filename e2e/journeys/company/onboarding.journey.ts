// The steps of a new company.
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';

test('a company completes onboarding, and each step is saved', async ({ page }) => {
  const company = await createCompany('Peak Finders', { bare: true });
  const saved = () => company.api('GET /api/company/profile');
  await signIn(page, company);
  await page.getByRole('button', { name: 'Complete your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company Onboarding' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const beside = page.getByRole('complementary', { name: 'What students see' });
  const onward = page.getByRole('button', { name: 'Save and continue' });

  await page.getByLabel('Company name').fill('Peak Finders');
  await expect(beside.getByRole('heading', { name: 'Peak Finders' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Industry tags' }).fill('sporting');
  await page.getByRole('option', { name: 'Sporting Goods' }).click();
  await onward.click();
  await expect(page).toHaveURL('/company-onboarding?step=story');
  expect(await saved()).toMatchObject({ company_name: 'Peak Finders', industry: ['Sporting Goods'] });

  await expect(page.getByText('Example:')).toHaveCount(2);
  await page.getByLabel('Mission').fill('A hill for everybody');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/company-onboarding?step=basics');
  expect((await saved()).mission).toBe('A hill for everybody');
  await expect(page.getByLabel('Company name')).toHaveValue('Peak Finders');
  await onward.click();

  await page.getByLabel('Description').fill('Not what I meant');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page).toHaveURL('/company-onboarding?step=look');
  expect((await saved()).description).toBeNull();
  await page.getByLabel('Instagram').fill('@peakfinders');
  await expect(beside.getByRole('link', { name: 'Instagram: peakfinders' })).toBeVisible();
  await onward.click();
  await expect(page).toHaveURL('/company-onboarding?step=first');
  expect((await saved()).instagram_handle).toBe('peakfinders');

  await page.getByRole('link', { name: 'Neighborhood survey' }).click();
  await expect(page).toHaveURL('/create-initiative?template=neighborhood-survey');
});
test('a company skips onboarding, and a step that cannot be saved keeps what was typed', async ({
  page,
  tolerate,
}) => {
  test.slow();
  await test.step('every step can be skipped', async () => {
    await signIn(page, await createCompany('In A Hurry', { bare: true }));
    await page.getByRole('button', { name: 'Complete your profile' }).click();
    for (const step of ['story', 'look', 'first']) {
      await page.getByRole('button', { name: 'Skip this step' }).click();
      await expect(page).toHaveURL(`/company-onboarding?step=${step}`);
    }
    await page.getByRole('link', { name: 'Go to your overview' }).click();
    await expect(page).toHaveURL('/company-overview');
  });

  await test.step('a failed save', async () => {
    tolerate(/status of 500/);
    await signIn(page, await createCompany('Wobbly Wire', { bare: true }));
    await page.getByRole('button', { name: 'Complete your profile' }).click();
    await page.route('**/api/company/profile', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { code: 'unexpected', text: '' } })
        : route.continue(),
    );
    await page.getByLabel('Company name').fill('Wobbly Wire');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Failed to update company profile', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Company name')).toHaveValue('Wobbly Wire');
  });
});
