// How long events are kept.
import { retentionDays } from '@questline/contract';
import { query, type Db } from '../database/db.ts';
import { daysAgo, dropPartitions, type Retention } from './retention.ts';

export const eventsRetention: Retention[] = [
  { what: 'events', days: retentionDays.events, sweep: dropRelayed },
];

/** Drops nothing while an old event has not been relayed yet. */
async function dropRelayed(db: Db, days: number) {
  const waiting = query
    .selectFrom('events')
    .select('id')
    .where('relayed_at', 'is', null)
    .where('created_at', '<', daysAgo(days))
    .limit(1);
  if (!(await db.maybe(waiting))) await db.many(dropPartitions('events', days));
}
