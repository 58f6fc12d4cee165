// Lists how long each kind of data is kept, and sweeps it hourly on the leading worker. Data not listed here lives as
// long as its account. Rate limit counters expire on their own (db/policies/limits.sql), pg-boss removes finished
// jobs, and the next sign-in of an operator removes their expired sessions (features/desk).
import { contactDetailsRetention } from '../features/contact-details/contact-details.retention.ts';
import { deskRetention } from '../features/desk/desk.retention.ts';
import { filesRetention } from '../features/files/files.retention.ts';
import { guardiansRetention } from '../features/guardians/guardians.retention.ts';
import { initiativesRetention } from '../features/initiatives/initiatives.retention.ts';
import { inquiriesRetention } from '../features/inquiries/inquiries.retention.ts';
import { matchingRetention } from '../features/matching/matching.retention.ts';
import { notificationsRetention } from '../features/notifications/notifications.retention.ts';
import { reportsRetention } from '../features/reports/reports.retention.ts';
import { sessionRetention } from '../features/session/session.retention.ts';
import { teamRetention } from '../features/team/team.retention.ts';
import { accessLogRetention } from '../platform/access-log/access-log.retention.ts';
import type { Db } from '../platform/database/db.ts';
import { emailRetention } from '../platform/email/email.retention.ts';
import { eventsRetention } from '../platform/jobs/events.retention.ts';
import { ensurePartitions, type Retention } from '../platform/jobs/retention.ts';
import type { Log } from '../platform/telemetry/log.ts';
import type { Storage } from '../platform/storage/storage-driver.ts';

export const retention: Retention[] = [
  ...eventsRetention,
  ...notificationsRetention,
  ...emailRetention,
  ...sessionRetention,
  ...teamRetention,
  ...initiativesRetention,
  ...matchingRetention,
  ...inquiriesRetention,
  ...reportsRetention,
  ...contactDetailsRetention,
  ...guardiansRetention,
  ...deskRetention,
  ...filesRetention,
  ...accessLogRetention,
];

export async function sweepExpired(db: Db, storage: Storage, log: Log) {
  const chores = [
    { what: 'parts', work: () => db.run(ensurePartitions()) },
    ...retention.map(({ what, days, sweep }) => ({ what, work: () => sweep(db, days, storage) })),
  ];
  for (const { what, work } of chores)
    await work().catch((error: unknown) => log.error({ what, err: error }, 'maintenance job failed'));
}
