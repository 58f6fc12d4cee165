// A company's overview. Failures: initiative-actions.test.tsx and company-pages.test.tsx.
import type { Page } from '@playwright/test';
import { createApplicants, submitWork } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseFromMenu } from '../../support/menus.ts';
import { signIn } from '../../support/people.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Your Initiatives' });
const menuOf = (page: Page, name: string, item: string) => chooseFromMenu(page, `Actions for ${name}`, item);

async function createFromTemplate(page: Page, template: string) {
  await page.goto(`/create-initiative?template=${template}`);
  await page.getByRole('button', { name: 'Use this template' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Save as inactive' }).click();
  await expect(page).toHaveURL(/\/company\/initiative\//);
}

test('a company creates three initiatives, which unlock the quest chain, and orders it', async ({ page }) => {
  test.slow();
  const company = await createCompany('Chain Reaction');
  await signIn(page, company);
  await test.step('the empty overview', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Company Overview' })).toBeVisible();
    await expect(
      page.getByText(
        'This is how your company appears to students. Complete your profile to attract more ambassadors.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(section(page).getByRole('heading', { name: 'No initiatives found' })).toBeVisible();
    await expect(
      section(page).getByText('Create your first initiative to connect with student ambassadors', {
        exact: true,
      }),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Inactive Initiatives' }).click();
    await expect(page).toHaveURL('/company-overview?tab=inactive');
    await expect(
      section(page).getByText("You don't have any inactive initiatives", { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL('/company/profile?mode=edit');
  });

  await test.step('three initiatives unlock the chain, ordered with buttons and by dragging', async () => {
    await page.goto('/company-overview');
    const steps = page.getByRole('list', { name: 'Steps to your quest chain' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /^Current: First Quick Win/,
      /^Not done yet: Second/,
      /^Not done yet: Third/,
    ]);
    await expect(page.getByText('0 of 3 steps done')).toBeVisible();
    await expect(page.getByText('Our advice:')).toBeVisible();

    await company.createInitiative('First');
    await company.createInitiative('Second');
    await page.reload();
    await expect(steps).toHaveText([/^Done: First/, /^Done: Second/, /^Current: Third/]);
    await expect(page.getByText('Our advice:')).toHaveCount(0);

    // The third one is announced, the next ones are not.
    await createFromTemplate(page, 'campus-poster');
    await expect(page.getByText('Quest System Unlocked!', { exact: true })).toBeVisible();
    await company.createInitiative('Third');
    await createFromTemplate(page, 'honest-reviews');
    await expect(page.getByText('Initiative saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Quest System Unlocked!', { exact: true })).toHaveCount(0);
    await page.goto('/company-overview');
    await expect(page.getByRole('heading', { name: 'Quest chain', exact: true })).toBeVisible();
    const chain = page.getByRole('list', { name: 'Quest chain' }).getByRole('link');
    await expect(chain).toHaveText(['Third', 'Second', 'First']);

    await page.getByRole('button', { name: 'Change order' }).click();
    const rows = page.getByRole('dialog').getByRole('listitem');
    await page.getByRole('button', { name: 'Move First up' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('First is now 2 of 3');
    await expect(rows).toHaveText(['1Third', '2First', '3Second']);
    const [first, last] = [(await rows.nth(0).boundingBox())!, (await rows.nth(2).boundingBox())!];
    await page.mouse.move(first.x + 16, first.y + first.height / 2);
    await page.mouse.down();
    await page.mouse.move(last.x + 16, last.y + last.height - 4, { steps: 12 });
    await page.mouse.up();
    await expect(rows).toHaveText(['1First', '2Second', '3Third']);
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByText('Quest chain saved', { exact: true })).toBeVisible();
    await expect(chain).toHaveText(['First', 'Second', 'Third']);
    await page.reload();
    await expect(chain).toHaveText(['First', 'Second', 'Third']);
  });

  await test.step('/company-initiatives opens at the initiatives', async () => {
    await page.goto('/company-initiatives');
    await expect(page.getByRole('heading', { level: 1, name: 'Company Dashboard' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Company Overview' })).toBeAttached();
    const heading = page.getByRole('heading', { name: 'Your Initiatives' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(250);
    await expect(section(page).getByRole('link', { name: 'First' })).toBeInViewport();
  });
});

test('a company deactivates, activates, deletes and opens its initiatives on the overview', async ({
  page,
}) => {
  test.slow();
  const company = await createCompany('Busy Bees');
  const [survey] = [
    await company.createInitiative('Hive survey'),
    await company.createInitiative('Honey poster'),
  ];
  await signIn(page, company);
  const cards = section(page).getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['Honey poster', 'Hive survey']);

  await menuOf(page, 'Hive survey', 'Deactivate');
  await expect(page.getByText('Status Updated', { exact: true })).toBeVisible();
  await expect(page.getByText('Initiative deactivated successfully.', { exact: true })).toBeVisible();
  await expect(cards).toHaveText(['Honey poster']);
  await page.getByRole('tab', { name: 'Inactive Initiatives' }).click();
  await expect(cards).toHaveText(['Hive survey']);
  await menuOf(page, 'Hive survey', 'Activate');
  await expect(page.getByText('Initiative activated successfully.', { exact: true })).toBeVisible();
  await expect(section(page).getByText("You don't have any inactive initiatives")).toBeVisible();

  await page.getByRole('tab', { name: /^Active Initiatives/ }).click();
  await expect(cards).toHaveText(['Honey poster', 'Hive survey']);
  await menuOf(page, 'Honey poster', 'Delete');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this initiative?',
  });
  await expect(question).toContainText('cannot be undone');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards).toHaveText(['Honey poster', 'Hive survey']);
  await menuOf(page, 'Honey poster', 'Delete');
  await question.getByRole('button', { name: 'Delete initiative' }).click();
  await expect(page.getByText('Initiative deleted', { exact: true })).toBeVisible();
  await expect(cards).toHaveText(['Hive survey']);

  await page.getByRole('button', { name: 'Actions for Hive survey' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/edit-initiative/${survey}`,
  );
  await page.keyboard.press('Escape');
  await section(page).getByRole('link', { name: 'Hive survey' }).click();
  await expect(page).toHaveURL(`/company/initiative/${survey}`);
});

test("a company's to-do list changes while the overview is open", async ({ page }) => {
  test.slow();
  const company = await createCompany('Morning Rolls');
  const { initiative, people, tasks } = await createApplicants(company, { applicants: 2, tasks: 1 });
  await signIn(page, company);
  const turn = page.getByRole('region', { name: 'Your turn' });
  const rows = turn.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(`2Applications to answer${people[0]!.name} and ${people[1]!.name}`);
  await expect(page.getByRole('link', { name: 'Inbox 2 waiting' })).toBeVisible();
  const row = section(page).getByRole('listitem').filter({ hasText: initiative.name });
  await expect(row).toContainText('Waiting for you2 to answer');

  await test.step('another person decides, and a student submits work', async () => {
    await company.api('POST /api/applications/:id/acceptance', {
      params: { id: people[0]!.applicationId },
      body: {},
    });
    await expect(rows.nth(0)).toContainText(`1Application to answer${people[1]!.name}`);
    await submitWork(people[0]!, tasks[0]!);
    await expect(turn.getByText('Submission to review')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Active Users 1 to review' })).toBeVisible();
    await expect(row).toContainText('Waiting for you21 to answer1 to review');
    await expect(row).toContainText('Working1working');
  });

  await test.step('each row leads to its work', async () => {
    await turn.getByRole('link', { name: 'Decide on applications' }).click();
    await expect(page).toHaveURL('/company-inbox?tab=applications');
    await page.goBack();
    await turn.getByRole('link', { name: 'Review work' }).click();
    await expect(page).toHaveURL('/company-active-users?view=queue');
  });
});
