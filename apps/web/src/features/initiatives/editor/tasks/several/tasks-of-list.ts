// Turns a pasted list into tasks: one per line, without bullets and numbers.
import { limits } from '@questline/contract/plain';
import type { TaskValues } from '../../editor-values.ts';

export type ListedTask = Pick<TaskValues, 'title' | 'instructions'>;
type Parsed = {
  tasks: ListedTask[];
  /** How many titles were too long. The whole line is in the task's instructions. */
  shortened: number;
  /** The lines for which there is no room. */
  leftOut: string[];
};

/** "-", "•", "[ ]", "1.", "(2)", "b)" or "Step 3:" at the beginning of a line. A number counts only with a mark after it,
 *  so "3 posters" and "1.5 hours of calls" stay whole. */
const marker =
  /^(?:[-*+>–—·]\s+|[•‣◦▪●○☐☑✓✔]\s*|\[[ x]?\]\s*|\(?\d{1,3}[.):](?=\s|\p{L}|$)\s*|\(?[a-z]\)\s+|(?:step|task)\s+\d{1,3}\s*[.):–-]\s*)/iu;

function withoutMarkers(line: string): string {
  const rest = line.replace(marker, '');
  return rest === line ? line : withoutMarkers(rest);
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/;

/** `room` is how many tasks can still be added. */
export function tasksOfList(text: string, room: number): Parsed {
  const lines = text
    .split(lineBreak)
    .map((line) => withoutMarkers(line.replaceAll(/\s+/g, ' ').trim()))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const taken = lines.slice(0, room);
  return {
    tasks: taken.map(taskOf),
    shortened: taken.filter(isTooLong).length,
    leftOut: lines.slice(room),
  };
}

const isTooLong = (line: string) => line.length > limits.nameMaxLength;

const taskOf = (line: string): ListedTask =>
  isTooLong(line)
    ? { title: shorten(line), instructions: line.slice(0, limits.longFieldMaxLength) }
    : { title: line, instructions: '' };

/** Ends after a whole word if there is one. */
function shorten(line: string): string {
  const start = line.slice(0, limits.nameMaxLength - 1);
  const space = start.lastIndexOf(' ');
  const cut = space > 0 ? start.slice(0, space) : start.replace(/[\uD800-\uDBFF]$/, '');
  return `${cut}…`;
}
