// Queries for the students working for a company. Every order matches an index; "needs attention" is a range over a
// timestamp column, so it needs no computation per row.
import { limits, type StudentSort, type StudentTab } from '@questline/contract';
import { sql } from 'kysely';
import type { Place } from '../../platform/database/cursor.ts';
import { query } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';
import { backOn } from '../students/students.public.ts';
import { ownInitiative } from './applications.queries.ts';

export const studentsPerPage = 30;
/** Limit per kind of match; people type more letters to narrow a search. */
const foundMax = 100;

const columns = [
  'id',
  'student_id',
  'company_id',
  'initiative_id',
  'status',
  'applied_at',
  'accepted_at',
  'last_submitted_at',
  'tasks_approved',
  'reviews_pending',
  'needs_revision',
  'submissions_approved',
  'submissions_decided',
  'attention_at',
  'left_at',
  'student_name',
] as const;

const accepted = () =>
  query
    .selectFrom('initiative_applications')
    .select(columns)
    .where(sql<boolean>`status in ('accepted', 'completed')`);

/** Applications that are accepted or completed. */
const active = (companyId: Param<string>) => accepted().where('company_id', '=', companyId);

/** Not by company as well: the planner would then read all students of the company. */
const activeOn = (companyId: Param<string>, initiativeId: Param<string>) =>
  accepted().where('initiative_id', '=', ownInitiative(companyId, initiativeId));

/** Students whose first name or surname starts with the text, as an index range: everything that does sorts before the
 *  text plus the highest code point. */
function found(companyId: Param<string>, text: Param<string>) {
  const by = (column: 'student_name' | 'student_surname') => {
    const first = active(companyId)
      .where(
        sql<boolean>`${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text}::text || ${sql.lit('\u{10ffff}')}`,
      )
      .orderBy(column)
      .orderBy('id')
      .limit(sql.lit(foundMax));
    return query.selectFrom(first.as('f')).selectAll();
  };
  return by('student_name').union(by('student_surname'));
}

type Order = {
  key: 'student_name' | 'tasks_approved' | 'attention_at' | 'urgency' | 'id';
  type: string;
  way: 'asc' | 'desc';
};
const orders = {
  attention: { key: 'urgency', type: 'timestamptz', way: 'asc' },
  newest: { key: 'id', type: 'uuid', way: 'desc' },
  name: { key: 'student_name', type: 'text', way: 'asc' },
  most_done: { key: 'tasks_approved', type: 'int', way: 'desc' },
  latest_work: { key: 'attention_at', type: 'timestamptz', way: 'desc' },
  longest_waiting: { key: 'attention_at', type: 'timestamptz', way: 'asc' },
} satisfies Record<string, Order>;

/** The name of the order also identifies the list in cursors. */
export function orderOf(tab: StudentTab, sort: StudentSort): keyof typeof orders {
  if (tab === 'all') return sort;
  return tab === 'completed' ? 'newest' : tab === 'in_progress' ? 'latest_work' : 'longest_waiting';
}

/** Work to review comes first, then students by when they need attention. As in the index, word for word. */
const urgency = sql<string>`case when a.reviews_pending > 0 then timestamptz '-infinity'
  when a.attention_at is null then timestamptz 'infinity' else a.attention_at end`;

/** Which of the active students are in a tab: each is in one of them. */
const inTab = (tab: Exclude<StudentTab, 'all'>) =>
  ({
    completed: sql<boolean>`a.status = 'completed'`,
    in_progress: sql<boolean>`a.status = 'accepted' and a.attention_at > now()`,
    needs_attention: sql<boolean>`a.status = 'accepted' and a.attention_at <= now()`,
  })[tab];

/** Reviews that can still be undone: the counts of the application don't include them yet. */
const held = query
  .selectFrom('held_decisions as d')
  .select([
    sql<number>`count(*) filter (where d.was_waiting)::int`.as('held_reviews'),
    sql<number>`count(*) filter (where d.decision = 'approved')::int`.as('held_approvals'),
    sql<number>`count(*) filter (where d.decision = 'needs_revision')::int`.as('held_revisions'),
  ])
  .where(sql<boolean>`d.application_id = a.id`)
  .where('d.submission_id', 'is not', null);

/** When the oldest work to review was submitted. Only for the order by attention: it costs four buffers per student. */
const waitingSince = sql<string | null>`case when a.reviews_pending > 0 then
  (select min(s.completed_at) from task_submissions s
    where s.application_id = a.id and s.status = 'pending' and s.superseded_at is null
      and not exists (select from held_decisions h where h.submission_id = s.id)) end`;

/** Run before a page query with a custom order, in the same transaction. The planner expects fewer students than one
 *  page and would read and sort all of them, although the index already has the order. */
export const byIndex = preparedRead(() =>
  query.selectNoFrom(sql`set_config('enable_sort', 'off', true)`.as('sort')),
);

export type StudentsAsked = {
  companyId: string;
  tab: StudentTab;
  sort: StudentSort;
  search?: string;
  initiativeId?: string | undefined;
  after?: Place | undefined;
};

export function listActiveStudents(asked: StudentsAsked) {
  const { companyId, tab, sort, search = '', initiativeId, after } = asked;
  const name = `${tab} ${sort}`;
  const list = lists.get(name) ?? studentsOf(tab, sort);
  lists.set(name, list);
  return list(companyId, search.toLowerCase() || undefined, initiativeId, after?.key, after?.id);
}

