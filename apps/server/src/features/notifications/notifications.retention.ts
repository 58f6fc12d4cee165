// How long notifications are kept.
import { retentionDays } from '@questline/contract';
import { dropPartitions, type Retention } from '../../platform/jobs/retention.ts';

export const notificationsRetention: Retention[] = [
  {
    what: 'notifications',
    days: retentionDays.notifications,
    sweep: (db, days) => db.many(dropPartitions('notifications', days)),
  },
];
