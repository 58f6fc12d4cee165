// Queries for a student's own applications. Limits and index statuses are literals, not parameters: a prepared plan
// only picks the partial index when it knows them.
import type { ApplicationTab, ClosedReason, ErrorCode } from '@questline/contract';
import { sql } from 'kysely';
import type { Place } from '../../platform/database/cursor.ts';
import { query } from '../../platform/database/db.ts';
import {
  companyLogo,
  companyName,
  initiativeNameForApplication,
} from '../../platform/database/kept-names.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

export const ownApplicationsPerPage = 20;

const ownOnes = (studentId: Param<string>) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .leftJoin('company_profiles as c', 'c.id', 'a.company_id')
    .leftJoin('company_answers as r', 'r.company_id', 'a.company_id')
    // The next step: revisions come before open tasks. An initiative has at most twenty tasks.
    .leftJoinLateral(
      (next) =>
        next
          .selectFrom('tasks as t')
          .leftJoin('task_submissions as s', (newest) =>
            newest
              .onRef('s.student_id', '=', 'a.student_id')
              .onRef('s.task_id', '=', 't.id')
              .on('s.superseded_at', 'is', null),
          )
          .select(['t.id', 't.title', 's.status', 's.reviewed_at'])
          .whereRef('t.initiative_id', '=', 'a.initiative_id')
          .where('t.retired_at', 'is', null)
          .where('a.status', '=', sql.lit('accepted'))
          .where(sql<boolean>`coalesce(s.status, 'needs_revision') = 'needs_revision'`)
          .orderBy(sql`s.status is null`)
          .orderBy('t.task_order')
          .limit(sql.lit(1))
          .as('n'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (waiting) =>
        waiting
          .selectFrom('task_submissions as s')
          .select(sql<string | null>`min(s.completed_at)`.as('since'))
          .select(sql<string | null>`min(s.answer_by)`.as('answer_by'))
          .whereRef('s.application_id', '=', 'a.id')
          .where('s.superseded_at', 'is', null)
          .where('s.status', 'in', sql<'pending'>`('pending', 'reviewed')`)
          .as('w'),
      (join) => join.onTrue(),
    )
    .select([
      'a.id',
      'a.status',
      'a.note',
      'a.confirmed_hours',
      'a.decision_note',
      'a.applied_at',
      'a.decided_at',
    ])
    .select(sql<string | null>`coalesce(a.answer_by, w.answer_by)`.as('answer_by'))
    .select([
      'a.accepted_at',
      'a.finished_at',
      'a.left_at',
      'a.unanswered_at',
      'a.tasks_approved',
      'a.last_submitted_at',
      'a.needs_revision',
      'a.waiting_for_guardian',
    ])
    .select(['a.initiative_id', 'a.company_id', 'i.deleted_at', 'i.task_count', 'i.weekly_hours'])
    .select([
      initiativeNameForApplication.as('initiative_name'),
      companyName.as('company_name'),
      companyLogo.as('logo_url'),
    ])
    .select(sql<boolean>`c.suspended_at is not null`.as('company_suspended'))
    .select(['r.minutes as answers_in_minutes', 'w.since as waiting_since'])
    .select([
      'n.id as next_task_id',
      'n.title as next_title',
      'n.status as next_status',
      'n.reviewed_at as next_since',
    ])
    .where('a.student_id', '=', studentId);

export const getOwnApplication = preparedRead((studentId: Param<string>, id: Param<string>) =>
  ownOnes(studentId).where('a.id', '=', id),
);

/** Only students who were accepted, at any time, may see the work. */
export const getAcceptedApplication = preparedRead((studentId: Param<string>, initiativeId: Param<string>) =>
  ownOnes(studentId)
    .innerJoin('ties as t', (pair) =>
      pair.onRef('t.company_id', '=', 'a.company_id').onRef('t.student_id', '=', 'a.student_id'),
    )
    .select(['i.skills', 'i.tags', 't.stage', 'a.reward_amount', 'a.reward_currency', 'a.reward_per'])
    .where('a.initiative_id', '=', initiativeId)
    .where('a.accepted_at', 'is not', null),
);

const statusesOf = {
  in_progress: sql`('accepted')`,
  applied: sql`('pending')`,
  completed: sql`('completed')`,
  closed: sql`('rejected', 'withdrawn', 'ended')`,
} satisfies Record<ApplicationTab, unknown>;

/** In progress: applications that need a revision come first, the rest in the order they were sent. */
export const listOwnApplications = (studentId: string, tab: ApplicationTab, after?: Place) =>
  lists[tab](studentId, after?.key, after?.id);

const listOf = (tab: ApplicationTab) =>
  preparedRead((studentId: Param<string>, afterKey?: Param<string>, afterId?: Param<string>) => {
    const page = ownOnes(studentId)
      .select(
        tab === 'in_progress' ? sql<string>`a.needs_revision::text`.as('key') : sql<string>`''`.as('key'),
      )
      .where(sql<boolean>`a.status in ${statusesOf[tab]}`)
      .limit(sql.lit(ownApplicationsPerPage));
    if (tab !== 'in_progress')
      return page
        .$if(afterId !== undefined, (older) => older.where('a.id', '<', afterId!))
        .orderBy('a.id', 'desc');
    return page
      .$if(afterId !== undefined, (rest) =>
        rest.where(sql<boolean>`(a.needs_revision, a.id) < (${afterKey}::boolean, ${afterId}::uuid)`),
      )
      .orderBy('a.needs_revision', 'desc')
      .orderBy('a.id', 'desc');
  });

const lists = {
  in_progress: listOf('in_progress'),
  applied: listOf('applied'),
  completed: listOf('completed'),
  closed: listOf('closed'),
};

/** The newest that are in progress, for students with more than one page of them. */
export const listNewestRunning = preparedRead((studentId: Param<string>) =>
  ownOnes(studentId)
    .where(sql<boolean>`a.status in ${statusesOf.in_progress}`)
    .orderBy('a.id', 'desc')
    .limit(sql.lit(ownApplicationsPerPage)),
);

const weekMax = sql.lit(100);

/** The hours a week that each initiative in progress takes, with the student's limit. There is one row even if nothing is in
 *  progress. A suspended company takes no work. */
export const listWeek = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('student_profiles as s')
    .leftJoinLateral(
      (running) =>
        running
          .selectFrom('initiative_applications as a')
          .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
          .innerJoin('company_profiles as c', 'c.id', 'a.company_id')
          .select(['a.id', 'i.weekly_hours'])
          .where('a.student_id', '=', studentId)
          .where(sql<boolean>`a.status in ${statusesOf.in_progress}`)
          .where('c.suspended_at', 'is', null)
          .limit(weekMax)
          .as('r'),
      (join) => join.onTrue(),
    )
    .select(['s.weekly_hours_available', 'r.id', 'r.weekly_hours'])
    .where('s.id', '=', studentId),
);

