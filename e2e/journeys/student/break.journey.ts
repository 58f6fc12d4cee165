// A student takes a break: the company sees when they are back, and nobody needs attention.
import type { Page } from '@playwright/test';
import { createCompany } from '../../support/companies.ts';
import { inDatabase } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSecondBrowser } from '../../support/messages-page.ts';
import { apply, createPair } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';

test.use({ viewport: { width: 390, height: 844 } });

const row = (page: Page, name: string) => page.getByRole('article', { name });

test('a student takes a break, the company sees when they are back, and the student ends it early', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { company, student, open } = await createPair('Harbor Books', 'Bea Rest', 'Reading corner');
  const { conversation_id: thread } = await open('How is it going?');
  // Accepted long ago, without a submission.
  await inDatabase(
    `update initiative_applications set accepted_at = now() - interval '20 days',
       attention_at = now() - interval '13 days' where student_id = $1`,
    [student.id],
  );
  // This one hasn't decided, so it learns nothing.
  const undecided = await createCompany('Quiet Cafe');
  await apply(student, undecided, await undecided.createInitiative('Menu cards'));

  const other = await openSecondBrowser(browser, baseURL!, company);
  await other.page.goto('/company-active-users');
  await expect(row(other.page, 'Bea Rest')).toContainText('Needs Attention');
  await expect(other.page.getByRole('tab', { name: /Needs Attention/ })).toContainText('1');

  await signIn(page, student, '/active');
  await page.getByRole('button', { name: 'Take a break' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a break' });
  await dialog.getByText('2 weeks', { exact: true }).click();
  const words = await dialog.getByText(/“Back on .+”/).textContent();
  const backOn = /Back on [^”]+/.exec(words!)![0];
  await dialog.getByRole('button', { name: 'Start break' }).click();
  await expect(page.getByText(`You're on a break. ${backOn}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a break' })).toHaveCount(0);

  // Without a reload.
  await expect(row(other.page, 'Bea Rest')).toContainText(backOn);
  await expect(row(other.page, 'Bea Rest')).toContainText('Taking a break');
  await expect(other.page.getByRole('tab', { name: /Needs Attention/ })).not.toContainText('1');
  await other.page.goto(`/company-inbox?tab=messages&thread=${thread}`);
  await expect(other.page.getByText(backOn, { exact: true })).toBeVisible();
  await other.page.goto(`/profile/${student.id}`);
  await expect(other.page.getByText(`On a break. ${backOn}`)).toBeVisible();
  const seen = await undecided.api('GET /api/students/:id', { params: { id: student.id } });
  expect(seen.back_on).toBeNull();

  // Everywhere, also in the settings.
  await page.goto('/feed');
  await expect(page.getByText(`You're on a break. ${backOn}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: "When you're back" })).toBeVisible();
  await expect(page.getByText('Your turn')).toHaveCount(0);
  await page.goto('/settings#taking-a-break');
  const section = page.getByRole('region', { name: 'Taking a break' });
  await section.getByRole('button', { name: 'End break' }).click();
  await expect(section.getByRole('button', { name: 'Take a break' })).toBeVisible();

  // The days begin again.
  await other.page.goto('/company-active-users');
  await expect(row(other.page, 'Bea Rest')).toBeVisible();
  await expect(other.page.getByText(backOn)).toHaveCount(0);
  await expect(row(other.page, 'Bea Rest')).not.toContainText('Needs Attention');
  expect(other.complaints).toEqual([]);
  await other.context.close();
});
