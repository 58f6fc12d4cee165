// Emails of the test data that couldn't be delivered.
import { randomUUID } from 'node:crypto';
import type { People } from './accounts.ts';
import { daysFromNow, type Insert } from './insert.ts';

type Others = { event: string; waitlistEntry: string; inquiry: string; guardian: string; operator: string };

export async function buildFailedEmails(
  insert: Insert,
  { owner, otherStudent, invitation }: People,
  { event, waitlistEntry, inquiry, guardian, operator }: Others,
) {
  const failure = (row: Record<string, unknown>) =>
    insert('mail_failures', {
      recipient: randomUUID(),
      kind: 'verify-email',
      subject_id: owner,
      status: 'refused',
      attempts: 1,
      last_error: '550',
      ...row,
    });
  await insert('email_days', { day: '2026-01-01', outcome: 'sent', part: 0, count: 3 });
  await insert('processes', { id: randomUUID(), kind: 'api', version: '0.1.0' });
  await insert('backups', { bytes: 1 });
  const ofPerson = { recipient_of: 'person', person_id: owner };
  const failedEmail = await failure({ ...ofPerson, recipient: 'owner' });
  const delivery = (row: Record<string, unknown>) =>
    insert('mail_deliveries', {
      // The log is partitioned by the time in the id.
      id: event.slice(0, 24) + randomUUID().slice(-12),
      kind: 'verify-email',
      subject_id: owner,
      message_id: '<2@example.org>',
      attempts: 1,
      ...row,
    });
  const closed = { decision: 'handled', closed_by: operator, closed_at: new Date() };
  const expired = await failure({ recipient_of: 'person', person_id: otherStudent, kind: 'reset-password' });
  await delivery({ kind: 'reset-password', status: 'dead', failure_id: expired });
  return {
    /** To the owner of the test data, with one email. */
    failedEmail,
    failedDelivery: await delivery({ status: 'refused', failure_id: failedEmail, recipient: 'owner' }),
    /** Not sent yet. */
    queuedDelivery: await delivery({ recipient: 'owner' }),
    /** Its only email has a link that has expired. */
    expiredFailure: expired,
    waitlistFailure: await failure({ recipient_of: 'waitlist', subject_id: waitlistEntry }),
    inquiryFailure: await failure({ recipient_of: 'inquiry', subject_id: inquiry }),
    invitationFailure: await failure({ recipient_of: 'invitation', subject_id: invitation }),
    guardianFailure: await failure({ recipient_of: 'guardian', subject_id: guardian }),
    closedFailure: await failure({ ...ofPerson, ...closed, recipient: 'owner' }),
    keptFailure: await failure({ failed_at: daysFromNow(-89) }),
    oldFailure: await failure({ failed_at: daysFromNow(-91) }),
  };
}
