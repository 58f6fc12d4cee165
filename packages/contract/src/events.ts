// The names of what has happened, in the past tense. An event is written in the transaction of its
// change and carries ids only; the worker turns it into notifications, mails and live updates.
export const eventNames = [
  'user.signed_up',
  'user.sign_up_repeated',
  'user.verification_requested',
  'user.reset_requested',
  'user.deleted',
  'waitlist.joined',
  'inquiry.sent',
  'initiative.changed',
  'initiative.deleted',
  'quest.step_completed',
  'application.sent',
  'application.accepted',
  'application.rejected',
  'application.withdrawn',
  'application.ended',
  'submission.sent',
  'submission.approved',
  'submission.revision_requested',
  'submission.reviewed',
  'file.uploaded',
  'file.judged',
  'file.removed',
  'message.sent',
  'message.read',
  'notification.read',
  'mail.refused',
] as const;

export type EventName = (typeof eventNames)[number];
