// Both sign-in pages lead to the right place. Their texts, checks and failures: auth-page.test.tsx.
import { expect, test } from '../../support/fixtures.ts';
import { bakery, fillIn, password } from '../../support/people.ts';

test('either sign-in page takes both account types and keeps the return address', async ({ page }) => {
  await page.goto('/company-inbox?tab=messages');
  await expect(page).toHaveURL('/company/auth?returnTo=%2Fcompany-inbox%3Ftab%3Dmessages');
  await page.getByRole('link', { name: "I'm a student" }).click();
  await expect(page).toHaveURL('/student/auth?returnTo=%2Fcompany-inbox%3Ftab%3Dmessages');
  await page.getByRole('link', { name: "I'm a company" }).click();
  await page.getByRole('link', { name: "I'm a student" }).click();
  await fillIn(page, { email: bakery.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/company-inbox?tab=messages');
  // History was replaced: back leads out, not to the form.
  await page.goBack();
  await expect(page).not.toHaveURL(/auth/);
});
