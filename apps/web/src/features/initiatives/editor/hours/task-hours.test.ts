import { describe, expect, test } from 'vitest';
import { emptyTask, type TaskValues } from '../editor-values.ts';
import { taskHoursOf } from './task-hours.ts';

const taskOf = (minutes: number | null): TaskValues => ({ ...emptyTask, minutes });
const hoursOf = (total_hours: number | null, ...minutes: (number | null)[]) =>
  taskHoursOf({ total_hours, tasks: minutes.map(taskOf) });

describe('the hours of the tasks and the total', () => {
  test('says nothing while no task has minutes', () => {
    expect(hoursOf(6)).toBeUndefined();
    expect(hoursOf(6, null, 0)).toBeUndefined();
  });

  test.each([
    [6, [90, 120], 'Your tasks add up to 3 h 30 min. You planned 6 hours.', 4],
    [1, [90, 120], 'Your tasks add up to 3 h 30 min. You planned 1 hour.', 4],
    [4, [90, 120], 'Your tasks add up to 3 h 30 min, within the 4 hours you planned.', undefined],
    [3, [90, 90], 'Your tasks add up to 3 hours, as planned.', undefined],
    [null, [45], "Your tasks add up to 45 min. You haven't set the total yet.", 1],
  ])('with a total of %s and tasks of %s minutes', (total, minutes, text, offer) => {
    expect(hoursOf(total, ...minutes)).toEqual({ text, offer });
  });

  test('leaves room for tasks without minutes', () => {
    expect(hoursOf(6, 90, null)).toEqual({
      text: 'One task takes 1 h 30 min, and 1 task has no minutes yet. You planned 6 hours.',
      offer: undefined,
    });
    expect(hoursOf(null, 90, 60, null, null)).toEqual({
      text: "2 tasks add up to 2 h 30 min, and 2 tasks have no minutes yet. You haven't set the total yet.",
      offer: undefined,
    });
  });

  test('offers the sum if some of the tasks already take longer than the total', () => {
    expect(hoursOf(2, 150, null)?.offer).toBe(3);
  });

  test('offers no total that could not be saved', () => {
    expect(hoursOf(6, ...Array.from({ length: 11 }, () => 6_000))?.offer).toBeUndefined();
  });
});
