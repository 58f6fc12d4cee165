// What a record says in words and sums.
import type { MyRecord, RecordEntry, ShownEntry } from '@questline/contract';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Three trails finished, Maya" */
export function recordTitle({ entries }: MyRecord, firstName: string): string {
  if (entries.length === 0) return `Your first trail is under way, ${firstName}`;
  return `${trailsInWords(entries.length)} finished, ${firstName}`;
}

/** "Three trails" */
const trailsInWords = (count: number) => `${numbers[count] ?? count} ${count === 1 ? 'trail' : 'trails'}`;

export const recordSums = (entries: readonly ShownEntry[]) => ({
  initiatives: entries.length,
  tasks: entries.reduce((sum, { tasks }) => sum + tasks.length, 0),
  minutes: entries.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  skills: new Set(entries.flatMap(({ skills }) => skills)).size,
});

const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

type Period = Pick<RecordEntry, 'started_at' | 'finished_at'>;

/** Whether the student shows dates. */
export const isDated = (entry: ShownEntry): entry is ShownEntry & Period =>
  entry.started_at !== null && entry.finished_at !== null;

/** "Sep 14 – Oct 31, 2026" */
export const periodInWords = ({ started_at, finished_at }: Period) =>
  medium.formatRange(new Date(started_at), new Date(finished_at));

export const approvedOn = (time: string) => `Approved ${short.format(new Date(time))}`;

/** "1 entry with its certificate", "3 entries, 2 with a certificate" */
export function entriesInWords(shown: readonly Pick<RecordEntry, 'credential'>[]) {
  const certified = shown.filter(({ credential }) => credential).length;
  const count = shown.length === 1 ? '1 entry' : `${shown.length} entries`;
  if (certified === 0) return count;
  if (certified < shown.length) return `${count}, ${certified} with a certificate`;
  return `${count} with ${shown.length === 1 ? 'its certificate' : 'their certificates'}`;
}
