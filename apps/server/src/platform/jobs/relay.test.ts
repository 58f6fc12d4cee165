import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { anonymous, worker } from '../actor.ts';
import { openDatabase, query } from '../database/db.ts';
import { recordEvent } from './events.ts';
import { publishByNotify, invalidationChannel, payloadsOf } from '../live/invalidation.ts';
import { keptLog } from './relay-log.fixture.ts';
import { createRelay, type Subscriber } from './relay.ts';

const world = await openTestDatabase();
const database = openDatabase(world.url('app_worker'), { connections: 4 });
const api = openDatabase(world.url('app_api'), { connections: 4 });
const db = database.as(worker);
afterAll(async () => {
  await database.close();
  await api.close();
});

const { log, lines } = keptLog();
const lastLine = () => JSON.parse(lines.at(-1)!);

/** Notifies the event's subject, which must be an account. */
const notify: Subscriber = async (tx, events) => {
  for (const { id, subject_id } of events)
    await tx.run(
      query
        .insertInto('notifications')
        .values({ user_id: subject_id, kind: 'message_received', subject_id, event_id: id }),
    );
  return [{ what: 'notifications', userIds: events.map((event) => event.subject_id) }];
};
const relayWith = (subscriber: Subscriber) =>
  createRelay({ db, subscribers: { 'message.sent': [subscriber] }, publish: publishByNotify, log });
const notices = async (userId: string) =>
  (await world.root.query('select from notifications where user_id = $1', [userId])).rowCount;
const waiting = async (name: string) =>
  (await world.root.query('select from events where name = $1 and relayed_at is null', [name])).rowCount;

test('a committed event takes effect once, a rolled back one never', async () => {
  const { id } = await join(world, 'student');
  const other = await join(world, 'student');
  await api.as({ id, personId: id }).tx((tx) => tx.run(recordEvent('message.sent', id, id)));
  const undone = api.as(other).tx(async (tx) => {
    await tx.run(recordEvent('message.sent', other.id, other.id));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');

  const relay = relayWith(notify);
  expect(await relay()).toBe(1);
  expect(await relay()).toBe(0);
  expect(await notices(id)).toBe(1);
  expect(await notices(other.id)).toBe(0);
});

test('four simultaneous relays have the effect of one', async () => {
  const { id } = await join(world, 'student');
  for (let n = 0; n < 50; n++) await api.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  const relay = relayWith(notify);
  while (await waiting('message.sent')) await Promise.all([relay(), relay(), relay(), relay()]);
  expect(await notices(id)).toBe(50);
});

test('a failing event delays no other event and is retried', async () => {
  const { id } = await join(world, 'student');
  const bad = crypto.randomUUID();
  await api.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  await api.as({ id, personId: id }).run(recordEvent('message.sent', bad, id));
  await api.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  const relay = relayWith(notify);
  await relay();
  expect(await notices(id)).toBe(2);
  expect(await waiting('message.sent')).toBe(1);
  expect(lastLine()).toMatchObject({ level: 'error', msg: 'event could not be relayed' });
  await api.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  expect(await relay()).toBe(1);

  // A new leader knows nothing of the failure and retries immediately.
  await relayWith(async () => [])();
  expect(await waiting('message.sent')).toBe(0);
});

test('an event that times out counts as failing, not as an outage', async () => {
  const { id } = await join(world, 'student');
  const slow = crypto.randomUUID();
  await api.as({ id, personId: id }).run(recordEvent('message.sent', slow, id));
  await api.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  const relay = relayWith(async (tx, events) => {
    if (events.some((event) => event.subject_id === slow)) {
      await tx.run(query.selectNoFrom(sql`set_config('statement_timeout', '1ms', true)`.as('x')));
      await tx.run(query.selectNoFrom(sql`pg_sleep(1)`.as('x')));
    }
    return notify(tx, events);
  });
  await relay();
  expect(await notices(id)).toBe(1);
  expect(await waiting('message.sent')).toBe(1);
  await relayWith(async () => [])();
});

test('an unknown event is marked and logged', async () => {
  await world.insert('events', { name: 'owl.hooted', subject_id: crypto.randomUUID() });
  await relayWith(notify)();
  expect(await waiting('owl.hooted')).toBe(0);
  expect(lastLine()).toMatchObject({ msg: 'unknown events', event: 'owl.hooted', count: 1 });
});

test('each affected account is notified once, with the commit', async () => {
  const { id } = await join(world, 'student');
  const listener = new pg.Client({ connectionString: world.url('app_api') });
  await listener.connect();
  await listener.query(`listen ${invalidationChannel}`);
  const heard = new Promise<string>((resolve) =>
    listener.on('notification', ({ payload }) => resolve(payload!)),
  );
  await api.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  await api.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  await relayWith(notify)();
  expect(JSON.parse(await heard)).toEqual({ [id]: ['notifications'] });
  await listener.end();
});

test('a notification to ten thousand accounts fits the payload limit', () => {
  const userIds = Array.from({ length: 10_000 }, () => crypto.randomUUID());
  const payloads = payloadsOf([
    { what: 'notifications', userIds },
    { what: 'messages', userIds: userIds.slice(0, 5_000) },
    { what: 'messages', userIds: userIds.slice(0, 1) },
  ]);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  const both = ['notifications', 'messages'];
  expect(payloads.flatMap((payload) => Object.entries(JSON.parse(payload)))).toEqual(
    userIds.map((id, n) => [id, n < 5_000 ? both : ['notifications']]),
  );
});

test("a visitor cannot record an event in someone else's name", async () => {
  const { id } = await join(world, 'student');
  await expect(api.as(anonymous).run(recordEvent('message.sent', id, id))).rejects.toThrow('forbidden');
});
