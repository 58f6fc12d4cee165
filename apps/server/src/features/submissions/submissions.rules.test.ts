import { applicationStatuses, reviewStatuses } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import {
  canOf,
  canReview,
  countStatuses,
  draftStep,
  whyNotSubmit,
  reviewEvent,
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
    ['needs_revision', []],
    ['approved', []],
  ] as const)('from %s', (status, steps) => {
    const possible = reviewStatuses.filter((step) => canReview({ status, superseded_at: null }, step));
    expect(possible).toEqual(steps);
    expect(reviewStatuses.some((step) => canReview({ status, superseded_at: '2026-01-01' }, step))).toBe(
      false,
    );
  });
  test('and which of them are offered', () => {
    expect(canOf({ status: 'reviewed', superseded_at: null })).toEqual({
      approve: true,
      request_revision: true,
      mark_reviewed: false,
    });
  });
  test('each status has its own event', () => {
    expect(reviewStatuses.map(reviewEvent)).toEqual([
      'submission.approved',
      'submission.revision_requested',
      'submission.reviewed',
    ]);
  });
});

test('counts statuses', () => {
  const rows = (['pending', 'pending', 'approved'] as const).map((status) => ({ status }));
  expect(countStatuses(rows)).toEqual({ all: 3, pending: 2, reviewed: 0, approved: 1, needs_revision: 0 });
});
