// Queries about companies and people, for app_desk. Each is one function, which checks the operator and records what it
// does.
import type { AccountKind, DeclineReason, DeskReason, OpenedAccount } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement, type Row } from '../../../platform/database/db.ts';

type Claimed = { claimed_by: string | null; operator: string | null };
export type ListedReviewRow = Claimed &
  Pick<Row<'company_reviews'>, 'id' | 'company_name' | 'country' | 'created_at'> & {
    visible_name: string | null;
    is_change: boolean;
  };
export type OpenedReviewRow = ListedReviewRow &
  Pick<
    Row<'company_reviews'>,
    'company_id' | 'website' | 'legal_name' | 'registration_number' | 'contact_role' | 'status'
  > & {
    person: string | null;
    visible_website: string | null;
    mission: string | null;
    description: string | null;
    email_domain: string | null;
    company_since: string;
    open_initiatives: number;
    similar_names: { company_name: string; listed: boolean }[];
    declined_before: number;
    reports: number;
  };

export const listOpenReviews = () =>
  statement(sql<ListedReviewRow>`select * from keeper.list_company_reviews()`);

export const openReview = (id: string) =>
  statement(sql<OpenedReviewRow>`select * from keeper.open_company_review(${id})`);

export const releaseReview = (id: string) =>
  query.selectNoFrom(sql`keeper.release_company_review(${id})`.as('released'));

export const decideReview = (id: string, declined: DeclineReason | null, note: string | null) =>
  query.selectNoFrom(sql`keeper.decide_company_review(${id}, ${declined}, ${note})`.as('decided'));

type Why = { reason: DeskReason; note: string | null };
export type FoundRow = {
  kind: 'company' | 'student';
  id: string;
  name: string | null;
  company_name: string | null;
  is_company: boolean;
  suspended: boolean;
};

export const findAccounts = (term: string, { reason, note }: Why) =>
  statement(sql<FoundRow>`select * from keeper.find_accounts(${term}, ${reason}, ${note})`);

export type CorrectionRow = Omit<NonNullable<OpenedAccount['correction']>, 'can'> & { requested_by: string };
export type AccountRow = Omit<OpenedAccount, 'correction'> & { correction: CorrectionRow | null };

export const openAccount = (kind: AccountKind, id: string, { reason, note }: Why) =>
  statement(sql<AccountRow>`select * from keeper.open_account(${kind}, ${id}, ${reason}, ${note})`);

type Suspension = Why & { kind: AccountKind; id: string; suspended: boolean };
export const changeAccess = (sessionId: string, { kind, id, suspended, reason, note }: Suspension) =>
  query.selectNoFrom(
    sql`keeper.change_access(${sessionId}, ${kind}, ${id}, ${suspended}, ${reason}, ${note})`.as('changed'),
  );
