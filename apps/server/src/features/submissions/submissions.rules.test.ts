import { applicationStatuses, reviewStatuses } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import {
  canOf,
  canReview,
  countStatuses,
  draftStep,
  rewardForApproval,
  whyNotSubmit,
} from './submissions.rules.ts';

describe('whether work is accepted', () => {
  const open = { application_status: 'accepted', retired_at: null, state: 'open' } as const;
  test.each(['open', 'pending', 'reviewed', 'needs_revision'] as const)('while the task is %s', (state) => {
    expect(whyNotSubmit({ ...open, state })).toBeUndefined();
  });
  test('not once it is approved, retired, or the application has ended', () => {
    expect(whyNotSubmit({ ...open, state: 'approved' })).toBe('already_approved');
    expect(whyNotSubmit({ ...open, retired_at: '2026-01-01' })).toBe('work_closed');
    for (const application_status of applicationStatuses.filter((it) => it !== 'accepted'))
      expect(whyNotSubmit({ ...open, application_status })).toBe('work_closed');
  });
});

describe('what writing a draft does', () => {
  const draft = { submission_type: 'text', text: 'a', link: '', file_id: null } as const;
  test.each([
    ['starts when there is none', undefined, { ...draft, revision: 0 }, 'begin'],
    ['is refused when it has been submitted since', undefined, { ...draft, revision: 3 }, 'conflict'],
    ['replaces the version seen', { ...draft, revision: 3 }, { ...draft, text: 'b', revision: 3 }, 'change'],
    [
      'does not replace a version not seen',
      { ...draft, revision: 4 },
      { ...draft, text: 'b', revision: 3 },
      'conflict',
    ],
    ['changes nothing when repeated', { ...draft, revision: 4 }, { ...draft, revision: 3 }, 'keep'],
  ] as const)('%s', (_, existing, written, step) => {
    expect(draftStep(existing, written)).toBe(step);
  });
  test.each([{ submission_type: 'link' }, { text: 'b' }, { link: 'c' }, { file_id: 'd' }] as const)(
    'counts %o as a change',
    (change) => {
      expect(draftStep({ ...draft, revision: 1 }, { ...draft, ...change, revision: 1 })).toBe('change');
    },
  );
});

describe('which step a review can take', () => {
  test.each([
    ['pending', ['approved', 'needs_revision', 'reviewed']],
    ['reviewed', ['approved', 'needs_revision']],
    ['needs_revision', ['approved']],
    ['approved', []],
  ] as const)('from %s', (status, steps) => {
    const work = { status, superseded_at: null, application_status: 'accepted' } as const;
    const possible = (more = {}) => reviewStatuses.filter((step) => canReview({ ...work, ...more }, step));
    expect(possible()).toEqual(steps);
    expect(possible({ superseded_at: '2026-01-01' })).toEqual([]);
    expect(possible({ takes_effect_at: '2026-01-01' })).toEqual([]);
  });
  test('and which of them are offered', () => {
    const work = { status: 'reviewed', superseded_at: null, application_status: 'accepted' } as const;
    expect(canOf(work)).toEqual({
      approve: true,
      request_revision: true,
      mark_reviewed: false,
    });
  });
  test.each(['completed', 'ended'] as const)('not from a request for changes when it is %s', (ended) => {
    const work = { status: 'needs_revision', superseded_at: null, application_status: ended } as const;
    expect(canOf(work).approve).toBe(false);
    expect(canOf({ ...work, status: 'pending' }).approve).toBe(true);
  });
});

test('counts statuses', () => {
  const rows = (['pending', 'pending', 'approved'] as const).map((status) => ({ status }));
  expect(countStatuses(rows)).toEqual({ all: 3, pending: 2, reviewed: 0, approved: 1, needs_revision: 0 });
});

describe('what approving adds to the rewards to pay', () => {
  const work = {
    status: 'pending',
    tasks_approved: 0,
    task_count: 2,
    reward_amount: 2_000,
    reward_currency: 'USD',
    reward_per: 'task',
  } as const;
  const reward = { amount: 2_000, currency: 'USD' };
  test('each task, if it is paid per task', () => {
    expect(rewardForApproval(work)).toEqual(reward);
  });
  test('only the last one, if it is paid once', () => {
    const once = { ...work, reward_per: 'completion' } as const;
    expect(rewardForApproval(once)).toBeNull();
    expect(rewardForApproval({ ...once, tasks_approved: 1 })).toEqual(reward);
    expect(rewardForApproval({ ...once, tasks_approved: 2 })).toBeNull();
  });
  test('nothing without a reward, or when it is approved already', () => {
    expect(rewardForApproval({ ...work, reward_amount: null })).toBeNull();
    expect(rewardForApproval({ ...work, status: 'approved' })).toBeNull();
  });
});
