// The email about a new message.
import { messageEmailTo, oneClickOf } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createPair, say } from '../../support/messages.ts';
import { fillIn, logOut, password } from '../../support/people.ts';

test('the email about a message opens it after signing in, and unsubscribes without signing in', async ({
  page,
  context,
}) => {
  test.slow();
  const { company, student, open } = await createPair('Mail Mill', 'Olive Oyelaran');
  const { id, conversation_id } = await open('Hello from the mill');
  const email = await messageEmailTo(student);
  // Emails to students don't quote companies.
  expect(email.text).not.toContain('Hello from the mill');
  // Enough replies to scroll it out of view.
  for (let n = 2; n <= 40; n++) await say(n % 2 ? company : student, conversation_id, `Message ${n}.`);

  await page.setContent(email.html);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Read and reply' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/student\/auth\?returnTo=/);
  await fillIn(tab, { email: student.email, password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await expect(tab).toHaveURL(`/inbox?thread=${conversation_id}&message=${id}`);
  await expect(tab.locator(`[data-message="${id}"]`)).toContainText('Hello from the mill');
  await expect(tab.locator(`[data-message="${id}"]`)).toBeInViewport();
  await logOut(tab);

  const wanted = async () => {
    const { mail: all, events } = await student.api('GET /api/notifications/preferences');
    return { all, message: events.find(({ kind }) => kind === 'message_received')!.mail };
  };
  // As an email program does it: one POST, without cookies or scripts.
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(await oneClickOf(email), { method: 'POST', body: form })).status).toBe(204);
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
