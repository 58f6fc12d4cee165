// How long notifications are kept.
import { dropPartitions, type Retention } from '../../platform/jobs/retention.ts';

export const notificationsRetention: Retention[] = [
  { what: 'notifications', days: 365, sweep: (db, days) => db.many(dropPartitions('notifications', days)) },
];
