// What a record says in words and sums.
import type { MyRecord, RecordEntry } from '@questline/contract';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Three trails finished, Maya" */
export function recordTitle({ entries }: MyRecord, firstName: string): string {
  if (entries.length === 0) return `Your first trail is under way, ${firstName}`;
  const count = numbers[entries.length] ?? entries.length;
  return `${count} ${entries.length === 1 ? 'trail' : 'trails'} finished, ${firstName}`;
}

export const recordSums = (entries: readonly RecordEntry[]) => ({
  initiatives: entries.length,
  tasks: entries.reduce((sum, { tasks }) => sum + tasks.length, 0),
  minutes: entries.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  skills: new Set(entries.flatMap(({ skills }) => skills)).size,
});

const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** "Sep 14 – Oct 31, 2026" */
export const periodInWords = ({ started_at, finished_at }: RecordEntry) =>
  medium.formatRange(new Date(started_at), new Date(finished_at));

export const approvedOn = (time: string) => `Approved ${short.format(new Date(time))}`;
