// What a check that isn't successful says.
import type { InvalidReason } from '@questline/credentials';
import { productName } from '@questline/contract/plain';
import type { Checked } from './verify-credential.ts';

export type Refusal = { stamp: string; title: string; text: string; withdrawn?: boolean };

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const reasons: Record<InvalidReason, string> = {
  malformed: "It isn't a badge that we can read.",
  algorithm: "It isn't signed the way we sign badges.",
  issuer: `${productName} didn't issue it.`,
  key: "It was signed with a key that isn't ours.",
  signature: 'It was changed after it was signed.',
  date: 'Its dates are wrong.',
  revoked: 'It was withdrawn.',
  'status unknown': "We couldn't find out whether it was withdrawn. Try again in a few minutes.",
};

export function refusalInWords(checked: Exclude<Checked, { state: 'verified' }>): Refusal {
  if (checked.state === 'refused')
    return { stamp: 'Not valid', title: "Don't rely on this", text: reasons[checked.reason] };
  if (checked.state === 'unavailable')
    return {
      stamp: 'Not available',
      title: "This can't be checked right now",
      text: "The student's account isn't open at the moment. Try again later, or ask the student.",
    };
  if (checked.state === 'unknown')
    return {
      stamp: 'Not found',
      title: "We couldn't find this record",
      text: 'No certificate has this record ID. Check that it was typed correctly.',
    };
  const since = checked.withdrawn_at && ` on ${long.format(new Date(checked.withdrawn_at))}`;
  return {
    stamp: 'Withdrawn',
    title: 'This record is no longer shared',
    text: `The student withdrew it${since ?? ''}. This doesn't reflect on the work. If you need it, ask the student.`,
    withdrawn: true,
  };
}
