// Queries for the subjects of notifications, one per type for a whole page, limited to what the recipient may see.
import type { DeskAction, ReportReason, ReportSubject } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { companyName, companyOrFormerName, initiativeName } from '../../platform/database/kept-names.ts';

const among = (ids: string[]) => sql<string>`any (${ids}::uuid[])`;

const companyOrFormer = companyOrFormerName.as('company');
const company = companyName.as('company');
const initiative = initiativeName.as('initiative');

export const applicationsAmong = (ids: string[]) =>
  query
    .selectFrom('initiative_applications as a')
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'a.company_id').onRef('p.student_id', '=', 'a.student_id'),
    )
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select([
      'a.id',
      'a.initiative_id',
      initiative,
      'p.full_name as student',
      companyOrFormer,
      sql<boolean>`i.deleted_at is not null`.as('deleted'),
      sql<boolean>`a.accepted_at is not null`.as('accepted'),
    ])
    .where('a.id', '=', among(ids));

export const submissionsAmong = (ids: string[]) =>
  query
    .selectFrom('task_submissions as s')
    .leftJoin('tasks as t', 't.id', 's.task_id')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 's.company_id').onRef('p.student_id', '=', 's.student_id'),
    )
    .leftJoin('company_profiles as c', 'c.id', 's.company_id')
    .select(['s.id', 's.initiative_id', 's.task_id', 't.title as task', 'p.full_name as student'])
    .select(company)
    .where('s.id', '=', among(ids));

export const rewardsAmong = (ids: string[]) =>
  query
    .selectFrom('rewards as r')
    .leftJoin('initiatives as i', 'i.id', 'r.initiative_id')
    .leftJoin('tasks as t', 't.id', 'r.task_id')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'r.company_id').onRef('p.student_id', '=', 'r.student_id'),
    )
    .leftJoin('company_profiles as c', 'c.id', 'r.company_id')
    .select(['r.id', 'r.initiative_id', initiative, 'r.task_id', 't.title as task'])
    .select(['r.amount', 'r.currency', 'r.state', 'p.full_name as student', companyOrFormer])
    .where('r.id', '=', among(ids));

export const conversationsAmong = (ids: string[]) =>
  query
    .selectFrom('conversations as v')
    .leftJoin('student_cards as p', (card) =>
      card.onRef('p.company_id', '=', 'v.company_id').onRef('p.student_id', '=', 'v.student_id'),
    )
    .leftJoin('company_profiles as c', 'c.id', 'v.company_id')
    .select(['v.id', 'p.full_name as student', company])
    .where('v.id', '=', among(ids));

export const initiativesAmong = (ids: string[]) =>
  query
    .selectFrom('initiatives as i')
    .leftJoin('company_profiles as c', 'c.id', 'i.company_id')
    .select(['i.id', 'i.id as initiative_id', initiative, companyOrFormer])
    .select(sql<boolean>`i.deleted_at is not null`.as('deleted'))
    .where('i.id', '=', among(ids));

/** Only its company sees that an initiative was taken down. */
export const takedownsAmong = (ids: string[]) =>
  statement(sql<{ id: string; initiative_id: string; initiative: string }>`
    select t.id, t.id as initiative_id, t.name as initiative
    from unnest(${ids}::uuid[]) as taken_down (id), keeper.find_takedown(taken_down.id) t`);

/** Only the account it belonged to sees what was taken down. */
export const takenDownAmong = (ids: string[]) =>
  statement(
    sql<{
      id: string;
      subject: ReportSubject;
      actions: DeskAction[];
      reason: ReportReason;
    }>`select * from keeper.find_taken_down(${ids}::uuid[])`,
  );

export const reportsAmong = (ids: string[]) =>
  query.selectFrom('reports').select(['id', 'number', 'outcome']).where('id', '=', among(ids));
