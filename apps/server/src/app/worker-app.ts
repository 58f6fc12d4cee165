// Assembles the worker: its subscribers, job queues and maintenance.
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuardianMode } from '@questline/contract';
import { createDueDecisions } from '../features/applications/held/apply-due-decisions.ts';
import { createUnanswered } from '../features/applications/late/close-unanswered.ts';
import { createNudges } from '../features/applications/late/nudge-companies.ts';
import { companiesEmails } from '../features/companies/verification/companies.emails.ts';
import { refreshAnswers } from '../features/companies/refresh-answers.ts';
import { fileQueues, processFiles, removeUploadLater } from '../features/files/file-jobs.ts';
import { createFileScanner, type ScanDeps } from '../features/files/scan-file.ts';
import { deskEmails } from '../features/desk/desk.emails.ts';
import { prospectsEmails } from '../features/desk/prospects/desk-prospects.emails.ts';
import { guardiansEmails } from '../features/guardians/guardians.emails.ts';
import { closeApplications } from '../features/initiatives/close-applications.ts';
import { inquiriesEmails } from '../features/inquiries/inquiries.emails.ts';
import { morningSummaryEmail, morningSummaryKind } from '../features/notifications/morning-summary.ts';
import { notificationsEmails } from '../features/notifications/notifications.emails.ts';
import { createQuietHours } from '../features/notifications/quiet-hours.ts';
import type { emailWaits as standardWaits } from '../features/notifications/notifications.digests.ts';
import { notifyQueue, processNotifyJobs } from '../features/notifications/notify-students.ts';
import { pushKeysOf } from '../platform/push/push-keys.ts';
import { processPushJobs, pushQueue } from '../features/notifications/push/push-jobs.ts';
import { createSendPush, type PushOutcome } from '../platform/push/send-push.ts';
import { reportsEmails } from '../features/reports/reports.emails.ts';
import { sessionEmails } from '../features/session/session.emails.ts';
import { teamEmails } from '../features/team/team.emails.ts';
import { waitlistEmails } from '../features/waitlist/waitlist.emails.ts';
import { sealAccessLog, type AuditSecrets } from '../platform/access-log/seal-access-log.ts';
import { worker } from '../platform/actor.ts';
import { openDatabase } from '../platform/database/db.ts';
import { openJobs, type Queue } from '../platform/jobs/jobs.ts';
import { createLinks } from '../platform/auth/links.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { createDelivery, type EmailOutcome } from '../platform/email/email-delivery.ts';
import { emailQueues, processEmails } from '../platform/email/email-queue.ts';
import { createHold } from '../platform/email/hold-email.ts';
import { createEmailSender } from '../platform/email/email-sender.ts';
import type { Pools } from '../platform/telemetry/registry.ts';
import type { Tracing } from '../platform/telemetry/tracing/tracing.ts';
import { createOutageLog } from '../platform/telemetry/outage-log.ts';
import { publishByNotify } from '../platform/live/invalidation.ts';
import { runLeaderElection } from '../platform/jobs/leader-election.ts';
import { createWorkerBeat, reportUntil } from '../platform/process/heartbeat.ts';
import { relayUntil } from '../platform/jobs/relay-loop.ts';
import { createRelay } from '../platform/jobs/relay.ts';
import { openStorage } from '../platform/storage/storage.ts';
import type { StorageSettings } from '../platform/storage/storage-settings.ts';
import { constraintErrors } from './constraint-errors.ts';
import { sweepExpired } from './retention.ts';
import { subscribers } from './subscribers.ts';

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
  /** Without a secret, no notifications go to devices. */
  push?: { secret: string | undefined; services: string[] };
  /** Without it, students get emails at night, too. */
  quietHours?: { defaultTimeZone: string } | undefined;
};

type WorkerDeps = {
  log: Log;
  countEmail: (outcome: EmailOutcome, kind: string) => void;
  countFile?: ScanDeps['count'];
  countPush?: (outcome: PushOutcome | 'held') => void;
  setLeader?: (leads: boolean) => void;
  tracing?: Tracing | undefined;
  watchPools?: (pools: Pools) => void;
  /** For tests. */
  subscribe?: typeof subscribers;
  emailRetries?: Partial<Queue>;
  emailWaits?: typeof standardWaits;
};

