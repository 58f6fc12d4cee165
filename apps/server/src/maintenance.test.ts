// Maintenance mode on two nodes: everything can be read, nothing changed, and people can sign in.
import { randomUUID } from 'node:crypto';
import { deskEndpoints, endpoints, type Endpoint } from '@questline/contract';
import { decodeMaintenance, maintenanceHeader } from '@questline/contract/plain';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from './app/tests/create-test-app.ts';
import { runQuestline } from './cli/run-questline.fixture.ts';

const app = await createTestApp();
const second = await app.openNode();
const nodes = [app.origin, second.origin];
const questline = (...argv: string[]) =>
  runQuestline(['maintenance', ...argv], { ADMIN_DATABASE_URL: app.url('postgres') });

const ask = async (origin: string) => {
  const response = await fetch(`${origin}/api/maintenance`);
  expect(response.status).toBe(204);
  return decodeMaintenance(response.headers.get(maintenanceHeader));
};
async function reaches(state: unknown) {
  await expect.poll(async () => Promise.all(nodes.map(ask)), { timeout: 10_000 }).toEqual([state, state]);
}

async function maintain(...options: string[]) {
  onTestFinished(async () => {
    await questline('off');
    await reaches(undefined);
  });
  return questline('on', ...options);
}

const post = (
  origin: string,
  path: string,
  { body = '{}', cookie }: { body?: string; cookie?: string } = {},
) =>
  fetch(origin + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
  });

test('all nodes refuse changes with 503 and answer reads, until it is turned off', async () => {
  const { api } = await app.signUp('student');
  expect((await maintain('--message', 'A bigger server.')).out).toMatch(/^Maintenance is on/);
  await reaches({ message: 'A bigger server.', ends_at: null });
  const profile = { body: { full_name: 'Robin Field' } };
  await expect(api('PATCH /api/session/profile', profile)).rejects.toMatchObject({
    code: 'maintenance',
    status: 503,
    retryAfterMs: 60_000,
    text: expect.not.stringContaining('Error'),
  });
  await api('GET /api/session/user');
  for (const node of nodes) expect((await post(node, '/api/waitlist')).status).toBe(503);
  await questline('off');
  await reaches(undefined);
  await api('PATCH /api/session/profile', profile);
});

test('uploads and routes that nobody has written yet are refused, too', async () => {
  await maintain();
  await reaches({ message: null, ends_at: null });
  expect((await post(app.origin, '/api/uploads')).status).toBe(503);
  expect((await post(app.origin, '/api/nothing')).status).toBe(404);
});

test('Retry-After says how long it should take', async () => {
  await maintain('--minutes', '30');
  await expect.poll(() => ask(app.origin)).toMatchObject({ ends_at: expect.any(String) });
  const retryAfter = Number((await post(app.origin, '/api/waitlist')).headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(29 * 60);
  expect(retryAfter).toBeLessThanOrEqual(30 * 60);
});

test('people can sign in and out, and stay signed in', async () => {
  const email = `${randomUUID()}@example.org`;
  const data = { user_type: 'student' as const, full_name: 'Robin Field', birth_month: '2005-04' };
  await app.visitor('POST /api/users', { body: { email, password: 'river-otter-42', data } });
  await maintain();
  await reaches({ message: null, ends_at: null });
  const response = await post(app.origin, '/api/session', {
    body: JSON.stringify({ email, password: 'river-otter-42' }),
  });
  expect(response.status).toBe(201);
  const cookie = response.headers
    .getSetCookie()
    .map((it) => it.split(';')[0]!)
    .join('; ');
  expect((await post(app.origin, '/api/session/renewal', { cookie })).status).toBe(201);
  const signOut = await fetch(`${app.origin}/api/session`, { method: 'DELETE', headers: { cookie } });
  expect(signOut.status).toBe(204);
});

test('a node that starts during maintenance refuses changes as soon as it listens to the others', async () => {
  await maintain();
  const third = await app.openNode();
  await expect.poll(() => ask(third.origin)).toEqual({ message: null, ends_at: null });
});

test('refusals are neither logged nor counted as failures', async () => {
  await maintain();
  await reaches({ message: null, ends_at: null });
  await post(app.origin, '/api/waitlist');
  expect(app.lines.filter((line) => JSON.stringify(line).includes('request failed'))).toEqual([]);
  const metrics = await app.metrics.registry.metrics();
  expect(metrics).toContain('count{method="POST",route="/api/waitlist",status="maintenance"}');
  expect(metrics).not.toContain('status="5xx"');
});

test('only these changes work during maintenance', () => {
  const all = Object.entries<Endpoint>({ ...endpoints, ...deskEndpoints });
  const working = all.filter(([, { duringMaintenance }]) => duringMaintenance).map(([key]) => key);
  expect(working.toSorted()).toEqual([
    'DELETE /api/desk/session',
    'DELETE /api/session',
    'DELETE /api/session/devices',
    'DELETE /api/session/devices/:id',
    'POST /api/desk/session',
    'POST /api/desk/session/passkey',
    'POST /api/desk/session/recovery-code',
    'POST /api/guardian',
    'POST /api/invitation',
    'POST /api/session',
    'POST /api/session/renewal',
    'POST /api/sign-up-invitation',
  ]);
});

test.each([
  [['on', '--minutes', 'soon'], '--minutes is a number from 1 to 1440.'],
  [['on', '--message', 'x'.repeat(201)], '--message can have up to 200 characters.'],
])('questline maintenance %j is wrong usage', async (argv, problem) => {
  expect(await questline(...argv)).toEqual({ code: 2, out: '', problem });
});

test('questline maintenance status says what people see', async () => {
  expect((await questline('status')).out).toBe('Maintenance is off.');
  await maintain('--message', 'Moving.', '--minutes', '5');
  expect((await questline('status')).out).toMatch(/on since .*\nIt should be over at .*\nMessage: Moving\.$/);
  await questline('off');
  expect((await questline('off')).out).toBe('Maintenance was off already.');
});
