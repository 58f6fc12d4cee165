// All queries of this feature: bounded reads across the tables of a student's work, filtered by row level security.
// Limits and partial-index statuses are literals: a prepared plan only picks the index when it knows them.
import { limits } from '@questline/contract';
import { sql, type Compilable } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

/** As the student sees them: a company can't reach a student who left or blocked it with a new name. */
const initiativeName = sql<string>`app.initiative_name(i.id, i.name)`.as('initiative_name');
const companyName = sql<string | null>`app.company_name(c.id, c.company_name)`.as('company_name');
const logo = sql<string | null>`app.company_image(c.id, c.logo_url)`.as('logo_url');

export const listUnread = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('conversations as v')
    .leftJoin('company_profiles as c', 'c.id', 'v.company_id')
    .leftJoin('initiatives as i', 'i.id', 'v.initiative_id')
    .select(['v.id', 'v.company_id', 'v.initiative_id', 'v.last_preview', 'v.last_message_at'])
    .select([
      'v.student_unread',
      companyName,
      logo,
      sql<string | null>`app.initiative_name(i.id, i.name)`.as('initiative_name'),
    ])
    .where('v.student_id', '=', studentId)
    .where('v.student_unread', '>', sql.lit(0))
    .orderBy('v.last_message_id', 'desc')
    .limit(sql.lit(limits.homeNews)),
);

const recent = sql<string>`now() - make_interval(days => ${sql.lit(limits.homeNewsDays)})`;
const beginning = (text: string) =>
  sql<string | null>`left(${sql.ref(text)}, ${sql.lit(limits.messagePreviewLength)})`.as('note');

export const listDecisions = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.accepted_at', 'a.decided_at as at', 'a.initiative_id', initiativeName])
    .select(['a.company_id', companyName, logo, beginning('a.decision_note')])
    .where('a.student_id', '=', studentId)
    .where('a.decided_at', '>', recent)
    .orderBy('a.decided_at', 'desc')
    .limit(sql.lit(limits.homeNews)),
);

/** Applications that companies ended, by closing the initiative, by not answering or otherwise, but not those the student
 *  left. */
export const listEnded = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.finished_at as at', 'a.initiative_id', initiativeName, 'i.deleted_at'])
    .select([
      'a.unanswered_at',
      'a.company_id',
      logo,
      sql<string | null>`coalesce(app.company_name(c.id, c.company_name), i.company_was)`.as('company_name'),
    ])
    .where('a.student_id', '=', studentId)
    .where('a.status', '=', sql.lit('ended'))
    .where('a.finished_at', '>', recent)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('status_changes as h')
            .whereRef('h.subject_id', '=', 'a.id')
            .where('h.status', '=', 'ended')
            .where('h.actor_id', '=', studentId),
        ),
      ),
    )
    .orderBy('a.finished_at', 'desc')
    .limit(sql.lit(limits.homeNews)),
);

export const listFeedback = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('task_submissions as s')
    .innerJoin('initiatives as i', 'i.id', 's.initiative_id')
    .innerJoin('tasks as t', 't.id', 's.task_id')
    .leftJoin('company_profiles as c', 'c.id', 's.company_id')
    .select(['s.id', 's.status', 's.reviewed_at as at', 's.initiative_id', initiativeName])
    .select(['s.company_id', companyName, logo, 't.title as task_title', beginning('s.feedback')])
    .where('s.student_id', '=', studentId)
    .where('s.reviewed_at', '>', recent)
    .orderBy('s.reviewed_at', 'desc')
    .limit(sql.lit(limits.homeNews)),
);

type RowOf<Query> = Query extends (id: string) => Compilable<infer Row> ? Row : never;
export type UnreadRow = RowOf<typeof listUnread>;
export type EndedRow = RowOf<typeof listEnded>;
export type DecisionRow = RowOf<typeof listDecisions>;
export type FeedbackRow = RowOf<typeof listFeedback> & Pick<Row<'task_submissions'>, 'status'>;
