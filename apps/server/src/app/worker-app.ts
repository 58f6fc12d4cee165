// Assembles the worker: which subscribers run for which event, its job queues and its maintenance.
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuardianMode } from '@questline/contract';
import { companiesEmails } from '../features/companies/verification/companies.emails.ts';
import { refreshAnswers } from '../features/companies/refresh-answers.ts';
import {
  fileQueues,
  enqueueScan,
  enqueueRemoval,
  refreshOwners,
  processFiles,
} from '../features/files/file-jobs.ts';
import { createFileScanner, type ScanDeps } from '../features/files/scan-file.ts';
import { guardiansEmails } from '../features/guardians/guardians.emails.ts';
import { inquiriesEmails } from '../features/inquiries/inquiries.emails.ts';
import { morningSummaryEmail, morningSummaryKind } from '../features/notifications/morning-summary.ts';
import { notificationsEmails } from '../features/notifications/notifications.emails.ts';
import { createQuietHours } from '../features/notifications/quiet-hours.ts';
import { emailWaits as standardWaits, digests } from '../features/notifications/notifications.digests.ts';
import {
  showApplications,
  showConversations,
  showReports,
  notifyApplication,
  notifyCompany,
  notifyEnding,
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
import {
  notifyStudentsOfCompanyWith,
  notifyStudentsWith,
  notifyQueue,
  processNotifyJobs,
} from '../features/notifications/notify-students.ts';
import { reportsEmails } from '../features/reports/reports.emails.ts';
import { sessionEmails } from '../features/session/session.emails.ts';
import { teamEmails, whenDoneByOthers } from '../features/team/team.emails.ts';
import { endStreamsOf, refreshTeam } from '../features/team/refresh-team.ts';
import { waitlistEmails } from '../features/waitlist/waitlist.emails.ts';
import { sealAccessLog, type AuditSecrets } from '../platform/access-log/seal-access-log.ts';
import { worker } from '../platform/actor.ts';
import { openDatabase } from '../platform/database/db.ts';
import { openJobs, type Jobs, type Queue } from '../platform/jobs/jobs.ts';
import { createLinks } from '../platform/auth/links.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { createDelivery, type EmailOutcome } from '../platform/email/email-delivery.ts';
import { emailFor, emailQueues, processEmails } from '../platform/email/email-queue.ts';
import { digestsFor } from '../platform/email/email-digests.ts';
import { createHold } from '../platform/email/hold-email.ts';
import { createEmailSender } from '../platform/email/email-sender.ts';
import { createOutageLog } from '../platform/telemetry/outage-log.ts';
import { publishByNotify } from '../platform/live/invalidation.ts';
import { runLeaderElection } from '../platform/jobs/leader-election.ts';
import { relayUntil } from '../platform/jobs/relay-loop.ts';
import { createRelay, type Subscribers } from '../platform/jobs/relay.ts';
import { openStorage, type StorageSettings } from '../platform/storage/storage.ts';
import { constraintErrors } from './constraint-errors.ts';
import { sweepExpired } from './retention.ts';

export type WorkerSettings = {
  databaseUrl: string;
  smtpUrl: string;
  emailFrom: string;
  origin: string;
  /** The first one signs. */
  secrets: [string, ...string[]];
  /** Seal the record of access. */
  auditSecrets: AuditSecrets;
  /** Gets inquiries and notices of urgent reports; without one they are only stored. */
  operatorEmail?: string | undefined;
  /** Decides what the first email to a guardian says. */
  guardians?: GuardianMode;
  files: StorageSettings;
  /** Without it, students get emails at night, too. */
  quietHours?: { defaultTimeZone: string } | undefined;
};

type WorkerDeps = {
  log: Log;
  countEmail: (outcome: EmailOutcome, kind: string) => void;
  countFile?: ScanDeps['count'];
  /** For tests. */
  subscribe?: typeof subscribers;
  emailRetries?: Partial<Queue>;
  emailWaits?: typeof standardWaits;
};

/** The effects of each event. */
export function subscribers(jobs: Jobs, waits = standardWaits): Subscribers {
  const mail = emailFor(jobs);
  const digest = digestsFor(jobs);
  const notifyStudents = notifyStudentsWith(jobs);
  const notifyStudentsOfCompany = notifyStudentsOfCompanyWith(jobs);
  const { messages, applications, submissions, leavings } = digests(waits);
  const refreshBlocks = refreshActor('students', 'companies', 'initiatives', 'matching', 'home', 'messages');
  const refreshGuardian = refreshActor('guardians', 'applications', 'messages', 'home', 'shell');
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
    'initiative.saved': [refreshActor('initiatives')],
    'initiative.changed': [notifyStudents('accepted')],
    'initiative.deleted': [notifyStudents('ended')],
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
    'application.withdrawn': [notifyApplication('application_withdrawn', 'company')],
    'application.ended': [ending],
    'application.left': [ending],
    'application.completed': [showApplications],
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
    'message.sent': [notifyMessage, digest('message-notification', messages)],
    'message.read': [onMessageRead],
    'conversation.closed': [showConversations],
    'conversation.reopened': [showConversations],
    'report.sent': [mail('urgent-report')],
    'company.blocked': [refreshBlocks],
    'company.unblocked': [refreshBlocks],
    'report.claimed': [showReports],
    'report.closed': [notifyReporter, mail('report-closed')],
    'guardian.named': [mail('guardian-notice'), refreshGuardian],
    'guardian.replaced': [mail('guardian-replaced')],
    'guardian.link_requested': [mail('guardian-link')],
    'guardian.confirmed': [mail('guardian-confirmed'), refreshGuardian],
    'guardian.paused': [mail('guardian-paused'), refreshGuardian],
    'guardian.resumed': [mail('guardian-resumed'), refreshGuardian],
    'guardian.withdrew': [mail('guardian-withdrew'), refreshGuardian],
    'guardian.ended': [mail('guardian-ended')],
    'notification.read': [refreshReader],
    'mail.refused': [notifyEmailRejected],
    'file.uploaded': [enqueueScan(jobs)],
    'file.scanned': [refreshOwners],
    'file.judged': [refreshOwners],
    'file.removed': [enqueueRemoval(jobs)],
    'user.deleted': [enqueueRemoval(jobs), endStreamsOf],
    'company.submitted': [refreshActor('companies'), mail('company-submitted')],
    'company.verified': [refreshEveryone, notifyCompany('company_verified'), mail('company-verified')],
    'company.declined': [notifyCompany('company_declined'), mail('company-declined')],
    'company.suspended': [refreshEveryone, notifyStudentsOfCompany('company_suspended')],
    'company.restored': [refreshEveryone, notifyStudentsOfCompany('company_restored')],
    'user.suspended': [endStreamsOf, mail('account-suspended')],
    'user.restored': [mail('account-restored')],
    'user.lost_access': [endStreamsOf, whenDoneByOthers(mail('team-access-ended'))],
  };
}

