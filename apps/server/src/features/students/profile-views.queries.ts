// Who has seen a student's profile, from the record of access (db/policies/access-log.sql).
import type { DeskReason, ViewedPart } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

export const viewsPerPage = 20;

export type ProfileViewRow = {
  id: string;
  at: string;
  part: ViewedPart;
  reason: DeskReason | null;
  company_id: string | null;
  company_name: string | null;
  logo_url: string | null;
  person_name: string | null;
};

/** The signed-in student's, newest first. */
export const listProfileViews = preparedRead((before?: Param<string>) =>
  query
    .selectFrom(
      sql<ProfileViewRow>`keeper.profile_views(${before ?? null}::uuid, ${sql.lit(viewsPerPage)})`.as('v'),
    )
    .select(['v.id', 'v.at', 'v.part', 'v.reason', 'v.company_id', 'v.company_name', 'v.logo_url'])
    .select('v.person_name'),
);
