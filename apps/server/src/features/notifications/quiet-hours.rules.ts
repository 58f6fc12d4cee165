// When students get no email and no notification on a device: from 9 p.m. to 7 a.m. where they are. Pure, no I/O, no clock.
import { limits } from '@questline/contract';

/** Answers to what the person just did to get into the account. Everything else waits, also new kinds of email. */
const sentAtNight = new Set([
  'verify-email',
  'sign-up-repeated',
  'reset-password',
  'email-change-confirm',
  'email-change-notice',
]);

export const isSentAtNight = (kind: string) => sentAtNight.has(kind);

/** The end of the quiet hours if it is quiet now. Temporal handles days with a clock change. */
export function quietUntil(now: Date, timeZone: string): Date | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const isEvening = local.hour >= limits.quietFromHour;
  if (!isEvening && local.hour >= limits.quietUntilHour) return undefined;
  const morning = (isEvening ? local.add({ days: 1 }) : local)
    .toPlainDate()
    .toZonedDateTime({ timeZone, plainTime: { hour: limits.quietUntilHour } });
  return new Date(morning.epochMilliseconds);
}

/** When the quiet hours of this day begin. */
export function quietFrom(now: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const evening = local
    .toPlainDate()
    .toZonedDateTime({ timeZone, plainTime: { hour: limits.quietFromHour } });
  return new Date(evening.epochMilliseconds);
}
