import { applicationStatuses, type InitiativeContent, type Task } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import {
  canOf,
  canOnPage,
  draftStep,
  duplicateOf,
  isQuestStep,
  isSeen,
  isUnchanged,
  mayRead,
  whyNotActivate,
  whyNotApply,
  unlocksChain,
} from './initiatives.rules.ts';

const ready = { name: 'Survey', task_count: 1, company_name: 'Bakery', email_verified: true };

describe('what a company can do with its own initiative', () => {
  test.each([
    ['inactive and ready', { status: 'inactive' }, [true, false]],
    ['inactive without tasks', { status: 'inactive', task_count: 0 }, [false, false]],
    ['inactive, unnamed company', { status: 'inactive', company_name: null }, [false, false]],
    ['inactive, unverified email', { status: 'inactive', email_verified: false }, [false, false]],
    ['active', { status: 'active' }, [false, true]],
    ['active, no longer ready', { status: 'active', email_verified: false }, [false, true]],
  ] as const)('%s', (_, facts, [activate, deactivate]) => {
    expect(canOf({ ...ready, ...facts })).toEqual({ edit: true, activate, deactivate, delete: true });
  });
});

test.each([
  [{}, undefined],
  [{ task_count: 0 }, 'task_needed'],
  [{ company_name: null }, 'company_name_needed'],
  [{ email_verified: false }, 'email_not_verified'],
  [{ company_name: null, email_verified: false }, 'company_name_needed'],
])('activating with %j is refused with %s', (lack, code) => {
  expect(whyNotActivate({ ...ready, ...lack })).toBe(code);
});

const task: Task = {
  id: 'a',
  title: 'One',
  instructions: 'Go',
  task_order: 1,
  allowed_types: ['text'],
  minutes: 5,
  resources: [],
  criteria: ['Short'],
};
const content: Omit<InitiativeContent, 'tasks'> = {
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
  places: 5,
  apply_by: '2027-03-03',
  starts_on: '2027-03-10',
  reward: { amount: 2_000, currency: 'USD', per: 'task' },
};
/** As it is stored. */
const row = { ...content, reward_amount: 2_000, reward_currency: 'USD', reward_per: 'task' as const };

describe('whether a save changes anything', () => {
  const wanted = { ...content, tasks: [{ ...task }] };
  const other = { ...task, id: 'b', title: 'Two', task_order: 2 };
  test.each<[string, InitiativeContent, boolean]>([
    ['the same content', wanted, true],
    ['the same without ids', { ...content, tasks: [{ ...task, id: undefined }] }, true],
    ['another name', { ...wanted, name: 'Poster' }, false],
    ['different tags', { ...wanted, tags: [] }, false],
    ['different minutes', { ...content, tasks: [{ ...task, minutes: 6 }] }, false],
    ['an added resource', { ...content, tasks: [{ ...task, resources: [{ title: 'a', url: 'b' }] }] }, false],
    ['no reward', { ...wanted, reward: null }, false],
    ['another amount', { ...wanted, reward: { ...content.reward!, amount: 2_001 } }, false],
    ['other places', { ...wanted, places: null }, false],
    ['another deadline', { ...wanted, apply_by: '2027-03-04' }, false],
    ['another start', { ...wanted, starts_on: null }, false],
    ['an added task', { ...content, tasks: [task, other] }, false],
    ['a removed task', { ...content, tasks: [] }, false],
  ])('%s', (_, saved, unchanged) => {
    expect(isUnchanged(row, [task], saved)).toBe(unchanged);
  });

  test('a different link under the same title is a change', () => {
    const linked = (url: string) => ({ ...task, resources: [{ title: 'a', url }] });
    expect(isUnchanged(row, [linked('b')], { ...content, tasks: [linked('c')] })).toBe(false);
    expect(isUnchanged(row, [linked('b')], { ...content, tasks: [linked('b')] })).toBe(true);
  });

  test('reordered tasks are a change', () => {
    expect(isUnchanged(row, [task, other], { ...content, tasks: [other, task] })).toBe(false);
  });
});

test.each([
  ['2026-11-15T10:00:00.123Z', true],
  ['2026-11-15T11:00:00.123+01:00', true],
  ['2026-11-15T10:00:00.124Z', false],
  [null, false],
])('version 10:00:00.123 seen as %s counts as current: %s', (seen, expected) => {
  expect(isSeen({ updated_at: '2026-11-15T10:00:00.123Z' }, seen)).toBe(expected);
});

describe('writing a draft', () => {
  const existing = { updated_at: '2026-11-15T10:00:00.000Z', content: { name: 'A', tags: ['Surveys'] } };
  const same = { tags: ['Surveys'], name: 'A' };
  const version = existing.updated_at;
  test.each([
    ['no draft, none seen', undefined, same, null, 'begin'],
    ['no draft, one seen', undefined, same, version, 'conflict'],
    ['a draft, none seen', existing, { name: 'B' }, null, 'conflict'],
    ['a draft, the same version seen', existing, { name: 'B' }, version, 'change'],
    ['a draft, an older version seen', existing, { name: 'B' }, '2026-11-15T09:00:00.000Z', 'conflict'],
    ['the same content again', existing, same, null, 'keep'],
  ])('%s', (_, there, content, updated_at, step) => {
    expect(draftStep(there, { content, updated_at })).toBe(step);
  });
});

