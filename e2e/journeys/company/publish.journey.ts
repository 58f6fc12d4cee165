// From sign-up to an initiative that students see. A step is one click, one field, or opening the link in the email.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { verifyCompany } from '../../support/companies.ts';
import { linkFor } from '../../support/emails.ts';
import { newPerson, signIn } from '../../support/people.ts';
import { randomLetters } from '../../support/random.ts';
import { createStudent } from '../../support/students.ts';
import { sunrise } from '../../support/image-files.ts';

const maxSteps = 40;

function countSteps(page: Page) {
  const steps: string[] = [];
  const click = async (locator: Locator) => {
    steps.push(`click ${String(locator)}`);
    await locator.click();
  };
  return {
    steps,
    press: (name: string) => click(page.getByRole('button', { name, exact: true })),
    follow: (name: string) => click(page.getByRole('link', { name, exact: true })),
    async fill(label: string, text: string) {
      steps.push(`fill ${label}`);
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    async choose(label: string, file: ReturnType<typeof sunrise>) {
      steps.push(`choose ${label}`);
      await page.getByLabel(`Choose ${label}`, { exact: true }).setInputFiles(file);
    },
    async open(address: string) {
      steps.push('open the link in the email');
      await page.goto(address);
    },
  };
}

test(`a company signs up and publishes an initiative in at most ${maxSteps} steps`, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const person = newPerson('Paula Publisher');
  const word = randomLetters(9);
  const name = `Three short videos about ${word}`;
  const { steps, press, follow, fill, choose, open } = countSteps(page);
  await page.goto('/company/auth');

  await press('Sign up');
  await fill('Contact Person', person.name);
  await fill('Business Email', person.email);
  await fill('Password', person.password);
  await press('Create account');
  await expect(page).toHaveURL('/company-overview');
  await open(await linkFor(person.email, '/verify-email'));
  await press('Verify my email');
  await follow('Continue');

  await press('Complete your profile');
  await fill('Company name', 'Paula’s Paper Shop');
  await press('Save and continue');
  await fill('Mission', 'Paper for people who still write letters');
  await press('Save and continue');
  await choose('Logo', sunrise(600, 600));
  await press('Save crop');
  await choose('Banner', sunrise(1600, 900));
  await press('Save crop');
  // Both images are still uploading, and saving waits for them.
  await press('Save and continue');
  await expect(page).toHaveURL('/company-onboarding?step=first', { timeout: 30_000 });
  await follow('Three short videos');
  await press('Use this template');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Three short videos');
  await fill('Name', name);
  await press('Publish');
  await press('Activate');

  await expect(page.getByText('Initiative activated successfully.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  // Students see it once operators have verified the company.
  await expect(page.getByText("Students can't see your company yet.")).toBeVisible();
  await verifyCompany(person.email);
  const theirs = await browser.newPage({ baseURL: baseURL! });
  await signIn(theirs, await createStudent('Vera Viewer', { bare: true }), `/incentives?q=${word}`);
  await expect(theirs.getByRole('heading', { name })).toBeVisible();
  await theirs.goto(new URL(page.url()).pathname.replace('/company/', '/'));
  await expect(theirs.getByRole('heading', { name })).toBeVisible();
  await expect(theirs.locator('img[src^="/media/"]').first()).toBeVisible();
  await theirs.close();

  console.log(`${steps.length} steps from sign-up to published`);
  expect(steps.length, steps.join('\n')).toBeLessThanOrEqual(maxSteps);
});
