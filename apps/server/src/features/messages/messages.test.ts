import { randomUUID } from 'node:crypto';
import { conversationStatuses, limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from './messages.fixture.ts';

const { app, pair, apply, offer, say, answer, written } = await createMessagesApp();

const threadOf = ({ api }: Person, id: string, query: { before?: string; limit?: number } = {}) =>
  api('GET /api/conversations/:id/messages', { params: { id }, query });
const read = ({ api }: Person, id: string, message_id: string) =>
  api('PUT /api/conversations/:id/read', { params: { id }, body: { message_id } });
const unread = async ({ api }: Person) => (await api('GET /api/conversations/unread')).count;

describe('GET /api/conversations', () => {
  test('200: newest first, pages without gaps or repeats, each conversation with its own data', async () => {
    const company = await app.signUp('company');
    const ids: string[] = [];
    for (let n = 0; n < 23; n++) {
      const student = await app.signUp('student');
      await apply(student, company, 'accepted');
      ids.unshift((await say(student, company)).conversation_id);
    }
    const first = await company.api('GET /api/conversations');
    const second = await company.api('GET /api/conversations', { query: { before: first.next! } });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  test('200: every company filter, alone and combined', async () => {
    const company = await app.signUp('company');
    const talks = [];
    for (const status of ['accepted', 'rejected', 'completed', 'ended'] as const) {
      const student = await app.signUp('student');
      const { initiative } = await apply(student, company, status);
      for (const initiative_id of [initiative.id, null]) {
        // A student and a company that completed an initiative can still message each other.
        const application_status = status === 'completed' && !initiative_id ? 'accepted' : status;
        talks.push({
          ...(await say(company, student, { initiative_id })),
          student,
          initiative_id,
          application_status,
        });
      }
    }
    await answer(talks[0]!.student, talks[0]!.conversation_id);
    await answer(talks[3]!.student, talks[3]!.conversation_id);
    const isUnread = new Set([talks[0]!.conversation_id, talks[3]!.conversation_id]);
    for (const unreadOnly of [true, false])
      for (const application_status of [...conversationStatuses, undefined])
        for (const initiative_id of [undefined, ...talks.flatMap((it) => it.initiative_id ?? [])]) {
          const query = {
            ...(unreadOnly && { unread: 'true' as const }),
            ...(application_status && { application_status }),
            ...(initiative_id && { initiative_id }),
          };
          const { items } = await company.api('GET /api/conversations', { query });
          const wanted = talks.filter(
            (it) =>
              (!unreadOnly || isUnread.has(it.conversation_id)) &&
              (!application_status || it.application_status === application_status) &&
              (!initiative_id || it.initiative_id === initiative_id),
          );
          expect({ query, found: items.map(({ id }) => id).toSorted() }).toEqual({
            query,
            found: wanted.map((it) => it.conversation_id).toSorted(),
          });
        }
  });

  test('200: a student sees the company, even one without a name, and filters by unread', async () => {
    const { student, company } = await pair('rejected');
    const { conversation_id } = await say(company, student);
    const list = await student.api('GET /api/conversations', { query: { unread: 'true' } });
    expect(list.items).toMatchObject([
      { other: { id: company.id, user_type: 'company' }, application_status: 'rejected' },
    ]);
    await app.root.query(`update initiatives set status = 'inactive' where company_id = $1`, [company.id]);
    await app.root.query('update company_profiles set company_name = null where id = $1', [company.id]);
    expect((await student.api('GET /api/conversations')).items[0]!.other.name).toBe('Unknown Company');
    await read(student, conversation_id, list.items[0]!.last_message!.id);
    expect((await student.api('GET /api/conversations', { query: { unread: 'true' } })).items).toEqual([]);
  });

  test('200: an initiative the company deleted appears as unknown', async () => {
    const { student, company, initiative } = await pair('accepted');
    await say(student, company, { initiative_id: initiative.id });
    await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
    const [talk] = (await company.api('GET /api/conversations')).items;
    expect(talk!.initiative).toEqual({ id: initiative.id, name: 'Unknown Initiative' });
    const [same] = (await student.api('GET /api/conversations')).items;
    expect(same!.initiative).toEqual(initiative);
  });

  test('400 and 404: students cannot use company filters, and a company can filter only by its own initiatives', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    const filtered = student.api('GET /api/conversations', { query: { application_status: 'accepted' } });
    await expect(filtered).rejects.toThrow('invalid_input');
    const other = await offer((await app.signUp('company')).id);
    const foreign = company.api('GET /api/conversations', { query: { initiative_id: other.id } });
    await expect(foreign).rejects.toThrow('not_found');
  });
});

describe('a thread', () => {
  test('200: pages go back from the newest without gaps or repeats', async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id } = await say(company, student, { content: '1' });
    for (let n = 2; n <= 7; n++) await answer(n % 2 ? student : company, conversation_id, `${n}`);
    const contents: string[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const page = await threadOf(student, conversation_id, { limit: 3, ...(before && { before }) });
      contents.push(...page.items.map(({ content }) => content));
      before = page.next;
    }
    expect(contents).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  });

  test('200: an email link names a message, which leads to its conversation', async () => {
    const { student, company } = await pair('accepted');
    const sent = await say(company, student);
    const found = await student.api('GET /api/messages/:id', { params: { id: sent.id } });
    expect(found).toEqual({ ...sent, mine: false, author: { id: company.personId, name: 'Test company' } });
    const stranger = await app.signUp('student');
    for (const id of [sent.id, randomUUID(), 'malformed'])
      await expect(stranger.api('GET /api/messages/:id', { params: { id } })).rejects.toThrow('not_found');
  });

  test("404: refuses another pair's and an unknown conversation, for reading and marking", async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id, id: messageId } = await say(company, student);
    const stranger = await app.signUp('company');
    for (const id of [conversation_id, randomUUID(), 'malformed']) {
      await expect(threadOf(stranger, id)).rejects.toThrow('not_found');
      await expect(read(stranger, id, messageId)).rejects.toThrow('not_found');
      await expect(stranger.api('GET /api/conversations/:id', { params: { id } })).rejects.toThrow(
        'not_found',
      );
    }
    expect(await unread(student)).toBe(1);
  });
});

