// How each kind of notification is called where people choose among them.
import type { NotificationKind } from '@questline/contract/plain';

export const kindWords: Record<NotificationKind, string> = {
  application_received: 'New applications',
  application_accepted: 'You are accepted',
  application_rejected: 'You are not chosen',
  application_withdrawn: 'Withdrawn applications',
  application_ended: 'A company ends your work',
  student_left: 'Students who leave',
  submission_received: 'Work handed in',
  submission_approved: 'Your work is approved',
  submission_needs_revision: 'A change is asked for',
  submission_reviewed: 'Your work was read',
  message_received: 'New messages',
  initiative_changed: 'Changes to your initiatives',
  quest_step_completed: 'Quest steps',
  mail_failed: 'Mails that did not arrive',
};
