// All queries of this feature. keeper.prepare_report takes the snapshot and fills in who is reported.
import type { ReportReason, ReportSubject } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import type { Page } from '../../platform/database/page.ts';
import { daysAgo, sweepBatch } from '../../platform/jobs/retention.ts';

const shown = [
  'id',
  'number',
  'subject',
  'reported_name',
  'reason',
  'urgent',
  'details',
  'status',
  'outcome',
  'created_at',
  'closed_at',
] as const;

type NewReport = {
  subject: ReportSubject;
  subject_id: string;
  reason: ReportReason;
  details: string | null;
};

/** Returns nothing if the person has an open report about it. */
export const insertReport = (
  reporterId: string,
  { subject, subject_id: subjectId, reason, details }: NewReport,
) =>
  statement(sql<{ id: string }>`
    insert into reports (reporter_id, subject, subject_id, reason, details)
    values (${reporterId}, ${subject}, ${subjectId}, ${reason}, ${details})
    on conflict (person_id, subject, subject_id) where status <> 'closed' do nothing returning id`);

export const getOpenReport = (personId: string, { subject, subject_id }: NewReport) =>
  query
    .selectFrom('reports')
    .select(shown)
    .where('person_id', '=', personId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('status', '<>', 'closed');

export const listReports = (personId: string, { before, limit }: Page) =>
  query
    .selectFrom('reports')
    .select(shown)
    .where('person_id', '=', personId)
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit);

/** For the worker. */
export const findReport = (id: string) =>
  query.selectFrom('reports').select(['number', 'subject', 'urgent']).where('id', '=', id);

/** Who gets an email about something that was taken down: the student, or an owner of the company. A founder has the
 *  company's id. */
export const findTakenDown = (id: string) =>
  query
    .selectFrom('reports as r')
    .innerJoin('users as u', (owner) =>
      owner.on(
        'u.id',
        '=',
        sql<string>`coalesce((select m.person_id from members m where m.company_id = r.reported_id
        and m.role = 'owner' and m.left_at is null order by m.person_id limit 1), r.reported_id)`,
      ),
    )
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .select(['r.reason', 'u.email', 'p.user_type'])
    .where('r.id', '=', id);

export const deleteOldReports = (days: number) =>
  query
    .deleteFrom('reports')
    .where('id', 'in', (old) =>
      old.selectFrom('reports').select('id').where('closed_at', '<', daysAgo(days)).limit(sweepBatch),
    )
    .returning('id');