describe('PUT /api/conversations/:id/read', () => {
  test("204: unread counts drop to what came later, the sender sees it, and only the reader's mark moves", async () => {
    const { student, company } = await pair('accepted');
    const first = await say(company, student);
    const id = first.conversation_id;
    const second = await answer(company, id);
    await answer(student, id);
    expect(await unread(student)).toBe(2);
    await read(student, id, first.id);
    expect(await unread(student)).toBe(1);
    expect((await threadOf(company, id)).items.map((it) => it.read)).toEqual([false, false, true]);
    await read(student, id, second.id);
    expect(await unread(student)).toBe(0);
    expect(await unread(company)).toBe(1);
    expect((await threadOf(company, id)).items.map((it) => it.read)).toEqual([false, true, true]);
  });

  test('204: marking backwards or twice changes nothing and notifies nobody', async () => {
    const { student, company } = await pair('accepted');
    const first = await say(company, student);
    const second = await answer(company, first.conversation_id);
    for (const messageId of [second.id, second.id, first.id, 'ffffffff-ffff-4fff-bfff-ffffffffffff'])
      await read(student, first.conversation_id, messageId);
    const events = `select from events where name = 'message.read' and subject_id = $1`;
    expect((await app.root.query(events, [first.conversation_id])).rowCount).toBe(1);
    await answer(company, first.conversation_id);
    expect(await unread(student)).toBe(1);
  });

  test('the badge stops counting at a hundred', async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id } = await say(company, student);
    await app.root.query('update conversations set student_unread = 250 where id = $1', [conversation_id]);
    expect(await unread(student)).toBe(limits.badgeMax + 1);
  });
});

test('no name appears in logs or events', async () => {
  expect(await written()).not.toContain('Test student');
});
