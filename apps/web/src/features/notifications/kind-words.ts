// Names of the notification kinds in the preferences.
import type { NotificationKind } from '@questline/contract/plain';

export const kindWords: Record<NotificationKind, string> = {
  application_received: 'New applications',
  application_accepted: 'Application accepted',
  application_rejected: 'Application not accepted',
  application_withdrawn: 'Withdrawn applications',
  application_ended: 'Collaboration ended',
  student_left: 'Students who left',
  submission_received: 'New submissions',
  submission_approved: 'Work approved',
  submission_needs_revision: 'Changes requested',
  submission_reviewed: 'Work reviewed',
  message_received: 'New messages',
  initiative_changed: 'Changes to your initiatives',
  quest_step_completed: 'Quest chain progress',
  mail_failed: "Emails that couldn't be delivered",
  report_closed: 'Answers to your reports',
  company_verified: 'Your company is verified',
  company_declined: "Your company couldn't be verified",
  company_suspended: 'Companies on hold',
  company_restored: 'Companies that are back',
};
