// Event names, in the past tense. An event is recorded in the transaction of its change and only contains ids. The
// worker turns it into notifications, emails and live updates.
export const eventNames = [
  'user.signed_up',
  'user.sign_up_repeated',
  'user.verification_requested',
  'user.reset_requested',
  'user.deleted',
  'team.invited',
  'team.changed',
  // After the change to the team, so that the person's browser learns why its live stream ends.
  'user.lost_access',
  'waitlist.joined',
  'inquiry.sent',
  // Created, edited, activated or deactivated: refreshes it for everyone on the team.
  'initiative.saved',
  // Edited while students work on it: notifies them.
  'initiative.changed',
  'initiative.deleted',
  'quest.step_completed',
  'application.sent',
  'application.accepted',
  'application.rejected',
  'application.withdrawn',
  'application.ended',
  'application.left',
  'application.completed',
  'submission.sent',
  'submission.approved',
  'submission.revision_requested',
  'submission.reviewed',
  'file.uploaded',
  'file.scanned',
  // The former name of file.scanned. The next release can remove it: then no such event can be waiting.
  'file.judged',
  'file.removed',
  'message.sent',
  'message.read',
  'conversation.closed',
  'conversation.reopened',
  'report.sent',
  'report.claimed',
  'report.closed',
  // Only refreshes the student's own screens. The company gets the events of leaving and closing.
  'company.blocked',
  'company.unblocked',
  'guardian.named',
  // The earlier one, whose email the student corrected.
  'guardian.replaced',
  'guardian.link_requested',
  'guardian.confirmed',
  'guardian.paused',
  'guardian.resumed',
  'guardian.withdrew',
  // One collaboration: the subject is the application.
  'guardian.ended',
  // A company asks to be verified, or a verified one wants another name or website.
  'company.submitted',
  'company.verified',
  'company.declined',
  // Refreshes everyone's screens, so that its initiatives disappear or appear.
  'company.suspended',
  'company.restored',
  // A person can't sign in anymore, or can again.
  'user.suspended',
  'user.restored',
  'notification.read',
  'mail.refused',
] as const;

export type EventName = (typeof eventNames)[number];
