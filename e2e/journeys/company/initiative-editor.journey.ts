// Writing an initiative: drafts, tasks, conflicts and the preview.
import type { Page } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';

/** A new company at the beginning of a draft. */
async function startBlank(page: Page) {
  await signIn(page, await createCompany('Edda Writer'), '/create-initiative');
  await page.getByRole('button', { name: 'Start blank' }).click();
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
/** Saves what is being created as inactive; returns its id. */
async function saveInactive(page: Page) {
  await openPart(page, 'Publish');
  await page.getByRole('button', { name: 'Save as inactive' }).click();
  await expect(page).toHaveURL(/\/company\/initiative\//);
  return new URL(page.url()).pathname.split('/').pop()!;
}

test.beforeEach(() => test.slow());

test('a draft survives a reload and leaving the page', async ({ page }) => {
  await test.step('reload', async () => {
    await startBlank(page);
    await page.getByLabel('Name').fill('Window display for spring');
    await page.getByLabel('Description').fill('Make people stop.');
    await isKept(page);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Window display for spring');
    await expect(page.getByLabel('Description')).toHaveValue('Make people stop.');
    await page.goto('/create-initiative');
    await page.getByRole('link', { name: 'Window display for spring' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Window display for spring');
  });

  await test.step('leaving without a question', async () => {
    await startBlank(page);
    await page.getByLabel('Name').fill('Left in a hurry');
    // Not waited for: leaving sends it.
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/company-overview');
    await page.goto('/create-initiative');
    await expect(page.getByRole('link', { name: 'Left in a hurry' })).toBeVisible();
  });
});

test('a draft written offline is kept in the browser and sent later', async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await startBlank(page);
  await page.getByLabel('Name').fill('Before the storm');
  await isKept(page);
  await context.setOffline(true);
  await page.getByLabel('Name').fill('In the storm');
  await expect(page.getByText("You're offline. Saved in this browser")).toBeVisible();
  // Nothing is lost when the window is closed first: the browser asks, and the text is kept on this device.
  page.on('dialog', (dialog) => void dialog.accept());
  await context.setOffline(false);
  await isKept(page);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('In the storm');
});

test('updates from the server do not disturb an open editor', async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  const company = await createCompany('Edda Undisturbed');
  const id = await company.createInitiative('Window display');
  await signIn(page, company, `/edit-initiative/${id}`);
  await page.getByLabel('Name').fill('Window display for spring');
  await isKept(page);
  const field = await page.getByLabel('Name').elementHandle();
  // Returning to the page loads everything again; by now there is a draft.
  await context.setOffline(true);
  const readAgain = page.waitForResponse(async (it) => it.url().endsWith(id) && (await it.json()).has_draft);
  await context.setOffline(false);
  await readAgain;
  await page.getByLabel('Name').press('End');
  await page.getByLabel('Name').pressSequentially(' and summer');
  await isKept(page);
  // The same field, never taken away in between.
  expect(await field.inputValue()).toBe('Window display for spring and summer');
});

test('a company orders tasks with the keyboard and by dragging', async ({ page }) => {
  await test.step('keyboard', async () => {
    await startBlank(page);
    await page.getByLabel('Name').fill('In good order');
    await openPart(page, 'Tasks');
    for (const title of ['First', 'Second', 'Third']) await addTask(page, title);
    const moveUp = page.getByRole('button', { name: 'Move Third up' });
    await moveUp.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Third is now 2 of 3')).toBeAttached();
    await expect(moveUp).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Third is now 1 of 3')).toBeAttached();
    for (const [i, title] of ['Third', 'First', 'Second'].entries())
      await expect(tasks(page).nth(i)).toContainText(title);
    await page.getByRole('button', { name: /^First/ }).click();
    await page.getByRole('button', { name: 'Duplicate task' }).click();
    await page.getByRole('button', { name: /^Second/ }).click();
    await page.getByRole('button', { name: 'Remove task' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await saveInactive(page);
    const saved = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
    for (const [i, title] of ['Third', 'First', 'First', 'Second'].entries())
      await expect(saved.nth(i)).toContainText(title);
  });

  await test.step('dragging', async () => {
    await startBlank(page);
    await openPart(page, 'Tasks');
    for (const title of ['First', 'Second', 'Third']) await addTask(page, title);
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
    for (const [i, title] of ['Third', 'First', 'Second'].entries())
      await expect(tasks(page).nth(i)).toContainText(title);
  });
});

test('two tabs edit the same initiative, and the second one compares and chooses', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/status of (409|404)/);
  await startBlank(page);
  await page.getByLabel('Name').fill('Two hands');
  const id = await saveInactive(page);

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
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
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
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue('Written on the right');
});

test('a company cannot see, open, edit or preview the initiative of another', async ({
  browser,
  tolerate,
}) => {
  tolerate(/./);
  const companies = [];
  for (const name of ['Left Bakery', 'Right Bakery']) {
    const company = await createCompany(name);
    const page = await (await browser.newContext()).newPage();
    await signIn(page, company);
    const title = `A secret of ${name}`;
    companies.push({ page, title, id: await company.createInitiative(title) });
  }
  const [one, two] = companies as [(typeof companies)[0], (typeof companies)[0]];
  for (const [{ page, title: own }, { id, title }] of [
    [one, two],
    [two, one],
  ] as const) {
    // What could be activated, put in order or deleted is listed there.
    await page.goto('/company-overview');
    await expect(page.getByRole('heading', { name: own })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    for (const path of ['/company/initiative', '/edit-initiative', '/initiative-overview']) {
      await page.goto(`${path}/${id}`);
      await expect(page.getByRole('heading', { name: 'Initiative Not Found' })).toBeVisible();
      await expect(
        page.getByText(
          "The initiative you're looking for doesn't exist or you don't have permission to view it.",
        ),
      ).toBeVisible();
    }
  }
  for (const { page } of companies) await page.context().close();
});

test('the Apply bar of the preview stays inside its frame, at every size', async ({ page }) => {
  const company = await createCompany('Framed');
  const id = await company.createInitiative('Taste survey');
  await signIn(page, company);
  // Narrow enough that the bar sticks on a desktop too.
  await page.setViewportSize({ width: 900, height: 700 });
  for (const size of ['', '?size=phone']) {
    await page.goto(`/initiative-overview/${id}${size}`);
    const apply = page.getByRole('button', { name: 'Apply' });
    await expect(apply).toBeVisible();
    const frame = (await page.getByRole('article').boundingBox())!;
    const bar = (await apply.locator('..').boundingBox())!;
    expect(bar.x).toBeGreaterThanOrEqual(frame.x);
    expect(bar.x + bar.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});
