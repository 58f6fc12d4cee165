// Which subscribers run for which event.
import { limits } from '@questline/contract';
import { enqueueScan, enqueueRemoval, refreshOwners } from '../features/files/file-jobs.ts';
import { emailWaits as standardWaits, digests } from '../features/notifications/notifications.digests.ts';
import {
  showApplications,
  showBreaks,
  showConversations,
  showReports,
  notifyApplication,
  notifyCompany,
  notifyEnding,
  notifyGuardianStep,
  notifyLate,
  notifyTakedown,
  notifyTakenDown,
  notifyMessage,
  notifyQuestStep,
  notifyReporter,
  onMessageRead,
  notifyEmailRejected,
  notifySubmission,
  refreshActor,
  refreshEveryone,
  refreshReader,
} from '../features/notifications/notifications.subscribers.ts';
import { notifyReward, showRewards } from '../features/notifications/notifications.rewards.subscribers.ts';
import {
  notifyStudentsOfCompanyWith,
  notifyStudentsWith,
} from '../features/notifications/notify-students.ts';
import { enqueuePush } from '../features/notifications/push/push-jobs.ts';
import { whenDoneByOthers } from '../features/team/team.emails.ts';
import { endStreamsOf, refreshTeam } from '../features/team/refresh-team.ts';
import { type Jobs } from '../platform/jobs/jobs.ts';
import { emailFor, resendEmails } from '../platform/email/email-queue.ts';
import { digestsFor } from '../platform/email/email-digests.ts';
import { type Subscribers } from '../platform/jobs/relay.ts';

