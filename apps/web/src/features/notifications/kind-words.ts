// Names of the notification kinds in the preferences.
import type { NotificationKind } from '@questline/contract/plain';

export const kindWords: Record<NotificationKind, string> = {
  application_received: 'New applications',
  application_accepted: 'Your application is accepted',
  application_rejected: "Your application isn't accepted",
  application_withdrawn: 'Withdrawn applications',
  application_ended: 'A company ends a collaboration',
  student_left: 'Students who leave',
  submission_received: 'New submissions',
  submission_approved: 'Your work is approved',
  submission_needs_revision: 'A revision is requested',
  submission_reviewed: 'Your work is reviewed',
  message_received: 'New messages',
  initiative_changed: 'Changes to your initiatives',
  quest_step_completed: 'Quest steps',
  mail_failed: "Emails that couldn't be delivered",
};
