import { describe, expect, test } from 'vitest';
import { emptyTask, type EditorValues, type TaskValues, valuesOf } from '../editor-values.ts';
import { affectedInWords, changesOf, type Changes, noticedInWords, workInWords } from './change-effects.ts';

const task = (id: string, change: Partial<TaskValues> = {}): TaskValues => ({
  ...emptyTask,
  id,
  title: `Task ${id}`,
  ...change,
});
const saved: EditorValues = { ...valuesOf({ name: 'Taste survey' }), tasks: [task('a'), task('b')] };
const unchanged: Changes = { tasks: [], added: 0, reordered: false, page: false };
const none = { to_decide: 0, to_review: 0, working: 0, finished: 0 };

describe('changes of an initiative', () => {
  test('nothing changed', () => {
    expect(changesOf(saved, structuredClone(saved))).toEqual(unchanged);
    expect(affectedInWords(unchanged, { ...none, working: 3, to_decide: 1 })).toBeUndefined();
  });

  test.each([
    ['a text', { goals: 'More' }, { page: true }],
    ['another order', { tasks: [task('b'), task('a')] }, { reordered: true, page: true }],
    ['a new task', { tasks: [...saved.tasks, { ...emptyTask, title: 'New' }] }, { added: 1, page: true }],
    [
      'new instructions',
      { tasks: [task('a', { instructions: 'Ask ten' }), task('b')] },
      { tasks: [{ kind: 'changed', id: 'a', title: 'Task a', typesRemoved: false }] },
    ],
    [
      'fewer types',
      { tasks: [task('a', { allowed_types: ['text'] }), task('b')] },
      { tasks: [{ kind: 'changed', id: 'a', title: 'Task a', typesRemoved: true }] },
    ],
    [
      'a removed task',
      { tasks: [task('b')] },
      { tasks: [{ kind: 'removed', id: 'a', title: 'Task a', typesRemoved: false }], page: true },
    ],
  ])('%s', (_, change, expected) => {
    expect(changesOf(saved, { ...saved, ...change })).toEqual({ ...unchanged, ...expected });
  });
});

describe('whether students can apply', () => {
  const limited = { ...saved, places: 3 };
  test.each([
    ['as many places as are taken', limited, { places: 2 }, 'close'],
    ['more places', { ...saved, places: 2 }, { places: 3 }, 'open'],
    ['no limit', { ...saved, places: 2 }, { places: null }, 'open'],
    ['still a place', limited, { places: 4 }, undefined],
    ['a deadline that has passed', limited, { apply_by: '2020-01-01' }, 'close'],
    ['a later deadline', { ...limited, apply_by: '2020-01-01' }, { apply_by: '2100-01-01' }, 'open'],
  ] as const)('%s', (_, before, change, expected) => {
    expect(changesOf(before, { ...before, ...change }, 2).applications).toBe(expected);
  });
  test('is part of what students notice', () => {
    const said = (applications: 'close' | 'open') => noticedInWords({ ...unchanged, applications }, none);
    expect(said('close')).toEqual(["Other students can't apply anymore. Applications you have stay open."]);
    expect(said('open')).toEqual(['Students can apply again.']);
  });
});

describe('who is affected', () => {
  const all = { ...none, working: 3, to_decide: 1, finished: 2 };

  test('the bar names students and applicants', () => {
    const page = { ...unchanged, page: true };
    expect(affectedInWords(page, all)).toBe('Saving affects 3 students working on this and 1 applicant.');
    expect(affectedInWords(page, { ...none, to_decide: 2 })).toBe('Saving affects 2 applicants.');
    expect(affectedInWords(page, { ...none, finished: 2 })).toBeUndefined();
  });

  test('applicants cannot see instructions, so they are not affected by them', () => {
    const now = { ...saved, tasks: [task('a', { instructions: 'Ask ten' }), task('b')] };
    const changes = changesOf(saved, now);
    expect(affectedInWords(changes, all)).toBe('Saving affects 3 students working on this.');
    expect(affectedInWords(changes, { ...none, to_decide: 1 })).toBeUndefined();
    expect(noticedInWords(changes, all).join(' ')).not.toMatch(/applied/);
  });

  test('says what each group notices', () => {
    const changes = { ...unchanged, added: 2, page: true, reordered: true };
    expect(noticedInWords(changes, all)).toEqual([
      'The 3 students working on this get a notification that you updated it.',
      'They have 2 more tasks to finish.',
      'They see the tasks in the new order.',
      "1 student applied and is waiting for your answer. They see the new page, but aren't notified.",
      '2 students already finished. They stay finished.',
    ]);
  });
});

describe('work on a task', () => {
  const changed = { kind: 'changed', id: 'a', title: 'Task a', typesRemoved: false } as const;
  const removed = { ...changed, kind: 'removed' } as const;

  test.each([
    [
      changed,
      { approved: 2, open: 1 },
      /^Approved work of 2 students stays approved\. Unapproved work of 1 student stays/,
    ],
    [
      removed,
      { approved: 1, open: 2 },
      /stays in their history\. Unapproved work of 2 students no longer counts/,
    ],
    [changed, { approved: 0, open: 0 }, /^Nobody has submitted work for it yet\.$/],
    [{ ...changed, typesRemoved: true }, { approved: 0, open: 0 }, /New attempts have to use one of/],
    [changed, undefined, /^Approved work stays approved/],
    [removed, undefined, /keep their work in their history/],
  ])('%o with %o', (change, work, words) => {
    expect(workInWords(change, work).join(' ')).toMatch(words);
  });
});
