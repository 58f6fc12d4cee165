// How long ago something happened, formatted the same everywhere.
import { limits } from '@questline/contract/plain';

const minuteMs = 60_000;
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dateThisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const counted = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

/** Under a minute "just now", under 60 minutes in mins, under 24 hours in hours, under 7 days in days, else the date,
 *  without the year if it's this one. */
export function timeAgo(time: Date | string, now: Date = new Date()): string {
  const then = new Date(time);
  // If the server's clock is ahead of ours, show "just now".
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / minuteMs));
  if (minutes === 0) return 'just now';
  if (minutes < limits.timeAgoMinutesBelow) return counted(minutes, 'min');
  const hours = Math.floor(minutes / 60);
  if (hours < limits.timeAgoHoursBelow) return counted(hours, 'hour');
  const days = Math.floor(hours / 24);
  if (days < limits.timeAgoDaysBelow) return counted(days, 'day');
  return (then.getFullYear() === now.getFullYear() ? dateThisYear : date).format(then);
}

/** The same in the narrow column of a list: "5 min", "2 h", "3 d". */
export const shortTimeAgo = (time: Date | string, now?: Date) =>
  timeAgo(time, now)
    .replace(/^just now$/, 'now')
    .replace(/ (min|h|d)\w* ago$/, ' $1');

/** How long something has lasted: "for 2 days", or "since" a date. Nothing within the first minute. */
export function forHowLong(since: Date | string, now: Date = new Date()): string | undefined {
  const ago = timeAgo(since, now);
  if (ago === 'just now') return undefined;
  return ago.endsWith(' ago') ? `for ${ago.slice(0, -' ago'.length)}` : `since ${ago}`;
}
