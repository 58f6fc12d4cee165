// questline mail test, dead and retry.
import { randomUUID } from 'node:crypto';
import { productName } from '@questline/contract';
import { listDeadEmails, retryDeadEmail } from '@questline/db/administrator.ts';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { countWaiting, listRetrying } from '../../platform/email/email-log.ts';
import { createEmailSender, EmailFailure } from '../../platform/email/email-sender.ts';
import { accountId } from '../account-id.ts';
import { command, CommandError } from '../command.ts';
import { adminUrlOf, settingsFor } from '../environment.ts';
import { table } from '../table.ts';

const listMax = 100;

async function readQueue(workerUrl: string) {
  const database = openDatabase(workerUrl, { connections: 1 });
  try {
    const db = database.as(worker);
    const { waiting, later } = await db.one(countWaiting());
    return { retrying: await db.many(listRetrying(listMax)), waiting, later };
  } finally {
    await database.close();
  }
}

/** Whether it is sent again. An email whose link has expired isn't. */
async function retry(adminUrl: string, id: string): Promise<boolean> {
  try {
    await retryDeadEmail(adminUrl, id);
    return true;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'QL000' && message === 'conflict') return false;
    throw error;
  }
}

export const mailCommands = {
  'mail test': command({
    summary: 'Send a test email',
    options: { to: { value: '<email>', about: 'Who gets it', required: true } },
    async run({ values, environment }) {
      const settings = settingsFor(environment, 'SMTP_URL', 'EMAIL_FROM', 'ORIGIN');
      const sender = createEmailSender({ smtpUrl: settings.SMTP_URL, from: settings.EMAIL_FROM });
      const text = `This is a test email from ${settings.ORIGIN}. If you can read it, emails work.`;
      const messageId = `<${randomUUID()}@${sender.domain}>`;
      try {
        const subject = `Test email from ${productName}`;
        await sender.send({ messageId, to: values.to, subject, text, html: `<p>${text}</p>` });
      } catch (error) {
        if (!(error instanceof EmailFailure)) throw error;
        throw new CommandError(
          `The email server didn't take the email (${error.message}). Run questline doctor.`,
        );
      } finally {
        sender.close();
      }
      return { text: 'The email server took the email. Check the inbox.', data: { message_id: messageId } };
    },
  }),
  'mail dead': command({
    summary: 'List emails that could not be delivered or are being retried; exits with 1 if there are any',
    details: `One row for each recipient, newest first, at most ${listMax}. The addresses are at /desk/emails.`,
    async run({ environment }) {
      const { WORKER_DATABASE_URL } = settingsFor(environment, 'WORKER_DATABASE_URL');
      const dead = await listDeadEmails(adminUrlOf(environment), listMax);
      const { retrying, waiting, later } = await readQueue(WORKER_DATABASE_URL);
      const text = [
        dead.length ? `Failed for good:\n${table(dead)}` : 'No email has failed for good.',
        retrying.length ? `Failed so far and being retried:\n${table(retrying)}` : [],
        `Waiting to be sent: ${waiting}. Scheduled for later: ${later}.`,
      ];
      return {
        text: text.flat().join('\n\n'),
        data: { dead, retrying, waiting, later },
        hasProblems: dead.length + retrying.length > 0,
      };
    },
  }),
  'mail retry': command({
    summary: 'Send emails again that could not be delivered',
    args: ['[id]'],
    details:
      "An id is from `questline mail dead`. Emails whose link has expired aren't sent: people can request a new one.",
    options: { all: { about: 'All of them' } },
    async run({ args, values, environment }) {
      if ((args[0] === undefined) !== values.all)
        throw new CommandError('Name an id from `questline mail dead`, or use --all.', 'usage');
      const adminUrl = adminUrlOf(environment);
      const ids = values.all
        ? (await listDeadEmails(adminUrl, listMax)).map(({ id }) => id)
        : [accountId(args[0]!)];
      let sent = 0;
      for (const id of ids) if (await retry(adminUrl, id)) sent++;
      const expired = ids.length - sent;
      const text = `Sent again: ${sent}.${expired ? ` Not sent, because their links have expired: ${expired}.` : ''}`;
      return { text, data: { sent, expired }, hasProblems: expired > 0 };
    },
  }),
};
