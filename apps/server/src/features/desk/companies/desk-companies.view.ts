import type { FoundAccount, ListedReview, OpenedAccount, OpenedReview } from '@questline/contract';
import type { Operator } from '../../../platform/actor.ts';
import { viewClaim } from '../reports/desk-reports.view.ts';
import { signalsOf } from './company-signals.ts';
import type {
  AccountRow,
  CorrectionRow,
  FoundRow,
  ListedReviewRow,
  OpenedReviewRow,
} from './desk-companies.queries.ts';

type Claimed = { claimed_by: string | null; operator: string | null };

function withClaim<Row extends Claimed>({ claimed_by, operator, ...row }: Row, actor: Operator) {
  return { ...row, claim: viewClaim({ claimed_by, operator }, actor) };
}

export const viewListedReview = (row: ListedReviewRow, actor: Operator): ListedReview =>
  withClaim(row, actor);

export function viewOpenedReview(row: OpenedReviewRow, actor: Operator, now: Date): OpenedReview {
  const { status, ...review } = withClaim(row, actor);
  return {
    ...review,
    signals: signalsOf(row, now),
    decided: status === 'in_review' ? null : status,
    can: { decide: status === 'in_review' && row.claimed_by === actor.id },
  };
}

/** PostgreSQL writes times in JSON with an offset instead of Z. */
const inUtc = <Row extends { created_at: string }>(row: Row): Row => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
});

const viewCorrection = ({ requested_by, ...correction }: CorrectionRow, { id, role }: Operator) => ({
  ...inUtc(correction),
  can: { approve: correction.status === 'requested' && role === 'lead' && requested_by !== id },
});

export const viewAccount = (account: AccountRow, actor: Operator): OpenedAccount => ({
  ...account,
  correction: account.correction && viewCorrection(account.correction, actor),
  reports: account.reports.map(inUtc),
  log: account.log.map(inUtc),
});

export const viewFound = ({ kind, company_name, ...row }: FoundRow): FoundAccount => ({
  ...row,
  kind: row.is_company ? 'company' : 'person',
  of: row.is_company ? null : kind === 'student' ? 'Student' : (company_name ?? 'No company'),
});
