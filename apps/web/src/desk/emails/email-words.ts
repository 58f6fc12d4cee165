// Words for emails that couldn't be delivered.
import type { ListedFailure, OpenedFailure } from '@questline/contract';
import type { FailureDecision, RecipientSource } from '@questline/contract/plain';

type Email = Pick<OpenedFailure['newest'][number], 'status' | 'last_error' | 'attempts'>;

const noMailbox = new Set(['550', '551', '553']);
const ours = "It couldn't be written. That's a problem on our side";

/** What went wrong, without the server's own words. */
function causeOf(error: string | null) {
  if (error === null || error === 'unexpected' || error === 'unknown kind') return ours;
  if (error === 'not one address') return "The address isn't valid";
  if (noMailbox.has(error)) return "The mailbox doesn't exist";
  if (error === '552') return 'The mailbox is full';
  if (error.startsWith('5')) return 'Their server refused it';
  if (error.startsWith('4')) return 'Their server asked us to try later';
  return "We couldn't reach the email server";
}

const number = new Intl.NumberFormat('en-US');

/** "Gave up after 1,441 attempts: the mailbox is full". */
export function reasonOf({ status, last_error, attempts }: Email) {
  const cause = causeOf(last_error);
  if (status === 'sent') return 'Sent';
  if (status === 'queued') return 'Being sent';
  if (status === 'held') return 'Waits until the morning';
  if (status === 'dropped') return 'No longer needed';
  if (status === 'refused') return cause;
  const times = attempts === 1 ? '1 attempt' : `${number.format(attempts)} attempts`;
  return `Gave up after ${times}: ${cause === ours ? "it couldn't be written" : lowerFirst(cause)}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "Verify email", "Reset password". The kinds are names of templates. */
export const kindInWords = (kind: string) =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

const sources: Record<RecipientSource, string> = {
  person: 'Someone with an account',
  guardian: 'A parent or guardian',
  invitation: 'Someone invited to a team',
  waitlist: 'Someone on the waitlist',
  inquiry: 'Someone who sent an inquiry',
  operators: 'Someone who runs Questline',
};

export const sourceOf = ({ recipient_of }: Pick<ListedFailure, 'recipient_of'>) =>
  recipient_of ? sources[recipient_of] : 'Recipient not known';

/** The masked address, or who it is if there is none to show. */
export const recipientOf = (failure: Pick<ListedFailure, 'masked' | 'recipient_of'>) =>
  failure.masked ?? sourceOf(failure);

export const emailsInWords = (count: number) => (count === 1 ? '1 email' : `${number.format(count)} emails`);

export const decisionWords: Record<FailureDecision, string> = {
  sent_again: 'sent again',
  handled: 'marked as handled',
};
