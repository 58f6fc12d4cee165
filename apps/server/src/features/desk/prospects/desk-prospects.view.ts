import { limits, type ExportedProspect, type OpenedProspect } from '@questline/contract';
import type { DetailsRow, ExportedRow } from './desk-prospects.queries.ts';

/** PostgreSQL writes times in JSON with an offset instead of Z. */
const inUtc = (time: string) => new Date(time).toISOString();
const withUtc = <Row extends { created_at: string }>(row: Row): Row => ({
  ...row,
  created_at: inUtc(row.created_at),
});

export function viewOpened(row: DetailsRow, now: Date): OpenedProspect {
  const { status, invited_at, joined_at } = row;
  const next = invited_at && new Date(Date.parse(invited_at) + limits.signUpInvitationMinutes * 60_000);
  return {
    ...withUtc(row),
    invited_at: invited_at && inUtc(invited_at),
    joined_at: joined_at && inUtc(joined_at),
    notes: row.notes.map(withUtc),
    log: row.log.map(withUtc),
    can: {
      invite: status === 'new' || status === 'invited',
      invite_after: next && next > now ? next.toISOString() : null,
      cancel: status === 'invited',
      close: status === 'new' || status === 'invited',
      reopen: status === 'closed',
    },
  };
}

/** The id is only where the next page begins. */
export function viewExported(row: ExportedRow): ExportedProspect {
  const { id: _, ...shown } = row;
  return shown;
}
