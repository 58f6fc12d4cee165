// The API process.
import { createApp } from './app/app.ts';
import { anonymous } from './platform/actor.ts';
import { exitWithMessage, settingsOrExit } from './platform/env/env.ts';
import { createHealthMetrics } from './platform/telemetry/health-metrics.ts';
import { createLog, logCrashes } from './platform/telemetry/log.ts';
import { serveMetrics } from './platform/telemetry/registry.ts';
import { createOutageLog } from './platform/telemetry/outage-log.ts';
import { startTracing } from './platform/telemetry/tracing/tracing.ts';
import { reportUntil } from './platform/process/heartbeat.ts';
import { shutDownOnSignal } from './platform/process/shutdown.ts';

const settings = settingsOrExit();
const log = createLog({ process: 'api', level: settings.LOG_LEVEL });
logCrashes(log);
const tracing = await startTracing('api', settings, log);

const { http, database, loadShedder, drain, metrics, live, views, beat } = await Promise.try(
  createApp,
  settings,
  log,
  tracing,
).catch(exitWithMessage);
shutDownOnSignal({
  http,
  loadShedder,
  drain,
  endStreams: live.close,
  delayMs: settings.SHUTDOWN_DELAY_MS,
  log,
});
const stopping = new AbortController();
const outage = createOutageLog(log);
const reporting = [
  reportUntil(stopping.signal, { beat, log, outage }),
  views.flushUntil(stopping.signal, { log, outage }),
];
// Before the hook of the app, which closes the database.
http.addHook('preClose', async () => {
  stopping.abort();
  await Promise.all(reporting);
});
http.addHook('onClose', async () => tracing?.close());
const { registry } = metrics;
const refresh = createHealthMetrics(registry, database.as(anonymous), { log, outage });
await serveMetrics({ registry, refresh }, settings.METRICS_HOST, settings.METRICS_PORT);
await http.listen({ host: settings.HOST, port: settings.PORT });
