// The only SQL of this feature. Nothing here asks who may see a row: db/policies/applications.sql does.
// Limits and statuses of an index are written out, not bound: a prepared plan must know them to choose it.
import { sql } from 'kysely';
import { query, type Row } from '../../platform/db.ts';

export const applicationsPerPage = 30;

type OfCompany = {
  companyId: string;
  status?: Exclude<Row<'initiative_applications'>['status'], 'withdrawn'> | undefined;
  before?: string | undefined;
};

export const listApplicationsOfCompany = ({ companyId, status, before }: OfCompany) =>
  query
    .selectFrom('initiative_applications as a')
    .leftJoin('profiles as p', 'p.id', 'a.student_id')
    .leftJoin('student_profiles as s', 's.id', 'a.student_id')
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .select(['a.id', 'a.student_id', 'a.initiative_id', 'a.status', 'a.note', 'a.applied_at', 'a.decided_at'])
    .select(['p.full_name', 's.grade', 's.experience_level', 's.weekly_hours_available'])
    .select('i.name as initiative_name')
    .where('a.company_id', '=', companyId)
    .$if(status === undefined, (all) => all.where('a.status', '<>', sql.lit('withdrawn')))
    .$if(status !== undefined, (some) => some.where('a.status', '=', status!))
    .$if(before !== undefined, (older) => older.where('a.id', '<', before!))
    .orderBy('a.id', 'desc')
    .limit(sql.lit(applicationsPerPage));

/** Whoever works or has worked for a company to the end. */
const active = sql<boolean>`a.status in ('accepted', 'completed')`;

const activeStudents = () =>
  query
    .selectFrom('initiative_applications as a')
    .leftJoin('profiles as p', 'p.id', 'a.student_id')
    .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('ties as t', (pair) =>
      pair.onRef('t.company_id', '=', 'a.company_id').onRef('t.student_id', '=', 'a.student_id'),
    )
    .select(['a.id', 'a.student_id', 'a.initiative_id', 'a.status', 'a.accepted_at', 'a.last_submitted_at'])
    .select(['a.tasks_approved', 'a.reviews_pending', 'a.submissions_approved', 'a.submissions_decided'])
    .select(['a.attention_at', 'p.full_name', 'p.photo_url', 'i.name as initiative_name', 'i.task_count'])
    .select('t.student_wrote_at');

export const listActiveStudents = (companyId: string, before?: string) =>
  activeStudents()
    .where('a.company_id', '=', companyId)
    .where(active)
    .$if(before !== undefined, (older) => older.where('a.id', '<', before!))
    .orderBy('a.id', 'desc')
    .limit(sql.lit(applicationsPerPage));

/** Where somebody waits longest comes first. The time travels as text: a Date would lose digits. */
export const listStudentsNeedingAttention = (
  companyId: string,
  after?: { waitingSince: string; id: string },
) =>
  activeStudents()
    .select(sql<string>`a.attention_at::text`.as('waiting_since'))
    .where('a.company_id', '=', companyId)
    .where('a.status', '=', sql.lit('accepted'))
    .where('a.attention_at', '<=', sql<string>`now()`)
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(a.attention_at, a.id) > (${after!.waitingSince}::timestamptz, ${after!.id}::uuid)`,
      ),
    )
    .orderBy('a.attention_at')
    .orderBy('a.id')
    .limit(sql.lit(applicationsPerPage));

/** The summary cards look at so many; beyond them they say "1,000+". */
export const summarized = 1_000;

/** Of the newest active rows: how many, of how many students, and their mean progress from 0 to 1. */
export const summarizeActiveStudents = (companyId: string) =>
  query
    .with('newest', (of) =>
      of
        .selectFrom('initiative_applications as a')
        .select(['a.student_id', 'a.initiative_id', 'a.tasks_approved'])
        .where('a.company_id', '=', companyId)
        .where(active)
        .orderBy('a.id', 'desc')
        .limit(sql.lit(summarized)),
    )
    // A company has few initiatives: their tasks are looked up once each, not once a row.
    .with('worked', (of) =>
      of
        .selectFrom('newest as n')
        .select([
          'n.initiative_id',
          sql<number>`count(*)`.as('rows'),
          sql<number>`sum(n.tasks_approved)`.as('approved'),
        ])
        .groupBy('n.initiative_id'),
    )
    .selectFrom('worked as w')
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('initiatives as i')
          .select('i.task_count')
          .whereRef('i.id', '=', 'w.initiative_id')
          .limit(sql.lit(1))
          .as('i'),
      (join) => join.onTrue(),
    )
    .select([
      sql<number>`coalesce(sum(w.rows), 0)::int`.as('rows'),
      sql<number>`(select count(distinct student_id) from newest)::int`.as('students'),
      sql<number | null>`sum(w.approved / greatest(i.task_count, 1)::float8) / sum(w.rows)`.as(
        'mean_progress',
      ),
    ]);
