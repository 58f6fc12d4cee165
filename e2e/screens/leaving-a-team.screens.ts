import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { bakery, fillIn, signIn } from '../support/people.ts';
import { addTeammate } from '../support/teammates.ts';
import { takeScreenshot } from './screenshot.ts';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`leaving a team, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `leaving-${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('what the only owner can do', async ({ page }) => {
        await signIn(page, bakery, '/settings#your-data');
        const data = page.getByRole('region', { name: 'Your data' });
        await expect(data.getByRole('button', { name: 'Delete company' })).toBeVisible();
        await takeScreenshot(page, named('owner-data'), { part: data });
        await page.goto('/settings#team');
        await takeScreenshot(page, named('owner-team'), { part: page.getByRole('region', { name: 'Team' }) });
        await page.goto('/settings#your-data');
        await data.getByRole('button', { name: 'Delete company' }).click();
        await takeScreenshot(page, named('delete-company'));
      });

      test('someone who is removed', async ({ page }) => {
        const company = await createCompany(`Birch Bakery ${width} ${colorScheme}`);
        const dana = await addTeammate(company, 'Dana Reed');
        const { id } = await dana.api('GET /api/session/user');
        const live = page.waitForResponse('**/api/live');
        await signIn(page, dana, '/company-overview');
        await live;
        await company.api('DELETE /api/team/people/:id', { params: { id } });
        await expect(page.getByText(/^You no longer have access to Birch Bakery/)).toBeVisible();
        await takeScreenshot(page, named('removed'));
      });

      test('what members and former members can do', async ({ page }) => {
        const company = await createCompany(`Cedar Crafts ${width} ${colorScheme}`);
        const dana = await addTeammate(company, 'Dana Reed');
        const { id } = (await company.api('GET /api/team')).people.find(({ you }) => !you)!;
        await company.api('PATCH /api/team/people/:id', { params: { id }, body: { role: 'owner' } });
        await signIn(page, dana, '/settings#team');
        const team = page.getByRole('region', { name: 'Team' });
        const data = page.getByRole('region', { name: 'Your data' });
        await takeScreenshot(page, named('second-owner-team'), { part: team });
        await page.goto('/settings#your-data');
        await takeScreenshot(page, named('second-owner-data'), { part: data });
        await page.goto('/settings#team');
        await team.getByRole('button', { name: /^Make a member: / }).click();
        await takeScreenshot(page, named('make-member'));
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
        await team.getByRole('button', { name: 'Become a member' }).click();
        await takeScreenshot(page, named('step-down'));
        await page.getByRole('alertdialog').getByRole('button', { name: 'Become a member' }).click();
        await expect(team.getByText('Owners can invite people and change roles.')).toBeVisible();
        await takeScreenshot(page, named('member-team'), { part: team });
        await page.goto('/settings#your-data');
        await takeScreenshot(page, named('member-data'), { part: data });
        await data.getByRole('button', { name: 'Delete my account' }).click();
        await takeScreenshot(page, named('delete-account'));
        await page.goto('/company/profile?mode=edit');
        await expect(page.getByText("Only owners can change the company's name.")).toBeVisible();
        await takeScreenshot(page, named('profile'));
        await page.goto('/settings#team');
        await team.getByRole('button', { name: 'Leave the team' }).click();
        await takeScreenshot(page, named('leave'));
        await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the team' }).click();
        await expect(page.getByText('You left the team', { exact: true })).toBeVisible();
        await page.goto('/company/auth');
        await fillIn(page, dana);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page.getByText(/your account is deleted 30 days/)).toBeVisible();
        await takeScreenshot(page, named('no-company'));
      });
    });
