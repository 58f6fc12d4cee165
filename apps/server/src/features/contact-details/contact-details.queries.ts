// All queries of this feature. Only operators can read the originals (db/policies/removed-contacts.sql).
import type { RemovedPlace } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { daysAgo, sweepBatch } from '../../platform/jobs/retention.ts';
import type { Original } from './contact-details.rules.ts';

type Removed = {
  place: RemovedPlace;
  /** The message, application or submission. */
  subject_id: string;
  company_id: string;
  student_id: string;
};

/** The database fills in the person who wrote it. */
export const keepOriginal = (
  { place, subject_id, company_id, student_id }: Removed,
  { original, found }: Original,
) =>
  statement(sql`
    insert into removed_contacts (place, subject_id, company_id, student_id, original, found)
    values (${place}, ${subject_id}, ${company_id}, ${student_id}, ${original}, ${JSON.stringify(found)}::jsonb)`);

export const deleteOldOriginals = (days: number) =>
  query
    .deleteFrom('removed_contacts')
    .where('id', 'in', (old) =>
      old
        .selectFrom('removed_contacts')
        .select('id')
        .where('closed_at', '<', daysAgo(days))
        .limit(sweepBatch),
    )
    .returning('id');
