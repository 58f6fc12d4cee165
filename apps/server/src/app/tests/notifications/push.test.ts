// Notifications on devices, from the browser's subscription to what it decrypts, with the real worker and a push service.
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from '../../../features/messages/messages.fixture.ts';
import { pushKeysOf } from '../../../platform/push/push-keys.ts';
import { processPushJobs } from '../../../features/notifications/push/push-jobs.ts';
import { startPushService } from '../../../platform/push/push-service.fixture.ts';
import { createSendPush } from '../../../platform/push/send-push.ts';
import { worker as workerActor } from '../../../platform/actor.ts';
import { createRefreshTokens } from '../../../platform/auth/tokens-refresh.ts';
import { openDatabase } from '../../../platform/database/db.ts';
import type { Job, Jobs } from '../../../platform/jobs/jobs.ts';
import { openWorker, until } from '../worker/worker-app.fixture.ts';

const pushSecret = 'a secret for signing notifications on devices';
const service = await startPushService();
const { app, pair, say } = await createMessagesApp({
  settings: { PUSH_SECRET: pushSecret, PUSH_SERVICES: `${service.origin},https://*.push.example` },
});
const outcomes: string[] = [];
await openWorker({
  world: app,
  secret: app.settings.TOKEN_SECRETS[0]!.secret,
  push: { secret: pushSecret, services: [service.origin] },
  countPush: (outcome) => void outcomes.push(outcome),
});
const database = openDatabase(app.url('app_worker'), { connections: 2 });
afterAll(async () => {
  await database.close();
  await service.stop();
});
afterEach(() => void (outcomes.length = 0));

