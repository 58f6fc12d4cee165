import { inquiries, inquiryWishes, limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { anAddress, aNetwork, openRoutes } from '../../platform/http/routes.fixture.ts';
import { inquiriesRoutes } from './inquiries.routes.ts';

const app = await openRoutes(inquiries, inquiriesRoutes);
const { call, rows, oldStamp } = app;

const anInquiry = (more: object = {}) => ({
  contact_name: 'Iris Lind',
  company: 'Corner Shop',
  email: anAddress(),
  website: 'cornershop.example',
  wishes: ['Talk to customers', 'Write posts and emails'],
  message: 'Hello,\nhow does this work?',
  stamp: oldStamp('inquiry'),
  ...more,
});
const send = (body: object, network?: string) =>
  call('POST /api/inquiries', { body, ...(network && { network }) });
const stored = (email: string) =>
  rows('select contact_name, company, website, wishes, message from inquiries where email = $1', [email]);
const eventsOf = (email: string) =>
  rows('select name, actor_id from events where subject_id in (select id from inquiries where email = $1)', [
    email,
  ]);

describe('GET /api/inquiries/stamp', () => {
  test('200: returns a stamp', async () => {
    expect(await call('GET /api/inquiries/stamp')).toMatchObject({
      status: 200,
      body: { stamp: expect.any(String), usable_in_ms: limits.formStampWaitMs },
    });
  });
});

describe('POST /api/inquiries', () => {
  test('204: stores it as written, with one event', async () => {
    const body = anInquiry();
    expect(await send(body)).toMatchObject({ status: 204, body: '' });
    const { contact_name, company, website, wishes, message } = body;
    expect(await stored(body.email)).toEqual([{ contact_name, company, website, wishes, message }]);
    expect(await eventsOf(body.email)).toEqual([{ name: 'inquiry.sent', actor_id: null }]);
  });

  test('204: accepts a missing website and no wishes', async () => {
    for (const website of [undefined, '', '  ']) {
      const body = anInquiry({ website, wishes: [] });
      expect((await send(body)).status).toBe(204);
      expect(await stored(body.email)).toMatchObject([{ website: null, wishes: [] }]);
    }
  });

  test('204: accepts every field at its maximum length', async () => {
    const name = 'ä'.repeat(limits.nameMaxLength);
    const message = '🙂'.repeat(limits.messageMaxLength / 2);
    const body = anInquiry({ contact_name: name, company: name, wishes: [...inquiryWishes], message });
    expect((await send(body)).status).toBe(204);
    expect(await stored(body.email)).toMatchObject([{ company: name, message }]);
  });

  test('204: sent several times in parallel with one stamp, it is stored and recorded once', async () => {
    const body = anInquiry();
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await stored(body.email)).toHaveLength(1);
    expect(await eventsOf(body.email)).toHaveLength(1);
  });

  test.each([
    ['no contact', { contact_name: ' R ' }, 'body.contact_name', 'Contact person name is required'],
    ['no company', { company: ' ' }, 'body.company', 'Company name is required'],
    ['a company with a line break', { company: 'A\nBcc: b@example.org' }, 'body.company', expect.any(String)],
    [
      'a company that is too long',
      { company: 'x'.repeat(121) },
      'body.company',
      'Use at most 120 characters.',
    ],
    ['no email', { email: 'iris' }, 'body.email', 'Please enter a valid business email'],
    ['an invalid website', { website: 'javascript:alert(1)' }, 'body.website', expect.any(String)],
    ['an unknown wish', { wishes: ['Do homework'] }, 'body.wishes.0', expect.any(String)],
    [
      'a duplicate wish',
      { wishes: ['Write posts and emails', 'Write posts and emails'] },
      'body.wishes',
      'Choose each one only once.',
    ],
    ['no message', { message: ' \n ' }, 'body.message', 'Message is required'],
    [
      'a message that is too long',
      { message: 'x'.repeat(5_001) },
      'body.message',
      'Use at most 5,000 characters.',
    ],
    ['a filled honeypot field', { leave_empty: 'x' }, 'body.leave_empty', 'Please leave this empty'],
    ['no stamp', { stamp: undefined }, 'body.stamp', expect.any(String)],
  ])('400: %s', async (_, wrong, field, text) => {
    const body = anInquiry(wrong);
    expect(await send(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: text } },
    });
    expect(await stored(body.email)).toEqual([]);
  });

  test('400: names every invalid field in one response', async () => {
    const { body } = await send({ stamp: oldStamp('inquiry') });
    expect(Object.keys(body.fields).toSorted()).toEqual(
      ['company', 'contact_name', 'email', 'message', 'wishes'].map((name) => `body.${name}`),
    );
  });

  test.each([
    ['too new', () => app.stamps.give('inquiry').stamp],
    ['from another form', () => oldStamp('waitlist')],
  ])('403: a stamp that is %s', async (_, stampOf) => {
    const body = anInquiry({ stamp: stampOf() });
    expect(await send(body)).toMatchObject({ status: 403, body: { code: 'stamp_refused' } });
    expect(await stored(body.email)).toEqual([]);
  });

  test('429: refuses the fourth from one email within an hour', async () => {
    const email = anAddress();
    for (let n = 0; n < limits.inquiriesPerEmail; n++)
      expect((await send(anInquiry({ email }))).status).toBe(204);
    expect(await send(anInquiry({ email }))).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect(await stored(email)).toHaveLength(limits.inquiriesPerEmail);
  });

  test('429: refuses too many from one network, while others still get through', async () => {
    const network = aNetwork();
    for (let n = 0; n < limits.inquiriesPerNetwork; n++)
      expect((await send(anInquiry(), network)).status).toBe(204);
    expect((await send(anInquiry(), network)).status).toBe(429);
    expect((await send(anInquiry())).status).toBe(204);
  });
});

test('nothing of an inquiry appears in logs, events or counters', async () => {
  const network = aNetwork();
  await send(anInquiry(), network);
  await send(anInquiry({ wishes: 'Iris Lind' }), network);
  const rest = [
    ...(await rows('select e::text as row from events e')),
    ...(await rows('select t::text as row from try_counts t')),
  ].map(({ row }) => String(row));
  expect(rest.length).toBeGreaterThan(5);
  const written = [...app.lines, ...rest].join('\n');
  for (const secret of ['@', 'Iris', 'Corner', 'cornershop', 'how does', network])
    expect(written).not.toContain(secret);
});
