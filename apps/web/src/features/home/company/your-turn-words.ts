// The rows of "Your turn" and their words.
import type { Waiting, YourTurn } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { answerByInWords, type AnswerClock, clockOf } from '../../../lib/format/answer-clock.ts';
import { daysInWords } from '../../../lib/format/durations.ts';
import { forHowLong, timeAgo } from '../../../lib/format/time-ago.ts';

export type TurnKind = keyof YourTurn;
export type Turn = {
  kind: TurnKind;
  count: number;
  title: string;
  /** Who or what is waiting. */
  note: string;
  age: string;
  /** By when the company promised to answer the first one. */
  promise: { clock: AnswerClock; text: string } | undefined;
  /** What else to know about the time or the number. */
  detail: string | undefined;
};

const list = new Intl.ListFormat('en-US');

/** "Ana, Ben and 3 more". */
const namesOf = ({ names, students }: Waiting) => {
  const more = students - names.length;
  return list.format(more > 0 ? [...names, `${more} more`] : names);
};

const ageOf = ({ oldest_at }: Waiting) => {
  const lasting = oldest_at && forHowLong(oldest_at);
  return lasting ? `Waiting ${lasting}` : 'New';
};

const promiseOf = ({ oldest_at, answer_by }: Waiting) =>
  oldest_at && answer_by
    ? { clock: clockOf(oldest_at, answer_by), text: answerByInWords(answer_by) }
    : undefined;

/** Without a time, it comes last. Not Infinity, whose difference to itself isn't 0. */
const timeOf = (time: string | null) => (time ? Date.parse(time) : Number.MAX_SAFE_INTEGER);

const dayMs = 86_400_000;

/** "18 days left to pay" */
function daysToPay({ oldest_at }: Waiting, now = Date.now()): string | undefined {
  if (!oldest_at) return undefined;
  const left = Math.ceil(limits.rewardOverdueDays - (now - Date.parse(oldest_at)) / dayMs);
  return left > 0 ? `${daysInWords(left)} left to pay` : 'Overdue';
}

function detailOf(kind: TurnKind, waiting: Waiting): string | undefined {
  if (kind === 'rewards') return daysToPay(waiting);
  return kind === 'messages' && waiting.students > 1 ? `${waiting.students} conversations` : undefined;
}

const titles: Record<TurnKind, [one: string, several: string]> = {
  applications: ['Application to answer', 'Applications to answer'],
  submissions: ['Submission to review', 'Submissions to review'],
  rewards: ['Reward to pay', 'Rewards to pay'],
  messages: ['Unread message', 'Unread messages'],
  drafts: ['Draft to finish', 'Drafts to finish'],
};
const titleOf = (kind: TurnKind, count: number) => titles[kind][count === 1 ? 0 : 1];

/** "Window poster and 2 more" */
const draftsInWords = (newest: string | null, more: number) =>
  `${newest || 'Untitled draft'}${more > 0 ? ` and ${more} more` : ''}`;

/** Answers that were promised come first, the soonest on top, then the longest wait; drafts last, since no student is
 *  waiting for them. */
export function turnsOf({ drafts, ...waiting }: YourTurn): Turn[] {
  const kinds = ['applications', 'submissions', 'messages', 'rewards'] as const;
  const turns = kinds
    .filter((kind) => waiting[kind].count > 0)
    .toSorted(
      (a, b) =>
        timeOf(waiting[a].answer_by) - timeOf(waiting[b].answer_by) ||
        timeOf(waiting[a].oldest_at) - timeOf(waiting[b].oldest_at),
    )
    .map((kind): Turn => {
      const { count } = waiting[kind];
      const isOneMessage = kind === 'messages' && waiting.messages.students === 1 && waiting.messages.preview;
      const names = namesOf(waiting[kind]);
      return {
        kind,
        count,
        title: titleOf(kind, count),
        note: isOneMessage ? `${names}: “${waiting.messages.preview}”` : names,
        age: ageOf(waiting[kind]),
        promise: promiseOf(waiting[kind]),
        detail: detailOf(kind, waiting[kind]),
      };
    });
  if (drafts.newest)
    turns.push({
      kind: 'drafts',
      count: drafts.count,
      title: titleOf('drafts', drafts.count),
      note: draftsInWords(drafts.newest.name, drafts.count - 1),
      age: `Edited ${timeAgo(drafts.newest.updated_at)}`,
      promise: undefined,
      detail: undefined,
    });
  return turns;
}
