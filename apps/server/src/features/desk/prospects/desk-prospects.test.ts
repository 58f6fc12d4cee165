import { randomUUID } from 'node:crypto';
import { limits, type DeskApi } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createDeskApp } from '../desk.fixture.ts';

const app = await createDeskApp();
type Operator = Awaited<ReturnType<typeof app.setUp>>;

const anEmail = () => `${randomUUID()}@example.org`;
async function waiting(email = anEmail(), pilot_interest = true) {
  return { email, id: await app.insert('waitlist_entries', { email, pilot_interest }) };
}
async function inquired(row: object = {}) {
  const email = anEmail();
  const inquiry = {
    stamp_id: randomUUID(),
    contact_name: 'Iris Lind',
    company: 'Corner Shop',
    email,
    wishes: ['Talk to customers'],
    message: 'Hello',
  };
  return { email, id: await app.insert('inquiries', { ...inquiry, ...row }) };
}
const all = { kind: 'waitlist', status: null, term: null, oldest_first: false, after: null };
const search = ({ call }: Operator, filter: object) =>
  call('POST /api/desk/prospects/search', { body: { ...all, ...filter } });
const exporting = ({ call }: Operator, filter: object) =>
  call('POST /api/desk/prospects/export', { body: { ...all, reason: 'other', ...filter } });
const act = ({ call }: Operator, key: string, id: string, body?: object) => {
  const [method, what] = key.split(' ');
  return call(`${method} /api/desk/prospects/:id/${what}` as keyof DeskApi, { id, ...(body && { body }) });
};
const open = (operator: Operator, id: string) => act(operator, 'POST opening', id);
const invite = (operator: Operator, id: string, as = 'student') =>
  act(operator, 'PUT invitation', id, { as });
const sentLongAgo = (id: string) =>
  app.root.query(`update prospects set invited_at = invited_at - interval '61 minutes' where id = $1`, [id]);
const eventsOf = async (id: string) =>
  (await app.root.query('select name from events where subject_id = $1 order by id', [id])).rows.map(
    ({ name }) => name as string,
  );

describe('GET /api/desk/prospects/new', () => {
  test('200: counts what is new, of each kind', async () => {
    const operator = await app.setUp();
    const count = async () => (await operator.call('GET /api/desk/prospects/new')).body;
    const before = await count();
    const { id } = await waiting();
    await inquired();
    expect(await count()).toEqual({ waitlist: before.waitlist + 1, inquiry: before.inquiry + 1 });
    await act(operator, 'PUT closed', id, { closed: true });
    expect(await count()).toEqual({ waitlist: before.waitlist, inquiry: before.inquiry + 1 });
  });
});

describe('POST /api/desk/prospects/search', () => {
  test('201: lists one kind, newest or oldest first', async () => {
    const operator = await app.setUp();
    const [one, other] = [await inquired({ company: 'Aloe Farm' }), await inquired({ company: 'Aloe Shop' })];
    const ids = async (oldest_first: boolean) =>
      (await search(operator, { kind: 'inquiry', term: 'ALOE', oldest_first })).body.items.map(
        (item: { id: string }) => item.id,
      );
    expect(await ids(false)).toEqual([other.id, one.id]);
    expect(await ids(true)).toEqual([one.id, other.id]);
    const { body } = await search(operator, { kind: 'inquiry', term: one.email });
    expect(body).toMatchObject({
      items: [{ id: one.id, company: 'Aloe Farm', contact_name: 'Iris Lind', status: 'new' }],
      next: null,
    });
    expect((await search(operator, { term: one.email })).body.items).toEqual([]);
  });

  test('201: pages end where the next one begins', async () => {
    const operator = await app.setUp();
    const word = randomUUID().slice(0, 8);
    const count = limits.pageSize + 2;
    for (let n = 0; n < count; n++) await waiting(`${word}${n}@example.org`);
    for (const oldest_first of [true, false]) {
      const first = await search(operator, { term: word, oldest_first });
      expect(first.body.items).toHaveLength(limits.pageSize);
      const second = await search(operator, { term: word, oldest_first, after: first.body.next });
      expect(second.body).toMatchObject({ next: null });
      const seen = [...first.body.items, ...second.body.items].map(({ id }: { id: string }) => id);
      expect(new Set(seen).size).toBe(count);
      expect(seen).toEqual(oldest_first ? seen.toSorted() : seen.toSorted().toReversed());
    }
  });

  test('201: filters by status', async () => {
    const operator = await app.setUp();
    const { id, email } = await waiting();
    const found = async (status: string | null) =>
      (await search(operator, { term: email, status })).body.items.length;
    expect([await found('new'), await found('closed'), await found(null)]).toEqual([1, 0, 1]);
    await act(operator, 'PUT closed', id, { closed: true });
    expect([await found('new'), await found('closed'), await found(null)]).toEqual([0, 1, 1]);
  });

  test('400: a search for fewer than three characters', async () => {
    const { status, body } = await search(await app.setUp(), { term: 'ab' });
    expect([status, body]).toMatchObject([400, { fields: { 'body.term': 'Enter at least 3 characters.' } }]);
  });
});

