import type { KeptFile, ListedReport, MessageAround, OpenedReport } from '@questline/contract';
import type { Operator } from '../../../platform/actor.ts';
import type { AroundRow, ListedRow, OpenedRow } from './desk-reports.queries.ts';
import { reportFileUrl } from './report-file.routes.ts';

type Claimed = { claimed_by: string | null; operator: string | null };

export const viewClaim = ({ claimed_by, operator }: Claimed, { id }: Operator) =>
  claimed_by === null ? null : { name: operator ?? 'Operator', you: claimed_by === id };

export const viewListed = ({ claimed_by, operator, ...row }: ListedRow, actor: Operator): ListedReport => ({
  ...row,
  claim: viewClaim({ claimed_by, operator }, actor),
});

const nameIn = (snapshot: OpenedReport['snapshot'], key: string) => {
  const name = snapshot[key];
  return typeof name === 'string' ? name : null;
};

/** Where a snapshot names files. */
const fileKeys = ['file_id', 'logo', 'banner', 'photo'];

export function viewOpened(row: OpenedRow, actor: Operator): OpenedReport {
  const { claimed_by, operator, reporter, reporter_type, earlier, earlier_with_action, ...shown } = row;
  const mine = claimed_by === actor.id && row.status !== 'closed';
  return {
    ...shown,
    account: nameIn(row.snapshot, 'account'),
    person: nameIn(row.snapshot, 'person'),
    claim: viewClaim({ claimed_by, operator }, actor),
    reporter: { name: reporter, type: reporter_type },
    earlier: { count: earlier, with_action: earlier_with_action },
    can: {
      decide: mine,
      read_conversation: mine && nameIn(row.snapshot, 'conversation_id') !== null,
      open_files:
        (mine || (row.status === 'closed' && actor.role === 'lead')) &&
        fileKeys.some((key) => nameIn(row.snapshot, key) !== null),
    },
  };
}

export const viewKept = (reportId: string, file: Omit<KeptFile, 'url'>): KeptFile => ({
  ...file,
  url: reportFileUrl(reportId, file.id),
});

export const viewAround = ({ id, by_student, person, content, created_at }: AroundRow): MessageAround => ({
  id,
  by: by_student ? 'student' : 'company',
  person,
  text: content,
  written_at: created_at,
});
