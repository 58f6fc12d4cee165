// Whose move it is in a collaboration, in the product's words.
import { timeAgo } from './time-ago.ts';

type Turn = { whose: 'student' | 'company'; since: string };

/** "Your turn", or how long the company has had it: "With the company since 2 days". */
export function turnInWords({ whose, since }: Turn, now: Date = new Date()): string {
  if (whose === 'student') return 'Your turn';
  const span = timeAgo(since, now).replace(/ ago$/, '');
  return span.startsWith('0 ') ? 'With the company' : `With the company since ${span}`;
}
