// Worker queries for emails about what operators decided.
import type { ReportReason } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';

export const findOpenReview = (companyId: string) =>
  query
    .selectFrom('company_reviews')
    .select('company_name')
    .where('company_id', '=', companyId)
    .where('status', '=', 'in_review')
    .limit(1);

/** The latest decision, and who gets an email about it: the person who submitted it. */
export const findDecision = (companyId: string) =>
  query
    .selectFrom('company_reviews as r')
    .innerJoin('users as u', 'u.id', 'r.person_id')
    .select(['r.company_name', 'r.status', 'r.reason', 'r.note', 'u.email'])
    .where('r.company_id', '=', companyId)
    .where('r.decided_at', 'is not', null)
    .where('r.status', '<>', 'replaced')
    .orderBy('r.id', 'desc')
    .limit(1);

/** Whom an email to a company goes to: one of its owners. */
export const findOwner = (companyId: string) =>
  query
    .selectFrom('members as m')
    .innerJoin('users as u', 'u.id', 'm.person_id')
    .innerJoin('company_profiles as c', 'c.id', 'm.company_id')
    .select(['u.email', 'c.company_name'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'owner')
    .where('m.left_at', 'is', null)
    .orderBy('m.person_id')
    .limit(1);

export const findTakedown = (initiativeId: string) =>
  query
    .selectFrom('initiatives as i')
    .innerJoin('members as m', 'm.company_id', 'i.company_id')
    .innerJoin('users as u', 'u.id', 'm.person_id')
    .select(['u.email', 'i.name as initiative_name'])
    .select(sql<ReportReason | null>`i.taken_down_for`.as('reason'))
    .where('i.id', '=', initiativeId)
    .where('m.role', '=', 'owner')
    .where('m.left_at', 'is', null)
    .orderBy('m.person_id')
    .limit(1);

/** Whether a person can sign in now. */
export const findAccess = (personId: string) =>
  query
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .leftJoin('members as m', (now) => now.onRef('m.person_id', '=', 'u.id').on('m.left_at', 'is', null))
    .leftJoin('company_profiles as c', 'c.id', 'm.company_id')
    .select(['u.email', 'p.user_type', 'p.suspended_at', 'c.company_name'])
    .select('c.suspended_at as company_suspended_at')
    .where('u.id', '=', personId);
