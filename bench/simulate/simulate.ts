// npm run bench -- --simulate: replays a day of a whole country at a scaled rate, with API, worker, PostgreSQL and an email
// server, and compares the CPU time that it costs with the model in capacity.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmailServer } from '../../apps/server/src/platform/email/email-server.fixture.ts';
import { closeOnSignal } from '../environment/close-on-signal.ts';
import { cpuSeconds, watchOthers } from '../environment/cpu-time.ts';
import { percentile } from '../environment/environment.ts';
import { startServer } from '../environment/server-process.ts';
import { openBenchEnvironment } from '../speed/bench-environment.ts';
import { resetLimits } from '../speed/operations.ts';
import { productionSettings } from '../speed/production-api.ts';
import { markdown } from '../speed/results.ts';
import { watchBackends } from './backends.ts';
import { coresFor, fitLine, secondsFor, utilization, type Cost } from './capacity.ts';
import { busiestMinute, country, habits, hours, scaled, sumOf, type Step } from './country.ts';
import { prepareRequests, sendAt, type Sent } from './traffic.ts';

type Options = { size: number; peak: number; seconds: number };
/** CPU seconds. PostgreSQL's are divided by who asked. */
type Used = { api: number; worker: number; forApi: number; forWorker: number };
type Measured = { step: Step; sent: Sent[]; used: Used; oldestEventS: number };

const calibrationPerSecond = 60;
const calibrationSeconds = 4;
const settleMaxMs = 300_000;
/** The model is good enough to plan with if it is this close over the whole day. */
const modelErrorMax = 0.25;

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const counts = (sent: Sent[]) =>
  new Map(habits.map(({ operation }) => [operation, sent.filter((it) => it.operation === operation).length]));

