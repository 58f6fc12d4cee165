// The worker process: events, jobs, emails and maintenance.
import { startWorker } from './app/worker-app.ts';
import { exitWithMessage, settingsOrExit } from './platform/env/env.ts';
import { createLog, logCrashes } from './platform/telemetry/log.ts';
import { serveMetrics } from './platform/telemetry/registry.ts';
import { startTracing } from './platform/telemetry/tracing/tracing.ts';
import { createWorkerMetrics } from './platform/telemetry/worker-metrics.ts';

const settings = settingsOrExit();
const log = createLog({ process: 'worker', level: settings.LOG_LEVEL });
logCrashes(log);
const tracing = await startTracing('worker', settings, log);
const { registry, ...counters } = createWorkerMetrics();
const [first, ...older] = settings.TOKEN_SECRETS.map(({ secret }) => secret);

const worker = await startWorker(
  {
    databaseUrl: settings.WORKER_DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    emailFrom: settings.EMAIL_FROM,
    origin: settings.ORIGIN,
    secrets: [first!, ...older],
    auditSecrets: settings.AUDIT_SECRETS,
    operatorEmail: settings.OPERATOR_EMAIL,
    guardians: settings.GUARDIANS,
    files: settings,
    push: { secret: settings.PUSH_SECRET, services: settings.PUSH_SERVICES },
    quietHours: settings.QUIET_HOURS ? { defaultTimeZone: settings.DEFAULT_TIME_ZONE } : undefined,
  },
  { log, tracing, ...counters },
).catch(exitWithMessage);
const metrics = await serveMetrics({ registry }, settings.METRICS_HOST, settings.WORKER_METRICS_PORT);
log.info('worker started');

const leave = async () => {
  log.info('shutting down');
  metrics.close();
  await worker.stop();
  await tracing?.close();
  log.info('shutdown complete');
  process.exit(0);
};
process.once('SIGTERM', leave);
process.once('SIGINT', leave);