/** The effects of each event. */
export function subscribers(jobs: Jobs, waits = standardWaits): Subscribers {
  const mail = emailFor(jobs);
  const digest = digestsFor(jobs);
  const notifyStudents = notifyStudentsWith(jobs);
  const notifyStudentsOfCompany = notifyStudentsOfCompanyWith(jobs);
  const { messages, applications, submissions, late, leavings, payments, rewards } = digests(waits);
  const refreshBlocks = refreshActor('students', 'companies', 'initiatives', 'matching', 'home', 'messages');
  const refreshGuardian = refreshActor('guardians', 'applications', 'messages', 'home', 'shell');
  const refreshDecided = refreshActor('applications', 'submissions', 'initiatives', 'home');
  const ending = notifyEnding(mail, digest('student-left', leavings));
  return {
    'user.signed_up': [mail('verify-email')],
    'user.sign_up_repeated': [mail('sign-up-repeated')],
    'user.verification_requested': [mail('verify-email')],
    'user.reset_requested': [mail('reset-password')],
    'team.invited': [mail('team-invitation'), refreshActor('team')],
    'team.changed': [refreshTeam],
    'waitlist.joined': [mail('waitlist-receipt')],
    'inquiry.sent': [mail('inquiry-receipt'), mail('inquiry-notice')],
    'prospect.invited': [mail('sign-up-invitation')],
    'initiative.saved': [refreshActor('initiatives')],
    'initiative.changed': [notifyStudents('accepted')],
    'initiative.deleted': [notifyStudents('ended')],
    'initiative.taken_down': [notifyTakedown, mail('initiative-taken-down')],
    'content.taken_down': [notifyTakenDown, mail('content-taken-down')],
    'quest.step_completed': [notifyQuestStep],
    'application.sent': [
      notifyApplication('application_received', 'company'),
      digest('application-received', applications),
    ],
    'application.accepted': [
      notifyApplication('application_accepted', 'student'),
      mail('application-accepted'),
    ],
    'application.rejected': [
      notifyApplication('application_rejected', 'student'),
      mail('application-rejected'),
    ],
    // Only for the team: the student learns nothing before the decision takes effect.
    'decision.held': [refreshDecided],
    'decision.undone': [refreshDecided],
    'note.changed': [refreshActor('applications')],
    'application.withdrawn': [notifyApplication('application_withdrawn', 'company')],
    'application.ended': [ending],
    'application.unanswered': [
      notifyApplication('application_unanswered', 'student'),
      mail('application-unanswered'),
    ],
    'application.left': [ending],
    'application.completed': [showApplications],
    'record.commented': [notifyApplication('closing_words', 'student')],
    'answer.late': [notifyLate, digest('answers-late', late)],
    'submission.sent': [
      notifySubmission('submission_received', 'company'),
      digest('submission-received', submissions),
    ],
    'submission.approved': [notifySubmission('submission_approved', 'student'), mail('task-approved')],
    'submission.revision_requested': [
      notifySubmission('submission_needs_revision', 'student'),
      mail('task-needs-revision'),
    ],
    'submission.reviewed': [notifySubmission('submission_reviewed', 'student')],
    'reward.paid': [notifyReward('reward_paid'), digest('reward-paid', payments)],
    'reward.missed': [notifyReward('reward_missing'), digest('reward-missing', rewards)],
    'reward.reopened': [showRewards],
    'reward.received': [showRewards],
    'message.sent': [notifyMessage, digest('message-notification', messages)],
    'message.read': [onMessageRead],
    'conversation.closed': [showConversations],
    'conversation.reopened': [showConversations],
    'report.sent': [mail('urgent-report')],
    'company.blocked': [refreshBlocks],
    'company.unblocked': [refreshBlocks],
    'report.claimed': [showReports],
    'report.closed': [notifyReporter, mail('report-closed')],
    'student.break_changed': [showBreaks],
    'guardian.named': [mail('guardian-notice'), refreshGuardian],
    'guardian.replaced': [mail('guardian-replaced')],
    'guardian.link_requested': [mail('guardian-link')],
    'guardian.confirmed': [
      notifyGuardianStep('guardian_confirmed'),
      mail('guardian-confirmed'),
      refreshGuardian,
    ],
    'guardian.paused': [notifyGuardianStep('guardian_paused'), mail('guardian-paused'), refreshGuardian],
    'guardian.resumed': [notifyGuardianStep('guardian_resumed'), mail('guardian-resumed'), refreshGuardian],
    'guardian.withdrew': [
      notifyGuardianStep('guardian_withdrew'),
      mail('guardian-withdrew'),
      refreshGuardian,
    ],
    'guardian.ended': [notifyGuardianStep('guardian_ended'), mail('guardian-ended')],
    'notification.created': [enqueuePush(jobs)],
    'notification.read': [refreshReader],
    'mail.refused': [notifyEmailRejected],
    'mail.resent': [resendEmails(jobs)],
    'file.uploaded': [enqueueScan(jobs)],
    'file.scanned': [refreshOwners],
    'file.judged': [refreshOwners],
    'file.removed': [enqueueRemoval(jobs)],
    'user.deleted': [enqueueRemoval(jobs), endStreamsOf],
    'company.submitted': [refreshActor('companies'), mail('company-submitted')],
    'company.verified': [refreshEveryone, notifyCompany('company_verified'), mail('company-verified')],
    'company.declined': [notifyCompany('company_declined'), mail('company-declined')],
    'company.suspended': [refreshEveryone, notifyStudentsOfCompany('company_suspended')],
    'company.warned': [notifyCompany('contact_warning'), mail('contact-warning')],
    'company.restored': [refreshEveryone, notifyStudentsOfCompany('company_restored')],
    'user.suspended': [endStreamsOf, mail('account-suspended')],
    'user.restored': [mail('account-restored')],
    'email.correction_requested': [
      // The owner of the old address has a day to stop it.
      mail('email-change-confirm', limits.emailCorrectionWaitHours * waits.company),
      mail('email-change-notice'),
    ],
    'email.corrected': [mail('email-change-notice')],
    'user.email_changed': [endStreamsOf],
    'account.deleted_by_lead': [mail('account-deleted')],
    'operator.invited': [mail('operator-invitation')],
    'user.lost_access': [endStreamsOf, whenDoneByOthers(mail('team-access-ended'))],
  };
}
