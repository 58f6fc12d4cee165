import { expect, test } from 'vitest';
import { anEntry, aPage } from './record.fixture.ts';
import { entriesInWords, periodInWords, recordSums, recordTitle } from './record-words.ts';

const entries = (count: number) => Array.from({ length: count }, (_, i) => anEntry({ id: `e${i}` }));

test.each([
  [0, 'Your first trail is under way, Maya'],
  [1, 'One trail finished, Maya'],
  [3, 'Three trails finished, Maya'],
  [10, 'Ten trails finished, Maya'],
  [11, '11 trails finished, Maya'],
])('the title with %i entries', (count, title) => {
  expect(recordTitle({ page: aPage(), entries: entries(count), in_progress: [] }, 'Maya')).toBe(title);
});

test('sums count each skill once, and tasks without an estimate as nothing', () => {
  const sums = recordSums([
    anEntry({ skills: ['Writing', 'Design'], minutes: 90 }),
    anEntry({ skills: ['Writing'], minutes: null }),
  ]);
  expect(sums).toEqual({ initiatives: 2, tasks: 4, minutes: 90, skills: 2 });
});

test('a period names the year once', () => {
  const period = periodInWords(
    anEntry({ started_at: '2026-09-14T12:00:00Z', finished_at: '2026-10-31T12:00:00Z' }),
  );
  expect(period.replaceAll(/\s/g, ' ')).toBe('Sep 14 – Oct 31, 2026');
});

test('says which entries come with a certificate', () => {
  const credential = { code: '7KQ2M9XD4TRAHW6V', issued_at: '2026-11-01T12:00:00Z' };
  const [without, certified] = [anEntry(), anEntry({ credential })];
  expect(entriesInWords([without, without])).toBe('2 entries');
  expect(entriesInWords([certified])).toBe('1 entry with its certificate');
  expect(entriesInWords([certified, without])).toBe('2 entries, 1 with a certificate');
  expect(entriesInWords([certified, certified])).toBe('2 entries with their certificates');
});