describe('POST /api/desk/prospects/:id/opening', () => {
  test('201: shows an inquiry with what can be done about it, and records it', async () => {
    const { id, email } = await inquired({ website: 'corner.example' });
    const { status, body } = await open(await app.setUp(), id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'inquiry',
      email,
      company: 'Corner Shop',
      website: 'corner.example',
      wishes: ['Talk to customers'],
      message: 'Hello',
      pilot_interest: null,
      has_account: false,
      invited_at: null,
      notes: [],
      log: [],
      can: { invite: true, invite_after: null, cancel: false, close: true, reopen: false },
    });
    const { rows } = await app.root.query('select what from desk_log where prospect_id = $1', [id]);
    expect(rows).toEqual([{ what: 'opened_prospect' }]);
  });

  test('404: an unknown one', async () => {
    expect((await open(await app.setUp(), randomUUID())).status).toBe(404);
  });
});

describe('POST /api/desk/prospects/:id/notes', () => {
  test('201: adds a note with the name and the time, newest first', async () => {
    const { id } = await waiting();
    const operator = await app.setUp();
    await act(operator, 'POST notes', id, { text: 'First' });
    const { status, body } = await act(operator, 'POST notes', id, { text: '  Second  ' });
    expect(status).toBe(201);
    expect(body.notes).toMatchObject([
      { text: 'Second', operator: 'Opal Reed' },
      { text: 'First', operator: 'Opal Reed' },
    ]);
    expect(Date.now() - Date.parse(body.notes[0].created_at)).toBeLessThan(60_000);
    expect(body.log).toEqual([]);
  });

  test('400: an empty note', async () => {
    const { id } = await waiting();
    const { status, body } = await act(await app.setUp(), 'POST notes', id, { text: '  ' });
    expect([status, body]).toMatchObject([400, { fields: { 'body.text': 'Enter a note.' } }]);
  });
});

