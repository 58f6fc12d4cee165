// Decisions about students: pure, no I/O, no clock.
import { limits, type TieStage } from '@questline/contract';
import { knownTimeZone } from '../../platform/time-zone.ts';

/** Only a company that has accepted the student sees school and handles, as long as they work together and the student
 *  shares them. */
export const seesContacts = (stage: TieStage, shares: boolean) => shares && stage === 'accepted';

/** When a break until this day ends: at the beginning of the day, where the student is. Undefined unless the day is tomorrow
 *  or later, up to eight weeks. Temporal handles days with a clock change. */
export function breakEnd(day: string, timeZone: string | null, now: Date): Date | undefined {
  const zone = knownTimeZone(timeZone, 'UTC');
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const back = Temporal.PlainDate.from(day);
  const days = today.until(back).days;
  return days >= 1 && days <= limits.breakMaxDays
    ? new Date(back.toZonedDateTime(zone).epochMilliseconds)
    : undefined;
}
