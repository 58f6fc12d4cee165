// Handing a company over, leaving its team, and deleting only one's own account.
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fillIn, password, signIn } from '../../support/people.ts';
import { addTeammate } from '../../support/teammates.ts';

test('an owner hands the company over and leaves, and cannot sign in without a company', async ({
  page,
  tolerate,
}) => {
  tolerate(/401|403/);
  test.slow();
  const company = await createCompany('Pine Street Bikes');
  await addTeammate(company, 'Dana Reed');
  await signIn(page, company, '/settings');
  const team = page.getByRole('region', { name: 'Team' });
  const data = page.getByRole('region', { name: 'Your data' });
  await expect(team.getByText(/^You're the only owner/)).toBeVisible();
  await expect(data.getByText(/^You're the only owner/)).toBeVisible();
  await expect(data.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);

  await team.getByRole('button', { name: 'Make an owner: Dana Reed' }).click();
  const promotion = page.getByRole('alertdialog', { name: 'Make Dana Reed an owner?' });
  await promotion.getByRole('button', { name: 'Make an owner' }).click();
  await expect(team.getByText(/^You're the only owner/)).toHaveCount(0);
  await expect(data.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await data.getByRole('button', { name: 'Delete company' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Delete the company?' });
  await expect(deletion.getByText(/^You and 1 other person lose access/)).toBeVisible();
  await deletion.getByRole('button', { name: 'Cancel' }).click();

  await team.getByRole('button', { name: 'Become a member' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Become a member' }).click();
  await expect(team.getByText('Owners can invite people and change roles.')).toBeVisible();
  await expect(data.getByRole('button', { name: 'Delete company' })).toHaveCount(0);
  await page.goto('/company/profile?mode=edit');
  await expect(page.getByLabel('Company name')).toHaveAttribute('readonly');
  await expect(page.getByText("Only owners can change the company's name.")).toBeVisible();

  await page.goto('/settings');
  await team.getByRole('button', { name: 'Leave the team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByText('You left the team', { exact: true })).toBeVisible();
  await page.goto('/company/auth');
  await fillIn(page, { email: company.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/your account is deleted 30 days after you left/)).toBeVisible();
});

test('a member deletes only their own account', async ({ page }) => {
  test.slow();
  const company = await createCompany('Willow Printing');
  const dana = await addTeammate(company, 'Dana Reed');
  await signIn(page, dana, '/settings');
  const data = page.getByRole('region', { name: 'Your data' });
  await expect(data.getByText(/the drafts and messages you wrote/)).toBeVisible();
  await data.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('What you wrote for the company, under your name.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(dana.password);
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  const { people } = await company.api('GET /api/team');
  expect(people).toMatchObject([{ you: true }]);
});
