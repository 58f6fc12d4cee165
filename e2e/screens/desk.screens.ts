// Screens of the desk.
import { expect, test } from '../support/fixtures.ts';
import { createPair } from '../support/messages.ts';
import {
  addAuthenticator,
  atSignIn,
  createOperator,
  enterPassword,
  openAccount,
  setUpOperator,
} from '../support/operators.ts';
import { createStudent } from '../support/students.ts';
import { failRequests, takeEveryLook } from './screens.ts';
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

const nothingId = '0198c0de-7a11-7000-8000-000000000009';
const retry = { name: 'Retry' };

test('desk: signing in before and after it fails, empty queues, items that fail to open', async ({
  page,
  tolerate,
}) => {
  test.setTimeout(180_000);
  tolerate(/./);
  await page.goto('/desk');
  await atSignIn(page);
  await takeEveryLook(page, 'desk-sign-in-new');
  await failRequests(page, '**/api/desk/session');
  await page.getByLabel('Email').fill('samira@questline.example');
  await page.getByLabel('Password', { exact: true }).fill('a-long-way-to-go');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await takeEveryLook(page, 'desk-sign-in-failed');
  await page.reload();
  await expect(page.getByRole('button', retry)).toBeVisible();
  await takeEveryLook(page, 'desk-failed');
  await page.unroute('**/api/desk/session');

  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Samira Ortiz', 'lead'));
  for (const queue of ['reports', 'companies', 'contacts']) {
    await page.route(`**/api/desk/${queue}`, (route) => route.fulfill({ json: { items: [] } }));
    await page.goto(`/desk/${queue}`);
    await expect(page.getByText(/You're all caught up/)).toBeVisible();
    await takeEveryLook(page, `desk-${queue}-empty`);
  }
  await failRequests(page, /\/opening$|\/api\/desk\/(emails\/.+|email-corrections|account)$/);
  for (const queue of ['reports', 'companies', 'contacts', 'waitlist', 'emails', 'corrections']) {
    await page.goto(`/desk/${queue}?id=${nothingId}`);
    await expect(page.getByRole('button', retry).first()).toBeVisible();
    await takeEveryLook(page, `desk-${queue}-item-failed`);
  }
  await page.goto('/desk/account');
  await expect(page.getByRole('button', retry)).toBeVisible();
  await takeEveryLook(page, 'desk-account-failed', { whole: true });
});

test('desk: one report that another operator claimed, with failures, and closed', async ({
  page,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/./);
  const { student, open } = await createPair('Brightpath Media', 'Maya Torres');
  const { id: subject_id } = await open('What a lazy answer.');
  const { id } = await student.api('POST /api/reports', {
    body: { subject: 'message', subject_id, reason: 'outside', details: null },
  });
  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Samira Ortiz'));
  await page.goto(`/desk/reports?id=${id}`);
  await expect(page.getByText('Claimed by you')).toBeVisible();
  await failRequests(page, /\/(release|conversation|decision)$/);
  for (const name of ['Release', 'Open and record', 'No action needed'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await takeEveryLook(page, 'desk-report-failed', { whole: true });
  await page.route('**/opening', async (route) => {
    const response = await route.fetch();
    const report = await response.json();
    const can = { ...report.can, decide: false, read_conversation: false };
    await route.fulfill({ response, json: { ...report, claim: { name: 'Opal Reyes', you: false }, can } });
  });
  await page.reload();
  await expect(page.getByText('Opal Reyes is looking at this one')).toBeVisible();
  await takeEveryLook(page, 'desk-report-claimed', { whole: true });
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'No action needed' }).click();
  await expect(page.getByText(/is closed: no action needed/)).toBeVisible();
  await takeEveryLook(page, 'desk-queue-decided');
  await page.goto(`/desk/reports?id=${id}`);
  await expect(page.getByText('This report is closed: no action needed.')).toBeVisible();
  await takeEveryLook(page, 'desk-report-closed', { whole: true });
});

test('desk: nobody found, a search that fails, an account that fails to open, suspending', async ({
  page,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/./);
  const student = await createStudent('Maya Torres');
  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Samira Ortiz'));
  await page.goto('/desk/people');
  const search = page.getByRole('button', { name: 'Search and record' });
  await search.click();
  await expect(page.getByText(/^Enter at least/)).toBeVisible();
  await takeEveryLook(page, 'desk-people-short');
  await page.getByLabel('Name, email or id').fill('nobody-has-this');
  await search.click();
  await expect(page.getByText(/^Nobody found/)).toBeVisible();
  await takeEveryLook(page, 'desk-people-nobody');
  await failRequests(page, '**/api/desk/accounts/search');
  await search.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await takeEveryLook(page, 'desk-people-failed');
  await page.unrouteAll();
  await page.getByLabel('Name, email or id').fill(student.email);
  await search.click();
  await failRequests(page, '**/opening');
  await page.getByRole('list', { name: 'Results' }).getByRole('button').click();
  await expect(page.getByRole('button', retry)).toBeVisible();
  await takeEveryLook(page, 'desk-person-failed');
  await page.unrouteAll();
  await page.getByRole('button', retry).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await failRequests(page, '**/suspension');
  await page.getByRole('button', { name: 'Suspend now' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await takeEveryLook(page, 'desk-suspend-failed', { whole: true });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Suspend now' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await takeEveryLook(page, 'desk-person-suspended', { whole: true });
});
