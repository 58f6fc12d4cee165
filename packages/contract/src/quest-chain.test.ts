import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { questChain, questSteps } from './quest-chain.ts';

test.each([
  [0, { progress: 0, completed: false, advice: true, done: [false, false, false] }],
  [1, { progress: 1, completed: false, advice: true, done: [true, false, false] }],
  [2, { progress: 2, completed: false, advice: false, done: [true, true, false] }],
  [3, { progress: 3, completed: true, advice: false, done: [true, true, true] }],
  [9, { progress: 3, completed: true, advice: false, done: [true, true, true] }],
])('after %i initiatives', (created, { done, ...rest }) => {
  const { steps, ...chain } = questChain(created);
  expect(chain).toEqual(rest);
  expect(steps.map((step) => step.done)).toEqual(done);
});

test('there is a step for every initiative that the chain asks for', () => {
  expect(questSteps).toHaveLength(limits.questChainLength);
});
