import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { questChain, questSteps } from './quest-chain.ts';

test.each([
  [0, false, { progress: 0, completed: false, advice: true, done: [false, false, false] }],
  [1, true, { progress: 1, completed: false, advice: true, done: [true, false, false] }],
  [1, false, { progress: 1, completed: false, advice: true, done: [false, false, false] }],
  [2, true, { progress: 2, completed: false, advice: false, done: [true, true, false] }],
  [2, false, { progress: 2, completed: false, advice: false, done: [false, true, false] }],
  [3, true, { progress: 3, completed: true, advice: false, done: [true, true, true] }],
  [9, true, { progress: 3, completed: true, advice: false, done: [true, true, true] }],
])('after %i initiatives, a Quick Win among them: %s', (created, quickWin, { done, ...rest }) => {
  const { steps, ...chain } = questChain(created, quickWin);
  expect(chain).toEqual(rest);
  expect(steps.map((step) => step.done)).toEqual(done);
});

test('there is a step for every initiative in the chain', () => {
  expect(questSteps).toHaveLength(limits.questChainLength);
});
