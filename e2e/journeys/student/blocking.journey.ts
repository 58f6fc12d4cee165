// A student blocks a company from a conversation, from its page and from an initiative, and unblocks it.
import { expect, test } from '../../support/fixtures.ts';
import { createCompany } from '../../support/companies.ts';
import { chooseFromMenu } from '../../support/menus.ts';
import { openSecondBrowser, shownMessages } from '../../support/messages-page.ts';
import { createPair } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

test('a student blocks a company in a conversation, stops seeing it, and unblocks it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { company, student, open } = await createPair('Brightpath Media', 'Mina Brooks', 'Street team');
  const { conversation_id: id } = await open('Hey Mina, this is not good enough.');
  const other = await openSecondBrowser(browser, baseURL!, company);
  await other.page.goto(`/company-inbox?tab=messages&thread=${id}`);
  await expect(other.page.getByPlaceholder('Write a reply…')).toBeVisible();

  await signIn(page, student, `/inbox?thread=${id}`);
  await expect(shownMessages(page)).toHaveText([/not good enough/]);
  await chooseFromMenu(page, 'Conversation options', 'Block Brightpath Media');
  const dialog = page.getByRole('alertdialog', { name: 'Block Brightpath Media?' });
  await expect(dialog).toContainText("They aren't told that you blocked them.");
  await dialog.getByRole('button', { name: 'Block Brightpath Media' }).click();
  await expect(page.getByText('You blocked Brightpath Media', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You blocked Brightpath Media. You can unblock them in Settings.'),
  ).toBeVisible();
  await expect(shownMessages(page)).toHaveText([/not good enough/]);

  // The company's open thread closes without a reload, and doesn't say why.
  await expect(other.page.getByText('This conversation is closed.', { exact: true })).toBeVisible();
  await expect(other.page.getByPlaceholder('Write a reply…')).toHaveCount(0);
  await expect(other.page.getByText(/block/i)).toHaveCount(0);

  const find = async () => {
    await page.goto('/incentives?q=Street%20team');
    await expect(page.getByRole('heading', { name: /initiatives/i }).first()).toBeVisible();
  };
  await find();
  await expect(page.getByText('Brightpath Media')).toHaveCount(0);

  await page.goto('/settings');
  const sharing = page.getByRole('region', { name: 'Who sees what' });
  await expect(sharing.getByRole('heading', { name: 'Blocked companies' })).toBeVisible();
  await sharing.getByRole('button', { name: 'Unblock Brightpath Media' }).click();
  await expect(page.getByText('You unblocked Brightpath Media', { exact: true })).toBeVisible();
  await expect(sharing.getByRole('heading', { name: 'Blocked companies' })).toHaveCount(0);
  await page.goto('/companies?q=Brightpath');
  await expect(page.getByRole('link', { name: /Brightpath Media/ }).first()).toBeVisible();

  // Nothing reopens.
  await page.goto(`/inbox?thread=${id}`);
  await expect(page.getByText('This conversation is closed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test('a student blocks a company on its page and on the page of an initiative', async ({ page }) => {
  test.slow();
  const [one, two, student] = await Promise.all([
    createCompany('Quiet Lane Studio'),
    createCompany('Loud Lane Studio'),
    createStudent('Nia Brooks'),
  ]);
  const initiative = await two.createInitiative('Window signs');
  const { id } = await one.api('GET /api/company/profile');
  await signIn(page, student, `/company/${id}`);
  await expect(page.getByRole('heading', { name: 'Quiet Lane Studio' })).toBeVisible();
  await chooseFromMenu(page, 'More options', 'Block Quiet Lane Studio');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Quiet Lane Studio' }).click();
  await expect(page).toHaveURL(/\/companies$/);
  await expect(page.getByText('You blocked Quiet Lane Studio', { exact: true })).toBeVisible();

  await page.goto(`/initiative/${initiative}`);
  await expect(page.getByRole('heading', { name: 'Window signs' })).toBeVisible();
  await chooseFromMenu(page, 'More options', 'Block Loud Lane Studio');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Loud Lane Studio' }).click();
  await expect(page).toHaveURL(/\/incentives$/);
  await page.goto('/settings');
  for (const name of ['Quiet Lane Studio', 'Loud Lane Studio'])
    await expect(page.getByRole('button', { name: `Unblock ${name}` })).toBeVisible();
});
