// Emails to students at night: held, and sent together in the morning. The clock of the composers is moved; emails are
// delivered when the test says so.
import { afterAll, describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from '../../../features/messages/messages.fixture.ts';
import { guardiansEmails } from '../../../features/guardians/guardians.emails.ts';
import { morningSummaryEmail, morningSummaryKind } from '../../../features/notifications/morning-summary.ts';
import { notificationsEmails } from '../../../features/notifications/notifications.emails.ts';
import { createQuietHours } from '../../../features/notifications/quiet-hours.ts';
import { sessionEmails } from '../../../features/session/session.emails.ts';
import { worker } from '../../../platform/actor.ts';
import { createLinks } from '../../../platform/auth/links.ts';
import { openDatabase } from '../../../platform/database/db.ts';
import { createDelivery } from '../../../platform/email/email-delivery.ts';
import { emailIdOf, emailQueues } from '../../../platform/email/email-queue.ts';
import { createHold } from '../../../platform/email/hold-email.ts';
import { createEmailSender } from '../../../platform/email/email-sender.ts';
import { startEmailServer } from '../../../platform/email/email-server.fixture.ts';
import { openJobs } from '../../../platform/jobs/jobs.ts';
import { keptLog } from '../../../platform/jobs/relay-log.fixture.ts';
import { createOutageLog } from '../../../platform/telemetry/outage-log.ts';

const { app, pair, say } = await createMessagesApp();
const server = await startEmailServer();
const database = openDatabase(app.url('app_worker'), { connections: 2 });
const { log } = keptLog();
const jobs = await openJobs({
  url: app.url('app_worker'),
  queues: emailQueues(),
  log,
  outage: createOutageLog(log),
});
const emailSender = createEmailSender({ smtpUrl: server.url, from: 'hello@questline.example' });
afterAll(async () => {
  await jobs.close(1_000);
  emailSender.close();
  await server.stop();
  await database.close();
});

/** 10 p.m. and the next 7 a.m. in Chicago, tomorrow or later, so that links are still valid. */
const evening = new Date('2099-01-16T04:00:00Z');
const morning = new Date('2099-01-16T13:00:00Z');
const clock = { now: evening };
const outcomes: string[] = [];
const origin = 'https://questline.example';
const links = createLinks('secret');
const now = () => clock.now;
const composers = {
  ...sessionEmails({ links, origin }),
  ...guardiansEmails({ links, origin, mode: 'notify' }),
  ...notificationsEmails({ links, origin, now }),
};
const { deliver } = createDelivery({
  db: database.as(worker),
  emailSender,
  composers: { ...composers, [morningSummaryKind]: morningSummaryEmail(composers, origin) },
  hold: createHold(jobs, database.as(worker), createQuietHours({ defaultTimeZone: 'America/New_York', now })),
  secret: 'secret',
  count: (outcome, kind) => void outcomes.push(`${kind} ${outcome}`),
  log,
});

type Email = { mail: string; kind: string; subject: string };
const newEmail = async (kind: string, subject: string): Promise<Email> => {
  const { rows } = await app.root.query('select uuidv7() as id');
  return { mail: emailIdOf(rows[0].id, kind), kind, subject };
};
const sentTo = ({ email }: Person) => server.received.filter(({ to }) => to.includes(email));
const subjectOf = (raw: string) => /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)![1]!.replaceAll(/\r\n /g, ' ');
const subjectsTo = (person: Person) => sentTo(person).map(({ raw }) => subjectOf(raw));

const setZone = ({ api }: Person, time_zone: string) =>
  api('PUT /api/student/time-zone', { body: { time_zone } });
/** The email that waits for the morning, with the time it is due. */
const heldFor = async ({ id }: Person) => {
  const { rows } = await app.root.query(
    `select j.data, j.start_after from pgboss.job j join mail_rounds r on r.id = j.id
     where r.user_id = $1 and r.kind = 'morning-summary' and r.written_at is null`,
    [id],
  );
  return rows.map(({ data, start_after }) => ({ email: data as Email, due: new Date(start_after) }));
};
const deliverHeld = async (person: Person) => {
  for (const { email } of await heldFor(person)) await deliver(email);
};