/** Returns what failed. */
export async function simulate({ size, peak, seconds }: Options): Promise<string[]> {
  const environment = await openBenchEnvironment(size, { writes: true });
  const { api, root, urlOf } = environment;
  const emailServer = await startEmailServer();
  const stopEmailServer = closeOnSignal(() => emailServer.stop());
  const worker = await startServer('worker', {
    env: { ...productionSettings(urlOf), SMTP_URL: emailServer.url },
  });
  const backends = watchBackends(root);
  const used = async (): Promise<Used> => ({
    api: cpuSeconds([api.pid]),
    worker: cpuSeconds([worker.pid]),
    forApi: await backends.secondsOf('app_api', 'app_auth'),
    forWorker: await backends.secondsOf('app_worker'),
  });
  const since = async (before: Used): Promise<Used> => {
    const after = await used();
    return {
      api: after.api - before.api,
      worker: after.worker - before.worker,
      forApi: after.forApi - before.forApi,
      forWorker: after.forWorker - before.forWorker,
    };
  };
  const oldestEventS = async () => {
    const { rows } = await root.query<{ seconds: number }>(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float as seconds from events where relayed_at is null`,
    );
    return rows[0]!.seconds;
  };

  try {
    await root.query(resetLimits);
    const next = await prepareRequests(environment);
    await settle();

    console.log('what each operation costs alone');
    const costs = new Map<string, Cost>();
    for (const { operation } of habits) {
      const alone = new Map([[operation, calibrationPerSecond]]);
      // The first requests compile code and fill caches.
      await sendAt(api.url, alone, 1, next);
      const before = await used();
      const { length } = await sendAt(api.url, alone, calibrationSeconds, next);
      const { api: node, forApi } = await since(before);
      costs.set(operation, { node: (1e6 * node) / length, postgres: (1e6 * forApi) / length });
    }

    const factor = peak / sumOf(busiestMinute.perSecond.values());
    console.log(
      `a day of ${number(country.students * factor)} students and ${number(country.companies * factor)} companies, ${seconds} s per hour`,
    );
    const measured: Measured[] = [];
    const othersShare = watchOthers();
    for (const whole of [...hours, busiestMinute]) {
      const step = scaled(whole, factor);
      const before = await used();
      const sent = await sendAt(api.url, step.perSecond, seconds, next);
      measured.push({ step, sent, used: await since(before), oldestEventS: await oldestEventS() });
    }
    return report({ measured, costs, seconds, othersShare: othersShare() });
  } finally {
    await backends.stop();
    await worker.kill();
    await stopEmailServer();
    await environment.close();
  }

  /** The data set has work that is due, which a new worker does first. */
  async function settle() {
    for (const began = performance.now(); performance.now() - began < settleMaxMs;) {
      const before = cpuSeconds([worker.pid]);
      await sleep(3_000);
      if (cpuSeconds([worker.pid]) - before < 0.3 && (await oldestEventS()) < 1) return;
    }
    console.log('the worker is still busy with work that was due before');
  }
}

type Day = { measured: Measured[]; costs: Map<string, Cost>; seconds: number; othersShare: number };

function report({ measured, costs, seconds, othersShare }: Day): string[] {
  const rows = measured.map(({ step, sent, used, oldestEventS }) => {
    const times = sent.map(({ ms }) => ms);
    const model = secondsFor(counts(sent), costs, 'node') + secondsFor(counts(sent), costs, 'postgres');
    return [
      step.name,
      number(sent.length / seconds, 1),
      number(sent.filter(({ status }) => status === 0 || status >= 500).length),
      number(percentile(times, 0.5), 1),
      number(percentile(times, 0.99), 1),
      number((100 * used.api) / seconds),
      number((100 * used.forApi) / seconds),
      number((100 * used.worker) / seconds),
      number((100 * used.forWorker) / seconds),
      number(oldestEventS, 1),
      number((used.api + used.forApi) / model, 2),
    ];
  });
  const titles = [
    'hour',
    'requests/s',
    'failed',
    'p50 ms',
    'p99 ms',
    'API %',
    'PG %',
    'worker %',
    'oldest event s',
  ];
  console.log(`\n${markdown([...titles, '÷ model'], rows)}\n`);

  const all = measured.flatMap(({ sent }) => sent);
  const total = (part: keyof Used) => sumOf(measured.map(({ used }) => used[part]));
  const model = {
    node: secondsFor(counts(all), costs, 'node'),
    postgres: secondsFor(counts(all), costs, 'postgres'),
  };
  const writesIn = (sent: Sent[]) => sent.filter(({ operation }) => isWrite(operation)).length;
  /** CPU seconds per second: some always, some for each write. */
  const lineOf = (part: 'worker' | 'forWorker') =>
    fitLine(measured.map(({ sent, used }) => [writesIn(sent) / seconds, used[part] / seconds]));
  const [inWorker, inPostgres] = [lineOf('worker'), lineOf('forWorker')];
  const { perSecond } = busiestMinute;
  const writesPerSecond = sumOf([...perSecond].filter(([name]) => isWrite(name)).map(([, rate]) => rate));
  console.log(
    markdown(
      ['operation', 'Node µs', 'PG µs', 'a second in the country'],
      [...costs].map(([name, { node, postgres }]) => [
        name,
        number(node),
        number(postgres),
        number(perSecond.get(name)!),
      ]),
    ),
  );
  const ratio = (total('api') + total('forApi')) / (model.node + model.postgres);
  console.log(`
Over the day: API ${number(total('api'), 1)} s of CPU time (model ${number(model.node, 1)}), PostgreSQL ${number(total('forApi'), 1)} s (model ${number(model.postgres, 1)}): ${number(ratio, 2)} times the model.
Whatever happens: ${number(100 * inWorker.always, 1)}% of a core in the worker, and ${number(100 * inPostgres.always, 1)}% in PostgreSQL for it.
For each message, application and review: ${number(1_000 * inWorker.each, 2)} ms in the worker, and ${number(1_000 * inPostgres.each, 2)} ms in PostgreSQL for it.
The whole country in its busiest minute, at ${100 * utilization}% of each core:
  ${number(sumOf(perSecond.values()))} requests a second
  ${number(coresFor(perSecond, costs, 'node'))} cores for API processes
  ${number(coresFor(perSecond, costs, 'postgres'))} cores for PostgreSQL, on one server or with reads on standbys
  ${number((writesPerSecond * inWorker.each) / utilization, 1)} cores for workers, and ${number((writesPerSecond * inPostgres.each) / utilization, 1)} more for PostgreSQL
Other processes used ${number(100 * othersShare)}% of the machine.`);

  const failed = all.filter(({ status }) => status === 0 || status >= 500);
  const refused = all.filter(({ status }) => status >= 400 && status < 500);
  return [
    ...(failed.length ? [`${failed.length} requests failed, such as ${describe(failed[0]!)}`] : []),
    ...(refused.length ? [`${refused.length} requests were refused, such as ${describe(refused[0]!)}`] : []),
    ...(Math.abs(ratio - 1) > modelErrorMax
      ? [`the day cost ${ratio.toFixed(2)} times what the model says`]
      : []),
  ];
}

const isWrite = (operation: string) => ['send', 'apply', 'review'].includes(operation);

const describe = ({ operation, status, body }: Sent) => `${operation}: ${status} ${body.slice(0, 100)}`;
