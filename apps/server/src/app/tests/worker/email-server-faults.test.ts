// What happens to emails when the email server misbehaves.
import { join } from '@questline/db/tests/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { openWorker, until } from './worker-app.fixture.ts';

const app = await openWorker();
const { world, server, lines, outcomes, auth, emailsTo, deliveryTo, settledAs } = app;
beforeEach(() => {
  server.state.behavior = 'normal';
  outcomes.length = 0;
});

test('a busy server gets the email later, with the same Message-ID', async () => {
  const { id, email } = await join(world, 'student', { verified: false });
  server.state.behavior = 'busy';
  await auth.run(recordEvent('user.signed_up', id, null));
  await until(() => outcomes.includes('verify-email failed'));
  expect(await deliveryTo(id)).toMatchObject({ status: 'queued', last_error: '451' });
  server.state.behavior = 'normal';
  await settledAs(id, 'sent');
  expect(emailsTo(email)).toHaveLength(1);
});

test('an email whose acceptance was lost is sent again as the same email', async () => {
  const { id, email } = await join(world, 'student', { verified: false });
  server.state.behavior = 'hang up after data';
  await auth.run(recordEvent('user.signed_up', id, null));
  await until(() => outcomes.includes('verify-email failed'));
  server.state.behavior = 'normal';
  await settledAs(id, 'sent');
  const ids = emailsTo(email).map(({ messageId }) => messageId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids)).toEqual(new Set([(await deliveryTo(id)).message_id]));
});

test('sends email later when the server is down', async () => {
  const { id, email } = await join(world, 'student', { verified: false });
  await server.stop();
  await auth.run(recordEvent('user.signed_up', id, null));
  await until(() => outcomes.includes('verify-email failed'));
  expect((await deliveryTo(id)).last_error).toMatch(/^e(socket|connection)$/);
  await server.startAgain();
  await settledAs(id, 'sent');
  expect(emailsTo(email)).toHaveLength(1);
});

test('a permanently rejected email is attempted once and recorded as an event', async () => {
  const { id } = await join(world, 'student', { verified: false });
  server.state.behavior = 'unknown recipient';
  await auth.run(recordEvent('user.signed_up', id, null));
  await settledAs(id, 'refused');
  const delivery = await deliveryTo(id);
  expect(delivery).toMatchObject({ attempts: 1, last_error: '550' });
  const { rows } = await world.root.query(`select subject_id from events where name = 'mail.refused'`);
  expect(rows).toContainEqual({ subject_id: delivery.id });
});

test('an email that failed every attempt is kept, counted and logged', async () => {
  const { id } = await join(world, 'student', { verified: false });
  server.state.behavior = 'busy';
  await auth.run(recordEvent('user.signed_up', id, null));
  await settledAs(id, 'dead');
  expect(await deliveryTo(id)).toMatchObject({ attempts: 3, last_error: '451' });
  expect(outcomes).toContain('verify-email dead');
  expect(lines.filter((line) => line.includes('email failed, giving up'))).toHaveLength(1);
});

test('no email address, name or token is in events, jobs, the delivery log or any log line', async () => {
  const [traces, secrets] = await Promise.all([app.traces(), app.secrets()]);
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => traces.includes(secret))).toEqual([]);
  expect(traces).not.toMatch(/[\w-]+@example\.org/);
});
