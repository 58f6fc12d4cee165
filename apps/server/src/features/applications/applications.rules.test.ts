import { applicationStatuses } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import {
  applyStep,
  canOfCompany,
  canOfStudent,
  fitReasons,
  whyNotApply,
  turnOf,
} from './applications.rules.ts';

const facts = { accepted_at: null, left_at: null, unanswered_at: null, tasks_approved: 1, task_count: 2 };

test.each([
  ['pending', { withdraw: true, leave: false }, { accept: true, reject: true, end: false }],
  ['accepted', { withdraw: false, leave: true }, { accept: false, reject: false, end: true }],
  ['rejected', { withdraw: false, leave: true }, { accept: false, reject: false, end: false }],
  ['withdrawn', { withdraw: false, leave: false }, { accept: false, reject: false, end: false }],
  ['completed', { withdraw: false, leave: true }, { accept: false, reject: false, end: false }],
  ['ended', { withdraw: false, leave: true }, { accept: false, reject: false, end: false }],
] as const)('what either side can do while %s', (status, student, company) => {
  expect(canOfStudent({ ...facts, status })).toEqual({ ...student, finish: false, open: false });
  expect(canOfCompany({ status })).toEqual({ ...company, accept_refusal: null });
});

test('while an acceptance can be undone, the collaboration cannot be ended', () => {
  expect(canOfCompany({ status: 'accepted', takes_effect_at: '2026-01-01T00:00:10Z' }).end).toBe(false);
});

test('without a free place, an application can only be rejected', () => {
  const full = { accept: false, accept_refusal: 'places_taken', reject: true, end: false };
  expect(canOfCompany({ status: 'pending', places_left: 0 })).toEqual(full);
  expect(canOfCompany({ status: 'pending', places_left: 1 })).toMatchObject({
    accept: true,
    accept_refusal: null,
  });
  expect(canOfCompany({ status: 'accepted', places_left: 0 })).toMatchObject({
    accept_refusal: null,
    end: true,
  });
});

test('a student can leave only once', () => {
  for (const status of applicationStatuses)
    expect(canOfStudent({ ...facts, status, left_at: '2026-01-01T00:00:00Z' }).leave).toBe(false);
});

test('without an answer there is nothing to leave', () => {
  const can = canOfStudent({ ...facts, status: 'ended', unanswered_at: '2026-01-01T00:00:00Z' });
  expect(can).toEqual({ withdraw: false, leave: false, finish: false, open: false });
});

test('a student can finish only a running initiative whose remaining tasks are all approved', () => {
  const done = { ...facts, tasks_approved: 2 };
  expect(canOfStudent({ ...done, status: 'accepted' }).finish).toBe(true);
  expect(canOfStudent({ ...done, status: 'accepted', task_count: 3 }).finish).toBe(false);
  expect(canOfStudent({ ...done, status: 'accepted', tasks_approved: 0, task_count: 0 }).finish).toBe(false);
  for (const status of ['pending', 'rejected', 'withdrawn', 'completed', 'ended'] as const)
    expect(canOfStudent({ ...done, status }).finish).toBe(false);
});

test('accepted students can open the work, even after it has ended', () => {
  expect(canOfStudent({ ...facts, status: 'ended', accepted_at: '2026-01-01T00:00:00Z' }).open).toBe(true);
});

test('what a new application does when one already exists', () => {
  expect(applyStep(undefined, 'a')).toBe('send');
  for (const status of applicationStatuses) {
    const again = status === 'withdrawn';
    expect(applyStep({ status, client_id: 'a' }, 'a')).toBe(again ? 'again' : 'repeat');
    expect(applyStep({ status, client_id: 'b' }, 'a')).toBe(again ? 'again' : 'refuse');
  }
});

test('why a student cannot apply anywhere is said before anything about the initiative', () => {
  for (const status of ['active', 'inactive'] as const)
    expect(
      whyNotApply({ status, email_verified: true, student_refusal: 'account_paused', closed: null }),
    ).toBe('account_paused');
});

test.each(['places_taken', 'deadline_passed'] as const)('applying is refused with %s', (closed) => {
  const offer = { email_verified: true, student_refusal: null, closed };
  expect(whyNotApply({ ...offer, status: 'active' })).toBe(closed);
  expect(whyNotApply({ ...offer, status: 'inactive' })).toBe('initiative_closed');
});

test('applying requires a verified email and an open initiative', () => {
  expect(
    whyNotApply({ status: 'active', email_verified: true, student_refusal: null, closed: null }),
  ).toBeUndefined();
  expect(whyNotApply({ status: 'inactive', email_verified: true, student_refusal: null, closed: null })).toBe(
    'initiative_closed',
  );
  expect(
    whyNotApply({ status: 'inactive', email_verified: false, student_refusal: null, closed: null }),
  ).toBe('email_not_verified');
});

