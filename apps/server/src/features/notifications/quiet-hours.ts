// Holds emails to students back in quiet hours.
import type { FindHold } from '../../platform/email/hold-email.ts';
import { knownTimeZone } from '../../platform/time-zone.ts';
import { morningSummaryKind } from './morning-summary.ts';
import { findStudentByEmail } from './notifications.emails.queries.ts';
import { isSentAtNight, quietUntil } from './quiet-hours.rules.ts';

type Options = { defaultTimeZone: string; now?: () => Date };

export const createQuietHours =
  ({ defaultTimeZone, now = () => new Date() }: Options): FindHold =>
  async (db, { kind, to }) => {
    if (isSentAtNight(kind)) return undefined;
    const student = await db.maybe(findStudentByEmail(to));
    const until = student && quietUntil(now(), knownTimeZone(student.time_zone, defaultTimeZone));
    return until && { userId: student.id, until, as: morningSummaryKind };
  };
