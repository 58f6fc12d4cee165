// Compares the minutes of the tasks with the total that students see everywhere.
import { hoursOfMinutes } from '@questline/contract/hours';
import { limits } from '@questline/contract/plain';
import { hoursInWords, minutesInWords } from '../../../../lib/format/durations.ts';
import type { EditorValues } from '../editor-values.ts';

export type TaskHours = {
  text: string;
  /** The tasks' hours, if they could replace the total. */
  offer: number | undefined;
};

/** Undefined while no task has minutes. */
export function taskHoursOf({
  tasks,
  total_hours: total,
}: Pick<EditorValues, 'tasks' | 'total_hours'>): TaskHours | undefined {
  const timed = tasks.filter((task) => (task.minutes ?? 0) > 0);
  const untimed = tasks.length - timed.length;
  const minutes = timed.reduce((sum, task) => sum + task.minutes!, 0);
  if (minutes === 0) return undefined;
  const hours = hoursOfMinutes(minutes);
  if (untimed === 0 && hours === total)
    return {
      text:
        minutes === total * 60
          ? `Your tasks add up to ${hoursInWords(total)}, as planned.`
          : `Your tasks add up to ${minutesInWords(minutes)}, within the ${hoursInWords(total)} you planned.`,
      offer: undefined,
    };
  // The tasks without minutes may explain the difference, unless the others already take longer than the total.
  const complete = untimed === 0 || (total !== null && hours > total);
  return {
    text: [sumInWords(minutes, timed.length, untimed), totalInWords(total)].join(' '),
    offer: complete && hours <= limits.totalHoursMax ? hours : undefined,
  };
}

function sumInWords(minutes: number, timed: number, untimed: number): string {
  const sum = minutesInWords(minutes);
  if (untimed === 0) return `Your tasks add up to ${sum}.`;
  const rest = untimed === 1 ? '1 task has' : `${untimed} tasks have`;
  return timed === 1
    ? `One task takes ${sum}, and ${rest} no minutes yet.`
    : `${timed} tasks add up to ${sum}, and ${rest} no minutes yet.`;
}

const totalInWords = (total: number | null) =>
  total === null ? "You haven't set the total yet." : `You planned ${hoursInWords(total)}.`;
