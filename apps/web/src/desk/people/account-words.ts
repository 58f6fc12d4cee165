// Words for accounts at the desk.
import type { VerificationState } from '@questline/contract/plain';

export const verificationWords: Record<VerificationState, string> = {
  not_submitted: 'Not submitted',
  in_review: 'In review',
  verified: 'Verified',
  declined: 'Declined',
};

/** What an operator did, after their name. */
export const didWords: Record<string, string> = {
  opened: 'opened a report',
  released: 'released a report',
  read_conversation: 'read a conversation',
  closed: 'closed a report',
  exported_evidence: 'exported evidence',
  opened_review: 'opened the submission',
  released_review: 'released the submission',
  verified: 'verified the company',
  declined: 'declined the submission',
  searched: 'searched',
  opened_account: 'opened this page',
  suspended: 'suspended them',
  restored: 'restored them',
  sent_verification: 'sent the verification email',
  corrected_email: 'started to correct the email',
  approved_correction: 'approved the new email',
  declined_correction: 'declined the new email',
  sent_reset: 'sent a password reset email',
  requested_deletion: 'started to delete the account',
  deleted_account: 'deleted the account',
  read_recipient: 'looked at the email address',
  sent_again: 'sent failed emails again',
  handled_failure: 'marked failed emails as handled',
};
