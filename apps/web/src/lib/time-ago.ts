// How long ago something happened, as the product says it everywhere.
import { limits } from '@questline/contract/plain';

const minuteMs = 60_000;
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const counted = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

/** Under 60 minutes in mins, under 24 hours in hours, under 7 days in days, else the date. */
export function timeAgo(time: Date | string, now: Date = new Date()): string {
  const then = new Date(time);
  // A clock that runs ahead of ours must not bring something back from the future.
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / minuteMs));
  if (minutes < limits.timeAgoMinutesBelow) return counted(minutes, 'min');
  const hours = Math.floor(minutes / 60);
  if (hours < limits.timeAgoHoursBelow) return counted(hours, 'hour');
  const days = Math.floor(hours / 24);
  return days < limits.timeAgoDaysBelow ? counted(days, 'day') : date.format(then);
}

/** The same where something may have happened this minute: that is not counted. */
export function when(time: string): string {
  const ago = timeAgo(time);
  return ago.startsWith('0 ') ? 'just now' : ago;
}
