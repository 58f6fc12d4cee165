// Rows of welcome progress and bookmarks.
import { welcomes } from '../data/welcomes.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { SeedInitiative } from './initiatives.ts';

export function welcomeRows(clock: Clock, ids: Ids, prepared: Map<string, SeedInitiative>) {
  const at = (ago: number | undefined, what: string) => (ago === undefined ? null : clock.ago(ago, what));
  return {
    welcomes: welcomes.map(({ student, read, dismissed, celebrated }) => ({
      student_id: ids.get(student),
      survey_skipped: [],
      read_at: at(read, `read:${student}`),
      dismissed_at: at(dismissed, `dismissed:${student}`),
      celebrated_at: at(celebrated, `celebrated:${student}`),
    })),
    bookmarks: welcomes.flatMap(({ student, saved = [] }) =>
      saved.map(([to, ago]) => ({
        id: idAt(`bookmark:${student}:${to}`, clock.ago(ago, `saved:${student}:${to}`)),
        student_id: ids.get(student),
        initiative_id: prepared.get(to)!.id,
      })),
    ),
  };
}
