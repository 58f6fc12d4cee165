import type { InitiativeContent, Task } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import {
  canOf,
  draftStep,
  duplicateOf,
  isQuestStep,
  isSeen,
  isUnchanged,
  refuseActivation,
  unlocksChain,
} from './initiatives.rules.ts';

const ready = { name: 'Survey', task_count: 1, company_name: 'Bakery', email_verified: true };

describe('what a company can do with an initiative of its own', () => {
  test.each([
    ['inactive and ready', { status: 'inactive' }, [true, false]],
    ['inactive without tasks', { status: 'inactive', task_count: 0 }, [false, false]],
    ['inactive, unnamed company', { status: 'inactive', company_name: null }, [false, false]],
    ['inactive, unverified address', { status: 'inactive', email_verified: false }, [false, false]],
    ['active', { status: 'active' }, [false, true]],
    ['active, no longer ready', { status: 'active', email_verified: false }, [false, true]],
  ] as const)('%s', (_, standing, [activate, deactivate]) => {
    expect(canOf({ ...ready, ...standing })).toEqual({ edit: true, activate, deactivate, delete: true });
  });
});

test.each([
  [{}, undefined],
  [{ task_count: 0 }, 'task_needed'],
  [{ company_name: null }, 'company_name_needed'],
  [{ email_verified: false }, 'email_not_verified'],
  [{ company_name: null, email_verified: false }, 'company_name_needed'],
])('activating with %j is refused with %s', (lack, code) => {
  expect(refuseActivation({ ...ready, ...lack })).toBe(code);
});

const task: Task = {
  id: 'a',
  title: 'One',
  instructions: 'Go',
  task_order: 1,
  allowed_types: ['text'],
  minutes: 5,
  resources: [],
};
const row: Omit<InitiativeContent, 'tasks'> = {
  name: 'Survey',
  description: '',
  commission: null,
  tags: ['Surveys'],
  overview: '',
  requirements: '',
  benefits: '',
  goals: '',
  banner_url: null,
  video_url: null,
  weekly_hours: 3,
  total_hours: null,
};

describe('whether a save changes anything', () => {
  const wanted = { ...row, tasks: [{ ...task }] };
  const other = { ...task, id: 'b', title: 'Two', task_order: 2 };
  test.each<[string, InitiativeContent, boolean]>([
    ['the same', wanted, true],
    ['the same without ids', { ...row, tasks: [{ ...task, id: undefined }] }, true],
    ['another name', { ...wanted, name: 'Poster' }, false],
    ['another order of tags', { ...wanted, tags: [] }, false],
    ['another minute', { ...row, tasks: [{ ...task, minutes: 6 }] }, false],
    ['a resource', { ...row, tasks: [{ ...task, resources: [{ title: 'a', url: 'b' }] }] }, false],
    ['a task more', { ...row, tasks: [task, other] }, false],
    ['a task less', { ...row, tasks: [] }, false],
  ])('%s', (_, content, unchanged) => {
    expect(isUnchanged(row, [task], content)).toBe(unchanged);
  });

  test('tasks that change places change it', () => {
    expect(isUnchanged(row, [task, other], { ...row, tasks: [other, task] })).toBe(false);
  });
});

test.each([
  ['2026-11-15T10:00:00.123Z', true],
  ['2026-11-15T11:00:00.123+01:00', true],
  ['2026-11-15T10:00:00.124Z', false],
  [null, false],
])('a version of 10:00:00.123 was seen as %s: %s', (seen, expected) => {
  expect(isSeen({ updated_at: '2026-11-15T10:00:00.123Z' }, seen)).toBe(expected);
});

describe('writing a draft', () => {
  const standing = { updated_at: '2026-11-15T10:00:00.000Z', content: { name: 'A', tags: ['Surveys'] } };
  const same = { tags: ['Surveys'], name: 'A' };
  const version = standing.updated_at;
  test.each([
    ['none there, none seen', undefined, same, null, 'begin'],
    ['none there, one seen', undefined, same, version, 'conflict'],
    ['one there, none seen', standing, { name: 'B' }, null, 'conflict'],
    ['one there, that seen', standing, { name: 'B' }, version, 'change'],
    ['one there, an older seen', standing, { name: 'B' }, '2026-11-15T09:00:00.000Z', 'conflict'],
    ['the same again', standing, same, null, 'keep'],
  ])('%s', (_, there, content, updated_at, step) => {
    expect(draftStep(there, { content, updated_at })).toBe(step);
  });
});

test('a duplicate has a name and tasks of its own', () => {
  expect(duplicateOf(row, [task])).toEqual({
    ...row,
    name: 'Copy of Survey',
    tasks: [{ title: 'One', instructions: 'Go', allowed_types: ['text'], minutes: 5, resources: [] }],
  });
});

test.each([
  [1, true, false],
  [2, true, false],
  [3, true, true],
  [4, false, false],
])('initiative %i is a step of the quest: %s, and unlocks the chain: %s', (created, step, unlocks) => {
  expect([isQuestStep(created), unlocksChain(created)]).toEqual([step, unlocks]);
});
