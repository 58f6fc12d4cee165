// Reporting what someone wrote, as a student and as a company.
import type { Page } from '@playwright/test';
import { emailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseFromMenu } from '../../support/menus.ts';
import { shownMessages } from '../../support/messages-page.ts';
import { createPair, say } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';

const openReports = async (page: Page) => {
  await page.goto('/settings');
  return page.getByRole('region', { name: 'Your reports' });
};

test('a student reports a message, sees where to get help, and follows the report in the settings', async ({
  page,
}) => {
  const { student, open } = await createPair('Brightpath Media', 'Maya Castell');
  const { conversation_id } = await open('What a lazy answer. Nobody will ever hire you.');
  await signIn(page, student, `/inbox?thread=${conversation_id}`);
  await expect(shownMessages(page)).toHaveCount(1);
  await chooseFromMenu(page, 'Message options', 'Report this message');
  const form = page.getByRole('dialog', { name: "What's going on?" });
  await expect(form).toContainText("Brightpath Media won't know it was you.");
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('alert')).toHaveText('Choose a reason first.');
  await form.getByRole('radio', { name: 'They want to meet alone' }).check();
  await expect(form.getByText('988')).toHaveCount(0);
  await form.getByRole('radio', { name: 'I or someone else might get hurt' }).check();
  await expect(form.getByText('988')).toBeVisible();
  await form.getByLabel(/Anything else/).fill('It felt weird.');
  await form.getByRole('button', { name: 'Send report' }).click();

  const sent = page.getByRole('dialog', { name: 'Thanks for telling us, Maya' });
  await expect(sent).toContainText('reads this one first');
  await expect(sent.getByRole('listitem')).toHaveText([/Received/, /Being looked at/, /Closed/]);
  await sent.getByRole('button', { name: 'Block Brightpath Media' }).click();
  const question = page.getByRole('alertdialog', { name: 'Block Brightpath Media?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Message options' })).toBeFocused();

  const reports = await openReports(page);
  await expect(reports.getByRole('listitem')).toHaveText([/Message from Brightpath Media.*Received/]);
  const number = /R-\d+/.exec((await reports.textContent())!)![0];
  const notices = async () =>
    (await emailsTo('operator@questline.example')).filter(({ subject }) => subject.endsWith(number));
  await expect.poll(async () => (await notices()).length, { timeout: 20_000 }).toBe(1);
  expect((await notices())[0]!.text).not.toMatch(/Maya|Brightpath|weird|lazy/);
});

test("a company reports a student's message by keyboard only", async ({ page }) => {
  const { company, student, open } = await createPair('Corner Print', 'Jo Castell');
  const { conversation_id } = await open('How is it going?');
  await say(student, conversation_id, 'You will regret this.');
  await signIn(page, company, `/company-inbox?tab=messages&thread=${conversation_id}`);
  await expect(shownMessages(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Message options' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Report this message' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Report this message' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: "What's going on?" });
  await expect(form).toContainText("Jo Castell won't know it was you.");
  await form.getByRole('radio', { name: 'Threats, insults or bullying' }).focus();
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: 'Send report' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Thanks for telling us/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const reports = await openReports(page);
  await expect(reports.getByRole('listitem')).toHaveText([/Message from Jo Castell.*Received/]);
});

test('a student reports a conversation, a company, an initiative and a task', async ({ page }) => {
  const { student, open, initiativeId } = await createPair('Fern and Fig', 'Ana Castell');
  const { conversation_id } = await open('Hello');
  await signIn(page, student, `/inbox?thread=${conversation_id}`);
  const send = async (name: string) => {
    const form = page.getByRole('dialog', { name: "What's going on?" });
    await form.getByRole('radio', { name: 'Something else' }).check();
    await form.getByRole('button', { name: 'Send report' }).click();
    const sent = page.getByRole('dialog', { name: /^Thanks for telling us/ });
    await sent.getByRole('button', { name: 'Done' }).click();
    await expect(sent, name).toHaveCount(0);
  };
  await expect(shownMessages(page)).toHaveCount(1);
  await chooseFromMenu(page, 'Conversation options', 'Report this conversation');
  await send('conversation');
  await page.goto(`/initiative/${initiativeId}`);
  await chooseFromMenu(page, 'More options', 'Report this initiative');
  await send('initiative');
  await page.getByRole('link', { name: 'Fern and Fig' }).click();
  await expect(page).toHaveURL(/\/company\//);
  await chooseFromMenu(page, 'More options', 'Report this company');
  await send('company');
  await page.goto(`/initiative-tasks/${initiativeId}`);
  await chooseFromMenu(page, 'Task options', 'Report this task');
  await send('task');
  const reports = await openReports(page);
  await expect(reports.getByRole('listitem')).toHaveText([
    /Task by Fern and Fig/,
    /^Fern and Fig/,
    /Initiative by Fern and Fig/,
    /Conversation with Fern and Fig/,
  ]);
});
