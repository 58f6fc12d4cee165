// The waitlist and inquiries at the desk, and signing up with an invitation.
import { expect, test } from '../support/fixtures.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../support/operators.ts';
import { failRequests, takeEveryLook } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`waitlist at ${width}-${colorScheme}`, async ({ page, tolerate }) => {
      test.slow();
      tolerate(/status of 4(0[14]|10)|ERR_FAILED/);
      const take = (name: string) =>
        takeScreenshot(page, `waitlist-${name}-${width}-${colorScheme}`, { whole: true });
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await addAuthenticator(page);
      await setUpOperator(page, await createOperator('Samira Ortiz'));
      await page.goto('/desk/waitlist');
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Waitlist' })).toBeVisible();
      await take('list');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      await take('download');
      await page.getByRole('searchbox').fill('nobody-has-this');
      await expect(page.getByText(/^Nothing matches/)).toBeVisible();
      await take('nothing');

      await page.getByRole('searchbox').fill('');
      await page.getByRole('tab', { name: /^Inquiries/ }).click();
      await page.getByRole('link', { name: /^Harbor Street Books/ }).click();
      await expect(page.getByRole('article')).toBeVisible();
      await page.getByLabel('Note for other operators').fill('Supercalifragilistic'.repeat(8));
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByRole('list', { name: 'Notes' })).toBeVisible();
      await take('inquiry');
      await page.route('**/invitation', (route) => route.abort());
      await page.getByRole('button', { name: /as a company/ }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await take('failed');

      await page.goto('/student/auth?invitation=expired');
      await expect(page.getByText('This invitation has expired or was already used.')).toBeVisible();
      await take('expired');
    });

test('waitlist: an entry, inquiries, nothing new, and failed', async ({ page, tolerate }) => {
  test.setTimeout(120_000);
  tolerate(/./);
  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Samira Ortiz'));
  await page.goto('/desk/waitlist');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('list', { name: 'Waitlist' }).getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await takeEveryLook(page, 'waitlist-entry', { whole: true });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('tab', { name: /^Inquiries/ }).click();
  await expect(page.getByRole('list', { name: 'Inquiries' })).toBeVisible();
  await takeEveryLook(page, 'waitlist-inquiries', { whole: true });
  const search = '**/api/desk/prospects/search';
  await page.route(search, (route) => route.fulfill({ json: { items: [], next: null } }));
  await page.goto('/desk/waitlist');
  await expect(page.getByText(/^You're all caught up/)).toBeVisible();
  await takeEveryLook(page, 'waitlist-empty');
  await failRequests(page, search);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await takeEveryLook(page, 'waitlist-list-failed');
});
