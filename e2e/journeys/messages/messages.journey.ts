// Two people in two browsers: each sees what the other does without a reload.
import { expect, test } from '../../support/fixtures.ts';
import { bell, inboxLink, openSecondBrowser, reply, shownMessages } from '../../support/messages-page.ts';
import { createPair, say } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';

test('a company writes first, the student answers, and every tab shows counts and read marks', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { company, student } = await createPair('Foxglove Books', 'Mira Castell');
  const other = await openSecondBrowser(browser, baseURL!, student);
  const maya = other.page;
  const second = await other.context.newPage();
  await second.goto('/companies');
  await expect(bell(maya)).toBeVisible();

  await signIn(page, company);
  await inboxLink(page).click();
  await expect(page.getByRole('heading', { name: 'No conversations' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByLabel('Application')).toBeVisible();
  await page.getByRole('button', { name: 'Compose' }).first().click();
  await page.getByRole('button', { name: 'Message Mira Castell about Poster week' }).click();
  const form = page.getByRole('dialog', { name: 'New Message to Mira Castell' });
  await expect(form.getByLabel('Subject')).toHaveValue('Re: Poster week');
  await form.getByLabel('Message').fill('Hello Mira, the window is yours.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent to Mira Castell', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/company-inbox\?.*thread=[\w-]{36}/);
  await expect(shownMessages(page)).toHaveText([/Hello Mira, the window is yours\..*Sent$/]);

  // Both tabs of the student, without a reload.
  for (const tab of [maya, second]) {
    await expect(inboxLink(tab)).toHaveAccessibleName('Inbox 1 unread');
    await expect(bell(tab)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  }
  await bell(maya).click();
  await expect(maya.getByRole('list', { name: 'Notifications' })).toContainText(
    'Foxglove Books accepted you',
  );
  await maya.getByRole('link', { name: 'New message from Foxglove Books' }).click();
  await expect(maya).toHaveURL(/\/inbox\?thread=[\w-]{36}$/);
  await expect(shownMessages(maya)).toHaveText([/the window is yours/]);
  await expect(shownMessages(page)).toHaveText([/Read$/]);
  for (const tab of [maya, second]) await expect(inboxLink(tab)).toHaveAccessibleName('Inbox');

  await reply(maya, 'Thank you! I start on Monday.');
  await expect(maya.getByText('Reply sent', { exact: true })).toBeVisible();
  await expect(shownMessages(page)).toHaveText([/the window is yours/, /I start on Monday/]);
  // The other person has it open, so it counts as read immediately.
  await expect(shownMessages(maya).last()).toHaveText(/Read$/);

  await second.goto('/settings');
  const preferences = second.getByRole('region', { name: 'Notifications', exact: true });
  const kept = second.waitForResponse((it) => it.request().method() === 'PATCH');
  await preferences.getByRole('switch', { name: 'New messages by email' }).click();
  await kept;
  await second.reload();
  await expect(preferences.getByRole('switch', { name: 'New messages by email' })).not.toBeChecked();
  await bell(second).click();
  await second.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [maya, second]) await expect(bell(tab)).toHaveAccessibleName('Notifications');
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test('a long conversation loads older messages without jumping, and announces new ones below', async ({
  page,
}) => {
  test.slow();
  const { company, student, open } = await createPair('Long Letters', 'Ines Faro');
  const { conversation_id: id } = await open('Message 1.');
  // More from the student: a company has 30 messages a day.
  for (let n = 2; n <= 80; n++) await say(n % 3 ? student : company, id, `Message ${n}.`);
  await signIn(page, student, `/inbox?thread=${id}`);
  const box = page.getByRole('region', { name: 'Messages with Long Letters' });
  await expect(box.getByText('Message 80.')).toBeInViewport();
  await expect(shownMessages(page)).toHaveCount(30);

  const place = () => box.getByText(/Message 51\./).evaluate((it) => it.getBoundingClientRect().top);
  await box.hover();
  // Near the top, older messages load automatically. An update that arrives before the scroll event keeps the end in view.
  let before = 0;
  await expect(async () => {
    await box.evaluate((element) => (element.scrollTop = 60));
    before = await place();
    await expect(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(shownMessages(page)).not.toHaveCount(30);
  expect(Math.abs((await place()) - before)).toBeLessThan(3);

  const placeBefore = await place();
  await say(company, id, 'Something new');
  await expect(box.getByText('Something new')).toBeAttached();
  expect(Math.abs((await place()) - placeBefore)).toBeLessThan(3);
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(box.getByText('Something new')).toBeInViewport();
  await expect(page.getByRole('button', { name: /Jump to newest|New messages/ })).toHaveCount(0);
});
