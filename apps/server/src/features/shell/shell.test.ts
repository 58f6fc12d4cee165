import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from '../messages/messages.fixture.ts';

const { app, pair, say } = await createMessagesApp();

const notify = ({ id }: Person, kind: string, subject_id: string = randomUUID()) =>
  app.insert('notifications', { user_id: id, kind, subject_id, event_id: randomUUID() });
const read = ({ api }: Person) => api('GET /api/shell');

describe('GET /api/shell', () => {
  test('200: a student gets the same as from the endpoint of each part', async () => {
    const { student, company, initiative, applicationId } = await pair('accepted');
    await say(company, student, { initiative_id: initiative.id });
    await notify(student, 'message_received');
    const id = await notify(student, 'application_accepted', applicationId);
    const { items } = await student.api('GET /api/notifications');
    const parts = await read(student);
    expect(parts).toEqual({
      unread_messages: await student.api('GET /api/conversations/unread'),
      unread_notifications: await student.api('GET /api/notifications/unread'),
      acceptances: items.filter((it) => it.id === id),
      paused: null,
      verification: null,
      your_turn: null,
      welcome_quest: await student.api('GET /api/student/welcome-quest'),
      time_zone: await student.api('GET /api/student/time-zone'),
      break: await student.api('GET /api/student/break'),
    });
    expect(parts).toMatchObject({ unread_messages: { count: 1 }, unread_notifications: { count: 2 } });
    expect(parts.acceptances).toMatchObject([
      { text: expect.stringContaining(initiative.name), path: `/initiative-tasks/${initiative.id}` },
    ]);
  });

  test('200: an acceptance is listed until it is read or replaced', async () => {
    const { student, applicationId } = await pair('accepted');
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift(await notify(student, 'application_accepted', applicationId));
    const listed = async () => (await read(student)).acceptances.map(({ id }) => id);
    expect(await listed()).toEqual(ids);
    await student.api('PUT /api/notifications/:id/read', { params: { id: ids[0]! } });
    await app.root.query('update notifications set superseded_at = now(), read_at = now() where id = $1', [
      ids[1],
    ]);
    expect(await listed()).toEqual([ids[2]]);
  });

  test('200: a company gets its own counts, and nothing that only students have', async () => {
    const { student, company, initiative } = await pair('accepted');
    const { conversation_id } = await say(company, student, { initiative_id: initiative.id });
    await student.api('POST /api/messages', {
      body: { client_id: randomUUID(), conversation_id, content: 'Thank you' },
    });
    await notify(student, 'message_received');
    expect(await read(company)).toEqual({
      unread_messages: { count: 1 },
      unread_notifications: { count: 0 },
      acceptances: [],
      paused: null,
      verification: 'verified',
      your_turn: await company.api('GET /api/company/your-turn'),
      welcome_quest: null,
      time_zone: null,
      break: null,
    });
  });

  test('401: visitors', async () => {
    await expect(app.visitor('GET /api/shell')).rejects.toThrow('not_signed_in');
  });
});
