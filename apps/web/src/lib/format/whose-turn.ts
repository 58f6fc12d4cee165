// Whose turn it is in a collaboration.
import { forHowLong } from './time-ago.ts';

type Turn = { whose: 'student' | 'company' | 'guardian'; since: string };

/** "Your turn", or how long the company has had it: "With the company for 2 days". */
export function turnInWords({ whose, since }: Turn, now: Date = new Date()): string {
  if (whose === 'student') return 'Your turn';
  if (whose === 'guardian') return 'Waiting for your parent or guardian';
  return ['With the company', forHowLong(since, now)].filter(Boolean).join(' ');
}
