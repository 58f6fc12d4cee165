// How much time a company has left of the days in which it promised to answer.
import { waitInWords } from './durations.ts';

const dayMs = 86_400_000;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

export type AnswerClock = {
  /** How many days were promised, and how many of them are over. */
  days: number;
  passed: number;
  state: 'open' | 'soon' | 'late';
};

/** `soon` on the last day. */
export function clockOf(since: string, answerBy: string, now: Date = new Date()): AnswerClock {
  const left = Date.parse(answerBy) - now.getTime();
  const days = Math.max(1, Math.round((Date.parse(answerBy) - Date.parse(since)) / dayMs));
  if (left < 0) return { days, passed: days, state: 'late' };
  // Rounded up: with half a day left, the last day isn't over.
  const passed = Math.min(days, Math.max(0, days - Math.ceil(left / dayMs)));
  return { days, passed, state: left < dayMs ? 'soon' : 'open' };
}

export const isLate = (answerBy: string | null, now: Date = new Date()) =>
  answerBy !== null && Date.parse(answerBy) < now.getTime();

/** "2 days", "5 hours", "under an hour". */
const lateBy = (answerBy: string, now: Date) =>
  waitInWords((now.getTime() - Date.parse(answerBy)) / 60_000, Math.floor);

/** Calendar days from now until then, where this person is. */
function daysUntil(then: Date, now: Date) {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return (midnight(then) - midnight(now)) / dayMs;
}

/** For the company: "Answer by Friday", "2 days late". */
export function answerByInWords(answerBy: string, now: Date = new Date()): string {
  if (isLate(answerBy, now)) {
    const late = lateBy(answerBy, now);
    return `${late[0]!.toUpperCase()}${late.slice(1)} late`;
  }
  const then = new Date(answerBy);
  const days = daysUntil(then, now);
  if (days === 0) return 'Answer today';
  if (days === 1) return 'Answer by tomorrow';
  // A week from now would be today's weekday.
  return `Answer by ${days < 7 ? weekday.format(then) : date.format(then)}`;
}

/** For the student: "They'll answer by Fri, Nov 20", "They're 2 days late". */
export function promisedInWords(answerBy: string, now: Date = new Date()): string {
  if (isLate(answerBy, now)) return `They're ${lateBy(answerBy, now)} late`;
  const then = new Date(answerBy);
  const days = daysUntil(then, now);
  if (days === 0) return "They'll answer today";
  return `They'll answer by ${days === 1 ? 'tomorrow' : date.format(then)}`;
}
