// Writing an initiative: drafts, tasks, conflicts and the preview.
import type { Page } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';

async function startBlank(page: Page) {
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(page.getByRole('heading', { name: 'What is this initiative?' })).toBeVisible();
}
const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the initiative' }).getByRole('button', { name }).click();
const isKept = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible();
const tasks = (page: Page) => page.getByRole('list', { name: 'Tasks', exact: true }).getByRole('listitem');

async function addTask(page: Page, title: string) {
  await page.getByRole('button', { name: /^Add (the first|a) task$/ }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
}
async function saveInactive(page: Page) {
  await openPart(page, 'Publish');
  await page.getByRole('button', { name: 'Save as inactive' }).click();
  await expect(page).toHaveURL(/\/company\/initiative\//);
}

test.beforeEach(() => test.slow());

test('a draft survives a reload, leaving the page, a lost network and updates from the server', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const company = await createCompany('Edda Undisturbed');
  const id = await company.createInitiative('Window display');
  await signIn(page, company, '/create-initiative');

  await test.step('a reload', async () => {
    await startBlank(page);
    await page.getByLabel('Name').fill('Window display for spring');
    await page.getByLabel('Description').fill('Make people stop.');
    await isKept(page);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Window display for spring');
    await expect(page.getByLabel('Description')).toHaveValue('Make people stop.');
  });

  await test.step('a lost network', async () => {
    await context.setOffline(true);
    await page.getByLabel('Name').fill('Window display in the storm');
    await expect(page.getByText("You're offline. Saved in this browser")).toBeVisible();
    await context.setOffline(false);
    await isKept(page);
    await page.goto('/create-initiative');
    await page.getByRole('link', { name: 'Window display in the storm' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Window display in the storm');
  });

  await test.step('leaving without a question', async () => {
    await page.goto('/create-initiative');
    await startBlank(page);
    await page.getByLabel('Name').fill('Left in a hurry');
    // Not awaited: leaving the page sends it.
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page).toHaveURL('/company-overview');
    await expect(page.getByRole('region', { name: 'Your turn' })).toContainText('Left in a hurry');
    await page.goto('/create-initiative');
    await expect(page.getByRole('link', { name: 'Left in a hurry' })).toBeVisible();
  });

  await test.step('updates from the server', async () => {
    await page.goto(`/edit-initiative/${id}`);
    await page.getByLabel('Name').fill('Window display for fall');
    await isKept(page);
    const field = await page.getByLabel('Name').elementHandle();
    // Coming back online loads everything again; by now there is a draft.
    await context.setOffline(true);
    const readAgain = page.waitForResponse(
      async (it) => it.url().endsWith(id) && (await it.json()).has_draft,
    );
    await context.setOffline(false);
    await readAgain;
    await page.getByLabel('Name').press('End');
    await page.getByLabel('Name').pressSequentially(' and summer');
    await isKept(page);
    // The field was never remounted.
    expect(await field.inputValue()).toBe('Window display for fall and summer');
  });
});

test('a company orders tasks with the keyboard and by dragging', async ({ page }) => {
  await signIn(page, await createCompany('Edda Orderly'), '/create-initiative');
  const expectOrder = async (titles: string[]) => {
    for (const [i, title] of titles.entries()) await expect(tasks(page).nth(i)).toContainText(title);
  };
  await startBlank(page);
  await page.getByLabel('Name').fill('In good order');
  await openPart(page, 'Tasks');
  for (const title of ['First', 'Second', 'Third']) await addTask(page, title);

  await test.step('dragging', async () => {
    await page.getByRole('button', { name: /^Third/ }).click();
    const [first, third] = await Promise.all([
      tasks(page).nth(0).boundingBox(),
      tasks(page).nth(2).boundingBox(),
    ]);
    await page.mouse.move(third!.x + 18, third!.y + 30);
    await page.mouse.down();
    await page.mouse.move(third!.x + 18, third!.y - 40, { steps: 5 });
    await page.mouse.move(first!.x + 18, first!.y + 4, { steps: 5 });
    await page.mouse.up();
    await expectOrder(['Third', 'First', 'Second']);
  });

  await test.step('keyboard', async () => {
    const moveUp = page.getByRole('button', { name: 'Move Second up' });
    await moveUp.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Second is now 2 of 3')).toBeAttached();
    await expect(moveUp).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Second is now 1 of 3')).toBeAttached();
    await expectOrder(['Second', 'Third', 'First']);
  });

  await page.getByRole('button', { name: /^Third/ }).click();
  await page.getByRole('button', { name: 'Duplicate task' }).click();
  await page.getByRole('button', { name: /^First/ }).click();
  await page.getByRole('button', { name: 'Remove task' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saveInactive(page);
  const saved = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
  for (const [i, title] of ['Second', 'Third', 'Third', 'First'].entries())
    await expect(saved.nth(i)).toContainText(title);
});

test('two tabs edit the same initiative, and the second one compares and chooses', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/status of (409|404)/);
  const company = await createCompany('Edda Twice');
  const id = await company.createInitiative('Two hands');
  await signIn(page, company);

  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/edit-initiative/${id}`);
    await expect(tab.getByLabel('Name')).toHaveValue('Two hands');
  }
  // The other tab saves first.
  await other.getByLabel('Name').fill('Right hand');
  await other.getByRole('button', { name: 'Save changes' }).click();
  // The preview beside the form shows the name before anything is saved.
  await expect(other).toHaveURL(`/company/initiative/${id}`);
  await expect(other.getByRole('heading', { name: 'Right hand' })).toBeVisible();

  await page.getByLabel('Name').fill('Left hand');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This changed since you opened it' });
  await expect(dialog).toContainText('Different: Name.');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog).toContainText('Left hand');
  await expect(dialog).toContainText('Right hand');
  await dialog.getByRole('button', { name: 'Keep this version' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/company/initiative/${id}`);
  await expect(page.getByRole('heading', { name: 'Left hand' })).toBeVisible();

  // Both type at the same time, so one draft conflicts with the other.
  for (const tab of [page, other]) {
    await tab.goto(`/edit-initiative/${id}`);
    await expect(tab.getByLabel('Name')).toHaveValue('Left hand');
  }
  await other.getByLabel('Description').fill('Written on the right');
  await isKept(other);
  await page.getByLabel('Description').fill('Written on the left');
  await expect(dialog).toContainText('Different: Description.');
  await dialog.getByRole('button', { name: 'Use the other version' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue('Written on the right');
});

test("a company previews its initiative at every size, and can't see, open or edit another company's", async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404/);
  const [company, other] = await Promise.all([createCompany('Left Bakery'), createCompany('Right Bakery')]);
  const own = await company.createInitiative('A secret of the left');
  const others = await other.createInitiative('A secret of the right');
  await signIn(page, company);
  await expect(page.getByRole('heading', { name: 'A secret of the left' })).toBeVisible();
  await expect(page.getByText('A secret of the right')).toHaveCount(0);
  for (const path of ['/company/initiative', '/edit-initiative', '/initiative-overview']) {
    await page.goto(`${path}/${others}`);
    await expect(page.getByRole('heading', { name: 'Initiative Not Found' })).toBeVisible();
    await expect(
      page.getByText(
        "The initiative you're looking for doesn't exist or you don't have permission to view it.",
      ),
    ).toBeVisible();
  }

  // The Apply bar stays inside its frame. Narrow enough that the bar sticks on a desktop too.
  await page.setViewportSize({ width: 900, height: 700 });
  for (const size of ['', '?size=phone']) {
    await page.goto(`/initiative-overview/${own}${size}`);
    const apply = page.getByRole('button', { name: 'Apply' });
    await expect(apply).toBeVisible();
    const frame = (await page.getByRole('article').boundingBox())!;
    const bar = (await apply.locator('..').boundingBox())!;
    expect(bar.x).toBeGreaterThanOrEqual(frame.x);
    expect(bar.x + bar.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});
