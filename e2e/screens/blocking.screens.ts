// Blocking a company: the menus, the dialog, the conversation afterward, and the list in the settings. Closing a
// conversation and leaving an initiative, and what the company sees then.
import { expect, test } from '../support/fixtures.ts';
import { chooseFromMenu } from '../support/menus.ts';
import { createPair } from '../support/messages.ts';
import { signIn } from '../support/people.ts';
import { failRequests, takeEveryLook } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

test.use({ reducedMotion: 'reduce' });

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`blocking, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
      });
      const named = (name: string) => `blocking-${name}-${width}-${colorScheme}`;

      test('menus, dialog, conversation, settings', async ({ page }) => {
        test.slow();
        const { student, initiativeId, open } = await createPair(
          'Brightpath Media',
          'Maya Torres',
          'Street team',
        );
        const { conversation_id: id } = await open('Hey Maya, saw your application.');
        await signIn(page, student, `/initiative/${initiativeId}`);
        await page.getByRole('button', { name: 'More options' }).click();
        await expect(page.getByRole('menuitem', { name: 'Block Brightpath Media' })).toBeVisible();
        await takeScreenshot(page, named('initiative-menu'));
        await page.goto(`/inbox?thread=${id}`);
        await chooseFromMenu(page, 'Conversation options', 'Block Brightpath Media');
        const dialog = page.getByRole('alertdialog', { name: 'Block Brightpath Media?' });
        await expect(dialog).toBeVisible();
        await takeScreenshot(page, named('dialog'));
        await dialog.getByRole('button', { name: 'Block Brightpath Media' }).click();
        await expect(page.getByText('You can unblock them in Settings.')).toBeVisible();
        await takeScreenshot(page, named('conversation'));
        await page.goto('/settings#who-sees-what');
        const section = page.getByRole('region', { name: 'Who sees what' });
        await expect(section.getByRole('button', { name: 'Unblock Brightpath Media' })).toBeVisible();
        await takeScreenshot(page, named('settings'), { part: section });
      });
    });

test('blocking fails, and the list of blocked companies fails', async ({ page, tolerate }) => {
  test.slow();
  tolerate(/./);
  const { student, company, open } = await createPair('Brightpath Media', 'Maya Torres');
  const { conversation_id: id } = await open('Hey Maya, saw your application.');
  await signIn(page, student, `/inbox?thread=${id}`);
  await chooseFromMenu(page, 'Conversation options', 'Block Brightpath Media');
  await failRequests(page, '**/api/student/blocks**');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Brightpath Media' }).click();
  await expect(page.getByText('Could not block Brightpath Media', { exact: true })).toBeVisible();
  await takeEveryLook(page, 'blocking-failed');
  await page.goto('/settings#who-sees-what');
  const section = page.getByRole('region', { name: 'Who sees what' });
  await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
  await takeEveryLook(page, 'blocking-settings-failed', { part: section });
  await page.unrouteAll();
  const { id: companyId } = await company.api('GET /api/company/profile');
  await student.api('PUT /api/student/blocks/:id', { params: { id: companyId } });
  await signIn(page, company, `/company-inbox?tab=messages&thread=${id}`);
  await expect(page.getByText('This conversation is closed.')).toBeVisible();
  await takeEveryLook(page, 'blocking-company');
});

test('closing a conversation and leaving an initiative', async ({ page, tolerate }) => {
  test.setTimeout(120_000);
  tolerate(/./);
  const { student, company, initiativeId, open } = await createPair(
    'Brightpath Media',
    'Maya Torres',
    'Street team',
  );
  const { conversation_id: id } = await open('Hey Maya, saw your application.');
  await signIn(page, student, `/inbox?thread=${id}`);
  await chooseFromMenu(page, 'Conversation options', 'Close conversation');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await takeEveryLook(page, 'closing-dialog');
  await failRequests(page, /\/(closed|end)$/);
  await dialog.getByRole('button', { name: 'Close conversation' }).click();
  await expect(page.getByText('Failed to close the conversation', { exact: true })).toBeVisible();
  await takeEveryLook(page, 'closing-failed');
  await page.goto(`/initiative-tasks/${initiativeId}`);
  await page.getByRole('button', { name: 'Leave initiative' }).click();
  await expect(dialog).toBeVisible();
  await takeEveryLook(page, 'leaving-dialog');
  await dialog.getByRole('button', { name: 'Leave initiative' }).click();
  await expect(page.getByText('Failed to leave the initiative', { exact: true })).toBeVisible();
  await takeEveryLook(page, 'leaving-failed');
  await page.unrouteAll();
  await student.api('PUT /api/conversations/:id/closed', { params: { id }, body: { closed: true } });
  await page.goto(`/inbox?thread=${id}`);
  await expect(page.getByText('This conversation is closed.')).toBeVisible();
  await takeEveryLook(page, 'closing-closed');
  await page.goto(`/initiative-tasks/${initiativeId}`);
  await page.getByRole('button', { name: 'Leave initiative' }).click();
  await dialog.getByRole('button', { name: 'Leave initiative' }).click();
  await expect(page.getByText('You left the initiative', { exact: true })).toBeVisible();
  await takeEveryLook(page, 'leaving-left', { whole: true });
  await signIn(page, company, `/company-inbox?tab=messages&thread=${id}`);
  await expect(page.getByText('This conversation is closed.')).toBeVisible();
  await takeEveryLook(page, 'closing-company');
});
