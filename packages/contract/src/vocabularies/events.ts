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
  // An operator invites someone from the waitlist or with an inquiry to sign up.
  'prospect.invited',
  // Created, edited, activated or deactivated: refreshes it for everyone on the team.
  'initiative.saved',
  // Edited while students work on it: notifies them.
  'initiative.changed',
  'initiative.deleted',
  // By operators; together with initiative.deleted, which notifies its students.
  'initiative.taken_down',
  'content.taken_down',
  'quest.step_completed',
  'application.sent',
  'application.accepted',
  'application.rejected',
  // By a company, which can still undo it: refreshes the screens of its team, not the student's. The subject is the
  // application.
  'decision.held',
  'decision.undone',
  // Written or deleted: refreshes the screens of the company's team. The subject is the note.
  'note.changed',
  'application.withdrawn',
  'application.ended',
  // Closed because the company didn't answer.
  'application.unanswered',
  'application.left',
  'application.completed',
  // A company wrote closing words. The subject is the application.
  'record.commented',
  // What a company promised has passed. The subject is the application or submission.
  'answer.late',
  'submission.sent',
  'submission.approved',
  'submission.revision_requested',
  'submission.reviewed',
  'reward.paid',
  // The company takes back that it paid.
  'reward.reopened',
  'reward.received',
  // The student says that it hasn't arrived.
  'reward.missed',
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
  // Taken, changed or ended early. The subject is the student.
  'student.break_changed',
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
  // Operators warn a company that sent contact details.
  'company.warned',
  // A person can't sign in anymore, or can again.
  'user.suspended',
  'user.restored',
  // An operator corrected someone's email. The subject is the correction.
  'email.correction_requested',
  'email.corrected',
  // Ends the person's live streams.
  'user.email_changed',
  // A lead deleted an account. The subject is the notice to its owner, whose login is gone.
  'account.deleted_by_lead',
  // A lead asked for a set-up link. The subject is the operator.
  'operator.invited',
  // For someone who gets notifications on a device.
  'notification.created',
  'notification.read',
  'mail.refused',
  // An operator sends the emails of a failure again.
  'mail.resent',
] as const;

export type EventName = (typeof eventNames)[number];
