import { expect, test } from 'vitest';
import { brokenBounds, brokenSlowBounds } from './bounds.ts';
import {
  comparisonOf,
  idleNote,
  median,
  resultOf,
  slowSentence,
  tableOf,
  type Result,
  type Round,
} from './results.ts';

const round: Round = {
  bareTps: 5_000,
  apiRps: 2_000,
  p50Ms: 8,
  p99Ms: 20,
  nodeMicros: 300,
  postgresMicros: 150,
  refusedShare: 0,
};
const counted = { operation: 'home', statements: 4, roundTrips: 1, othersShare: 0.02 };
const result = (changes: Partial<Result>): Result => ({ ...resultOf(counted, [round]), ...changes });

test('figures are medians over the rounds, and the ratio pairs what was measured together', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  const rounds = [round, { ...round, bareTps: 1_000, apiRps: 900 }, { ...round, bareTps: 9_000 }];
  expect(resultOf(counted, rounds)).toMatchObject({ bareTps: 5_000, apiRps: 2_000, ratio: 0.4 });
});

test('prints one line per operation, with the peer and growth only if they were measured', () => {
  expect(tableOf([result({})])).toBe(
    [
      '| operation | bare tps | API rps | ratio | p50 ms | p99 ms | Node µs | PG µs | stmts | trips | others % |',
      '|-----------|---------:|--------:|------:|-------:|-------:|--------:|------:|------:|------:|---------:|',
      '| home      |    5,000 |   2,000 |  0.40 |    8.0 |   20.0 |     300 |   150 |   4.0 |   1.0 |        2 |',
    ].join('\n'),
  );
  const lines = tableOf([result({ peerRps: 500 }), result({})]).split('\n');
  expect(lines[2]).toMatch(/500 \| +4\.0 \|$/);
  expect(lines[3]).toMatch(/– \| +– \|$/);
  expect(tableOf([result({ postgresMicrosAtTenth: 120 })])).toMatch(/120 \| +1\.25 \|$/);
});

test('compares operations that both runs measured', () => {
  const run = (commit: string, results: Result[]) => ({
    date: '',
    commit,
    size: 1,
    cores: 2,
    results,
    slow: [],
    failures: [],
  });
  const before = run('abc', [result({ apiRps: 500 }), result({ operation: 'inbox' })]);
  const lines = comparisonOf(before, run('def', [result({}), result({ operation: 'send' })])).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('compared with abc');
  expect(lines[2]).toMatch(/^\| home +\| +×1\.00 \| +×4\.00 \|/);
});

test('names every broken bound', () => {
  expect(brokenBounds([result({}), result({ operation: 'featured', ratio: 0.45, apiRps: 4_000 })])).toEqual(
    [],
  );
  const slow = result({ operation: 'inbox', ratio: 0.79, apiRps: 1_799, p99Ms: 41, refusedShare: 0.02 });
  expect(brokenBounds([{ ...slow, peerRps: 600 }])).toEqual([
    'inbox: ratio 0.79 is below 0.8',
    'inbox: 1799 requests per second is below 1800',
    'inbox: 2.0% of the requests were refused',
    'inbox: p99 41.0 ms is above 40 ms',
    'inbox: 2.998 times the peer is below 3',
  ]);
});

test('names operations that grow with the data', () => {
  const [small, large] = [100, 135].map((postgresMicros) =>
    result({ postgresMicros, postgresMicrosAtTenth: 100 }),
  );
  expect(brokenBounds([small!, large!])).toEqual([
    'home: 1.35 times as much at ten times the size is above 1.3',
  ]);
});

test('names slow requests that held up others', () => {
  const slow = (delayMs: number) => ({ request: 'saving', slowMs: 2_003, others: 900, delayMs });
  expect(slowSentence(slow(12.34))).toBe(
    'saving took 2003 ms and delayed none of 900 other requests by more than 12.3 ms.',
  );
  expect(brokenSlowBounds([slow(50), slow(51)])).toEqual([
    'saving delayed another request by 51.0 ms, more than 50 ms',
  ]);
});

test('says whether the machine was idle', () => {
  const note = (...results: Result[]) => idleNote({ cores: 2, results });
  expect(note(result({}), result({ othersShare: 0.04 }))).toBe(
    'Idle: other processes never used more than 4% of the 2 cores.',
  );
  expect(note(result({ operation: 'inbox', othersShare: 0.4 }), result({}))).toMatch(
    /^BUSY: other processes used up to 40% of the 2 cores \(inbox\)/,
  );
  expect(note()).toBe('Nothing was measured.');
});
