// The email that a student gets in the morning instead of all that were due at night.
import { nameOf } from '@questline/contract';
import { morningSummary } from '@questline/emails';
import type { Statements } from '../../platform/database/db.ts';
import type { ComposedEmail, Composer, Composers } from '../../platform/email/email-delivery.ts';
import { takeDigest } from '../../platform/email/email-digests.ts';
import { listHeld } from '../../platform/email/hold-email.ts';
import { findStudentByEmail } from './notifications.emails.queries.ts';

export const morningSummaryKind = 'morning-summary';

/** Writes each held email again, which leaves out what the student has read or turned off since then. A single one is sent
 *  as it is. */
export const morningSummaryEmail =
  (composers: Composers, site: string): Composer =>
  async (id, db) => {
    const digest = await takeDigest(db, id);
    if (!digest) return undefined;
    const emails = await composeHeld(composers, digest.subjects, db);
    const [first] = emails;
    const count = digest.count - (digest.subjects.length - emails.length);
    const student = first && (await db.maybe(findStudentByEmail(first.to)));
    if (count < 2 || !student) return first;
    // Guardians' decisions are always sent, so emails about them have no link to unsubscribe.
    const stoppable = emails.find(({ unsubscribeUrl }) => unsubscribeUrl);
    const summary = await morningSummary({
      studentName: nameOf('user', student.full_name),
      items: emails.map(({ subject }) => subject),
      count,
      link: `${site}/feed`,
      stopLink: stoppable?.stopLink,
      site,
    });
    const stop = stoppable && { unsubscribeUrl: `${stoppable.unsubscribeUrl}&all=true` };
    return { to: first.to, ...summary, ...stop };
  };

async function composeHeld(composers: Composers, ids: string[], db: Statements) {
  // Two emails about the same conversation have the same subject, and both are about all unread messages.
  const bySubject = new Map<string, ComposedEmail>();
  for (const { kind, subject_id } of await db.many(listHeld(ids))) {
    const email = await composers[kind]?.(subject_id, db);
    if (email) bySubject.set(email.subject, email);
  }
  return [...bySubject.values()];
}
