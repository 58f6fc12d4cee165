// What we tell people about: in the app and by mail. Who is told what, and when, is the worker's business.
export const notificationKinds = [
  'application_received',
  'application_accepted',
  'application_rejected',
  'application_withdrawn',
  'submission_received',
  'submission_approved',
  'submission_needs_revision',
  'submission_reviewed',
  'message_received',
  'initiative_changed',
  'quest_step_completed',
  'mail_failed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const mailKinds = [
  'task-approved',
  'task-needs-revision',
  'application-accepted',
  'application-rejected',
  'message-notification',
  'verify-email',
  'reset-password',
  'waitlist-receipt',
  'inquiry-receipt',
  'inquiry-notice',
  'application-received',
  'submission-received',
  'sign-up-repeated',
] as const;
export type MailKind = (typeof mailKinds)[number];
