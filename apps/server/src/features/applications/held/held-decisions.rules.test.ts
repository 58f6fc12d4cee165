import { describe, expect, test } from 'vitest';
import { undoForMs, withHeldReviews } from './held-decisions.rules.ts';

describe('how long a decision can be undone', () => {
  const dana = { id: 'bakery', kind: 'company', personId: 'dana' } as Parameters<typeof undoForMs>[1];
  const held = { takes_effect_at: '2026-03-01T12:00:10Z', undo_by: 'dana' };
  const now = new Date('2026-03-01T12:00:04Z');
  test('until it takes effect, by the person who decided', () => {
    expect(undoForMs(held, dana, now)).toBe(6_000);
    expect(undoForMs(held, dana, new Date('2026-03-01T12:00:11Z'))).toBe(0);
  });
  test('not by a teammate, and not if nothing is held', () => {
    expect(undoForMs({ ...held, undo_by: 'rosa' }, dana, now)).toBeNull();
    expect(undoForMs({ takes_effect_at: null, undo_by: 'dana' }, dana, now)).toBeNull();
    expect(undoForMs({ takes_effect_at: null, undo_by: null }, dana, now)).toBeNull();
  });
});

describe('attempts as the company decided them', () => {
  const attempt = { id: 'one', status: 'pending', reviewed_at: null } as const;
  const held = {
    subject_id: 'one',
    decision: 'approved',
    note: 'Great',
    criteria: [{ text: 'Short', met: true }],
    person_id: 'dana',
    decided_at: '2026-03-01T12:00:00Z',
    takes_effect_at: '2026-03-01T12:00:10Z',
  };
  const decided = {
    id: 'one',
    status: 'approved',
    reviewed_at: held.decided_at,
    takes_effect_at: held.takes_effect_at,
    undo_by: 'dana',
  };
  test('show a held review', () => {
    expect(withHeldReviews([attempt], [held])).toEqual([decided]);
  });
  test('show its feedback where feedback is shown', () => {
    expect(withHeldReviews([{ ...attempt, feedback: null }], [held])).toEqual([
      { ...decided, feedback: 'Great' },
    ]);
    expect(withHeldReviews([{ ...attempt, criteria: [] }], [held])).toEqual([
      { ...decided, criteria: held.criteria },
    ]);
  });
  test('stay as they are without one', () => {
    const other = { ...attempt, id: 'two' };
    expect(withHeldReviews([other], [held])).toEqual([{ ...other, takes_effect_at: null, undo_by: null }]);
  });
});
