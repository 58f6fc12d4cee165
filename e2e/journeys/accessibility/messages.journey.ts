// Messages and notifications are accessible, on a phone too.
import { expectAccessible, expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createPair } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

test.beforeEach(() => test.slow());

test('the inbox of a company and of a student are accessible', async ({ page }) => {
  const { company, student, initiativeId, open } = await createPair('Axe Books', 'Axel Castell');
  await signIn(page, company, '/company-inbox');
  await expect(page.getByRole('heading', { name: 'No conversations' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByLabel('Application')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the filter');
  await page.goto('/company-inbox?compose=contacts');
  await expect(page.getByRole('row').filter({ hasText: 'Axel Castell' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the contacts');
  await page.goto(`/company-inbox?to=${student.id}&about=${initiativeId}`);
  const form = page.getByRole('dialog', { name: 'New Message to Axel Castell' });
  await form.getByLabel('Subject').press('Enter');
  await expect(form.getByText('Please fill in both subject and message content.')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'a message without content');
  const { conversation_id } = await open('Hello Axel');
  await page.goto(`/company-inbox?thread=${conversation_id}`);
  await expect(page.locator('[data-message]')).toContainText('Hello Axel');
  await expectAccessible(page, 'a conversation of a company');

  await signIn(page, student, `/inbox?thread=${conversation_id}`);
  await expect(page.locator('[data-message]')).toContainText('Hello Axel');
  await expectAccessible(page, 'a conversation of a student');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Axe Books accepted you').first()).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the notifications');
  await page.goto('/settings#notifications');
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the notification settings');

  await signIn(page, await createStudent('Axel Alone'), '/inbox?compose=contacts');
  await expect(page.getByText("You haven't been accepted to any initiatives yet.")).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'nobody to write to');
});
