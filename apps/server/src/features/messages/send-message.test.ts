import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { blocked } from '@questline/db/tests/blocked.ts';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from './messages.fixture.ts';

const { app, pair, say, answer, written } = await createMessagesApp();

const threadOf = ({ api }: Person, id: string, query: { before?: string; limit?: number } = {}) =>
  api('GET /api/conversations/:id/messages', { params: { id }, query });

const close = ({ api }: Person, id: string) =>
  api('PUT /api/conversations/:id/closed', { params: { id }, body: { closed: true } });

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

  test('201: a repeat counts neither as unread nor toward the limits', async () => {
    const { student, company } = await pair('accepted');
    const client_id = randomUUID();
    const first = await say(student, company, { client_id });
    const counts = () =>
      app.root.query(
        `select company_unread, last_message_id, student_today, day_began_at, student_wrote_at
         from conversations join ties using (company_id, student_id) where id = $1`,
        [first.conversation_id],
      );
    const before = (await counts()).rows;
    expect(await say(student, company, { client_id })).toEqual(first);
    expect(await answer(student, first.conversation_id, 'Other words', client_id)).toEqual(first);
    expect((await counts()).rows).toEqual(before);
  });

  test('201: a repeat shows whether the message has been read since', async () => {
    const { student, company } = await pair('accepted');
    const client_id = randomUUID();
    const { conversation_id, id } = await say(student, company, { client_id });
    const read = { params: { id: conversation_id }, body: { message_id: id } };
    await company.api('PUT /api/conversations/:id/read', read);
    expect(await answer(student, conversation_id, 'Hi', client_id)).toMatchObject({ id, read: true });
  });

  test('409: a repeat is refused once the conversation is closed', async () => {
    const { student, company } = await pair('accepted');
    const client_id = randomUUID();
    const { conversation_id } = await say(student, company, { client_id });
    await close(student, conversation_id);
    await expect(say(student, company, { client_id })).rejects.toThrow('conversation_closed');
    await expect(answer(student, conversation_id, 'Hi', client_id)).rejects.toThrow('conversation_closed');
  });

  test('201: the events of a conversation are relayed in order', async () => {
    const { student, company } = await pair('accepted');
    const [first, second] = [await say(student, company), await say(company, student)];
    const { rows } = await app.root.query('select ordered_by from events where subject_id = any ($1)', [
      [first.id, second.id],
    ]);
    // message.read and conversation.closed have the conversation as their subject.
    expect(rows).toEqual([{ ordered_by: first.conversation_id }, { ordered_by: first.conversation_id }]);
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
    await expect(say(student, company)).rejects.toThrow('email_not_verified');
    const other = await pair('accepted', { verified: false });
    await expect(say(other.student, other.company)).rejects.toThrow('email_not_verified');
    await expect(say(other.company, other.student)).rejects.toThrow('email_not_verified');
    const { can } = await student.api('GET /api/conversations/:id', { params: { id: conversation_id } });
    expect(can).toEqual({ reply: false, close: true, reopen: false, block: true });
    await close(student, conversation_id);
    await expect(answer(student, conversation_id)).rejects.toThrow('email_not_verified');
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

test('409: the first message is refused if the student leaves at the same moment', async () => {
  const { student, company, initiative, applicationId } = await pair('rejected');
  const leaving = await app.root.connect();
  await leaving.query('begin');
  await leaving.query(`select set_config('app.actor', $1, true)`, [student.id]);
  await leaving.query('update initiative_applications set left_at = now() where id = $1', [applicationId]);
  const sent = say(company, student, { initiative_id: initiative.id }).catch((error: Error) => error.message);
  await blocked(app.root);
  await leaving.query('commit');
  leaving.release();
  expect(await sent).toBe('conversation_closed');
  expect((await company.api('GET /api/conversations')).items).toEqual([]);
});

test('no message text or name appears in logs or events', async () => {
  const { student, company } = await pair('accepted');
  const content = 'A hippopotamus ate the flyers';
  await say(student, company, { subject: content, content });
  expect(await written()).not.toContain(content);
  expect(await written()).not.toContain('Test student');
});
