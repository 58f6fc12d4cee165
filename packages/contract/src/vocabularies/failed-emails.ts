// Emails that couldn't be delivered.

/** Why an email is in the queue. refused: the recipient's server doesn't want it. dead: every attempt failed. */
export const failedEmailStates = ['refused', 'dead'] as const;
export type FailedEmailState = (typeof failedEmailStates)[number];

/** What operators decide about them. */
export const failureDecisions = ['sent_again', 'handled'] as const;
export type FailureDecision = (typeof failureDecisions)[number];

/** Who entered the address. */
export const recipientSources = [
  'person',
  'guardian',
  'invitation',
  'waitlist',
  'inquiry',
  'operators',
] as const;
export type RecipientSource = (typeof recipientSources)[number];

/** Not sent again, as in keeper.close_mail_failure: their links have expired, and people can request a new one. */
const expiringEmails = new Set(['reset-password', 'guardian-link']);
export const canSendAgain = (kind: string) => !expiringEmails.has(kind);
