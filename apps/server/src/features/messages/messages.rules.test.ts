import { limits, tieStages } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { canClose, canOpen, isClosed, waitOf } from './messages.rules.ts';

const yesterday = '2026-11-14T10:00:00Z';
const pair = { initiative_id: null, stage: 'accepted', left_at: null } as const;
const about = { ...pair, initiative_id: 'a' } as const;

describe('who may open a conversation', () => {
  const contact = { ...pair, status: null, accepted_at: null, has_closed: false } as const;
  const aboutOne = { ...contact, initiative_id: 'a', status: 'accepted', accepted_at: yesterday } as const;
  const stagesFor = (by: 'student' | 'company') =>
    tieStages.filter((stage) => canOpen(by, { ...contact, stage }));
  const undecided = { ...aboutOne, accepted_at: null } as const;

  test('about no initiative, by relationship stage', () => {
    expect(stagesFor('student').toSorted()).toEqual(['accepted', 'ended']);
    expect(stagesFor('company').toSorted()).toEqual(['accepted', 'ended', 'rejected']);
    expect(canOpen('company', { ...contact, stage: null })).toBe(false);
  });
  test('about an initiative, by application status', () => {
    for (const by of ['student', 'company'] as const) {
      for (const status of ['accepted', 'completed', 'ended'] as const)
        expect(canOpen(by, { ...aboutOne, status })).toBe(true);
      for (const status of ['pending', 'withdrawn', 'ended', null] as const)
        expect(canOpen(by, { ...undecided, status })).toBe(false);
      expect(canOpen(by, { ...undecided, status: 'rejected' })).toBe(by === 'company');
    }
  });
  test('nobody, once an account is deleted or the student has left', () => {
    for (const by of ['student', 'company'] as const) {
      expect(canOpen(by, { ...aboutOne, stage: 'closed' })).toBe(false);
      expect(canOpen(by, { ...aboutOne, left_at: yesterday })).toBe(false);
    }
  });
  test('after the student closed one, the company only about work in progress', () => {
    expect(canOpen('company', { ...contact, has_closed: true })).toBe(false);
    expect(canOpen('company', { ...aboutOne, has_closed: true, status: 'ended' })).toBe(false);
    expect(canOpen('company', { ...aboutOne, has_closed: true })).toBe(true);
    expect(canOpen('student', { ...contact, has_closed: true })).toBe(true);
  });
});

describe('whether a conversation is closed', () => {
  test('about no initiative, by relationship stage', () => {
    const open = tieStages.filter((stage) => !isClosed({ ...pair, stage, closed_at: null }));
    expect(open.toSorted()).toEqual(['accepted', 'ended', 'rejected']);
    expect(isClosed({ ...pair, stage: null, closed_at: null })).toBe(true);
  });
  test('about an initiative, once an account is deleted or the student has left it', () => {
    const closed = tieStages.filter((stage) => isClosed({ ...about, stage, closed_at: null }));
    expect(closed).toEqual(['closed']);
    expect(isClosed({ ...about, left_at: yesterday, closed_at: null })).toBe(true);
  });
  test('when the student closed it', () => {
    expect(isClosed({ ...pair, closed_at: yesterday })).toBe(true);
  });

  test('only the student can close and reopen it', () => {
    const [open, closed] = [
      { ...pair, closed_at: null, stays_closed: false },
      { ...pair, closed_at: yesterday, stays_closed: false },
    ];
    expect(canClose('student', open)).toEqual({ close: true, reopen: false });
    expect(canClose('student', closed)).toEqual({ close: false, reopen: true });
    for (const row of [open, closed])
      expect(canClose('company', row)).toEqual({ close: false, reopen: false });
    expect(canClose('student', { ...closed, stage: 'closed' })).toEqual({ close: false, reopen: false });
    expect(canClose('student', { ...closed, stays_closed: true })).toEqual({ close: false, reopen: false });
  });
});

describe('why the next message would be refused', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const none = {
    unanswered: null,
    day_began_at: null,
    company_today: null,
    student_today: null,
    paused_until: null,
  };
  const today = { ...none, day_began_at: '2026-11-15T08:00:00Z' };

  test('no reason before the first message', () => {
    expect(waitOf('company', none, now)).toBeNull();
    expect(waitOf('student', none, now)).toBeNull();
  });
  test('neither side writes while the student is paused', () => {
    const paused = { ...today, unanswered: 5, paused_until: '2026-11-15T10:00:01Z' };
    for (const side of ['student', 'company'] as const) {
      expect(waitOf(side, paused, now)).toBe('paused');
      expect(waitOf(side, { ...none, paused_until: '2026-11-15T10:00:00Z' }, now)).toBeNull();
    }
  });
  test('a company has to wait for a reply after too many unanswered messages, a student never does', () => {
    const unanswered = limits.messagesUnanswered;
    expect(waitOf('company', { ...today, unanswered: unanswered - 1 }, now)).toBeNull();
    expect(waitOf('company', { ...today, unanswered }, now)).toBe('reply');
    expect(waitOf('student', { ...today, unanswered }, now)).toBeNull();
  });
  test('each side has its own limit per day', () => {
    const [company_today, student_today] = [limits.companyMessagesPerDay, limits.studentMessagesPerDay];
    expect(waitOf('company', { ...today, company_today: company_today - 1, student_today }, now)).toBeNull();
    expect(waitOf('company', { ...today, company_today }, now)).toBe('tomorrow');
    expect(waitOf('student', { ...today, company_today, student_today: student_today - 1 }, now)).toBeNull();
    expect(waitOf('student', { ...today, student_today }, now)).toBe('tomorrow');
  });
  test('a day ends after 24 hours', () => {
    const full = { ...none, company_today: limits.companyMessagesPerDay };
    expect(waitOf('company', { ...full, day_began_at: '2026-11-14T10:00:00Z' }, now)).toBeNull();
    expect(waitOf('company', { ...full, day_began_at: '2026-11-14T10:00:00.001Z' }, now)).toBe('tomorrow');
  });
});
