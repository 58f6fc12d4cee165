// Dates in a thread: the day between messages, the time at each one.
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const thisYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const timeOf = (at: string) => time.format(new Date(at));

export function dayOf(at: string, now: Date = new Date()): string {
  const day = new Date(at);
  const isSame = (other: Date) => day.toDateString() === other.toDateString();
  if (isSame(now)) return 'Today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isSame(yesterday)) return 'Yesterday';
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(day);
}