const refreshTokens = createRefreshTokens(app.settings.TOKEN_SECRETS);
const sessionOf = async ({ personId }: Person): Promise<string> => {
  const { rows } = await app.root.query('select id from sessions where user_id = $1 and ended_at is null', [
    personId,
  ]);
  return rows[0].id;
};
/** A request of a browser, which has the session's cookie. */
async function ask(person: Person, method: string, body?: object, session?: string) {
  const cookie = `__Host-refresh=${refreshTokens.make({ id: session ?? (await sessionOf(person)), generation: 1 })}`;
  return fetch(`${app.origin}/api/session/push`, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      cookie,
      origin: app.settings.ORIGIN,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
/** A person who turned notifications on, and their browser. */
async function subscribed(person: Person) {
  const browser = service.subscribe();
  expect((await ask(person, 'PUT', browser.subscription)).status).toBe(204);
  return browser;
}
const stored = async ({ personId }: Person) =>
  (await app.root.query('select endpoint from push_subscriptions where person_id = $1', [personId])).rows;

describe('a notification', () => {
  test('arrives encrypted, signed by us, and says nothing about anyone', async () => {
    const { student, company, initiative } = await pair('accepted');
    const { received } = await subscribed(student);
    await say(company, student, { initiative_id: initiative.id, content: 'canary words' });
    await until(() => received.length > 0);
    const { items } = await student.api('GET /api/notifications');
    const message = items.find(({ kind }) => kind === 'message_received');
    expect(received).toEqual([
      {
        payload: { text: 'You have a new message', path: `/notification/${message!.id}` },
        ttl: 86_400,
        sender: pushKeysOf(pushSecret).publicKey,
        subject: 'mailto:hello@questline.example',
      },
    ]);
    expect(outcomes).toEqual(['sent']);
  });

  test('reaches every device of everyone on a team', async () => {
    const { student, company, initiative } = await pair('accepted');
    await say(company, student, { initiative_id: initiative.id });
    const teammate = await app.addMember(company);
    const browsers = [await subscribed(company), await subscribed(teammate)];
    await say(student, company);
    await until(() => browsers.every(({ received }) => received.length > 0));
    for (const { received } of browsers)
      expect(received.map(({ payload }) => payload.text)).toEqual(['You have a new message']);
  });

  test('opens what it is about', async () => {
    const { student, company, initiative } = await pair('accepted');
    const { received } = await subscribed(student);
    const { conversation_id } = await say(company, student, { initiative_id: initiative.id });
    await until(() => received.length > 0);
    const id = received[0]!.payload.path.split('/').at(-1)!;
    expect(await student.api('GET /api/notifications/:id', { params: { id } })).toMatchObject({
      id,
      path: `/inbox?thread=${conversation_id}`,
      read: false,
    });
    await expect(company.api('GET /api/notifications/:id', { params: { id } })).rejects.toThrow('not_found');
  });
});

describe('what decides whether one is sent', () => {
  const deliver = (job: Job['data'], at = new Date()) => {
    const added: Job[] = [];
    let handle: ((job: Job) => Promise<void>) | undefined;
    const jobs = {
      add: async (_: unknown, __: string, list: Job[]) => void added.push(...list),
      work: async (_: string, given: typeof handle) => void (handle = given),
    } as unknown as Jobs;
    return (async () => {
      await processPushJobs(jobs, {
        db: database.as(workerActor),
        send: createSendPush({
          keys: pushKeysOf(pushSecret),
          emailFrom: 'hello@questline.example',
          services: [service.origin],
        }),
        quietHours: { defaultTimeZone: 'America/New_York' },
        count: (outcome) => void outcomes.push(outcome),
        now: () => at,
      });
      await handle!({ id: 'job', data: job });
      return added;
    })();
  };
  /** A student in Chicago with notifications that nothing was sent for. */
  async function notified(kinds = ['message_received']) {
    const student = await app.signUp('student');
    await student.api('PUT /api/student/time-zone', { body: { time_zone: 'America/Chicago' } });
    const browser = await subscribed(student);
    const ids = [];
    for (const kind of kinds)
      ids.push(
        await app.insert('notifications', {
          user_id: student.id,
          kind,
          subject_id: crypto.randomUUID(),
          event_id: crypto.randomUUID(),
        }),
      );
    const session = await sessionOf(student);
    return { student, session, ids, ...browser, job: { session, notification: ids[0]! } };
  }
  const noon = new Date('2099-01-15T18:00:00Z');
  const evening = new Date('2099-01-16T04:00:00Z');
  const morning = new Date('2099-01-16T13:00:00Z');

  test('during the day it is sent, and push services drop it when quiet hours begin', async () => {
    const { job, received } = await notified();
    await deliver(job, noon);
    expect(received.map(({ ttl }) => ttl)).toEqual([9 * 3_600]);
  });

  test('quiet hours hold it, and the morning has one for everything that is still unread', async () => {
    const { student, session, ids, received } = await notified([
      'message_received',
      'reward_paid',
      'submission_approved',
    ]);
    const held = [];
    for (const notification of ids) held.push(...(await deliver({ session, notification }, evening)));
    expect(received).toEqual([]);
    expect(outcomes).toEqual(['held', 'held', 'held']);
    expect(held.map(({ startAfter }) => startAfter)).toEqual([morning, morning, morning]);
    expect(new Set(held.map(({ id }) => id)).size).toBe(1);
    await student.api('PUT /api/notifications/:id/read', { params: { id: ids[1]! } });
    await deliver(held[0]!.data, morning);
    expect(received.map(({ payload }) => payload)).toEqual([
      { text: 'You have 2 new notifications', path: '/feed' },
    ]);
  });

  test('one that came at night alone says what it is', async () => {
    const { job, received } = await notified();
    const [held] = await deliver(job, evening);
    await deliver(held!.data, morning);
    expect(received.map(({ payload }) => payload.text)).toEqual(['You have a new message']);
  });

  test('one that was read in between is not sent', async () => {
    const { student, job, received } = await notified();
    await student.api('PUT /api/notifications/:id/read', { params: { id: job.notification } });
    await deliver(job, noon);
    expect(received).toEqual([]);
  });

  test('a kind that the person turned off is not sent to devices', async () => {
    const { student, job, received } = await notified();
    const events = [{ kind: 'message_received' as const, push: false }];
    const { events: saved } = await student.api('PATCH /api/notifications/preferences', { body: { events } });
    expect(saved.find(({ kind }) => kind === 'message_received')).toMatchObject({
      push: false,
      in_app: true,
    });
    await deliver(job, noon);
    expect(received).toEqual([]);
  });

  test.each([404, 410, 403])('%i: the subscription is removed', async (status) => {
    const { student, job, answerWith } = await notified();
    answerWith(status);
    await deliver(job, noon);
    expect(outcomes).toEqual(['gone']);
    expect(await stored(student)).toEqual([]);
  });

  test.each([500, 503, 429])('%i: it is tried again', async (status) => {
    const { student, job, answerWith, received } = await notified();
    answerWith(status);
    await expect(deliver(job, noon)).rejects.toThrow(`the push service answered ${status}`);
    answerWith(201);
    await deliver(job, noon);
    expect(received).toHaveLength(1);
    expect(await stored(student)).toHaveLength(1);
  });

  test.each([400, 413, 302])('%i: it is given up, and no redirect is followed', async (status) => {
    const { student, job, answerWith } = await notified();
    answerWith(status);
    await deliver(job, noon);
    expect(outcomes).toEqual(['refused']);
    expect(await stored(student)).toHaveLength(1);
  });

  test('nothing is sent to an address that is no longer allowed', async () => {
    const { student, job, received } = await notified();
    await app.root.query(
      `update push_subscriptions set endpoint = 'https://x.push.example/1' where person_id = $1`,
      [student.id],
    );
    await deliver(job, noon);
    expect(outcomes).toEqual(['refused']);
    expect(received).toEqual([]);
  });

  test('a session that is over gets nothing', async () => {
    const { student, job, session, received } = await notified();
    await app.root.query(`update push_subscriptions set expires_at = now() where session_id = $1`, [session]);
    await deliver(job, noon);
    expect(received).toEqual([]);
    expect(await stored(student)).toHaveLength(1);
  });
});

describe('PUT, GET and DELETE /api/session/push', () => {
  test('204: on until the person turns it off', async () => {
    const student = await app.signUp('student');
    const key = pushKeysOf(pushSecret).publicKey;
    expect(await (await ask(student, 'GET')).json()).toEqual({ key, on: false });
    await subscribed(student);
    expect(await (await ask(student, 'GET')).json()).toEqual({ key, on: true });
    await subscribed(student);
    expect(await stored(student)).toHaveLength(1);
    expect((await ask(student, 'DELETE')).status).toBe(204);
    expect(await (await ask(student, 'GET')).json()).toEqual({ key, on: false });
    expect(await stored(student)).toEqual([]);
  });

  test('signing out ends it, also from another device', async () => {
    const student = await app.signUp('student');
    await subscribed(student);
    await student.api('DELETE /api/session/devices/:id', { params: { id: await sessionOf(student) } });
    expect(await stored(student)).toEqual([]);
    const { rows } = await app.root.query('select id from sessions where user_id = $1', [student.id]);
    expect((await ask(student, 'PUT', service.subscribe().subscription, rows[0].id)).status).toBe(401);
    expect(await stored(student)).toEqual([]);
  });

  test('401: a session of someone else', async () => {
    const [student, other] = [await app.signUp('student'), await app.signUp('student')];
    const answer = await ask(student, 'PUT', service.subscribe().subscription, await sessionOf(other));
    expect(await answer.json()).toMatchObject({ code: 'session_ended' });
    expect([...(await stored(student)), ...(await stored(other))]).toEqual([]);
    await subscribed(other);
    expect((await ask(student, 'DELETE', undefined, await sessionOf(other))).status).toBe(204);
    expect(await stored(other)).toHaveLength(1);
  });

  test('the next person in the same browser replaces the one before', async () => {
    const [student, other] = [await app.signUp('student'), await app.signUp('student')];
    const { subscription } = await subscribed(student);
    expect((await ask(other, 'PUT', subscription)).status).toBe(204);
    expect(await stored(student)).toEqual([]);
    expect(await stored(other)).toHaveLength(1);
  });

  test.each(['http://169.254.169.254/latest', 'https://127.0.0.1:5432/', 'https://push.example/x'])(
    '400: %s is no push service',
    async (endpoint) => {
      const student = await app.signUp('student');
      const answer = await ask(student, 'PUT', { ...service.subscribe().subscription, endpoint });
      expect(await answer.json()).toMatchObject({ code: 'push_refused' });
    },
  );

  test('nothing on the way is logged', async () => {
    expect(app.lines.join('')).not.toMatch(/p256dh|127\.0\.0\.1:\d+\/[\w-]{32}/);
  });
});