describe('PUT /api/desk/prospects/:id/invitation', () => {
  test('200: invites, and says when it can be sent again', async () => {
    const { id } = await waiting();
    const operator = await app.setUp();
    const { status, body } = await invite(operator, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'invited',
      invited_as: 'student',
      log: [{ what: 'invited_prospect', operator: 'Opal Reed' }],
      can: { invite: true, cancel: true, close: true },
    });
    const waitMs = Date.parse(body.can.invite_after) - Date.parse(body.invited_at);
    expect(waitMs).toBe(limits.signUpInvitationMinutes * 60_000);
    expect(await eventsOf(id)).toEqual(['prospect.invited']);
  });

  test('429: at most once an hour, and again after that', async () => {
    const { id } = await waiting();
    const operator = await app.setUp();
    await invite(operator, id);
    expect((await invite(await app.setUp(), id)).body).toMatchObject({ code: 'invited_recently' });
    await sentLongAgo(id);
    expect((await invite(operator, id, 'company')).body).toMatchObject({ invited_as: 'company' });
    expect(await eventsOf(id)).toEqual(['prospect.invited', 'prospect.invited']);
  });

  test('two operators at the same moment send one email', async () => {
    const { id } = await waiting();
    const operators = [await app.setUp(), await app.setUp()];
    const answers = await Promise.all(operators.map((operator) => invite(operator, id)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429']);
    expect(await eventsOf(id)).toEqual(['prospect.invited']);
  });

  test('200: someone who has an account gets no email', async () => {
    const { email } = await app.signUp('company');
    const { id } = await inquired({ email });
    const operator = await app.setUp();
    expect((await open(operator, id)).body).toMatchObject({ status: 'new', has_account: true });
    expect((await invite(operator, id, 'company')).body).toMatchObject({ status: 'joined' });
    expect(await eventsOf(id)).toEqual([]);
  });

  test('400: an inquiry comes from a company', async () => {
    const { id } = await inquired();
    expect((await invite(await app.setUp(), id)).body).toMatchObject({ code: 'invalid_input' });
  });

  test('409: not for one that is closed', async () => {
    const { id } = await waiting();
    const operator = await app.setUp();
    await act(operator, 'PUT closed', id, { closed: true });
    expect((await invite(operator, id)).status).toBe(409);
  });
});

describe('DELETE /api/desk/prospects/:id/invitation', () => {
  test('200: cancels it, which does not allow another email within the hour', async () => {
    const { id } = await waiting();
    const operator = await app.setUp();
    await invite(operator, id);
    const { status, body } = await act(operator, 'DELETE invitation', id);
    expect([status, body]).toMatchObject([200, { status: 'new', can: { cancel: false } }]);
    expect((await invite(operator, id)).status).toBe(429);
  });

  test('409: no invitation was sent', async () => {
    const { id } = await waiting();
    expect((await act(await app.setUp(), 'DELETE invitation', id)).status).toBe(409);
  });
});

describe('PUT /api/desk/prospects/:id/closed', () => {
  test('200: closes and reopens; 409 the second time', async () => {
    const { id } = await waiting();
    const operator = await app.setUp();
    const close = (closed: boolean) => act(operator, 'PUT closed', id, { closed });
    expect((await close(true)).body).toMatchObject({
      status: 'closed',
      can: { reopen: true, invite: false },
    });
    expect((await close(true)).status).toBe(409);
    expect((await close(false)).body).toMatchObject({
      status: 'new',
      log: [{ what: 'reopened_prospect' }, { what: 'closed_prospect' }],
    });
  });
});

describe('POST /api/desk/prospects/export', () => {
  test('201: returns everything about the filtered ones, and records the reason', async () => {
    const { id, email } = await inquired();
    const operator = await app.setUp();
    await act(operator, 'POST notes', id, { text: 'Call back' });
    const { status, body } = await exporting(operator, {
      kind: 'inquiry',
      term: email,
      reason: 'legal',
      note: 'Asked by court',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      items: [
        { email, company: 'Corner Shop', message: 'Hello', status: 'new', notes: 'Opal Reed: Call back' },
      ],
      next: null,
    });
    const { rows } = await app.root.query(
      `select reason, note, actions from desk_log where what = 'exported_prospects' and note = 'Asked by court'`,
    );
    expect(rows).toEqual([{ reason: 'legal', note: 'Asked by court', actions: ['inquiry', 'all'] }]);
  });

  test('400: without a reason', async () => {
    const operator = await app.setUp();
    expect((await exporting(operator, { reason: undefined })).status).toBe(400);
  });
});

describe('signing up', () => {
  test('marks the entry as joined, and deleting the account closes it', async () => {
    const operator = await app.setUp();
    const person = await app.signUp('student');
    const { id } = await waiting();
    await app.root.query(
      'update users set email = (select email from prospects where id = $1) where id = $2',
      [id, person.id],
    );
    expect((await open(operator, id)).body).toMatchObject({ status: 'joined', can: { invite: false } });
    await app.root.query('delete from users where id = $1', [person.id]);
    expect((await open(operator, id)).body).toMatchObject({ status: 'closed', joined_at: null });
  });
});
