import { randomUUID } from 'node:crypto';
import { limits, conversationStatuses } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from './messages.fixture.ts';

const { app, pair, apply, offer, say, answer } = await createMessagesApp();

const threadOf = ({ api }: Person, id: string, query: { before?: string; limit?: number } = {}) =>
  api('GET /api/conversations/:id/messages', { params: { id }, query });
const read = ({ api }: Person, id: string, message_id: string) =>
  api('PUT /api/conversations/:id/read', { params: { id }, body: { message_id } });
const unread = async ({ api }: Person) => (await api('GET /api/conversations/unread')).count;

describe('POST /api/messages', () => {
  test('201: the first message to a contact opens one conversation that the other side can read', async () => {
    const { student, company, initiative } = await pair('accepted');
    const words = { initiative_id: initiative.id, subject: '  Hi ', content: '  Hello  ' };
    const sent = await say(student, company, words);
    expect(sent).toMatchObject({
      subject: 'Hi',
      content: 'Hello',
      sender_id: student.id,
      mine: true,
      read: false,
    });

    const { items } = await company.api('GET /api/conversations');
    expect(items).toMatchObject([
      {
        id: sent.conversation_id,
        other: { id: student.id, user_type: 'student', name: 'Test student' },
        initiative,
        application_status: 'accepted',
        last_message: { id: sent.id, preview: 'Hello', mine: false, read: false },
        unread: 1,
        can: { reply: true },
      },
    ]);
    expect((await threadOf(company, sent.conversation_id)).items).toEqual([{ ...sent, mine: false }]);
  });

  test('201: one conversation per initiative and one about none, whichever side starts', async () => {
    const { student, company, initiative } = await pair('accepted');
    const about = { initiative_id: initiative.id };
    const first = await say(student, company, about);
    expect((await say(company, student, about)).conversation_id).toBe(first.conversation_id);
    const none = await say(company, student);
    expect(none.conversation_id).not.toBe(first.conversation_id);
    expect((await say(student, company)).conversation_id).toBe(none.conversation_id);
  });

  test('201: ten simultaneous first messages open one conversation', async () => {
    const { student, company } = await pair('accepted');
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? say(student, company) : say(company, student))),
    );
    expect(new Set(sent.map((it) => it.conversation_id)).size).toBe(1);
    expect((await threadOf(student, sent[0]!.conversation_id)).items).toHaveLength(10);
  });

  test('201: twenty simultaneous repeats create one message and one event', async () => {
    const { student, company } = await pair('accepted');
    const client_id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => say(student, company, { client_id })));
    expect(new Set(sent.map((it) => it.id)).size).toBe(1);
    const events = await app.root.query('select from events where subject_id = $1', [sent[0]!.id]);
    expect(events.rowCount).toBe(1);
  });

  test('201: the other side or another conversation may use the same client_id', async () => {
    const { student, company, initiative } = await pair('accepted');
    const client_id = randomUUID();
    const mine = await say(student, company, { client_id });
    expect((await say(company, student, { client_id })).id).not.toBe(mine.id);
    expect((await say(student, company, { client_id, initiative_id: initiative.id })).id).not.toBe(mine.id);
  });

  test('201: subject and content may have their maximum length', async () => {
    const { student, company } = await pair('accepted');
    const words = {
      subject: 's'.repeat(limits.subjectMaxLength),
      content: 'c'.repeat(limits.messageMaxLength),
    };
    expect(await say(student, company, words)).toMatchObject(words);
  });

  const to = { user_id: randomUUID() };
  test.each([
    ['only spaces', { to, subject: 'Hi', content: '  ' }, 'body.content'],
    ['only invisible characters', { to, subject: 'Hi', content: '\u200b\u2800' }, 'body.content'],
    ['a message that is too long', { to, subject: 'Hi', content: 'x'.repeat(5_001) }, 'body.content'],
    ['a subject that is too long', { to, subject: 'x'.repeat(151), content: 'Hi' }, 'body.subject'],
    ['a subject with a line break', { to, subject: 'a\nb', content: 'Hi' }, 'body.subject'],
    ['a first message without a subject', { to, subject: ' ', content: 'Hi' }, 'body.subject'],
    ['neither conversation nor contact', { subject: 'Hi', content: 'Hi' }, 'body.to'],
    ['both', { to, conversation_id: randomUUID(), subject: 'Hi', content: 'Hi' }, 'body.to'],
    ['no client_id', { client_id: undefined, to, subject: 'Hi', content: 'Hi' }, 'body.client_id'],
  ])('400: %s', async (_, body, field) => {
    const { api } = await app.signUp('student');
    const sent = api('POST /api/messages', { body: { client_id: randomUUID(), ...body } as never });
    await expect(sent).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) },
    });
  });

  test('401: refuses a visitor', async () => {
    const body = { client_id: randomUUID(), conversation_id: randomUUID(), content: 'Hi' };
    await expect(app.visitor('POST /api/messages', { body })).rejects.toThrow('not_signed_in');
  });

  test('403: an account with an unverified email can neither start nor reply', async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id } = await say(company, student);
    await app.root.query('update users set email_verified_at = null where id = $1', [student.id]);
    await expect(answer(student, conversation_id)).rejects.toThrow('email_not_verified');
    const other = await pair('accepted', { verified: false });
    await expect(say(other.student, other.company)).rejects.toThrow('email_not_verified');
    await expect(say(other.company, other.student)).rejects.toThrow('email_not_verified');
    const { can } = await student.api('GET /api/conversations/:id', { params: { id: conversation_id } });
    expect(can).toEqual({ reply: false, close: true, reopen: false });
  });

  test("404: refuses another pair's conversation, an unknown one and a person without a relationship", async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id } = await say(company, student);
    const [strange, other] = [await app.signUp('company'), await app.signUp('student')];
    for (const id of [conversation_id, randomUUID()])
      for (const person of [strange, other]) await expect(answer(person, id)).rejects.toThrow('not_found');
    await expect(say(strange, student)).rejects.toThrow('not_found');
    await expect(say(strange, company)).rejects.toThrow('not_found');
    await expect(say(other, student)).rejects.toThrow('not_found');
  });
});

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
    expect(found).toEqual({ ...sent, mine: false });
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