const hourMs = 3_600_000;
/** How long a card may show a response time that ignores the company's latest decision. */
const answersEveryMs = 600_000;
const sealEveryMs = 60_000;
/** How long lists may show an initiative whose deadline has passed. */
const closeEveryMs = 20_000;
/** How much later than promised a student may learn of a decision. */
const dueEveryMs = 200;
/** How much later than planned a company may be reminded, and an application closed. */
const lateEveryMs = 20_000;
const finishWithinMs = 10_000;

export async function startWorker(settings: WorkerSettings, deps: WorkerDeps) {
  const { log, countEmail, countFile = () => {}, countPush = () => {} } = deps;
  const { setLeader = () => {}, watchPools = () => {}, tracing } = deps;
  const { subscribe = subscribers, emailRetries, emailWaits } = deps;
  const storage = openStorage(settings.files);
  const database = openDatabase(settings.databaseUrl, { connections: 6, constraintErrors, tracing });
  watchPools({ worker: database });
  const db = database.as(worker);
  const emailSender = createEmailSender({ smtpUrl: settings.smtpUrl, from: settings.emailFrom });
  const queues = [...emailQueues(emailRetries), notifyQueue, pushQueue, ...fileQueues];
  const outage = createOutageLog(log);
  const jobs = await openJobs({ url: settings.databaseUrl, queues, log, outage, tracing });
  const { origin, operatorEmail, guardians = 'notify' } = settings;
  const links = createLinks(...settings.secrets);
  const written = {
    ...sessionEmails({ links, origin }),
    ...teamEmails({ links, origin }),
    ...waitlistEmails({ links, origin }),
    ...prospectsEmails({ links, origin }),
    ...inquiriesEmails({ origin, operatorEmail }),
    ...reportsEmails({ origin, operatorEmail }),
    ...guardiansEmails({ links, origin, mode: guardians }),
    ...notificationsEmails({ links, origin }),
    ...companiesEmails({ origin, operatorEmail }),
    ...deskEmails({ origin }),
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

  const scan = createFileScanner({
    db,
    storage,
    removeLater: removeUploadLater(jobs),
    count: countFile,
    log,
  });
  await processFiles(jobs, { scan, db, storage });
  await processNotifyJobs(jobs, { db, publish: publishByNotify });

  const { secret: pushSecret, services = [] } = settings.push ?? {};
  await processPushJobs(jobs, {
    db,
    send: pushSecret
      ? createSendPush({ keys: pushKeysOf(pushSecret), emailFrom: settings.emailFrom, services })
      : async () => 'refused',
    quietHours: settings.quietHours,
    count: countPush,
  });

  const relayWaiting = createRelay({
    db,
    subscribers: subscribe(jobs, emailWaits),
    publish: publishByNotify,
    log,
    tracing,
  });
  const stopping = new AbortController();
  const lead = async (over: AbortSignal) => {
    setLeader(true);
    over.addEventListener('abort', () => setLeader(false));
    await Promise.all([
      every(hourMs, over, () => sweepExpired(db, storage, log)),
      every(answersEveryMs, over, () =>
        refreshAnswers(db).catch((error: unknown) =>
          log.error({ err: error }, 'response times were not updated'),
        ),
      ),
      every(closeEveryMs, over, () =>
        closeApplications(db).catch((error: unknown) =>
          log.error({ err: error }, 'initiatives whose deadline has passed are still listed'),
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
    relayUntil(stopping.signal, createDueDecisions({ db, log }), { log, outage, lookEveryMs: dueEveryMs }),
    relayUntil(stopping.signal, createUnanswered({ db, log }), { log, outage, lookEveryMs: lateEveryMs }),
    relayUntil(stopping.signal, createNudges({ db, log }), { log, outage, lookEveryMs: lateEveryMs }),
    reportUntil(stopping.signal, { beat: createWorkerBeat(db), log, outage }),
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
