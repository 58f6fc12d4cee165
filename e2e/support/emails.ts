// The emails that the environment received.
import { expect } from '@playwright/test';
import pg from 'pg';

type Email = {
  id: string;
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
};

export async function emailsTo(address: string): Promise<Email[]> {
  // Filtered by the email server: all emails of many runs would be megabytes.
  const query = new URLSearchParams({ 'to.address': address }).toString();
  const response = await fetch(`${process.env['JOURNEY_EMAILS']}/api/email?${query}`);
  return (await response.json()) as Email[];
}

/** Waits for the link in the newest email to this address. */
export async function linkFor(
  address: string,
  page: '/verify-email' | '/reset-password' | '/invitation' | '/guardian',
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const texts = (await emailsTo(address)).map(({ text, html }) => `${text} ${html}`);
    link = texts
      .map((text) => new RegExp(`http\\S+${page}\\?token=[\\w.~-]+`).exec(text)?.[0])
      .findLast(Boolean);
    expect(link).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return link!;
}

/** The email about an unread message. It's due after two minutes, so this moves its time to now. */
export async function messageEmailTo({ id, email }: { id: string; email: string }): Promise<Email> {
  const database = new pg.Client({ connectionString: process.env['JOURNEY_DATABASE'] });
  await database.connect();
  const makeDue = `update pgboss.job set start_after = now() where name = 'mail' and state = 'created'
    and id in (select id from mail_rounds where user_id = $1 and kind = 'message-notification')`;
  await expect.poll(async () => (await database.query(makeDue, [id])).rowCount).toBe(1);
  await database.end();
  const emails = async () =>
    (await emailsTo(email)).filter(({ subject }) => subject.startsWith('New message from'));
  await expect.poll(async () => (await emails()).length, { timeout: 20_000 }).toBe(1);
  return (await emails())[0]!;
}

/** The one-click unsubscribe URL in the headers of an email. */
export async function oneClickOf({ id }: Email): Promise<string> {
  const response = await fetch(`${process.env['JOURNEY_EMAILS']}/api/email/${id}/source`);
  const head = await response.text();
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  return /^List-Unsubscribe: <(\S+)>\r?$/m.exec(head)![1]!;
}
