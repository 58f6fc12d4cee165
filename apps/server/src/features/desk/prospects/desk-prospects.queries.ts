// Queries about waitlist entries and inquiries. For app_desk, each is one function, which checks the operator and records
// what it does.
import {
  limits,
  type DeskReason,
  type ExportedProspect,
  type ListedProspect,
  type OpenedProspect,
  type ProspectFilter,
  type UserType,
} from '@questline/contract';
import { sql, type RawBuilder } from 'kysely';
import { query, statement } from '../../../platform/database/db.ts';

export const countNew = () =>
  statement(sql<{ waitlist: number; inquiry: number }>`select * from keeper.count_new_prospects()`);

type Page = ProspectFilter & { after: string | null };

export const listProspects = ({ kind, status, term, oldest_first, after }: Page) =>
  statement(sql<ListedProspect>`
    select * from keeper.list_prospects(${kind}, ${status}, ${term}, ${oldest_first}, ${after}, ${limits.pageSize})`);

type Why = { reason: DeskReason; note: string | null };
export type ExportedRow = ExportedProspect & { id: string };

export const exportProspects = ({ kind, status, term, oldest_first, after, reason, note }: Page & Why) =>
  statement(sql<ExportedRow>`
    select * from keeper.export_prospects(${kind}, ${status}, ${term}, ${oldest_first}, ${after},
      ${limits.prospectExportPage}, ${reason}, ${note})`);

/** Everything about one, as JSON: the functions that change it return it, too. */
export type DetailsRow = Omit<OpenedProspect, 'can'>;
const details = (call: RawBuilder<DetailsRow>) => query.selectNoFrom(call.as('details'));

export const openProspect = (id: string) => details(sql`keeper.open_prospect(${id})`);
export const addNote = (id: string, text: string) => details(sql`keeper.add_prospect_note(${id}, ${text})`);
export const inviteProspect = (id: string, as: UserType) =>
  details(sql`keeper.invite_prospect(${id}, ${as})`);
export const cancelInvitation = (id: string) => details(sql`keeper.cancel_prospect_invitation(${id})`);
export const closeProspect = (id: string, closed: boolean) =>
  details(sql`keeper.close_prospect(${id}, ${closed})`);

/** For the worker. Returns nothing if the invitation was canceled, or the person has signed up. */
export const findInvited = (id: string) =>
  query
    .selectFrom('prospects')
    .select(['id', 'kind', 'email', 'invited_as', 'invited_at', 'version'])
    .where('id', '=', id)
    .where('status', '=', 'invited');
