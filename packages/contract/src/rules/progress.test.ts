import { describe, expect, test } from 'vitest';
import { engagementOf, progressOf, progressStatusOf, tasksOf, type EngagementFacts } from './progress.ts';

const now = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const facts = (changes: Partial<EngagementFacts> = {}): EngagementFacts => ({
  status: 'accepted',
  tasks_approved: 0,
  task_count: 4,
  last_submitted_at: null,
  accepted_at: daysAgo(10),
  attention_at: null,
  submissions_approved: 0,
  submissions_decided: 0,
  student_wrote_at: null,
  ...changes,
});

describe('progress', () => {
  test.each([
    ['nothing yet', { tasks_approved: 0, task_count: 4 }, 0],
    ['one of four', { tasks_approved: 1, task_count: 4 }, 0.25],
    ['all', { tasks_approved: 4, task_count: 4 }, 1],
    ['an initiative without tasks', { tasks_approved: 0, task_count: 0 }, 0],
    ['a deleted initiative', { tasks_approved: 0, task_count: null }, 0],
    ['completed, and tasks were added', { status: 'completed', tasks_approved: 4, task_count: 6 }, 1],
    ['completed, and tasks were retired', { status: 'completed', tasks_approved: 4, task_count: 2 }, 1],
  ] as const)('%s', (_, changes, expected) => {
    expect(progressOf(facts(changes))).toBe(expected);
  });

  test('tasks added after completion are not in the total', () => {
    expect(tasksOf(facts({ status: 'completed', tasks_approved: 4, task_count: 6 }))).toEqual({
      approved: 4,
      total: 4,
    });
  });
});

describe('status', () => {
  test.each([
    ['nothing submitted', {}, 'not_started'],
    ['nothing submitted, just before the deadline', { attention_at: daysAgo(-0.001) }, 'not_started'],
    ['nothing submitted for 7 days', { attention_at: daysAgo(0) }, 'needs_attention'],
    ['submitted', { last_submitted_at: daysAgo(1), attention_at: daysAgo(-6) }, 'in_progress'],
    [
      'just before it is due',
      { last_submitted_at: daysAgo(7), attention_at: daysAgo(-0.001) },
      'in_progress',
    ],
    ['when it is due', { last_submitted_at: daysAgo(7), attention_at: daysAgo(0) }, 'needs_attention'],
    ['long overdue', { last_submitted_at: daysAgo(20), attention_at: daysAgo(13) }, 'needs_attention'],
    ['completed', { status: 'completed', tasks_approved: 4, last_submitted_at: daysAgo(20) }, 'completed'],
    ['ended', { status: 'ended', last_submitted_at: daysAgo(20), attention_at: daysAgo(13) }, 'in_progress'],
  ] as const)('%s', (_, changes, expected) => {
    expect(progressStatusOf(facts(changes), now)).toBe(expected);
  });
});

describe('engagement', () => {
  test.each([
    ['no activity: half the approval score', {}, 10],
    [
      'everything approved, recent activity',
      { tasks_approved: 4, submissions_approved: 4, submissions_decided: 4, last_submitted_at: daysAgo(3) },
      100,
    ],
    ['recent at three days', { last_submitted_at: daysAgo(3) }, 40],
    ['half recent at twelve days', { last_submitted_at: daysAgo(12) }, 25],
    ['not recent at 21 days', { last_submitted_at: daysAgo(21) }, 10],
    ['not recent after 400 days', { last_submitted_at: daysAgo(400) }, 10],
    [
      'a message counts as much as work',
      { last_submitted_at: daysAgo(30), student_wrote_at: daysAgo(1) },
      40,
    ],
    ['half done', { tasks_approved: 2, last_submitted_at: daysAgo(21) }, 35],
    ['one of four decided submissions approved', { submissions_approved: 1, submissions_decided: 4 }, 5],
    ['all need revision', { submissions_approved: 0, submissions_decided: 3 }, 0],
    ['a clock that runs ahead', { last_submitted_at: daysAgo(-1) }, 40],
  ])('%s', (_, changes, expected) => {
    expect(engagementOf(facts(changes), now).score).toBe(expected);
  });

  test('returns the parts of the score', () => {
    const half = facts({
      tasks_approved: 2,
      last_submitted_at: daysAgo(12),
      submissions_approved: 2,
      submissions_decided: 4,
    });
    expect(engagementOf(half, now)).toEqual({
      word: 'on_track',
      score: 50,
      progress: 0.5,
      recency: 0.5,
      approval: 0.5,
    });
  });

  const fresh = { tasks_approved: 2, last_submitted_at: daysAgo(1) };
  test.each([
    ['just accepted', { accepted_at: daysAgo(0) }, 'new'],
    ['just before 7 days, nothing submitted', { accepted_at: daysAgo(6.999) }, 'new'],
    ['7 days, nothing submitted', { accepted_at: daysAgo(7) }, 'slowing_down'],
    ['submitted on the first day', { accepted_at: daysAgo(1), last_submitted_at: daysAgo(0) }, 'on_track'],
    [
      'just before 3 days, with a low score',
      { accepted_at: daysAgo(2.999), last_submitted_at: daysAgo(2) },
      'on_track',
    ],
    ['3 days, with a low score', { accepted_at: daysAgo(3), last_submitted_at: daysAgo(2) }, 'slowing_down'],
    ['half done, recent', { accepted_at: daysAgo(3), ...fresh }, 'on_track'],
    ['half done, long ago', { tasks_approved: 2, last_submitted_at: daysAgo(21) }, 'slowing_down'],
    ['completed within a day', { status: 'completed', accepted_at: daysAgo(1), tasks_approved: 4 }, 'done'],
  ] as const)('word: %s', (_, changes, expected) => {
    expect(engagementOf(facts(changes), now).word).toBe(expected);
  });
});
