// Two real API processes and a client that behaves like a load balancer: it keeps connections, respects `Connection:
// close`, and switches to the other process when asked to or when a connection is refused. It never repeats a request
// that was sent. This proves that a stopping process fails no client that can be warned in time; it does not prove that
// for a client that ignores `Connection: close`.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { expect, test } from 'vitest';
import { createTokens } from '../../platform/auth/tokens.ts';
import { startApi, type ApiProcess } from './api-process.fixture.ts';

const perSecond = 200;

const world = await openTestDatabase();
const secret = randomUUID();
const settings = {
  DATABASE_URL: world.url('app_api'),
  AUTH_DATABASE_URL: world.url('app_auth'),
  DESK_DATABASE_URL: world.url('app_desk'),
  TOKEN_SECRETS: `test:${secret}`,
  // Longer than requests wait on a busy machine: those that arrive later find their connection closed.
  SHUTDOWN_DELAY_MS: '6000',
  // Enough connections for a busy machine: this test is not about overload.
  DATABASE_CONNECTIONS: '50',
};
const { sign } = createTokens([{ id: 'test', secret }]);
const tokens: string[] = [];
for (let n = 0; n < 50; n++) {
  const { id } = await join(world, 'student');
  tokens.push((await sign({ id, kind: 'student', personId: id }, randomUUID())).token);
}

function createBalancer(targets: ApiProcess[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const outcomes: string[] = [];
  let turn = 0;
  const once = (url: string) =>
    new Promise<{ status: string; closes: boolean }>((done, fail) => {
      const authorization = `Bearer ${tokens[turn++ % tokens.length]}`;
      request(`${url}/api/session/user`, { agent, headers: { authorization } }, (answer) => {
        answer.resume().on('end', () => {
          done({ status: String(answer.statusCode), closes: answer.headers.connection === 'close' });
        });
        answer.on('error', fail);
      })
        .on('error', fail)
        .end();
    });
  return {
    targets,
    outcomes,
    async send() {
      for (;;) {
        const target = targets[0]!;
        try {
          const { status, closes } = await once(target.url);
          if (closes && targets[0] === target) targets.push(targets.shift()!);
          return outcomes.push(status);
        } catch (error) {
          const { code } = error as { code?: string };
          // Nothing was sent, so it may go to the other process.
          if (code !== 'ECONNREFUSED') return outcomes.push(code ?? String(error));
          if (targets[0] === target) targets.push(targets.shift()!);
        }
      }
    },
    close: () => agent.destroy(),
  };
}

/** Like a load balancer: no load before the process is ready and warm. */
async function startWarm() {
  const started = await startApi(settings);
  expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  const warming = createBalancer([started]);
  for (let n = 0; n < 100; n++) await warming.send();
  warming.close();
  return started;
}

test(`SIGTERM to one process after the other under ${perSecond} requests a second: no failed request`, async () => {
  const [first, second] = await Promise.all([startWarm(), startWarm()]);
  const balancer = createBalancer([first, second]);
  const over = new AbortController();
  const sent: Promise<unknown>[] = [];
  const load = (async () => {
    for (let due = performance.now(); !over.signal.aborted; due += 1_000 / perSecond) {
      await sleep(Math.max(0, due - performance.now()));
      sent.push(balancer.send());
    }
  })();

  await sleep(700);
  first.signal('SIGTERM');
  const [firstEnd] = await Promise.all([first.exited, sleep(700)]);
  const third = await startWarm();
  balancer.targets.splice(balancer.targets.indexOf(first), 1, third);
  await sleep(300);
  second.signal('SIGTERM');
  const [secondEnd] = await Promise.all([second.exited, sleep(700)]);
  over.abort();
  await load;
  await Promise.all(sent);
  balancer.close();
  third.signal('SIGTERM');
  expect(await third.exited).toEqual([0, null]);

  expect([firstEnd, secondEnd]).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(sent.length).toBeGreaterThan(perSecond * 2);
  const full = [first, second, third].flatMap(({ lines }) =>
    lines.filter((line) => line.includes('node full')),
  );
  expect(full).toEqual([]);
  expect(Object.keys(Object.groupBy(balancer.outcomes, (outcome) => outcome))).toEqual(['200']);
  expect(balancer.outcomes).toHaveLength(sent.length);
  for (const { lines } of [first, second]) expect(lines.join('')).toContain('"msg":"shutdown complete"');
  // Three processes start one after the other; on a busy machine each takes many seconds.
}, 180_000);

test('an idle process exits within two seconds', async () => {
  const idle = await startApi({ ...settings, SHUTDOWN_DELAY_MS: '0' });
  const began = performance.now();
  idle.signal('SIGTERM');
  expect(await idle.exited).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(2_000);
});
