// Screens of the desk.
import { expect, test } from '../support/fixtures.ts';
import { createPair } from '../support/messages.ts';
import {
  addAuthenticator,
  atSignIn,
  createOperator,
  enterPassword,
  openAccount,
} from '../support/operators.ts';
import { takeScreenshot } from './screenshot.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = `${width}-${colorScheme}`;
    test(`desk at ${look}`, async ({ page, tolerate }) => {
      tolerate(/status of 40[134]|status of 410/);
      test.slow();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const take = (name: string, whole = false) => takeScreenshot(page, `desk-${name}-${look}`, { whole });
      const operator = await createOperator('Samira Ortiz', 'lead');
      await addAuthenticator(page);

      await page.goto('/desk/set-up#unknown');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work anymore");
      await take('link-expired');
      await page.goto('/robots.txt');
      await page.goto(operator.link);
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Create passkey' }).click();
      await take('set-up');
      await page.getByLabel('Password', { exact: true }).fill(operator.password);
      await page.getByRole('button', { name: 'Create passkey' }).click();
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
      await take('codes');
      await page.getByLabel('I saved the codes in a safe place').check();
      await page.getByRole('button', { name: 'Go to the desk' }).click();
      await openAccount(page);
      await expect(page.getByText('10 of 10 codes left')).toBeVisible();
      await take('account', true);
      const { student, open: write } = await createPair('Brightpath Media', 'Maya Torres');
      const message = await write(
        'Honestly, this is not good enough. What a lazy answer. I expected a lot more after three weeks of waiting.',
      );
      const { id } = await student.api('POST /api/reports', {
        body: {
          subject: 'message',
          subject_id: message.id,
          reason: 'outside',
          details: 'He asked twice now. I didn’t answer. It felt weird.',
        },
      });
      await page.goto('/desk');
      await expect(page.locator(`[data-stop="${id}"]`)).toBeVisible();
      await take('queue');
      await page.locator(`[data-stop="${id}"]`).click();
      await expect(page.getByText('Claimed by you')).toBeVisible();
      await page.keyboard.press('t');
      await take('report', true);
      await page.getByRole('button', { name: 'Open and record' }).click();
      await expect(page.getByRole('region', { name: 'The conversation' })).toBeVisible();
      await take('conversation', true);
      await page.goto('/desk/account');
      await page.getByRole('button', { name: /^Rename/ }).click();
      await take('rename');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await atSignIn(page);

      await enterPassword(page, { ...operator, password: 'not-the-password' });
      await expect(page.getByRole('alert')).toBeVisible();
      await take('sign-in');
      await enterPassword(page, operator);
      await expect(page.getByRole('button', { name: 'Use passkey' })).toBeVisible();
      await take('passkey');
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill('0000-0000');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText("isn't right, or it was already used")).toBeVisible();
      await take('recovery-code');
    });
  }
