// Traces from the browser's request to its SQL, the relay and the email, with real processes and a real exporter.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmailServer } from '../../platform/email/email-server.fixture.ts';
import { startCollector } from '../../platform/telemetry/tracing/collector.fixture.ts';
import { startApi } from './api-process.fixture.ts';

const world = await openTestDatabase();
const collector = await startCollector();
const emailServer = await startEmailServer();
afterAll(async () => {
  collector.stop();
  await emailServer.stop();
});

/** Makes a process say at its end how many modules of the OpenTelemetry SDK it has loaded. */
const counter = `import { registerHooks } from 'node:module';
let count = 0;
registerHooks({ load: (url, context, next) => { if (url.includes('@opentelemetry/sdk')) count++; return next(url, context); } });
process.once('exit', () => console.log('SDK modules: ' + count));`;
const settings = {
  DATABASE_URL: world.url('app_api'),
  AUTH_DATABASE_URL: world.url('app_auth'),
  DESK_DATABASE_URL: world.url('app_desk'),
  WORKER_DATABASE_URL: world.url('app_worker'),
  SMTP_URL: emailServer.url,
  WORKER_METRICS_PORT: '0',
  TOKEN_SECRETS: `test:${randomUUID()}`,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(counter)}`,
};
const tracing = { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };

async function startWorker(env: Record<string, string>) {
  const entry = new URL('../../worker.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('worker started')) {
    if (child.exitCode !== null) throw new Error(`the worker exited: ${output}`);
    await sleep(10);
  }
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const person = {
  email: `${randomUUID()}@example.org`,
  full_name: 'Mallory Traceable',
  password: 'Tr0ub4dor-3x',
};
const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentSpanId = 'b7ad6b7169203331';

/** Someone signs up and gets an email, then both processes stop. */
async function signUpTraced() {
  const [api, worker] = await Promise.all([startApi(tracing), startWorker(tracing)]);
  try {
    const call = (path: string, init: RequestInit, traceparent = `00-${traceId}-${parentSpanId}-01`) =>
      fetch(api.url + path, {
        ...init,
        headers: { 'content-type': 'application/json', 'x-request-id': 'from-a-proxy-1', traceparent },
      });
    const signedUp = await call('/api/users', {
      method: 'POST',
      body: JSON.stringify({
        email: person.email,
        password: person.password,
        data: { user_type: 'student', full_name: person.full_name, birth_month: '2008-04' },
      }),
    });
    expect(signedUp.status).toBe(201);
    await call(`/api/initiatives?q=${person.full_name}`, {}, 'not one');
    while (emailServer.received.length === 0) await sleep(10);
  } finally {
    api.signal('SIGTERM');
    await Promise.all([api.exited, worker.stop()]);
  }
  return [...api.lines, worker.output()].join('\n');
}

describe('with a collector', () => {
  let output: string;
  let spans: ReturnType<typeof collector.spans>;
  const requestSpan = () => spans.find(({ name }) => name === 'POST /api/users')!;
  beforeAll(async () => {
    output = await signUpTraced();
    spans = collector.spans();
  }, 90_000);

  test('the request continues the trace that its headers name', () => {
    expect(requestSpan()).toMatchObject({
      traceId,
      parentSpanId,
      service: 'questline-api',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/users',
        'http.response.status_code': 201,
        'questline.request_id': 'from-a-proxy-1',
      },
    });
    expect(output).toMatch(new RegExp(`"request_id":"from-a-proxy-1".*"trace_id":"${traceId}"`));
  });

  test('the handler is inside the request, and its statements inside the handler, without values', () => {
    const handler = spans.find(
      ({ name, parentSpanId: of }) => name === 'handler' && of === requestSpan().spanId,
    );
    const statements = spans.filter(({ parentSpanId: of }) => of === handler!.spanId);
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']));
    expect(texts.join('\n')).toContain('insert into "users"');
    expect(texts.join('\n')).toContain('keeper.set_actor($1, $2)');
    expect(statements.map(({ name }) => name)).toContain('insert users');
  });

  test('a header that is no traceparent begins a new trace', () => {
    const other = spans.find(({ name }) => name === 'GET /api/initiatives')!;
    expect(other.traceId).not.toBe(traceId);
    expect(other.parentSpanId ?? '').toBe('');
  });

  test('the relay is linked to the request, and the email to the relay', () => {
    const relay = spans.find(
      ({ name, links }) => name === 'relay' && links.some((it) => it.traceId === traceId),
    )!;
    expect(relay.service).toBe('questline-worker');
    const job = spans.find(({ name }) => name === 'job mail')!;
    expect(job.links).toHaveLength(1);
    expect(job.links[0]!.traceId).toBe(relay.traceId);
    expect(spans.filter(({ parentSpanId: of }) => of === job.spanId).length).toBeGreaterThan(0);
  });

  test('polling leaves no traces, and nothing about people is in any of them', () => {
    const roots = spans.filter(({ parentSpanId: of }) => !of).map(({ name }) => name.split(' ')[0]);
    expect(new Set(roots)).toEqual(new Set(['GET', 'relay', 'job']));
    const secrets = [person.email, 'Mallory', 'Traceable', person.password, '127.0.0.1', 'user-agent'];
    expect(secrets.filter((secret) => collector.raw().includes(secret))).toEqual([]);
  });

  test('the libraries are loaded, so the next test can fail', () => {
    expect(output.match(/SDK modules: [1-9]\d+/g)).toHaveLength(2);
  });
});

test('without a collector, nothing of OpenTelemetry is loaded and requests are not traced', async () => {
  const before = collector.spans().length;
  const [api, worker] = await Promise.all([startApi(settings), startWorker(settings)]);
  await fetch(`${api.url}/api/initiatives`, { headers: { traceparent: `00-${traceId}-${parentSpanId}-01` } });
  api.signal('SIGTERM');
  await Promise.all([api.exited, worker.stop()]);
  const output = [...api.lines, worker.output()].join('\n');
  expect(output).toContain('request completed');
  expect(output.match(/SDK modules: 0/g)).toHaveLength(2);
  expect(output).not.toContain('trace_id');
  expect(collector.spans()).toHaveLength(before);
}, 90_000);

test('a collector that is down costs one line of the log, and no request', async () => {
  const api = await startApi({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  const answer = await fetch(`${api.url}/api/initiatives`).finally(() => api.signal('SIGTERM'));
  expect(answer.status).toBe(401);
  expect(await api.exited).toEqual([0, null]);
  expect(api.lines.filter((line) => line.includes('traces could not be sent'))).toHaveLength(1);
}, 90_000);