test('a duplicate gets its own name and tasks', () => {
  expect(duplicateOf(row, [task], '2027-03-03')).toEqual({
    ...content,
    name: 'Copy of Survey',
    tasks: [
      {
        title: 'One',
        instructions: 'Go',
        allowed_types: ['text'],
        minutes: 5,
        resources: [],
        criteria: ['Short'],
      },
    ],
  });
});

test('a duplicate keeps the places, but no dates that have passed', () => {
  expect(duplicateOf(row, [], '2027-03-04')).toMatchObject({
    places: 5,
    apply_by: null,
    starts_on: '2027-03-10',
  });
  expect(duplicateOf({ ...row, apply_by: null }, [], '2027-03-11')).toMatchObject({
    apply_by: null,
    starts_on: null,
  });
});

test.each([
  [1, true, false],
  [2, true, false],
  [3, true, true],
  [4, false, false],
])('initiative %i completes a quest step: %s, and unlocks the chain: %s', (created, step, unlocks) => {
  expect([isQuestStep(created), unlocksChain(created)]).toEqual([step, unlocks]);
});

describe('the page of an initiative', () => {
  const page = {
    company_id: 'c',
    status: 'active',
    deleted_at: null,
    email_verified: true,
    closed: null,
    application_status: null,
    accepted_at: null,
  } as const;
  const student = { kind: 'student', id: 's' } as const;
  const owner = { kind: 'company', id: 'c' } as const;
  const yesterday = '2026-11-14T10:00:00Z';

  test('a company can read only its own, a student every one that is not deleted', () => {
    expect(mayRead(page, owner)).toBe(true);
    expect(mayRead(page, { kind: 'company', id: 'd' })).toBe(false);
    expect(mayRead(page, student)).toBe(true);
  });
  test('students who were accepted can still read a deleted one', () => {
    expect(mayRead({ ...page, deleted_at: yesterday }, student)).toBe(false);
    expect(mayRead({ ...page, deleted_at: yesterday, accepted_at: yesterday }, student)).toBe(true);
  });

  test.each([
    ['nothing prevents it', {}, null],
    ['it is closed', { status: 'inactive' }, 'initiative_closed'],
    ['the email is not verified', { email_verified: false }, 'email_not_verified'],
    ['all places are taken', { closed: 'places_taken' }, 'places_taken'],
    ['the deadline has passed', { closed: 'deadline_passed' }, 'deadline_passed'],
    ['it is closed and full', { status: 'inactive', closed: 'places_taken' }, 'initiative_closed'],
    [
      'it is full and the email is not verified',
      { closed: 'places_taken', email_verified: false },
      'places_taken',
    ],
    ['it is also closed', { status: 'inactive', email_verified: false }, 'initiative_closed'],
  ] as const)('whether a student can apply when %s', (_, change, refusal) => {
    expect(whyNotApply({ ...page, ...change }, student)).toBe(refusal);
  });
  test('a student can apply once, and again only after withdrawing', () => {
    for (const application_status of applicationStatuses)
      expect(whyNotApply({ ...page, application_status }, student)).toBe(
        application_status === 'withdrawn' ? null : 'already_applied',
      );
  });

  test('a student who has not applied can apply and bookmark', () => {
    expect(canOnPage(page, student)).toEqual({
      apply: true,
      apply_refusal: null,
      withdraw: false,
      open_tasks: false,
      bookmark: true,
    });
  });
  test('a pending student can withdraw, an accepted one can open the tasks', () => {
    const applied = { apply: false, apply_refusal: 'already_applied', bookmark: true };
    expect(canOnPage({ ...page, application_status: 'pending' }, student)).toEqual({
      ...applied,
      withdraw: true,
      open_tasks: false,
    });
    expect(canOnPage({ ...page, application_status: 'accepted', accepted_at: yesterday }, student)).toEqual({
      ...applied,
      withdraw: false,
      open_tasks: true,
    });
  });
  test('only students who applied can bookmark a closed one', () => {
    const closed = { ...page, status: 'inactive' } as const;
    expect(canOnPage(closed, student).bookmark).toBe(false);
    expect(canOnPage({ ...closed, application_status: 'rejected' }, student).bookmark).toBe(true);
  });
  test('a company has no actions there', () => {
    const applied = { ...page, application_status: 'pending', accepted_at: yesterday } as const;
    expect(canOnPage(applied, owner)).toEqual({
      apply: false,
      apply_refusal: 'forbidden',
      withdraw: false,
      open_tasks: false,
      bookmark: false,
    });
  });
});
