// View of an initiative's page for the person reading it.
import type { InitiativePage } from '@questline/contract';
import type { Account } from '../../../platform/actor.ts';
import type { Row } from '../../../platform/database/db.ts';
import { viewFit, type Viewer } from '../../matching/matching.public.ts';
import { viewDetails, type OwnRow } from '../own/initiatives.own.view.ts';
import { canOnPage } from '../initiatives.rules.ts';

type Nullable<T> = { [Key in keyof T]: T[Key] | null };
export type PageRow = OwnRow &
  Pick<Row<'initiatives'>, 'deleted_at'> & {
    answers_in_minutes: number | null;
    answers_within_days: number;
    company_verified: boolean;
    bookmark_id: string | null;
    application_id: string | null;
    application_status: Row<'initiative_applications'>['status'] | null;
  } & Nullable<
    Pick<
      Row<'initiative_applications'>,
      | 'note'
      | 'decision_note'
      | 'applied_at'
      | 'answer_by'
      | 'decided_at'
      | 'accepted_at'
      | 'finished_at'
      | 'waiting_for_guardian'
      | 'unanswered_at'
    >
  >;

export function viewPage(row: PageRow, viewer: Viewer & { actor: Account }): Omit<InitiativePage, 'similar'> {
  const details = viewDetails(row);
  return {
    ...details,
    company: {
      ...details.company,
      answers_in_minutes: row.answers_in_minutes,
      answers_within_days: row.answers_within_days,
      verified: row.company_verified,
    },
    deleted_at: row.deleted_at,
    ...viewFit(row, viewer),
    bookmarked: row.bookmark_id !== null,
    application: row.application_id === null ? null : applicationOf(row, row.application_id),
    can: canOnPage({ ...row, closed: details.intake.closed }, viewer.actor),
  };
}

const applicationOf = (row: PageRow, id: string): InitiativePage['application'] => ({
  id,
  status: row.application_status!,
  note: row.note,
  decision_note: row.decision_note,
  waiting_for_guardian: row.waiting_for_guardian!,
  applied_at: row.applied_at!,
  answer_by: row.answer_by,
  decided_at: row.decided_at,
  accepted_at: row.accepted_at,
  finished_at: row.finished_at,
  unanswered: row.unanswered_at !== null,
});
