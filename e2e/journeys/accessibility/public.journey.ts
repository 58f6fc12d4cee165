// Forms and dialogs of the public pages are accessible.
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { newPerson } from '../../support/people.ts';

test.beforeEach(() => test.slow());

test('the waitlist, the carousel and the inquiry are accessible', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Your email').fill(newPerson('Axe Waitlist').email);
  await page.getByRole('button', { name: /^Join/ }).click();
  const dialog = page.getByRole('dialog', { name: 'One more thing!' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the waitlist dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thanks for your interest!', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the waitlist toast');

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Featured Initiatives' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Featured Initiatives' })).toBeVisible();
  await expectAccessible(page, 'the carousel');

  await page.goto('/company/inquiry', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByLabel('Contact Person')).toBeFocused();
  await expectAccessible(page, 'an inquiry with errors');
  await page.getByLabel('Contact Person').fill('Rosa Lind');
  await page.getByLabel('Company').fill('Lind Bicycles');
  await page.getByLabel('Business Email').fill(newPerson('Axe Inquiry').email);
  await page.getByLabel('Message').fill('We repair bicycles.');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByRole('link', { name: 'Create company account' })).toBeVisible();
  await expectAccessible(page, 'an inquiry that was sent');
});
