// All queries of this feature: bounded reads across the tables of a student's work, filtered by row level security.
// Limits and partial-index statuses are literals: a prepared plan only picks the index when it knows them.
import { limits } from '@questline/contract';
import { sql, type Compilable } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import {
  companyLogo,
  companyName,
  companyOrFormerName,
  initiativeName,
  initiativeNameForApplication,
} from '../../platform/database/kept-names.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

const initiative = initiativeName.$castTo<string>().as('initiative_name');
const initiativeOfApplication = initiativeNameForApplication.as('initiative_name');
const company = companyName.as('company_name');
const logo = companyLogo.as('logo_url');

export const listUnread = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('conversations as v')
    .leftJoin('company_profiles as c', 'c.id', 'v.company_id')
    .leftJoin('initiatives as i', 'i.id', 'v.initiative_id')
    .select(['v.id', 'v.company_id', 'v.initiative_id', 'v.last_preview', 'v.last_message_at'])
    .select(['v.student_unread', company, logo, initiativeName.as('initiative_name')])
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
    .select(['a.id', 'a.accepted_at', 'a.decided_at as at', 'a.initiative_id', initiativeOfApplication])
    .select(['a.company_id', company, logo, beginning('a.decision_note')])
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
    .select(['a.id', 'a.finished_at as at', 'a.initiative_id', initiativeOfApplication, 'i.deleted_at'])
    .select(['a.unanswered_at', 'a.company_id', logo, companyOrFormerName.as('company_name')])
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
    .select(['s.id', 's.status', 's.reviewed_at as at', 's.initiative_id', initiative])
    .select(['s.company_id', company, logo, 't.title as task_title', beginning('s.feedback')])
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