/** The fields of an initiative that the rules need when a student applies. */
export const getOffer = preparedRead((initiativeId: Param<string>) =>
  query
    .selectFrom('initiatives')
    .select(['id', 'company_id', 'status'])
    .select(sql<boolean>`keeper.is_verified()`.as('email_verified'))
    .select(sql<ErrorCode | null>`keeper.why_not_apply()`.as('student_refusal'))
    .select(sql<ClosedReason | null>`keeper.why_closed(id)`.as('closed'))
    .where('id', '=', initiativeId)
    .where(sql<boolean>`not keeper.has_blocked(company_id)`),
);

type Sent = { client_id: string; note: string | null; confirmed_hours: number };

/** Returns nothing when an application already exists. */
export const insertApplication = (
  to: { student_id: string; initiative_id: string; company_id: string },
  sent: Sent,
) =>
  query
    .insertInto('initiative_applications')
    .values({ ...to, ...sent })
    .onConflict((known) => known.doNothing())
    .returning('id');

export const sendAgain = (id: string, sent: Sent) =>
  query
    .updateTable('initiative_applications')
    .set({ ...sent, status: 'pending' })
    .where('id', '=', id);

export const lockOwnFor = (studentId: string, initiativeId: string) =>
  query
    .selectFrom('initiative_applications')
    .select(['id', 'status', 'client_id'])
    .where('student_id', '=', studentId)
    .where('initiative_id', '=', initiativeId)
    .forUpdate();