/** A student in Chicago who was accepted and got a message. */
async function atNight(at = evening) {
  clock.now = at;
  const { student, company, initiative, applicationId } = await pair('accepted');
  await setZone(student, 'America/Chicago');
  const message = await say(company, student, { initiative_id: initiative.id });
  const accepted = await newEmail('application-accepted', applicationId);
  const digest = async () => {
    const email = await newEmail('message-notification', '');
    await app.insert('mail_rounds', {
      id: email.mail,
      user_id: student.id,
      kind: email.kind,
      about_id: message.conversation_id,
      subjects: [message.id],
      count: 1,
      due_at: new Date(),
    });
    return { ...email, subject: email.mail };
  };
  return { student, company, message, accepted, digest };
}

describe('from 9 p.m. to 7 a.m.', () => {
  test('emails are held until 7 a.m. where the student is, and then sent as one', async () => {
    const { student, accepted, digest } = await atNight();
    await deliver(accepted);
    await deliver(await digest());
    expect(sentTo(student)).toEqual([]);
    const held = await heldFor(student);
    expect(held.map(({ due }) => due)).toEqual([morning]);
    clock.now = morning;
    await deliverHeld(student);
    expect(subjectsTo(student)).toEqual(['Since last night: 2 updates']);
    const { raw } = sentTo(student)[0]!;
    expect(raw).toContain("You're in:");
    expect(raw).toContain('New message from');
    expect(raw).toMatch(/List-Unsubscribe: <https:[^>]*all=true>/);
    await deliverHeld(student);
    expect(sentTo(student)).toHaveLength(1);
  });

  test('a single email is sent as it is', async () => {
    const { student, accepted } = await atNight();
    await deliver(accepted);
    clock.now = morning;
    await deliverHeld(student);
    expect(subjectsTo(student)).toEqual([expect.stringMatching(/^You're in: /)]);
  });

  test('several emails about one conversation are one update', async () => {
    const { student, accepted, digest } = await atNight();
    await deliver(await digest());
    await deliver(await digest());
    await deliver(accepted);
    clock.now = morning;
    await deliverHeld(student);
    expect(subjectsTo(student)).toEqual(['Since last night: 2 updates']);
  });

  test('more than ten are counted', async () => {
    const { student, accepted } = await atNight();
    for (let n = 0; n < 12; n++)
      await deliver({ ...accepted, ...(await newEmail(accepted.kind, accepted.subject)) });
    const { rows } = await app.root.query(
      `select cardinality(subjects) as listed, count from mail_rounds where user_id = $1`,
      [student.id],
    );
    expect(rows).toEqual([{ listed: 10, count: 12 }]);
    clock.now = morning;
    await deliverHeld(student);
    expect(sentTo(student)).toHaveLength(1);
  });

  test('what was delivered twice is held once', async () => {
    const { student, accepted } = await atNight();
    await deliver(accepted);
    await deliver(accepted);
    const { rows } = await app.root.query('select count from mail_rounds where user_id = $1', [student.id]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('nothing is sent in the morning', () => {
  test('of messages that the student read at night', async () => {
    const { student, message, digest } = await atNight();
    await deliver(await digest());
    await student.api('PUT /api/conversations/:id/read', {
      params: { id: message.conversation_id },
      body: { message_id: message.id },
    });
    clock.now = morning;
    await deliverHeld(student);
    expect(sentTo(student)).toEqual([]);
    expect(outcomes.at(-1)).toBe('morning-summary dropped');
  });

  test('if the student turned emails off at night', async () => {
    const { student, accepted, digest } = await atNight();
    await deliver(accepted);
    await deliver(await digest());
    await student.api('PATCH /api/notifications/preferences', { body: { mail: false } });
    clock.now = morning;
    await deliverHeld(student);
    expect(sentTo(student)).toEqual([]);
  });

  test('if the account was deleted at night', async () => {
    const { student, accepted } = await atNight();
    await deliver(accepted);
    await app.root.query(
      `begin; select set_config('app.actor', '${student.id}', true); select keeper.delete_account(); commit`,
    );
    clock.now = morning;
    await deliverHeld(student);
    expect(sentTo(student)).toEqual([]);
  });
});

describe('the time zone', () => {
  test('a student who moved west at night gets the email when it is morning there', async () => {
    const { student, accepted, digest } = await atNight();
    await deliver(accepted);
    await deliver(await digest());
    await setZone(student, 'America/Los_Angeles');
    clock.now = morning;
    await deliverHeld(student);
    expect(sentTo(student)).toEqual([]);
    const inLosAngeles = new Date('2099-01-16T15:00:00Z');
    expect((await heldFor(student)).map(({ due }) => due)).toEqual([inLosAngeles]);
    clock.now = inLosAngeles;
    await deliverHeld(student);
    expect(subjectsTo(student)).toEqual(['Since last night: 2 updates']);
  });

  test.each([null, 'Mars/Olympus_Mons'])('is the default one if it is %s', async (zone) => {
    const { student, accepted } = await atNight(new Date('2099-01-16T11:30:00Z'));
    await app.root.query('update student_profiles set time_zone = $2 where id = $1', [student.id, zone]);
    await deliver(accepted);
    expect((await heldFor(student)).map(({ due }) => due)).toEqual([new Date('2099-01-16T12:00:00Z')]);
  });

  test('during the day emails are sent right away', async () => {
    const { student, accepted } = await atNight(new Date('2099-01-16T18:00:00Z'));
    await deliver(accepted);
    expect(sentTo(student)).toHaveLength(1);
  });
});

describe('other emails at night', () => {
  test('those about a password or a new account are sent right away', async () => {
    clock.now = evening;
    const student = await app.signUp('student', { verified: false });
    await deliver(await newEmail('verify-email', student.id));
    await deliver(await newEmail('reset-password', student.id));
    expect(sentTo(student)).toHaveLength(2);
  });

  test('those about what a guardian did wait, too, but those to the guardian are sent', async () => {
    const { student, accepted } = await atNight();
    const email = `parent.of.${student.id}@family.example`;
    const guardian = await app.insert('guardians', {
      student_id: student.id,
      email,
      ends_at: new Date('2100-01-01'),
    });
    await deliver(await newEmail('guardian-notice', guardian));
    expect(server.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
    await deliver(await newEmail('guardian-paused', guardian));
    await deliver(accepted);
    expect(sentTo(student)).toEqual([]);
    clock.now = morning;
    await deliverHeld(student);
    expect(subjectsTo(student)).toEqual(['Since last night: 2 updates']);
  });
});

test('companies get their emails at night', async () => {
  const { student, company } = await atNight();
  const { conversation_id, id } = await say(student, company);
  const email = await newEmail('message-notification', '');
  await app.insert('mail_rounds', {
    id: email.mail,
    user_id: company.id,
    kind: email.kind,
    about_id: conversation_id,
    subjects: [id],
    count: 1,
    due_at: new Date(),
  });
  await deliver({ ...email, subject: email.mail });
  expect(sentTo(company)).toHaveLength(1);
});

describe('PUT /api/student/time-zone', () => {
  test('204: is kept, and part of the export', async () => {
    const student = await app.signUp('student');
    expect(await student.api('GET /api/student/time-zone')).toEqual({ time_zone: null });
    await setZone(student, 'America/Argentina/Buenos_Aires');
    const zone = { time_zone: 'America/Argentina/Buenos_Aires' };
    expect(await student.api('GET /api/student/time-zone')).toEqual(zone);
    const { items } = await student.api('GET /api/session/export/:part', { params: { part: 'profile' } });
    expect(items).toMatchObject([zone]);
  });

  test.each(['', '-6', 'America/Chicago; drop', 'x'.repeat(65)])('400: “%s”', async (zone) => {
    await expect(setZone(await app.signUp('student'), zone)).rejects.toThrow('invalid_input');
  });

  test('403: a company', async () => {
    const company = await app.signUp('company');
    await expect(company.api('GET /api/student/time-zone')).rejects.toThrow('forbidden');
  });
});
