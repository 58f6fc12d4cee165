// Queries for how an initiative is doing.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';
import { preparedRead, type Param } from '../../../platform/database/prepared.ts';

/** What a student can open. Only what students can find has views. */
export const findViewed = preparedRead((id: Param<string>) =>
  query
    .selectFrom('initiatives')
    .select(sql<boolean>`status = 'active' and listed`.as('counts'))
    .where('id', '=', id)
    .where(sql<boolean>`not keeper.has_blocked(company_id)`),
);

/** Adds views of today. */
export const addViews = (initiativeIds: string[], counts: number[]) =>
  query.selectNoFrom(sql`keeper.add_views(${initiativeIds}::uuid[], ${counts}::int[])`.as('added'));

export const findOwnId = preparedRead((companyId: Param<string>, id: Param<string>) =>
  query
    .selectFrom('initiatives')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null),
);

/** At most one row for each of the days since `from`. They are added up to weeks in memory: here, it would need a sort. */
export const listDays = preparedRead((initiativeId: Param<string>, from: Param<string>) =>
  query
    .selectFrom('initiative_days')
    .select(['day', 'views', 'saves', 'applications', 'accepted', 'finished'])
    .where('initiative_id', '=', initiativeId)
    .where('day', '>=', from)
    .orderBy('day'),
);

const counted = sql.lit(limits.countMax);

/** How many were rejected, and how long the others took to finish. Of each, the newest thousand count. */
export const findOutcomes = preparedRead((initiativeId: Param<string>) =>
  query.selectNoFrom([
    sql<number>`(select count(*)::int from (select from initiative_applications
      where initiative_id = ${initiativeId} and status = 'rejected' limit ${counted}) r)`.as('rejected'),
    sql<number | null>`(select extract(epoch from avg(finished_at - accepted_at))::float8
      from (select accepted_at, finished_at from initiative_applications
        where initiative_id = ${initiativeId} and status = 'completed' order by id desc limit ${counted}) f)`.as(
      'seconds_to_finish',
    ),
  ]),
);

/** Each of the current tasks: how many of the initiative's students finished it, and how much work is in its queue. */
export const countWorkOnTasks = preparedRead((initiativeId: Param<string>) =>
  query
    .selectFrom('tasks as t')
    .leftJoin(
      query
        .selectFrom(
          query
            .selectFrom('task_submissions as s')
            .select('s.task_id')
            .where('s.initiative_id', '=', initiativeId)
            .where('s.status', '=', sql.lit('pending'))
            .where('s.superseded_at', 'is', null)
            // A review that can still be undone already counts for the company.
            .where(sql<boolean>`s.id <> all (array(select subject_id from held_decisions))`)
            .limit(counted)
            .as('p'),
        )
        .select(['p.task_id', sql<number>`count(*)::int`.as('count')])
        .groupBy('p.task_id')
        .as('w'),
      'w.task_id',
      't.id',
    )
    .select([
      't.id',
      // Students who left aren't among those it is compared with.
      sql<number>`(select count(*)::int from (select from task_submissions s
        join initiative_applications a on a.id = s.application_id and a.status in ('accepted', 'completed')
        where s.task_id = t.id and s.status = 'approved' limit ${counted}) f)`.as('finished'),
      sql<number>`coalesce(w.count, 0)`.as('to_review'),
    ])
    .where('t.initiative_id', '=', initiativeId)
    .where('t.retired_at', 'is', null)
    .orderBy('t.task_order')
    .limit(sql.lit(limits.tasksMax)),
);
