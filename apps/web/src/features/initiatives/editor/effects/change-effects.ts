// What students notice when the changes in the editor are saved. Says only what the server does: students who work on it
// are notified, approved work stays approved, submitted work stays, and nobody finishes by a removed task.
import type { InitiativeTotals } from '@questline/contract';
import { today } from '../../../../lib/format/days.ts';
import { contentOf, type EditorValues, type TaskValues } from '../editor-values.ts';

export type TaskChange = {
  kind: 'changed' | 'removed';
  id: string;
  title: string;
  /** Submission types that were taken away. */
  typesRemoved: boolean;
};
export type Changes = {
  tasks: TaskChange[];
  added: number;
  reordered: boolean;
  /** Whether the page that everyone can see changes: texts, hours, and the titles and minutes of tasks. */
  page: boolean;
  /** Whether students can no longer apply, or can again. */
  applications?: 'close' | 'open' | undefined;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** `taken`: how many students have a place. */
export function changesOf(saved: EditorValues, now: EditorValues, taken = 0): Changes {
  const current = new Map(now.tasks.flatMap((task) => (task.id ? [[task.id, task] as const] : [])));
  const tasks = saved.tasks.flatMap((task) => changeOf(task, current.get(task.id!)) ?? []);
  const { tasks: before, ...texts } = contentOf(saved);
  const { tasks: after, ...newTexts } = contentOf(now);
  const outlines = [before, after].map((list) => list.map(({ title, minutes }) => [title, minutes]));
  const kept = before.flatMap(({ id }) => (id && current.has(id) ? id : []));
  const order = after.flatMap(({ id }) => (id && kept.includes(id) ? id : []));
  return {
    tasks,
    // A task that another tab removed is created again, as the server does.
    added: now.tasks.filter(({ id }) => !saved.tasks.some((task) => task.id === id)).length,
    reordered: !same(kept, order),
    page: !same(texts, newTexts) || !same(outlines[0], outlines[1]),
    applications: applicationsOf(isClosed(saved, taken), isClosed(now, taken)),
  };
}

const isClosed = ({ places, apply_by }: EditorValues, taken: number) =>
  (places !== null && places <= taken) || (apply_by !== '' && apply_by < today());

function applicationsOf(before: boolean, after: boolean): Changes['applications'] {
  if (before === after) return undefined;
  return after ? 'close' : 'open';
}

function changeOf(before: TaskValues, after: TaskValues | undefined): TaskChange | undefined {
  if (after && same(before, after)) return undefined;
  return {
    kind: after ? 'changed' : 'removed',
    id: before.id!,
    title: before.title,
    typesRemoved: before.allowed_types.some((type) => after && !after.allowed_types.includes(type)),
  };
}

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`);

/** One sentence for the bar, or undefined if no student notices anything. Applicants see only the page. */
export function affectedInWords(
  changes: Changes,
  { working, to_decide }: InitiativeTotals,
): string | undefined {
  const { tasks, added, reordered, page } = changes;
  const groups = [
    working > 0 && (page || reordered || tasks.length + added > 0) && `${students(working)} working on this`,
    to_decide > 0 && page && (to_decide === 1 ? '1 applicant' : `${to_decide} applicants`),
  ].filter((group) => group !== false);
  return groups.length > 0 ? `Saving affects ${groups.join(' and ')}.` : undefined;
}

/** Sentences for each group of students. */
export function noticedInWords(
  changes: Changes,
  { working, to_decide, finished }: InitiativeTotals,
): string[] {
  const { added, reordered, page, applications } = changes;
  const whom =
    working === 1 ? 'The student working on this gets' : `The ${working} students working on this get`;
  const more = added === 1 ? '1 more task' : `${added} more tasks`;
  const wait = to_decide === 1 ? 'is' : 'are';
  return [
    working > 0 && `${whom} a notification that you updated it.`,
    working > 0 && added > 0 && `They have ${more} to finish.`,
    working > 0 && reordered && 'They see the tasks in the new order.',
    to_decide > 0 &&
      page &&
      `${students(to_decide)} applied and ${wait} waiting for your answer. They see the new page, but aren't notified.`,
    applications === 'close' && "Other students can't apply anymore. Applications you have stay open.",
    applications === 'open' && 'Students can apply again.',
    finished > 0 && `${students(finished)} already finished. They stay finished.`,
  ].filter((text) => text !== false);
}

type Work = { approved: number; open: number };

/** What happens to the work on one changed or removed task. Without `work`, it couldn't be counted. */
export function workInWords({ kind, typesRemoved }: TaskChange, work: Work | undefined): string[] {
  const removed = kind === 'removed';
  if (!work)
    return [
      removed
        ? 'Students who have worked on it keep their work in their history.'
        : 'Approved work stays approved, and submitted work stays as it is.',
    ];
  const { approved, open } = work;
  const sentences = [
    approved > 0 &&
      (removed
        ? `Approved work of ${students(approved)} stays in their history.`
        : `Approved work of ${students(approved)} stays approved.`),
    open > 0 &&
      (removed
        ? `Unapproved work of ${students(open)} no longer counts. They keep it.`
        : `Unapproved work of ${students(open)} stays as it is. You review it with the new instructions.`),
    approved + open === 0 && 'Nobody has submitted work for it yet.',
    typesRemoved && 'New attempts have to use one of the remaining types.',
  ];
  return sentences.filter((text) => text !== false);
}
