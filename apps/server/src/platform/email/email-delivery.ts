// One try to bring one mail out. Everything in it is read and made now, so that jobs carry ids only and nothing
// secret waits anywhere. A crash after the server took the mail sends it again, under the same Message-ID.
import { createHmac, hkdfSync } from 'node:crypto';
import type { Db, Statements } from '../database/db.ts';
import { recordEvent } from '../jobs/events.ts';
import type { Log } from '../telemetry/log.ts';
import { beginTry, noteFailure, settle } from './email-log.ts';
import { EmailFailure, type EmailSender, type OutgoingEmail } from './email-sender.ts';

export type ComposedEmail = Omit<OutgoingEmail, 'messageId'>;
/** Nothing means that there is nobody to write to any more, or no reason. */
export type Composer = (subjectId: string, db: Statements) => Promise<ComposedEmail | undefined>;
export type Composers = Readonly<Record<string, Composer>>;

export type EmailOutcome = 'sent' | 'refused' | 'dropped' | 'failed' | 'dead';
/** What a mail's job says about it. */
export type EmailTicket = { mail: string; kind: string; subject: string };

type Options = {
  db: Db;
  emailSender: EmailSender;
  composers: Composers;
  /** Keys the fingerprints of recipients in the delivery log. */
  secret: string;
  count: (outcome: EmailOutcome, kind: string) => void;
  log: Log;
};

export function createDelivery({ db, emailSender, composers, secret, count, log }: Options) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mail recipients', 32));
  const fingerprint = (address: string) =>
    createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);

  async function refuse({ mail, kind }: EmailTicket, recipient: string, last_error: string) {
    await db.tx(async (tx) => {
      await tx.run(settle(mail, 'refused', { recipient, last_error }));
      await tx.run(recordEvent('mail.refused', mail, null));
    });
    count('refused', kind);
    log.warn({ mail, kind, reason: last_error }, 'a mail was refused for good');
  }

  async function tryOnce(ticket: EmailTicket): Promise<void> {
    const { mail, kind, subject } = ticket;
    const compose = composers[kind];
    if (!compose) throw new EmailFailure('unknown kind', false);
    const messageId = `<${mail}@${emailSender.domain}>`;
    const { status } = await db.one(beginTry({ id: mail, kind, subject_id: subject, message_id: messageId }));
    if (status !== 'queued') return;
    const composed = await compose(subject, db);
    if (!composed) {
      await db.run(settle(mail, 'dropped'));
      return count('dropped', kind);
    }
    const recipient = fingerprint(composed.to);
    try {
      await emailSender.send({ ...composed, messageId });
    } catch (error) {
      if (!(error instanceof EmailFailure)) throw error;
      if (error.permanent) return refuse(ticket, recipient, error.message);
      await db.run(noteFailure(mail, recipient, error.message));
      throw error;
    }
    await db.run(settle(mail, 'sent', { recipient }));
    count('sent', kind);
  }

  return {
    /** Throws for another try; what it throws names nobody. */
    async deliver(ticket: EmailTicket): Promise<void> {
      await tryOnce(ticket).catch((error: unknown) => {
        count('failed', ticket.kind);
        const known = error instanceof EmailFailure;
        log[known ? 'warn' : 'error'](
          { mail: ticket.mail, kind: ticket.kind, ...(known ? { reason: error.message } : { err: error }) },
          'a mail could not be sent yet',
        );
        throw new Error(known ? error.message : 'unexpected');
      });
    },
    /** After the last try. */
    async giveUp({ mail, kind }: EmailTicket): Promise<void> {
      const dead = await db.maybe(settle(mail, 'dead'));
      if (!dead) return;
      count('dead', kind);
      log.error({ mail, kind, reason: dead.last_error, attempts: dead.attempts }, 'a mail was given up');
    },
  };
}
