import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../app/tests/create-test-app.ts';
import { createLinks } from '../../platform/auth/links.ts';

const app = await createTestApp();
type Person = Awaited<ReturnType<typeof app.signUp>>;
const links = createLinks(app.settings.TOKEN_SECRETS[0]!.secret);

const addNotifications = async ({ id }: Person, count = 1) => {
  const ids: string[] = [];
  for (let n = 0; n < count; n++)
    ids.unshift(
      await app.insert('notifications', {
        user_id: id,
        kind: 'message_received',
        subject_id: randomUUID(),
        event_id: randomUUID(),
      }),
    );
  return ids;
};
const unread = async ({ api }: Person) => (await api('GET /api/notifications/unread')).count;

describe('GET /api/notifications', () => {
  test("200: newest first, pages without gaps, and nobody else's", async () => {
    const [student, other] = [await app.signUp('student'), await app.signUp('student')];
    await addNotifications(other);
    const ids = await addNotifications(student, 33);
    const first = await student.api('GET /api/notifications');
    const rest = await student.api('GET /api/notifications', { query: { before: first.next! } });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.next).toBeNull();
  });

  test('200: hides notifications that a newer one replaces', async () => {
    const student = await app.signUp('student');
    const [older] = await addNotifications(student);
    await app.root.query('update notifications set superseded_at = now(), read_at = now() where id = $1', [
      older,
    ]);
    expect((await student.api('GET /api/notifications')).items).toEqual([]);
    expect(await unread(student)).toBe(0);
  });
});

describe('reading', () => {
  test('204: one notification, also twice; other tabs are notified only the first time', async () => {
    const student = await app.signUp('student');
    const [id] = await addNotifications(student, 2);
    for (let n = 0; n < 2; n++) await student.api('PUT /api/notifications/:id/read', { params: { id: id! } });
    expect(await unread(student)).toBe(1);
    const { rowCount } = await app.root.query('select from events where subject_id = $1', [student.id]);
    expect(rowCount).toBe(1);
  });

  test('204: all up to the newest one shown; later ones stay unread', async () => {
    const student = await app.signUp('student');
    await addNotifications(student, 620);
    const [newest] = (await student.api('GET /api/notifications')).items;
    await addNotifications(student);
    expect(await unread(student)).toBe(limits.badgeMax + 1);
    await student.api('PUT /api/notifications/read', { body: { up_to: newest!.id } });
    expect(await unread(student)).toBe(1);
  });

  test("404: refuses another account's and an unknown one", async () => {
    const [student, other] = [await app.signUp('student'), await app.signUp('student')];
    const [id] = await addNotifications(student);
    for (const hidden of [id!, randomUUID(), 'malformed']) {
      const call = other.api('PUT /api/notifications/:id/read', { params: { id: hidden } });
      await expect(call).rejects.toThrow('not_found');
    }
    await other.api('PUT /api/notifications/read', {
      body: { up_to: 'ffffffff-ffff-4fff-bfff-ffffffffffff' },
    });
    expect(await unread(student)).toBe(1);
  });
});

describe('preferences', () => {
  test('200: on by default; returns what was chosen, for that account only', async () => {
    const [company, other] = [await app.signUp('company'), await app.signUp('company')];
    const before = await company.api('GET /api/notifications/preferences');
    expect(before.events.map(({ kind }) => kind)).toContain('application_received');
    const after = await company.api('PATCH /api/notifications/preferences', {
      body: { mail: false, events: [{ kind: 'application_received', in_app: false, mail: false }] },
    });
    expect(after.mail).toBe(false);
    expect(after.events.find(({ kind }) => kind === 'application_received')).toEqual({
      kind: 'application_received',
      in_app: false,
      mail: false,
      push: true,
    });
    expect(await company.api('GET /api/notifications/preferences')).toEqual(after);
    expect(await other.api('GET /api/notifications/preferences')).toEqual(before);
  });

  test('400: refuses an unknown kind', async () => {
    const { api } = await app.signUp('student');
    const body = { events: [{ kind: 'weather' as never, mail: false }] };
    await expect(api('PATCH /api/notifications/preferences', { body })).rejects.toThrow('invalid_input');
  });
});

describe('POST /api/unsubscribe', () => {
  const linkFor = (
    { id }: { id: string },
    { purpose = 'unsubscribe', days = 1, kind = 'message_received' } = {},
  ) =>
    links.make({ purpose, subject: id, version: kind, expiresAt: new Date(Date.now() + days * 86_400_000) });
  const emailOf = async ({ api }: Person) => {
    const { mail, events } = await api('GET /api/notifications/preferences');
    return { all: mail, message: events.find(({ kind }) => kind === 'message_received')!.mail };
  };

  test('204: one-click unsubscribe from an email client, which sends a form without a session', async () => {
    const [student, other] = [await app.signUp('student'), await app.signUp('student')];
    const response = await fetch(`${app.origin}/api/unsubscribe?token=${linkFor(student)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(204);
    expect(await emailOf(student)).toEqual({ all: true, message: false });
    expect(await emailOf(other)).toEqual({ all: true, message: true });
  });

  test('204: the button on the page, for one kind or for all, also twice', async () => {
    const student = await app.signUp('student');
    const token = linkFor(student);
    for (let n = 0; n < 2; n++) await app.visitor('POST /api/unsubscribe', { query: { token } });
    expect(await emailOf(student)).toEqual({ all: true, message: false });
    await app.visitor('POST /api/unsubscribe', { query: { token, all: 'true' } });
    expect(await emailOf(student)).toEqual({ all: false, message: false });
  });

  test('404: opening the link alone changes nothing', async () => {
    const student = await app.signUp('student');
    expect((await fetch(`${app.origin}/api/unsubscribe?token=${linkFor(student)}`)).status).toBe(404);
    expect(await emailOf(student)).toEqual({ all: true, message: true });
  });

  test.each([
    ['forged', (it: Person) => `${linkFor(it).slice(0, -2)}xx`],
    ['expired', (it: Person) => linkFor(it, { days: -1 })],
    ['for another purpose', (it: Person) => linkFor(it, { purpose: 'verify' })],
    ['for an unknown account', () => linkFor({ id: randomUUID() })],
  ])('410: the link is %s', async (_, tokenFor) => {
    const student = await app.signUp('student');
    const call = app.visitor('POST /api/unsubscribe', { query: { token: tokenFor(student) } });
    await expect(call).rejects.toThrow('link_expired');
    expect(await emailOf(student)).toEqual({ all: true, message: true });
  });
});
