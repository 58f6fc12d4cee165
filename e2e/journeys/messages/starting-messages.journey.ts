// Who can start a conversation with whom. The server's side: messages tests of the API; the forms: compose.test.tsx.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { openSecondBrowser, shownMessages } from '../../support/messages-page.ts';
import { apply, createPair } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: name });

test('a company on a phone writes only to students it has decided about, and they only to companies they work for', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 40[34]/);
  const { company, student, initiativeId } = await createPair('Careful Cakes', 'Accepted Ada');
  const [pending, rejected] = await Promise.all(
    ['Pending Pia', 'Rejected Rex'].map((name) => createStudent(name)),
  );
  await apply(pending!, company, initiativeId);
  await apply(rejected!, company, initiativeId, 'rejection');

  await signIn(page, company, '/company-inbox?compose=contacts');
  await expect(page.getByRole('row')).toHaveText([/Name/, /Rejected Rex/, /Accepted Ada/]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/company-inbox?to=${pending!.id}&about=${initiativeId}`);
  await expect(page.getByText("You can't message them right now")).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);

  // The toast about a failure doesn't cover the button that tries again.
  await page.goto(`/company-inbox?to=${rejected!.id}&about=${initiativeId}`);
  const form = page.getByRole('dialog', { name: 'New Message to Rejected Rex' });
  await form.getByLabel('Subject').press('Enter');
  await expect(form.getByText('Please fill in both subject and message content.')).toBeVisible();
  await form.getByLabel('Message').fill('x'.repeat(5_001));
  await expect(form.getByText('Use at most 5,000 characters.')).toBeVisible();
  await form.getByLabel('Message').fill('Thank you for applying.');
  await page.route('**/api/messages', (route) => route.fulfill({ status: 403, body: '' }), { times: 1 });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent to Rejected Rex', { exact: true })).toBeVisible();

  // The list and a conversation are separate pages, which survive a reload.
  await expect(page).toHaveURL(/thread=[\w-]{36}/);
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeHidden();
  await page.reload();
  await expect(shownMessages(page)).toHaveText([/Thank you for applying/]);
  await expect(page.getByRole('button', { name: 'Reply' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Back to Inbox' }).click();
  await expect(row(page, 'Rejected Rex')).toBeVisible();
  await page.goto('/company-inbox?unread=true');
  await expect(page.getByRole('heading', { name: 'No conversations match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await row(page, 'Rejected Rex').getByRole('link').click();
  await expect(shownMessages(page)).toHaveText([/Thank you for applying/]);

  const { id: companyId } = (await company.api('GET /api/company/profile')) as { id: string };
  const toCompany = `/inbox?to=${companyId}&about=${initiativeId}`;
  const pia = await openSecondBrowser(browser, baseURL!, pending!);
  await pia.page.goto('/inbox?compose=contacts');
  await expect(pia.page.getByText("You haven't been accepted to any initiatives yet.")).toBeVisible();
  await pia.page.goto(toCompany);
  await expect(pia.page.getByText("You can't message them right now")).toBeVisible();
  await pia.context.close();
  const ada = await openSecondBrowser(browser, baseURL!, student);
  await ada.page.goto(toCompany);
  await expect(ada.page.getByRole('dialog', { name: 'New Message to Careful Cakes' })).toBeVisible();
  await ada.context.close();
});