/** One query for each tab and order. */
const lists = new Map<string, ReturnType<typeof studentsOf>>();

const studentsOf = (tab: StudentTab, sort: StudentSort) => {
  const { key, type, way }: Order = orders[orderOf(tab, sort)];
  const further = sql.raw(way === 'asc' ? '>' : '<');
  const column = key === 'urgency' ? urgency : sql.ref(`a.${key}`);
  return preparedRead(
    (
      companyId: Param<string>,
      text?: Param<string>,
      initiativeId?: Param<string>,
      afterKey?: Param<string>,
      afterId?: Param<string>,
    ) =>
      query
        .selectFrom(
          (text
            ? found(companyId, text)
            : initiativeId
              ? activeOn(companyId, initiativeId)
              : active(companyId)
          ).as('a'),
        )
        .leftJoin('student_cards as p', (card) =>
          card.onRef('p.company_id', '=', 'a.company_id').onRef('p.student_id', '=', 'a.student_id'),
        )
        .leftJoin('initiatives as i', 'i.id', 'a.initiative_id')
        .leftJoin('ties as t', (pair) =>
          pair.onRef('t.company_id', '=', 'a.company_id').onRef('t.student_id', '=', 'a.student_id'),
        )
        .innerJoinLateral(held.as('h'), (join) => join.onTrue())
        .select(['a.id', 'a.student_id', 'a.initiative_id', 'a.status', 'a.applied_at', 'a.accepted_at'])
        .select(['a.last_submitted_at', 'a.tasks_approved', 'a.reviews_pending', 'a.submissions_approved'])
        .select(['a.submissions_decided', 'a.needs_revision', 'a.attention_at', 'p.full_name', 'p.photo_url'])
        .select(['i.name as initiative_name', 'i.task_count', 't.student_wrote_at'])
        .select(
          sql<string | null>`case when a.status = 'accepted' then ${backOn('a.student_id')} end`.as(
            'back_on',
          ),
        )
        .select(['h.held_reviews', 'h.held_approvals', 'h.held_revisions'])
        .select(
          (key === 'urgency' ? waitingSince : sql<string | null>`null::timestamptz`).as('waiting_since'),
        )
        .select(
          sql<boolean>`a.status = 'completed' and a.left_at is null
            and not exists (select from closing_words w where w.application_id = a.id)`.as(
            'can_write_closing_words',
          ),
        )
        .select(sql<string>`${column}::text`.as('key'))
        .$if(tab !== 'all', (some) => some.where(inTab(tab as Exclude<StudentTab, 'all'>)))
        .$if(afterId !== undefined, (rest) =>
          rest.where(
            key === 'id'
              ? sql<boolean>`a.id ${further} ${afterId}::uuid`
              : sql<boolean>`(${column}, a.id) ${further} (${afterKey}::${sql.raw(type)}, ${afterId}::uuid)`,
          ),
        )
        .$if(key !== 'id', (ordered) => ordered.orderBy(column, way))
        .orderBy('a.id', way)
        .limit(sql.lit(studentsPerPage)),
  );
};

/** How many students are in each tab. */
export const countActiveStudents = preparedRead((companyId: Param<string>, initiativeId?: Param<string>) => {
  const students = initiativeId ? activeOn(companyId, initiativeId) : active(companyId);
  const count = (tab: StudentTab) => {
    const some = query
      .selectFrom(students.as('a'))
      .select('a.id')
      .$if(tab !== 'all', (all) => all.where(inTab(tab as Exclude<StudentTab, 'all'>)))
      .limit(sql.lit(limits.tabCountMax));
    return sql<number>`(select count(*) from ${some} t)::int`;
  };
  return query.selectNoFrom([
    count('all').as('all'),
    count('in_progress').as('in_progress'),
    count('completed').as('completed'),
    count('needs_attention').as('needs_attention'),
  ]);
});

const counted = sql.lit(limits.countMax);

/** Over the newest active rows: the number of students and their mean progress from 0 to 1. */
export const summarizeActiveStudents = preparedRead((companyId: Param<string>) =>
  query
    .with('newest', () =>
      active(companyId)
        .clearSelect()
        .select(['student_id', 'initiative_id', 'status', 'tasks_approved'])
        .orderBy('id', 'desc')
        .limit(counted),
    )
    // A company has few initiatives, so their tasks are looked up once each instead of once per row.
    .with('worked', (of) =>
      of
        .selectFrom('newest as n')
        .select([
          'n.initiative_id',
          sql<number>`count(*)`.as('rows'),
          sql<number>`count(*) filter (where n.status = 'completed')`.as('completed'),
          sql<number>`sum(n.tasks_approved) filter (where n.status = 'accepted')`.as('approved'),
        ])
        .groupBy('n.initiative_id'),
    )
    .selectFrom('worked as w')
    .leftJoinLateral(
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
      sql<number>`(select count(distinct student_id) from newest)::int`.as('students'),
      sql<number>`coalesce(sum(w.completed + coalesce(w.approved, 0) / greatest(i.task_count, 1)::float8) / sum(w.rows), 0)::float8`.as(
        'mean_progress',
      ),
    ]),
);

export const countInitiatives = preparedRead((companyId: Param<string>) =>
  query
    .selectFrom(
      query
        .selectFrom('initiatives')
        .select('id')
        .where('company_id', '=', companyId)
        .where('deleted_at', 'is', null)
        .limit(counted)
        .as('i'),
    )
    .select(sql<number>`count(*)::int`.as('count')),
);
