import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from './messages.fixture.ts';

const { app, pair, say, written } = await createMessagesApp();
const mask = '[removed: contact details stay on Questline]';
const number = '415-555-0142';

type Reply = { content: string; confirmed?: boolean; client_id?: string };
const reply = (
  { api }: Person,
  conversation_id: string,
  { content, confirmed = false, client_id = randomUUID() }: Reply,
) =>
  api('POST /api/messages', {
    body: { client_id, conversation_id, content, contact_details_confirmed: confirmed },
  });
const contentsOf = async ({ api }: Person, id: string) =>
  (await api('GET /api/conversations/:id/messages', { params: { id } })).items.map(({ content }) => content);
const originals = async (company: { id: string }) =>
  (
    await app.root.query(
      `select place, subject_id, student_id, person_id, company_name, person_name, original, found
       from removed_contacts where company_id = $1 order by id`,
      [company.id],
    )
  ).rows;

async function talking() {
  const { student, company } = await pair('accepted');
  const { conversation_id: id } = await say(company, student);
  return { student, company, id };
}

describe('POST /api/messages with contact details, by a company', () => {
  test('409: is refused with what was found, and nothing is stored', async () => {
    const { student, company, id } = await talking();
    await expect(reply(company, id, { content: `Call me: ${number}` })).rejects.toMatchObject({
      code: 'contact_details',
      status: 409,
      found: ['phone'],
    });
    expect(await contentsOf(student, id)).toEqual(['Hi']);
    expect(await originals(company)).toEqual([]);
  });

  test('201: confirmed, both sides see the replaced text, and only operators the original', async () => {
    const { student, company, id } = await talking();
    const content = `Great work. Call me: ${number}`;
    const sent = await reply(company, id, { content, confirmed: true });
    expect(sent.content).toContain(mask);
    for (const side of [student, company]) {
      const [newest] = await contentsOf(side, id);
      expect(newest).toBe(sent.content);
      const { last_message } = await side.api('GET /api/conversations/:id', { params: { id } });
      expect(last_message!.preview).not.toContain(number);
    }
    expect(await originals(company)).toEqual([
      {
        place: 'message',
        subject_id: sent.id,
        student_id: student.id,
        person_id: company.id,
        company_name: expect.stringContaining('Company'),
        person_name: 'Test company',
        original: content,
        found: [{ kind: 'phone', start: expect.any(Number), end: content.length }],
      },
    ]);
    expect(await written()).not.toContain(number);
  });

  test('201: the subject of a first message is replaced, too', async () => {
    const { student, company } = await pair('accepted');
    const body = {
      client_id: randomUUID(),
      to: { user_id: student.id },
      subject: `Call ${number}`,
      content: 'Hello',
    };
    await expect(company.api('POST /api/messages', { body })).rejects.toThrow('contact_details');
    const sent = await company.api('POST /api/messages', {
      body: { ...body, contact_details_confirmed: true },
    });
    expect(sent.subject).toContain(mask);
    expect(sent.content).toBe('Hello');
    expect(await originals(company)).toMatchObject([{ original: `Call ${number}\n\nHello` }]);
  });

  test('201: the person who wrote it is recorded', async () => {
    const { company, id } = await talking();
    const member = await app.addMember(company);
    await reply(member, id, { content: `Call me: ${number}`, confirmed: true });
    expect(await originals(company)).toMatchObject([{ person_id: member.personId }]);
  });

  test('201: a repeat with or without the confirmation returns the first message and stores one original', async () => {
    const { student, company, id } = await talking();
    const again = { content: `Call me: ${number}`, client_id: randomUUID() };
    const first = await reply(company, id, { ...again, confirmed: true });
    const repeats = await Promise.all(
      [true, false, true].map((confirmed) => reply(company, id, { ...again, confirmed })),
    );
    expect(repeats.map((message) => message.id)).toEqual([first.id, first.id, first.id]);
    expect(await contentsOf(student, id)).toHaveLength(2);
    expect(await originals(company)).toHaveLength(1);
  });

  test('409: a number in several messages is refused with its last part', async () => {
    const { student, company, id } = await talking();
    await reply(company, id, { content: '415' });
    await reply(company, id, { content: '555' });
    await expect(reply(company, id, { content: '0142' })).rejects.toMatchObject({ found: ['phone'] });
    const sent = await reply(company, id, { content: '0142', confirmed: true });
    expect(sent.content).toBe(mask);
    expect(await originals(company)).toMatchObject([{ original: 'Hi 415 555 0142' }]);
    expect((await contentsOf(student, id)).join(' ')).not.toContain('0142');
  });

  test('201: what the student answered in between ends a number', async () => {
    const { student, company, id } = await talking();
    await reply(company, id, { content: '415 555' });
    await reply(student, id, { content: 'What?' });
    expect((await reply(company, id, { content: '0142' })).content).toBe('0142');
  });

  test('409: a new subject in the same conversation continues a number, too', async () => {
    const { student, company, id } = await talking();
    await reply(company, id, { content: '415 555' });
    await expect(say(company, student, { content: '0142' })).rejects.toThrow('contact_details');
  });

  test('404: others learn nothing about a conversation', async () => {
    const { id } = await talking();
    const stranger = await app.signUp('company');
    const send = (conversation: string) =>
      reply(stranger, conversation, { content: `Call me: ${number}`, confirmed: true });
    for (const hidden of [id, randomUUID()]) await expect(send(hidden)).rejects.toThrow('not_found');
    expect(await originals(stranger)).toEqual([]);
  });
});

describe('POST /api/messages with contact details, by a student', () => {
  test.each([
    ['a phone number', `my number is ${number}`, 'phone'],
    ['an email address', 'write to maya@example.com', 'email'],
    ['a street address', 'I live at 12 Maple Street, Springfield', 'address'],
  ])('409, then 201 unchanged when confirmed: %s', async (_, content, kind) => {
    const { student, company, id } = await talking();
    await expect(reply(student, id, { content })).rejects.toMatchObject({
      code: 'contact_details',
      found: [kind],
    });
    const sent = await reply(student, id, { content, confirmed: true });
    expect(sent.content).toBe(content);
    expect((await contentsOf(company, id))[0]).toBe(content);
    expect(await originals(company)).toEqual([]);
  });
});
