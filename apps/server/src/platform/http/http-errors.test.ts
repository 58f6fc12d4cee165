import { errors } from '@questline/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anonymous } from '../actor.ts';
import { query } from '../database/db.ts';
import { Refusal } from '../refusal.ts';
import { openSample } from './sample.fixture.ts';

let fail: () => Promise<never> = async () => expect.unreachable();
const failing = { 'POST /api/applications': () => fail() };
const app = await openSample({ handlers: failing });
const lenient = await openSample({ handlers: failing, routeOptions: { strict: false } });

async function raise({ url, signUp }: typeof app, work: typeof fail) {
  fail = work;
  const { token } = await signUp('student');
  const response = await fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await response.json()) as Record<string, string>;
  return { status: response.status, requestId: response.headers.get('x-request-id'), body, response };
}
const logged = ({ lines }: typeof app, requestId: string) =>
  lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.request_id === requestId && line.level === 'error');

test('a refusal has a code, text, request id and its status, and is not logged as an error', async () => {
  const { status, body, requestId } = await raise(app, async () => {
    throw new Refusal('too_many_requests');
  });
  expect(status).toBe(429);
  expect(body).toEqual({
    code: 'too_many_requests',
    text: errors.too_many_requests.text,
    request_id: requestId,
  });
  expect(logged(app, body['request_id']!)).toEqual([]);
});

test('an unexpected error reveals nothing; the log has its cause under the same request id', async () => {
  const { status, body } = await raise(app, async () => {
    throw new Error('the inner secret', { cause: new Error('its cause') });
  });
  expect([status, body]).toEqual([
    500,
    { code: 'unexpected', text: errors.unexpected.text, request_id: body['request_id'] },
  ]);
  const [line] = logged(app, body['request_id']!);
  expect(line).toMatchObject({
    route: '/api/applications',
    err: { message: 'unexpected', cause: { message: 'the inner secret', cause: { message: 'its cause' } } },
  });
});

test('failed SQL reveals nothing', async () => {
  const { status, body } = await raise(
    app,
    () => app.database.as(anonymous).one(query.selectNoFrom(sql<never>`1 / 0`.as('it'))) as Promise<never>,
  );
  expect([status, body['code']]).toEqual([500, 'unexpected']);
  expect(JSON.stringify(body)).not.toMatch(/division|zero|sql/i);
});

test('a thrown value that is not an error counts as unexpected', async () => {
  const { body } = await raise(app, () => Promise.reject('text'));
  expect(body['code']).toBe('unexpected');
});

test('a refusal that the endpoint does not declare fails in a test', async () => {
  const { status, body } = await raise(app, async () => {
    throw new Refusal('username_taken');
  });
  expect([status, body['code']]).toEqual([500, 'unexpected']);
  expect(JSON.stringify(logged(app, body['request_id']!))).toContain(
    'POST /api/applications refused with username_taken, which it does not declare',
  );
});

test('in production it is returned and logged', async () => {
  const { status, body } = await raise(lenient, async () => {
    throw new Refusal('username_taken');
  });
  expect([status, body['code']]).toEqual([409, 'username_taken']);
  expect(logged(lenient, body['request_id']!)).toMatchObject([
    { msg: 'endpoint returned an undeclared error' },
  ]);
});

test('a response that does not match the contract fails in a test', async () => {
  const items = [{ id: 'no id at all', name: 'x' }];
  const wrong = await openSample({
    handlers: { 'GET /api/initiatives': async () => ({ items, next: null }) },
  });
  expect((await fetch(`${wrong.url}/api/initiatives`)).status).toBe(500);
  expect(wrong.lines.join()).toContain('GET /api/initiatives sent a response it does not declare');
});

test('503 and 429 say when to retry', async () => {
  const away = await raise(app, async () => {
    throw new Refusal('unavailable');
  });
  expect(Number(away.response.headers.get('retry-after'))).toBeGreaterThan(0);
  const often = await raise(app, async () => {
    throw new Refusal('too_many_requests');
  });
  expect(often.response.headers.get('retry-after')).toBe('60');
});