describe('whose turn it is', () => {
  const row = {
    status: 'accepted',
    waiting_for_guardian: false,
    applied_at: '2026-01-01T00:00:00Z',
    accepted_at: '2026-01-02T00:00:00Z',
    last_submitted_at: null,
    next_since: null,
    next_task_id: null,
    waiting_since: null,
    answer_by: null,
    tasks_approved: 0,
    task_count: 1,
  } as const;
  test.each([
    ['undecided', { status: 'pending' }, 'company', row.applied_at],
    ['not sent yet', { status: 'pending', waiting_for_guardian: true }, 'guardian', row.applied_at],
    ['just accepted', { next_task_id: 't' }, 'student', row.accepted_at],
    [
      'one task is open while another is in review',
      { next_task_id: 't', last_submitted_at: '2026-01-05', waiting_since: '2026-01-05' },
      'student',
      '2026-01-05',
    ],
    [
      'a revision was requested',
      { next_task_id: 't', next_since: '2026-01-06', last_submitted_at: '2026-01-05' },
      'student',
      '2026-01-06',
    ],
    ['everything is with the company', { waiting_since: '2026-01-05' }, 'company', '2026-01-05'],
    ['there is no task yet', {}, 'company', row.accepted_at],
    ['accepted at an unknown time', { accepted_at: null, next_task_id: 't' }, 'student', row.applied_at],
    [
      'accepted after the last submission',
      { next_task_id: 't', last_submitted_at: '2026-01-01T12:00:00Z' },
      'student',
      row.accepted_at,
    ],
    [
      'the remaining tasks were removed',
      { tasks_approved: 1, last_submitted_at: '2026-01-05' },
      'student',
      '2026-01-05',
    ],
  ] as const)('%s', (_, changes, whose, since) => {
    expect(turnOf({ ...row, ...changes })).toEqual({ whose, since, answer_by: null });
  });
  test('the company promised to answer, but only when it has the next move', () => {
    const answer_by = '2026-01-10';
    expect(turnOf({ ...row, answer_by, status: 'pending' })?.answer_by).toBe(answer_by);
    expect(turnOf({ ...row, answer_by })?.answer_by).toBe(answer_by);
    expect(turnOf({ ...row, answer_by, next_task_id: 't' })?.answer_by).toBeNull();
  });
  test('nobody has the next move once it is over', () => {
    for (const status of ['rejected', 'withdrawn', 'completed', 'ended'] as const)
      expect(turnOf({ ...row, status, next_task_id: 't' })).toBeNull();
  });
});

describe('why a student fits', () => {
  const student = {
    skills: ['Writing', 'Design'],
    initiative_tags: ['Events'],
    company_tags: ['Cafe'],
    availability: 4,
  };
  const offer = {
    tags: ['Events', 'Surveys'],
    named_skills: ['Writing'],
    industry: ['Cafe'],
    weekly_hours: 3,
  };
  test('names shared interests, skills and hours', () => {
    expect(fitReasons(student, offer)).toEqual([
      'Interested in Events and Cafe',
      'Has skills you need: Writing',
      'Has 4 hours a week (you asked for 3)',
    ]);
  });
  test('hours count when they meet the requirement, and only when both sides stated them', () => {
    const hours = (availability: number | null, weekly_hours: number | null) =>
      fitReasons({ ...student, availability }, { ...offer, weekly_hours }).filter((it) =>
        it.includes('week'),
      );
    expect(hours(3, 3)).toHaveLength(1);
    expect(hours(2, 3)).toEqual([]);
    expect(hours(4, null)).toEqual([]);
    expect(hours(null, 0)).toEqual([]);
  });
  test('says how the hours compare, with the right plural', () => {
    const reason = (availability: number, weekly_hours: number) =>
      fitReasons({ ...student, availability }, { ...offer, weekly_hours }).at(-1);
    expect(reason(1, 1)).toBe('Has 1 hour a week, as you asked');
    expect(reason(3, 3)).toBe('Has 3 hours a week, as you asked');
    expect(reason(2, 1)).toBe('Has 2 hours a week (you asked for 1)');
  });
  test('gives no reasons when nothing is stated or shared', () => {
    const silent = { skills: null, initiative_tags: null, company_tags: null, availability: null };
    expect(fitReasons(silent, offer)).toEqual([]);
    expect(
      fitReasons({ ...student, availability: 2 }, { ...offer, tags: null, named_skills: [], industry: [] }),
    ).toEqual([]);
  });
});
