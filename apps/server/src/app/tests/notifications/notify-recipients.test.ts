// Who gets an email or loses a notification: only people who act for the account, also after someone moved to another
// company, and for events and jobs of the previous version.
import { randomUUID } from 'node:crypto';
import { joinTeam } from '@questline/db/tests/people.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createMessagesApp } from '../../../features/messages/messages.fixture.ts';
import { notificationsEmails } from '../../../features/notifications/notifications.emails.ts';
import { onMessageRead } from '../../../features/notifications/notifications.subscribers.ts';
import { worker } from '../../../platform/actor.ts';
import { createLinks } from '../../../platform/auth/links.ts';
import { openDatabase } from '../../../platform/database/db.ts';

const { app, pair, apply, say } = await createMessagesApp();
const database = openDatabase(app.url('app_worker'), { connections: 2 });
afterAll(() => database.close());
const db = database.as(worker);
const emails = notificationsEmails({ links: createLinks('secret'), origin: 'https://questline.example' });

const digest = (user_id: string, kind: string, about_id: string, subjects: string[]) =>
  app.insert('mail_rounds', {
    id: randomUUID(),
    user_id,
    kind,
    about_id,
    subjects,
    count: subjects.length,
    due_at: new Date(),
  });
const moveTo = async (person: string, company: string) => {
  await app.root.query(
    `begin; select set_config('app.actor', (select company_id::text from members where person_id = '${person}'), true);
     update members set left_at = now() where person_id = '${person}'; commit`,
  );
  await app.insert('members', { company_id: company, person_id: person, role: 'member' });
};

describe('someone who moved to another company', () => {
  test('gets no more emails of the first one, and those of the new one', async () => {
    const { student, company } = await pair('accepted');
    const other = await app.signUp('company');
    const person = await joinTeam(app, company.id);
    const waiting = await apply(await app.signUp('student'), company, 'pending');
    const { conversation_id } = await say(student, company);
    const write = async () => [
      await emails['application-received'](
        await digest(person.personId, 'application-received', company.id, [waiting.id]),
        db,
      ),
      await emails['message-notification'](
        await digest(person.personId, 'message-notification', conversation_id, [conversation_id]),
        db,
      ),
      await emails['student-left'](
        await digest(person.personId, 'student-left', waiting.id, [waiting.id]),
        db,
      ),
    ];
    expect((await write()).map((it) => it?.to)).toEqual([person.email, person.email, person.email]);
    await moveTo(person.personId, other.id);
    await app.root.query('delete from mail_rounds where user_id = $1', [person.personId]);
    expect(await write()).toEqual([undefined, undefined, undefined]);
    const theirs = await apply(await app.signUp('student'), other, 'pending');
    const received = await digest(person.personId, 'application-received', other.id, [theirs.id]);
    expect(await emails['application-received'](received, db)).toMatchObject({ to: person.email });
  });
});

describe('left over from the previous version', () => {
  test('a job about a student who left has the id of the application and emails the founder', async () => {
    const { company, applicationId } = await pair('ended');
    expect(await emails['student-left'](applicationId, db)).toMatchObject({ to: company.email });
    expect(await emails['student-left'](randomUUID(), db)).toBeUndefined();
  });

  test('an event without a person clears the notification of the account that read the conversation', async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id, id: message_id } = await say(student, company);
    await app.insert('notifications', {
      user_id: company.id,
      kind: 'message_received',
      subject_id: conversation_id,
      event_id: randomUUID(),
    });
    await company.api('PUT /api/conversations/:id/read', {
      params: { id: conversation_id },
      body: { message_id },
    });
    const event = {
      name: 'message.read',
      subject_id: conversation_id,
      actor_id: company.id,
      person_id: null,
      trace: null,
    };
    await db.tx((tx) => onMessageRead(tx, [{ id: randomUUID(), ...event }]));
    const { items } = await company.api('GET /api/notifications');
    expect(items).toMatchObject([{ kind: 'message_received', read: true }]);
  });
});
