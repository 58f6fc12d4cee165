// Notification kinds, in the app and by email. The worker decides who gets which, and when.
import type { UserType } from './vocabularies.ts';

export const notificationKinds = [
  'application_received',
  'application_accepted',
  'application_rejected',
  'application_withdrawn',
  'application_ended',
  'student_left',
  'submission_received',
  'submission_approved',
  'submission_needs_revision',
  'submission_reviewed',
  'message_received',
  'initiative_changed',
  'quest_step_completed',
  'mail_failed',
  'report_closed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Who gets each kind, and the email that goes with it, if any. */
export const notices = {
  application_received: { to: ['company'], mail: 'application-received' },
  application_accepted: { to: ['student'], mail: 'application-accepted' },
  application_rejected: { to: ['student'], mail: 'application-rejected' },
  application_withdrawn: { to: ['company'], mail: null },
  application_ended: { to: ['student'], mail: 'application-ended' },
  student_left: { to: ['company'], mail: 'student-left' },
  submission_received: { to: ['company'], mail: 'submission-received' },
  submission_approved: { to: ['student'], mail: 'task-approved' },
  submission_needs_revision: { to: ['student'], mail: 'task-needs-revision' },
  submission_reviewed: { to: ['student'], mail: null },
  message_received: { to: ['student', 'company'], mail: 'message-notification' },
  initiative_changed: { to: ['student'], mail: null },
  quest_step_completed: { to: ['company'], mail: null },
  mail_failed: { to: ['company'], mail: null },
  report_closed: { to: ['student', 'company'], mail: 'report-closed' },
} as const satisfies Record<NotificationKind, { to: readonly UserType[]; mail: EmailKind | null }>;

export const mailKinds = [
  'task-approved',
  'task-needs-revision',
  'application-accepted',
  'application-rejected',
  'application-ended',
  'student-left',
  'message-notification',
  'verify-email',
  'reset-password',
  'waitlist-receipt',
  'inquiry-receipt',
  'inquiry-notice',
  'application-received',
  'submission-received',
  'sign-up-repeated',
  'team-invitation',
  'urgent-report',
  'team-access-ended',
  'report-closed',
  'guardian-notice',
  'guardian-link',
  'guardian-replaced',
  'guardian-confirmed',
  'guardian-paused',
  'guardian-resumed',
  'guardian-withdrew',
  'guardian-ended',
] as const;
export type EmailKind = (typeof mailKinds)[number];
