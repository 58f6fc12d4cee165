import { expect, test } from 'vitest';
import { welcomeQuestOf } from './welcome-quest.ts';

const none = {
  survey_done: false,
  has_photo: false,
  has_read: false,
  bookmarks: 0,
  has_applied: false,
  dismissed: false,
  celebrated: false,
};
const all = { survey_done: true, has_photo: true, has_read: true, bookmarks: 2, has_applied: true };

test.each([
  ['nothing yet', {}, '-----', { completed: false, shown: true, celebrate: false }],
  ['one bookmark is not two', { bookmarks: 1 }, '-----', { completed: false }],
  ['steps in any order', { has_applied: true, has_photo: true }, '-x--x', { shown: true }],
  ['dismissed', { has_read: true, dismissed: true }, '--x--', { shown: false, dismissed: true }],
  ['completed: celebrate once', all, 'xxxxx', { completed: true, shown: false, celebrate: true }],
  ['celebrated', { ...all, celebrated: true }, 'xxxxx', { completed: true, celebrate: false }],
  [
    'completed after being dismissed',
    { ...all, dismissed: true },
    'xxxxx',
    { shown: false, celebrate: true },
  ],
])('%s', (_, facts, done, expected) => {
  const quest = welcomeQuestOf({ ...none, ...facts });
  expect(quest.steps.map((step) => (step.done ? 'x' : '-')).join('')).toBe(done);
  expect(quest).toMatchObject(expected);
});
