// Each person of a company has their own unread messages. The student sees that the first of them has read.
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from './messages.fixture.ts';

const { app, pair, say, answer } = await createMessagesApp();

const unread = async ({ api }: Person) => (await api('GET /api/conversations/unread')).count;
const inbox = async ({ api }: Person, query: { unread?: 'true'; initiative_id?: string } = {}) =>
  (await api('GET /api/conversations', { query })).items.map((it) => [it.id, it.unread]);
const thread = async ({ api }: Person, id: string) =>
  (await api('GET /api/conversations/:id/messages', { params: { id } })).items;
const read = ({ api }: Person, id: string, message_id: string) =>
  api('PUT /api/conversations/:id/read', { params: { id }, body: { message_id } });

/** A student who wrote two messages to a company with an owner and a member. */
async function aTeam() {
  const { student, company: owner, initiative } = await pair('accepted');
  const member = await app.addMember(owner);
  const first = await say(student, owner, { initiative_id: initiative.id });
  const second = await answer(student, first.conversation_id);
  return { student, owner, member, initiative, id: first.conversation_id, first, second };
}

describe('PUT /api/conversations/:id/read', () => {
  test("204: reads for one person; a teammate's count, list and thread stay unread", async () => {
    const { owner, member, student, initiative, id, second } = await aTeam();
    await read(owner, id, second.id);
    expect([await unread(owner), await unread(member)]).toEqual([0, 2]);
    expect([await inbox(owner), await inbox(member)]).toEqual([[[id, 0]], [[id, 2]]]);
    for (const filter of [{}, { initiative_id: initiative.id }]) {
      expect(await inbox(owner, { unread: 'true', ...filter })).toEqual([]);
      expect(await inbox(member, { unread: 'true', ...filter })).toEqual([[id, 2]]);
    }
    expect((await thread(owner, id)).map((it) => it.read)).toEqual([true, true]);
    expect((await thread(member, id)).map((it) => it.read)).toEqual([false, false]);
    expect((await thread(student, id)).map((it) => it.read)).toEqual([true, true]);
    expect((await owner.api('GET /api/shell')).unread_messages).toEqual({ count: 0 });
    expect((await member.api('GET /api/shell')).unread_messages).toEqual({ count: 2 });
  });

  test('204: a teammate who reads later reads part of it first, then all', async () => {
    const { owner, member, id, first, second } = await aTeam();
    await read(owner, id, second.id);
    await read(member, id, first.id);
    expect(await unread(member)).toBe(1);
    expect((await thread(member, id)).map((it) => it.read)).toEqual([false, true]);
    await read(member, id, second.id);
    await read(member, id, first.id);
    expect(await unread(member)).toBe(0);
    const { rows } = await app.root.query(
      `select person_id from events where name = 'message.read' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ person_id }) => person_id)).toEqual([
      owner.personId,
      member.personId,
      member.personId,
    ]);
  });

  test("204: a reply to the student reads nothing for teammates and keeps the inbox's order", async () => {
    const { owner, member, student, id } = await aTeam();
    const later = await say(student, owner);
    await answer(member, id);
    expect(await inbox(owner, { unread: 'true' })).toEqual([
      [id, 2],
      [later.conversation_id, 1],
    ]);
  });

  test('204: someone who joins starts with everything read, and the student sees when they read first', async () => {
    const { student, company: owner } = await pair('accepted');
    const { conversation_id: id, id: first } = await say(student, owner);
    const joined = await app.addMember(owner);
    expect([await unread(joined), await inbox(joined, { unread: 'true' })]).toEqual([0, []]);
    expect((await thread(joined, id)).map((it) => it.read)).toEqual([true]);
    await read(joined, id, first);
    expect((await thread(student, id)).map((it) => it.read)).toEqual([true]);
    expect(await unread(owner)).toBe(1);
  });

  test('204: two people read while the student writes: nothing is lost or counted twice', async () => {
    const { owner, member, student, id, second } = await aTeam();
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => answer(student, id, `${n}`)),
      ...Array.from({ length: 4 }, () => [read(owner, id, second.id), read(member, id, second.id)]).flat(),
    ]);
    expect([await unread(owner), await unread(member)]).toEqual([8, 8]);
    const newest = (await thread(owner, id))[0]!.id;
    await Promise.all([read(owner, id, newest), read(member, id, newest)]);
    expect([await unread(owner), await unread(member)]).toEqual([0, 0]);
  });
});

test('someone who leaves and returns has nothing unread, and counts only what comes later', async () => {
  const { owner, member, student, id } = await aTeam();
  await owner.api('DELETE /api/team/people/:id', { params: { id: member.personId } });
  const rows = () =>
    app.root.query('select from unread_conversations where person_id = $1', [member.personId]);
  expect((await rows()).rowCount).toBe(0);
  await answer(student, id);
  expect((await rows()).rowCount).toBe(0);
  expect(await unread(owner)).toBe(3);
});

test('200: students see who wrote a message until they block the company, even if a teammate has just read the name', async () => {
  const { student, owner, member, id } = await aTeam();
  await answer(member, id);
  const author = async (reader: Person) => (await thread(reader, id))[0]!.author;
  const written = await author(owner);
  expect(written).toMatchObject({ id: member.personId });
  expect(await author(student)).toEqual(written);
  await student.api('PUT /api/student/blocks/:id', { params: { id: owner.id } });
  expect(await author(owner)).toEqual(written);
  expect(await author(student)).toBeNull();
});
