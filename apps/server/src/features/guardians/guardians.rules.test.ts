import { applicationStatuses } from '@questline/contract';
import { expect, test } from 'vitest';
import { canEnd, linkEnd } from './guardians.rules.ts';

test('a guardian can end what the student has not left, until it is decided against or over', () => {
  const open = applicationStatuses.filter((status) => canEnd({ status, left_at: null }));
  expect(open).toEqual(['pending', 'accepted', 'completed']);
  for (const status of applicationStatuses) expect(canEnd({ status, left_at: '2026-01-01' })).toBe(false);
});

test('a link works for a day', () => {
  expect(linkEnd(new Date('2026-11-16T10:00:00Z'))).toEqual(new Date('2026-11-17T10:00:00Z'));
});