describe('GET /api/contacts', () => {
  const contacts = async ({ api }: Person, q = '') =>
    (await api('GET /api/contacts', { query: { q } })).items;

  test('200: a company sees students it decided on, a student the companies that accepted them', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    const made: Record<string, { id: string; initiative: { id: string; name: string } }> = {};
    for (const status of ['pending', 'accepted', 'rejected', 'withdrawn', 'completed', 'ended'] as const)
      made[status] = await apply(student, company, status);
    const seen = (items: Awaited<ReturnType<typeof contacts>>) =>
      items.map(({ status }) => status).toSorted();
    expect(seen(await contacts(company))).toEqual(['accepted', 'completed', 'ended', 'rejected']);
    expect(seen(await contacts(student))).toEqual(['accepted', 'completed', 'ended']);
    const sent = await say(student, company, { initiative_id: made['accepted']!.initiative.id });
    expect((await contacts(company)).find(({ status }) => status === 'accepted')).toEqual({
      id: made['accepted']!.id,
      other: { id: student.id, user_type: 'student', name: 'Test student', picture_url: null },
      initiative: made['accepted']!.initiative,
      status: 'accepted',
      conversation_id: sent.conversation_id,
    });
  });

  test('200: searches both names for words in any order; percent signs are literal', async () => {
    const { student, company, initiative } = await pair('accepted');
    await app.root.query(`update profiles set full_name = 'Zoë 100% Quist' where id = $1`, [student.id]);
    for (const q of ['quist', 'zoë', '100%', `${initiative.name.slice(-4)} QUIST`])
      expect([q, (await contacts(company, q)).length]).toEqual([q, 1]);
    for (const q of ['quist nobody', '%%', 'q_ist']) expect([q, await contacts(company, q)]).toEqual([q, []]);
  });

  test('200: pages have no gaps, and a search that stops early says where to continue', async () => {
    const company = await app.signUp('company');
    const { id: initiative_id } = await offer(company.id);
    await app.root.query(
      `with people as (insert into profiles (user_type, full_name)
         select 'student', 'Contact ' || lpad(n::text, 4, '0') from generate_series(1, 620) n returning id, full_name),
       students as (insert into student_profiles (id) select id from people returning id)
       select count(*) from students`,
    );
    await app.root.query(
      `insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at, decided_at)
       select id, $1, $2, 'accepted', now(), now() from profiles where full_name like 'Contact %' order by full_name`,
      [initiative_id, company.id],
    );
    const names: string[] = [];
    let before: string | undefined;
    do {
      const page = await company.api('GET /api/contacts', { query: { ...(before && { before }) } });
      names.push(...page.items.map(({ other }) => other.name));
      before = page.next ?? undefined;
    } while (before);
    expect(new Set(names).size).toBe(620);
    expect(names[0]).toBe('Contact 0620');

    const early = await company.api('GET /api/contacts', { query: { q: 'Contact 0007' } });
    expect(early.items).toEqual([]);
    const rest = await company.api('GET /api/contacts', {
      query: { q: 'Contact 0007', before: early.next! },
    });
    expect(rest.items.map(({ other }) => other.name)).toEqual(['Contact 0007']);
    expect(rest.next).toBeNull();
  });

  test('200: an account with an unverified email sees its contacts and that it cannot write yet', async () => {
    const { student } = await pair('accepted', { verified: false });
    const { items, can } = await student.api('GET /api/contacts');
    expect([items.length, can.write]).toEqual([1, false]);
  });
});

test('a deleted account is no contact; its conversations stay readable but closed', async () => {
  const { student, company, initiative } = await pair('accepted');
  const { conversation_id } = await say(student, company);
  await app.root.query(`update ties set stage = 'closed' where student_id = $1`, [student.id]);
  expect((await company.api('GET /api/contacts')).items).toEqual([]);
  const [talk] = (await company.api('GET /api/conversations')).items;
  expect(talk).toMatchObject({ closed: true, can: { reply: false, close: false, reopen: false } });
  await expect(answer(company, conversation_id)).rejects.toThrow('conversation_closed');
  const about = { initiative_id: initiative.id };
  await expect(say(company, student, about)).rejects.toThrow('conversation_not_allowed');
  const query = { user_id: student.id, ...about };
  expect((await company.api('GET /api/conversations/with', { query })).can).toEqual({ write: false });
});

test('no message text or name appears in logs or events', async () => {
  const { student, company } = await pair('accepted');
  const content = `secret ${randomUUID()}`;
  await say(student, company, { subject: content, content });
  const { rows } = await app.root.query('select e::text as row from events e');
  const written = [...app.lines, ...rows.map(({ row }) => row)].join('\n');
  expect(written).not.toContain(content);
  expect(written).not.toContain('Test student');
});
