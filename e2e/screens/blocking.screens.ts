// Blocking a company: the menus, the dialog, the conversation afterward, and the list in the settings.
import { expect, test } from '../support/fixtures.ts';
import { chooseFromMenu } from '../support/menus.ts';
import { createPair } from '../support/messages.ts';
import { signIn } from '../support/people.ts';
import { takeScreenshot } from './screenshot.ts';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`blocking, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
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
        await page.goto('/settings');
        const section = page.getByRole('region', { name: 'Who sees what' });
        await expect(section.getByRole('button', { name: 'Unblock Brightpath Media' })).toBeVisible();
        await takeScreenshot(page, named('settings'), { part: section });
      });
    });
