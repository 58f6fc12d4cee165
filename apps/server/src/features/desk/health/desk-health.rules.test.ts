import { describe, expect, test } from 'vitest';
import type { HealthFigures } from '../../../platform/telemetry/health-figures.ts';
import { findProblems, isRunning, workerSeenAt } from './desk-health.rules.ts';

const now = new Date('2026-11-17T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString();
const process = (kind: 'api' | 'worker', seen: number, version = '1.0.0') => ({
  kind,
  version,
  streams: 3,
  started_at: ago(3_600),
  seen_at: ago(seen),
});
const job = { queue: 'mail', waiting: 1, later: 0, running: 0, failed: 0 };
const well: HealthFigures = {
  processes: [process('api', 5), process('worker', 10)],
  jobs: [{ ...job, due: ago(2) }],
  emails: [{ day: '2026-11-17', sent: 100, failed: 0 }],
  undelivered: 0,
  events: { waiting: 1, oldest: ago(1) },
  backup: { finished_at: ago(3_600), bytes: 1 },
  database_bytes: 1,
};
const emails = (sent: number, failed: number) => [{ day: '2026-11-17', sent, failed }];

describe('findProblems', () => {
  test.each<[string, Partial<HealthFigures>, string[]]>([
    ['nothing', {}, []],
    ['no worker', { processes: [process('api', 5)] }, ['worker_missing']],
    ['a worker seen 2 minutes ago', { processes: [process('worker', 121)] }, ['worker_missing']],
    ['a worker seen exactly 2 minutes ago', { processes: [process('worker', 120)] }, []],
    ['a worker seen a bit later', { processes: [process('worker', 119)] }, []],
    ['one of two workers', { processes: [process('worker', 300), process('worker', 5)] }, []],
    ['events after a minute', { events: { waiting: 9, oldest: ago(61) } }, ['events_late']],
    ['no events', { events: { waiting: 0, oldest: null } }, []],
    ['jobs after 5 minutes', { jobs: [{ ...job, due: ago(301) }] }, ['jobs_late']],
    ['no jobs due', { jobs: [{ ...job, due: null }] }, []],
    ['5 of 49 emails', { emails: emails(44, 5) }, ['emails_failing']],
    ['5 of 50 emails', { emails: emails(45, 5) }, []],
    ['4 of 4 emails', { emails: emails(0, 4) }, []],
    ['no emails so far', { emails: [] }, []],
    ['only the day before', { emails: [...emails(0, 9), ...emails(9, 0)] }, []],
    ['undelivered emails', { undelivered: 1 }, ['emails_undelivered']],
    ['two versions', { processes: [process('api', 5), process('worker', 5, '1.1.0')] }, ['versions_differ']],
    [
      'an earlier version that stopped',
      { processes: [process('worker', 5), process('api', 61, '0.9.0')] },
      [],
    ],
    ['no backup', { backup: null }, ['no_backup']],
    ['a backup from 3 days ago', { backup: { finished_at: ago(48 * 3_600 + 1), bytes: 1 } }, ['backup_old']],
    [
      'several, most urgent first',
      { backup: null, processes: [], events: { waiting: 1_000, oldest: ago(600) } },
      ['worker_missing', 'events_late', 'no_backup'],
    ],
  ])('%s', (_, change, problems) => {
    expect(findProblems({ ...well, ...change }, now)).toEqual(problems);
  });
});

test('a process that was silent for a minute is not running', () => {
  expect([isRunning(process('api', 59), now), isRunning(process('api', 60), now)]).toEqual([true, false]);
});

test('the worker was last seen when the latest of several workers reported', () => {
  const latest = process('worker', 30);
  expect(workerSeenAt([process('worker', 90), latest, process('api', 1)])).toBe(latest.seen_at);
  expect(workerSeenAt([latest, process('worker', 90)])).toBe(latest.seen_at);
  expect(workerSeenAt([process('api', 1)])).toBeNull();
});