const hourMs = 3_600_000;
/** How long a card may show a response time that ignores the company's latest decision. */
const answersEveryMs = 600_000;
const sealEveryMs = 60_000;
const finishWithinMs = 10_000;

export async function startWorker(settings: WorkerSettings, deps: WorkerDeps) {
  const { log, countEmail, countFile = () => {}, subscribe = subscribers, emailRetries, emailWaits } = deps;
  const storage = openStorage(settings.files);
  const database = openDatabase(settings.databaseUrl, { connections: 6, constraintErrors });
  const db = database.as(worker);
  const emailSender = createEmailSender({ smtpUrl: settings.smtpUrl, from: settings.emailFrom });
  const queues = [...emailQueues(emailRetries), notifyQueue, ...fileQueues];
  const outage = createOutageLog(log);
  const jobs = await openJobs({ url: settings.databaseUrl, queues, log, outage });
  const { origin, operatorEmail, guardians = 'notify' } = settings;
  const links = createLinks(...settings.secrets);
  const written = {
    ...sessionEmails({ links, origin }),
    ...teamEmails({ links, origin }),
    ...waitlistEmails({ links, origin }),
    ...inquiriesEmails({ origin, operatorEmail }),
    ...reportsEmails({ origin, operatorEmail }),
    ...guardiansEmails({ links, origin, mode: guardians }),
    ...notificationsEmails({ links, origin }),
    ...companiesEmails({ origin, operatorEmail }),
  };
  const composers = { ...written, [morningSummaryKind]: morningSummaryEmail(written, origin) };
  if (!operatorEmail)
    log.warn('no operator email is set, so nobody is notified of inquiries and urgent reports');
  await processEmails(
    jobs,
    createDelivery({
      db,
      emailSender,
      composers,
      hold: settings.quietHours && createHold(jobs, db, createQuietHours(settings.quietHours)),
      secret: settings.secrets[0],
      count: countEmail,
      log,
    }),
  );

  const scan = createFileScanner({ db, storage, count: countFile, log });
  await processFiles(jobs, { scan, db, storage });
  await processNotifyJobs(jobs, { db, publish: publishByNotify });

  const relayWaiting = createRelay({
    db,
    subscribers: subscribe(jobs, emailWaits),
    publish: publishByNotify,
    log,
  });
  const stopping = new AbortController();
  const lead = async (over: AbortSignal) => {
    await Promise.all([
      every(hourMs, over, () => sweepExpired(db, storage, log)),
      every(answersEveryMs, over, () =>
        refreshAnswers(db).catch((error: unknown) =>
          log.error({ err: error }, 'response times were not updated'),
        ),
      ),
      every(sealEveryMs, over, () =>
        sealAccessLog(db, settings.auditSecrets, log).catch((error: unknown) =>
          log.error({ err: error }, 'the access log was not sealed'),
        ),
      ),
    ]);
  };
  const every = async (ms: number, over: AbortSignal, work: () => Promise<void>) => {
    while (!over.aborted) {
      await work();
      await sleep(ms, undefined, { signal: over }).catch(() => {});
    }
  };
  const working = [
    relayUntil(stopping.signal, relayWaiting, { log, outage }),
    runLeaderElection({ url: settings.databaseUrl, lead, log, outage }, stopping.signal),
  ];

  return {
    /** Accepts nothing new, lets running jobs finish, then releases everything. */
    async stop() {
      stopping.abort();
      await Promise.all([...working, jobs.close(finishWithinMs)]);
      emailSender.close();
      await database.close();
    },
  };
}
