import { canSendAgain, type ListedFailure, type OpenedFailure } from '@questline/contract';
import type { ListedRow, OpenedRow } from './desk-emails.queries.ts';

export const viewListed = (row: ListedRow): ListedFailure => ({
  id: row.id,
  recipient_of: row.recipient_of,
  masked: row.masked,
  kind: row.kind,
  status: row.status,
  attempts: row.attempts,
  last_error: row.last_error,
  emails: row.emails,
  failed_at: row.failed_at,
});

export const viewOpened = (row: OpenedRow): OpenedFailure => ({
  ...row,
  newest: row.newest.map((email) => ({
    ...email,
    // JSON of PostgreSQL has an offset instead of a Z.
    finished_at: email.finished_at && new Date(email.finished_at).toISOString(),
  })),
  can: {
    decide: row.closed_at === null,
    resend:
      row.closed_at === null &&
      row.newest.some(
        ({ kind, status }) => (status === 'refused' || status === 'dead') && canSendAgain(kind),
      ),
    read_recipient: row.masked !== null,
  },
});
