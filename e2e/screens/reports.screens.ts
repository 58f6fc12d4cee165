// Reporting: the menus, the form and its confirmation, and the list in the settings.
import { expect, test } from '../support/fixtures.ts';
import { chooseFromMenu } from '../support/menus.ts';
import { shownMessages } from '../support/messages-page.ts';
import { createPair } from '../support/messages.ts';
import { signIn } from '../support/people.ts';
import { takeScreenshot } from './screenshot.ts';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`reports, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `reports-${name}-${width}-${colorScheme}`;

      test('menu, form, confirmation, list, and where else students can report', async ({
        page,
        tolerate,
      }) => {
        test.slow();
        tolerate(/./);
        const { student, open, initiativeId } = await createPair('Brightpath Media', 'Maya Torres');
        const { conversation_id } = await open(
          'Honestly, this is not good enough. What a lazy answer. I expected a lot more after three weeks of waiting.',
        );
        await signIn(page, student, `/inbox?thread=${conversation_id}`);
        await expect(shownMessages(page)).toHaveCount(1);
        await page.getByRole('button', { name: 'Message options' }).click();
        await expect(page.getByRole('menuitem', { name: 'Report this message' })).toBeVisible();
        await takeScreenshot(page, named('menu'));
        await page.getByRole('menuitem', { name: 'Report this message' }).click();
        const form = page.getByRole('dialog');
        await form.getByRole('radio', { name: 'I or someone else might get hurt' }).check();
        await expect(form.getByText('988')).toBeVisible();
        await takeScreenshot(page, named('form'));
        await form.getByRole('button', { name: 'Send report' }).click();
        await expect(page.getByRole('dialog', { name: /^Thanks/ })).toBeVisible();
        await takeScreenshot(page, named('sent'));
        await page.getByRole('button', { name: 'Done' }).click();
        await page.goto(`/initiative/${initiativeId}`);
        await page.getByRole('button', { name: 'More options' }).click();
        await takeScreenshot(page, named('initiative'));
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Brightpath Media' }).click();
        await expect(page).toHaveURL(/\/company\//);
        await chooseFromMenu(page, 'More options', 'Report this company');
        await expect(page.getByRole('dialog')).toBeVisible();
        await takeScreenshot(page, named('company'));
        await page.goto(`/initiative-tasks/${initiativeId}`);
        await expect(page.getByRole('button', { name: 'Report this task' })).toBeVisible();
        await takeScreenshot(page, named('task'));
        await page.goto('/settings');
        const reports = page.getByRole('region', { name: 'Your reports' });
        await expect(reports.getByRole('listitem')).toHaveCount(1);
        await reports.scrollIntoViewIfNeeded();
        await takeScreenshot(page, named('list'));
      });
    });
