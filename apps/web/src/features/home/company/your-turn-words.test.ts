import type { Waiting, YourTurn } from '@questline/contract';
import { expect, test } from 'vitest';
import { turnsOf } from './your-turn-words.ts';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const nothing: Waiting = { count: 0, students: 0, names: [], oldest_at: null, answer_by: null };
const waiting = (days: number, students = 2): Waiting => ({
  ...nothing,
  count: students,
  students,
  names: ['Ana', 'Ben'],
  oldest_at: ago(days),
});
const turns = (more: Partial<YourTurn>) =>
  turnsOf({
    applications: nothing,
    submissions: nothing,
    rewards: nothing,
    messages: { ...nothing, preview: null },
    drafts: { count: 0, newest: null },
    ...more,
  });

test('rewards say how many days are left to pay, and when they are overdue', () => {
  for (const [days, words] of [
    [11.5, '19 days left to pay'],
    [29.5, '1 day left to pay'],
    [31, 'Overdue'],
  ] as const)
    expect(turns({ rewards: waiting(days) })).toMatchObject([{ detail: words }]);
});

test('drafts name the newest one and count the others', () => {
  const newest = { client_id: 'a', initiative_id: null, name: 'Window poster', updated_at: ago(1) };
  expect(turns({ drafts: { count: 1, newest } })).toMatchObject([{ note: 'Window poster' }]);
  expect(turns({ drafts: { count: 3, newest: { ...newest, name: '' } } })).toMatchObject([
    { note: 'Untitled draft and 2 more' },
  ]);
});

test('messages say in how many conversations they are', () => {
  expect(turns({ messages: { ...waiting(1), preview: null } })).toMatchObject([
    { detail: '2 conversations' },
  ]);
  expect(turns({ messages: { ...waiting(1, 1), preview: 'Hi' } })[0]!.detail).toBeUndefined();
});

test('promised answers come first, the soonest on top, then the longest wait; drafts come last', () => {
  const kindsOf = (applicationsDue: number, submissionsDue: number) =>
    turns({
      applications: { ...waiting(8), answer_by: ago(applicationsDue) },
      submissions: { ...waiting(3), answer_by: ago(submissionsDue) },
      messages: { ...waiting(9), preview: null },
      drafts: {
        count: 1,
        newest: { client_id: 'a', initiative_id: null, name: '', updated_at: ago(30) },
      },
    }).map(({ kind }) => kind);
  expect(kindsOf(-1, -2)).toEqual(['applications', 'submissions', 'messages', 'drafts']);
  expect(kindsOf(-1, 1)).toEqual(['submissions', 'applications', 'messages', 'drafts']);
  expect(kindsOf(3, 1)).toEqual(['applications', 'submissions', 'messages', 'drafts']);
});
