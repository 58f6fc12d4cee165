import { expect, test } from 'vitest';
import { isFresh, isKept, isSmall } from './what-is-kept.ts';

const dayMs = 86_400_000;

const ofMainPages = [
  ['home'],
  ['applications', 'own', 'in_progress'],
  ['applications', 'record'],
  ['tasks', 'workspace', 'id'],
  ['messages', 'conversations', {}],
  ['messages', 'thread', 'id'],
];
const ofOthers = [
  ['students', 'own'],
  ['students', 'own', 'survey'],
  ['students', 'id'],
  ['guardians', 'own'],
  ['session', 'user'],
  ['files', 'text', 'id'],
  ['reports', 'own'],
  ['messages', 'contacts', 'a'],
  ['applications', 'received', 'pending'],
  ['shared-record', 'link'],
];

test('only what the main pages of a student show is kept, and for a week', () => {
  expect([...ofMainPages, ...ofOthers].filter(isKept)).toEqual(ofMainPages);
  expect(isFresh(0, 7 * dayMs - 1)).toBe(true);
  expect(isFresh(0, 7 * dayMs)).toBe(false);
});

test('a large answer is not kept', () => {
  expect(isSmall({ text: 'x'.repeat(199_000) })).toBe(true);
  expect(isSmall({ text: 'x'.repeat(200_000) })).toBe(false);
  expect(isSmall(undefined)).toBe(false);
});
