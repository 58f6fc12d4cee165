// The emails that the environment received.
import { expect } from '@playwright/test';
import pg from 'pg';

type Mail = {
  id: string;
  headers: Record<string, string>;
  to: { address: string }[];
  subject: string;
  text: string;
  html: string;
};

export async function emailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${process.env['JOURNEY_EMAILS']}/api/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to.some((one) => one.address === address));
}

/** Waits for the link in the newest email to somebody. */
export async function linkFor(address: string, page: '/verify-email' | '/reset-password'): Promise<string> {
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
export async function messageEmailTo({ id, email }: { id: string; email: string }): Promise<Mail> {
  const database = new pg.Client({ connectionString: process.env['JOURNEY_DATABASE'] });
  await database.connect();
  const hasten = `update pgboss.job set start_after = now() where name = 'mail' and state = 'created'
    and id in (select id from mail_rounds where user_id = $1 and kind = 'message-notification')`;
  await expect.poll(async () => (await database.query(hasten, [id])).rowCount).toBe(1);
  await database.end();
  const mails = async () =>
    (await emailsTo(email)).filter(({ subject }) => subject.startsWith('New message from'));
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  return (await mails())[0]!;
}

/** The one-click unsubscribe address in the headers of an email. */
export async function oneClickOf({ id }: Mail): Promise<string> {
  const response = await fetch(`${process.env['JOURNEY_EMAILS']}/api/email/${id}/source`);
  const head = await response.text();
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  return /^List-Unsubscribe: <(\S+)>\r?$/m.exec(head)![1]!;
}
