import { expect, test } from 'vitest';
import { findMissing, neededChecks, readinessOf } from './readiness.ts';

const complete = {
  name: 'Taste survey',
  company_name: 'Sunny Side Bakery',
  email_verified: true,
  task_count: 1,
  description: 'Ask twenty neighbors',
  tags: ['Surveys'],
  weekly_hours: 3,
  total_hours: 9,
  banner_url: '/media/a.webp',
  tasks: [{ instructions: 'Write five questions' }],
};
const missing = (changes: Partial<typeof complete>) =>
  readinessOf({ ...complete, ...changes })
    .checks.filter(({ done }) => !done)
    .map(({ what }) => what);

test('a complete initiative is ready and has nothing missing', () => {
  expect(readinessOf(complete).ready).toBe(true);
  expect(missing({})).toEqual([]);
});

test.each([
  [{ name: '  ' }, 'name'],
  [{ task_count: 0 }, 'tasks'],
  [{ company_name: null as never }, 'company_name'],
  [{ company_name: ' ' }, 'company_name'],
  [{ email_verified: false }, 'verified_email'],
])('%j blocks activation: %s', (changes, what) => {
  expect(findMissing({ ...complete, ...changes })).toBe(what);
  expect(missing(changes)).toEqual([what]);
  expect(readinessOf({ ...complete, ...changes }).ready).toBe(false);
});

test.each([
  [{ description: '' }, 'description'],
  [{ tags: [] }, 'tags'],
  [{ weekly_hours: null as never }, 'hours'],
  [{ total_hours: null as never }, 'hours'],
  [{ banner_url: null as never }, 'banner'],
  [{ tasks: [{ instructions: 'Go' }, { instructions: ' ' }] }, 'instructions'],
])('%j only fails the recommendation: %s', (changes, what) => {
  expect(missing(changes)).toEqual([what]);
  expect(readinessOf({ ...complete, ...changes }).ready).toBe(true);
});

test('names the first of several missing requirements', () => {
  expect(findMissing({ name: '', task_count: 0, company_name: null, email_verified: false })).toBe(
    neededChecks[0],
  );
  expect(findMissing({ ...complete, company_name: null, email_verified: false })).toBe('company_name');
});
