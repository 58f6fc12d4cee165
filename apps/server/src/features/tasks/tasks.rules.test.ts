import type { Task } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { planTasks } from './tasks.rules.ts';

const words = {
  instructions: '',
  allowed_types: ['text'] as Task['allowed_types'],
  minutes: null,
  resources: [],
  criteria: [],
};
const task = (id: string, task_order: number): Task => ({ id, title: id, task_order, ...words });
const wanted = (id: string | undefined, title = id ?? 'New') => ({ id, title, ...words });
const [a, b, c] = [task('a', 1), task('b', 2), task('c', 3)];

describe('what a saved list does to the current tasks', () => {
  test('an identical list changes nothing', () => {
    const plan = planTasks([a, b], [wanted('a'), wanted('b')]);
    expect(plan).toEqual({ added: [], changed: [], removed: [] });
  });

  test('a task without an id is inserted at its position', () => {
    const plan = planTasks([a], [wanted('a'), wanted(undefined)]);
    expect(plan).toEqual({ added: [{ title: 'New', task_order: 2, ...words }], changed: [], removed: [] });
  });

  test('reordered tasks change, and the rest stays', () => {
    const { changed, ...rest } = planTasks([a, b, c], [wanted('b'), wanted('a'), wanted('c')]);
    expect(changed).toEqual([
      { ...b, task_order: 1 },
      { ...a, task_order: 2 },
    ]);
    expect(rest).toEqual({ added: [], removed: [] });
  });

  test.each([
    ['title', { title: 'Better' }],
    ['instructions', { instructions: 'More' }],
    ['kinds', { allowed_types: ['text', 'link'] as Task['allowed_types'] }],
    ['minutes', { minutes: 10 }],
    ['criteria', { criteria: ['Everybody can read it'] }],
    ['resources', { resources: [{ title: 'A', url: 'https://a.example' }] }],
  ])('another %s is a change', (_, change) => {
    expect(planTasks([a], [{ ...wanted('a'), ...change }]).changed).toEqual([{ ...a, ...change }]);
  });

  test('a missing task is removed, and the rest moves up', () => {
    expect(planTasks([a, b, c], [wanted('a'), wanted('c')])).toEqual({
      added: [],
      changed: [{ ...c, task_order: 2 }],
      removed: ['b'],
    });
    expect(planTasks([a, b], []).removed).toEqual(['a', 'b']);
  });

  test('an unknown id creates a new task', () => {
    const { added, removed } = planTasks([a], [wanted('a'), wanted('elsewhere')]);
    expect(added).toEqual([{ title: 'elsewhere', task_order: 2, ...words }]);
    expect(removed).toEqual([]);
  });
});
