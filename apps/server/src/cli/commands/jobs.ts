// questline jobs: how many jobs and events are waiting, and for how long.
import { command } from '../command.ts';
import { settingsFor } from '../environment.ts';
import { readHealthFigures } from '../read-health-figures.ts';
import { table } from '../table.ts';

const secondsSince = (time: string | null, now: number) =>
  time === null ? null : Math.max(0, Math.round((now - Date.parse(time)) / 1_000));

export const jobsCommand = command({
  summary: 'Show how many jobs of each kind are waiting, and for how long',
  details: `waiting: due now. oldest_seconds: how long the first of them has been due. later: scheduled for later. The kind
"events" counts changes that the worker hasn't turned into jobs yet. Counts stop at 1,000.`,
  async run({ environment }) {
    const { DATABASE_URL } = settingsFor(environment, 'DATABASE_URL');
    const { jobs, events } = await readHealthFigures(DATABASE_URL);
    const now = Date.now();
    const none = { later: 0, running: 0, failed: 0 };
    const rows = [
      { kind: 'events', waiting: events.waiting, oldest_seconds: secondsSince(events.oldest, now), ...none },
      ...jobs.map(({ queue, waiting, due, later, running, failed }) => ({
        kind: queue,
        waiting,
        oldest_seconds: secondsSince(due, now),
        later,
        running,
        failed,
      })),
    ];
    return { text: table(rows), data: { kinds: rows } };
  },
});
