// Two people in two browsers: each sees what the other does without a reload, also after losing the network.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { apply, createPair, say } from '../../support/messages.ts';
import { expect, test, watch } from '../../support/fixtures.ts';
import { messageEmailTo, oneClickOf } from '../../support/emails.ts';
import { fillIn, logOut, password, signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const inboxLink = (page: Page) => page.getByRole('complementary').getByRole('link', { name: /^Inbox/ });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const reply = async (page: Page, text: string) => {
  await page.getByPlaceholder('Write a reply…').fill(text);
  await page.getByRole('button', { name: 'Reply' }).click();
};
/** The messages of the open conversation, in order. */
const spoken = (page: Page) => page.getByRole('region', { name: /^Messages with/ }).locator('[data-message]');
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: name });

/** Another person's browser, with the same checks as the first. */
async function elsewhere(browser: Browser, baseURL: string, account: Parameters<typeof signIn>[1]) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const complaints = await watch(context, baseURL);
  const page = await context.newPage();
  await signIn(page, account);
  return { page, context, complaints };
}

test('a company writes first, the student answers, and every tab shows counts and read marks', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { company, student } = await createPair('Foxglove Books', 'Mira Castell');
  const other = await elsewhere(browser, baseURL!, student);
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
  await expect(spoken(page)).toHaveText([/Hello Mira, the window is yours\..*Sent$/]);

  // Both tabs of the student, without a reload.
  for (const tab of [maya, second]) {
    await expect(inboxLink(tab)).toHaveAccessibleName('Inbox 1 unread');
    await expect(bell(tab)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  }
  await bell(maya).click();
  await expect(maya.getByRole('region', { name: 'New', exact: true })).toContainText(
    'Foxglove Books accepted you',
  );
  await maya.getByRole('link', { name: 'New message from Foxglove Books' }).click();
  await expect(maya).toHaveURL(/\/inbox\?thread=[\w-]{36}$/);
  await expect(spoken(maya)).toHaveText([/the window is yours/]);
  await expect(spoken(page)).toHaveText([/Read$/]);
  for (const tab of [maya, second]) await expect(inboxLink(tab)).toHaveAccessibleName('Inbox');

  await reply(maya, 'Thank you! I start on Monday.');
  await expect(maya.getByText('Reply sent', { exact: true })).toBeVisible();
  await expect(spoken(page)).toHaveText([/the window is yours/, /I start on Monday/]);
  // The other person has it open, so it counts as read immediately.
  await expect(spoken(maya).last()).toHaveText(/Read$/);

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

test('messages written offline are sent once, also after the tab was closed', async ({
  page,
  context,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50\d/);
  const { company, student, open } = await createPair('Offline Orchard', 'Tom Archer');
  const { conversation_id: id } = await open('One');
  const other = await elsewhere(browser, baseURL!, student);
  const tom = other.page;
  await tom.goto(`/inbox?thread=${id}`);
  await expect(spoken(tom)).toHaveText([/One/]);
  await signIn(page, company, `/company-inbox?tab=messages&thread=${id}`);
  await expect(spoken(page)).toHaveText([/One/]);

  const cutOff = (device: BrowserContext, off: boolean) => device.setOffline(off);
  await cutOff(context, true);
  await reply(page, 'Two, from the tunnel');
  await reply(page, 'Three, still in it');
  await expect(spoken(page)).toHaveText([/One/, /Two.*Will be sent when you're back online/, /Three/]);
  await reply(tom, 'A word in between');
  await expect(tom.getByText('Reply sent', { exact: true })).toBeVisible();
  await cutOff(context, false);
  const all = [/One/, /A word in between/, /Two/, /Three/];
  await expect(spoken(page)).toHaveText(all);
  await expect(spoken(tom)).toHaveText(all);

  // The response is lost: the message has arrived and isn't sent again.
  let lost = 0;
  await page.route('**/api/messages', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await reply(page, 'Four, once');
  await expect(spoken(tom)).toHaveText([...all, /Four, once/]);
  await expect(spoken(page).last()).toHaveText(/Four, once.*Read$/);

  // The server is down for longer than it is retried quietly; the next tab sends the message.
  await page.unrouteAll();
  await page.route('**/api/messages', (route) => route.fulfill({ status: 503, body: '' }));
  await reply(page, 'Five, later');
  await expect(spoken(page).last()).toHaveText(/Failed to send reply.*Retry/);
  await page.close();
  const later = await context.newPage();
  await later.goto('/company-overview');
  await expect(later.getByText('Your reply has been sent successfully', { exact: true })).toBeVisible();
  await expect(spoken(tom)).toHaveText([...all, /Four, once/, /Five, later/]);
  await later.goto(`/company-inbox?thread=${id}`);
  await expect(spoken(later)).toHaveText([...all, /Four, once/, /Five, later/]);

  // While one side is offline, the other continues. The reply keeps below the limit of five in a row.
  await reply(tom, 'Got it');
  await expect(tom.getByText('Reply sent', { exact: true })).toBeVisible();
  await cutOff(other.context, true);
  for (const n of [6, 7, 8]) await say(company, id, `Number ${n}`);
  await cutOff(other.context, false);
  await expect(spoken(tom)).toHaveText([
    ...all,
    /Four/,
    /Five/,
    /Got it/,
    /Number 6/,
    /Number 7/,
    /Number 8/,
  ]);
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
  await expect(spoken(page)).toHaveCount(30);

  const anchor = spoken(page).first();
  const name = (await anchor.textContent())!;
  await box.hover();
  // To the top, as far as it goes; older ones come by themselves.
  await box.evaluate((element) => (element.scrollTop = 60));
  const before = await box.getByText(/Message 51\./).evaluate((it) => it.getBoundingClientRect().top);
  await expect(spoken(page)).not.toHaveCount(30);
  const after = await box.getByText(/Message 51\./).evaluate((it) => it.getBoundingClientRect().top);
  expect(Math.abs(after - before), name).toBeLessThan(3);

  const place = () => box.getByText(/Message 51\./).evaluate((it) => it.getBoundingClientRect().top);
  const stood = await place();
  await say(company, id, 'Something new');
  await expect(box.getByText('Something new')).toBeAttached();
  expect(Math.abs((await place()) - stood)).toBeLessThan(3);
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(box.getByText('Something new')).toBeInViewport();
  await expect(page.getByRole('button', { name: /Jump to newest|New messages/ })).toHaveCount(0);
});

test('people can only start conversations they are allowed to have', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 40[34]/);
  const { company, student, initiativeId } = await createPair('Careful Cakes', 'Accepted Ada');
  const [pending, rejected, gone] = await Promise.all(
    ['Pending Pia', 'Rejected Rex', 'Withdrawn Wim'].map((name) => createStudent(name)),
  );
  await apply(pending!, company, initiativeId);
  await apply(rejected!, company, initiativeId, 'rejection');
  const withdrawn = await apply(gone!, company, initiativeId);
  await gone!.api('POST /api/applications/:id/withdrawal', { params: { id: withdrawn } });

  await signIn(page, company, '/company-inbox?compose=contacts');
  await expect(page.getByRole('row')).toHaveText([/Name/, /Rejected Rex/, /Accepted Ada/]);
  for (const one of [pending!, gone!]) {
    await page.goto(`/company-inbox?to=${one.id}&about=${initiativeId}`);
    await expect(page.getByText("You can't message them yet")).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  }
  await page.goto(`/company-inbox?to=${rejected!.id}&about=${initiativeId}`);
  const form = page.getByRole('dialog', { name: 'New Message to Rejected Rex' });
  await form.getByLabel('Subject').press('Enter');
  await expect(form.getByText('Please fill in both subject and message content.')).toBeVisible();
  await form.getByLabel('Message').fill('x'.repeat(5_001));
  await expect(form.getByText('Use at most 5000 characters.')).toBeVisible();

  const { id: companyId } = (await company.api('GET /api/company/profile')) as { id: string };
  for (const one of [pending!, rejected!, gone!]) {
    const { page: theirs, context } = await elsewhere(browser, baseURL!, one);
    await theirs.goto('/inbox?compose=contacts');
    await expect(theirs.getByText("You haven't been accepted to any initiatives yet.")).toBeVisible();
    await theirs.goto(`/inbox?to=${companyId}&about=${initiativeId}`);
    await expect(theirs.getByText("You can't message them yet")).toBeVisible();
    await context.close();
  }
  // A question about what one works on goes straight to the company.
  const { page: ada, context } = await elsewhere(browser, baseURL!, student);
  await ada.goto(`/inbox?to=${companyId}&about=${initiativeId}`);
  await expect(ada.getByRole('dialog', { name: 'New Message to Careful Cakes' })).toBeVisible();
  await context.close();

  // On a phone the toast about a failure doesn't cover the button that tries again.
  await page.setViewportSize({ width: 390, height: 844 });
  await form.getByLabel('Message').fill('Thank you for applying.');
  await page.route('**/api/messages', (route) => route.fulfill({ status: 403, body: '' }), { times: 1 });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent to Rejected Rex', { exact: true })).toBeVisible();
});

test('on a phone the list and a conversation are separate pages that survive a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { company, open } = await createPair('Pocket Press', 'Una Small');
  const { conversation_id: id } = await open('Can you read this on a phone?');
  await signIn(page, company, '/company-inbox?unread=true');
  await expect(page.getByRole('heading', { name: 'No conversations match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await row(page, 'Una Small').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`thread=${id}`));
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeHidden();
  await page.reload();
  await expect(spoken(page)).toHaveText([/Can you read this on a phone/]);
  await expect(page.getByRole('button', { name: 'Reply' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Back to Inbox' }).click();
  await expect(row(page, 'Una Small')).toBeVisible();
});

test('the email about a message opens it after signing in, and unsubscribes without signing in', async ({
  page,
  context,
}) => {
  test.slow();
  const { company, student, open } = await createPair('Mail Mill', 'Olive Oyelaran');
  const { id, conversation_id } = await open('You have mail');
  const mail = await messageEmailTo(student);
  expect(mail.text).toContain('You have mail');
  // By now it is far up in the thread.
  for (let n = 2; n <= 40; n++) await say(n % 2 ? company : student, conversation_id, `Message ${n}.`);

  await page.setContent(mail.html);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Read and reply' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/student\/auth\?returnTo=/);
  await fillIn(tab, { email: student.email, password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await expect(tab).toHaveURL(`/inbox?thread=${conversation_id}&message=${id}`);
  await expect(tab.locator(`[data-message="${id}"]`)).toContainText('You have mail');
  await expect(tab.locator(`[data-message="${id}"]`)).toBeInViewport();
  await logOut(tab);

  const wanted = async () => {
    const { mail: all, events } = await student.api('GET /api/notifications/preferences');
    return { all, message: events.find(({ kind }) => kind === 'message_received')!.mail };
  };
  // As a mail program does it: no cookie, no script, one POST.
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(await oneClickOf(mail), { method: 'POST', body: form })).status).toBe(204);
  expect(await wanted()).toEqual({ all: true, message: false });

  await student.api('PATCH /api/notifications/preferences', {
    body: { events: [{ kind: 'message_received', mail: true }] },
  });
  await page.getByRole('link', { name: 'Unsubscribe from these emails' }).click();
  const stop = page.getByRole('button', { name: 'Stop emails about “New messages”' });
  await expect(stop).toBeVisible();
  expect(await wanted()).toEqual({ all: true, message: true });
  await stop.click();
  await expect(page.getByText("You won't get emails about “New messages” anymore")).toBeVisible();
  expect(await wanted()).toEqual({ all: true, message: false });
  await page.reload();
  await page.getByRole('button', { name: 'Stop all emails' }).click();
  await expect(page.getByText(/You won't get emails from us anymore/)).toBeVisible();
  expect((await wanted()).all).toBe(false);
});
