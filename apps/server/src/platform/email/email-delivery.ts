// One attempt to send one email. All its content is read and rendered now, so jobs carry only ids and no secret is
// stored anywhere. A crash after the server accepted the email sends it again with the same Message-ID.
import { createHmac, hkdfSync } from 'node:crypto';
import type { Db, Statements } from '../database/db.ts';
import { recordEvent } from '../jobs/events.ts';
import type { Log } from '../telemetry/log.ts';
import { startAttempt, noteFailure, settle } from './email-log.ts';
import { EmailFailure, type EmailSender, type OutgoingEmail } from './email-sender.ts';

export type ComposedEmail = Omit<OutgoingEmail, 'messageId'> & {
  /** The page where people unsubscribe, for emails that include this one. */
  stopLink?: string;
};
/** Undefined if the recipient is gone or the reason no longer applies. */
export type Composer = (subjectId: string, db: Statements) => Promise<ComposedEmail | undefined>;
export type Composers = Readonly<Record<string, Composer>>;

export type EmailOutcome = 'sent' | 'refused' | 'dropped' | 'held' | 'failed' | 'dead';
/** The data of an email's job. */
export type EmailJob = { mail: string; kind: string; subject: string };

type Options = {
  db: Db;
  emailSender: EmailSender;
  composers: Composers;
  /** Whether the email is held instead of sent now (hold-email.ts). */
  hold?: ((job: EmailJob, to: string) => Promise<boolean>) | undefined;
  /** Keys the fingerprints of recipients in the delivery log. */
  secret: string;
  count: (outcome: EmailOutcome, kind: string) => void;
  log: Log;
};

export function createDelivery({ db, emailSender, composers, hold, secret, count, log }: Options) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mail recipients', 32));
  const fingerprint = (address: string) =>
    createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);

  async function refuse({ mail, kind }: EmailJob, failure: Parameters<typeof noteFailure>[1]) {
    await db.tx(async (tx) => {
      await tx.run(noteFailure(mail, failure));
      await tx.run(settle(mail, 'refused'));
      await tx.run(recordEvent('mail.refused', mail, null));
    });
    count('refused', kind);
    log.warn({ mail, kind, reason: failure.error }, 'email rejected permanently');
  }

  async function attempt(job: EmailJob): Promise<void> {
    const { mail, kind, subject } = job;
    const compose = composers[kind];
    if (!compose) throw new EmailFailure('unknown kind', false);
    const messageId = `<${mail}@${emailSender.domain}>`;
    const { status } = await db.one(
      startAttempt({ id: mail, kind, subject_id: subject, message_id: messageId }),
    );
    if (status !== 'queued') return;
    const composed = await compose(subject, db);
    if (!composed) {
      await db.run(settle(mail, 'dropped'));
      return count('dropped', kind);
    }
    if (await hold?.(job, composed.to)) return count('held', kind);
    const recipient = fingerprint(composed.to);
    try {
      await emailSender.send({ ...composed, messageId });
    } catch (error) {
      if (!(error instanceof EmailFailure)) throw error;
      const failure = { fingerprint: recipient, error: error.message, to: composed.to };
      if (error.permanent) return refuse(job, failure);
      await db.run(noteFailure(mail, failure));
      throw error;
    }
    await db.run(settle(mail, 'sent', { recipient }));
    count('sent', kind);
  }

  return {
    /** Throws to trigger a retry; the error contains no personal data. */
    async deliver(job: EmailJob): Promise<void> {
      await attempt(job).catch((error: unknown) => {
        count('failed', job.kind);
        const known = error instanceof EmailFailure;
        log[known ? 'warn' : 'error'](
          { mail: job.mail, kind: job.kind, ...(known ? { reason: error.message } : { err: error }) },
          'email not sent, will retry',
        );
        throw new Error(known ? error.message : 'unexpected');
      });
    },
    /** After the last attempt. */
    async giveUp({ mail, kind }: EmailJob): Promise<void> {
      const dead = await db.maybe(settle(mail, 'dead'));
      if (!dead) return;
      count('dead', kind);
      log.error({ mail, kind, reason: dead.last_error, attempts: dead.attempts }, 'email failed, giving up');
    },
  };
}
