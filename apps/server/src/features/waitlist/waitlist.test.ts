import { randomUUID } from 'node:crypto';
import { limits, waitlist } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { anAddress, aNetwork, openRoutes } from '../../platform/http/routes.fixture.ts';
import { joinsPerNetwork } from './waitlist.limits.ts';
import { waitlistRoutes } from './waitlist.routes.ts';

const app = await openRoutes(waitlist, waitlistRoutes);
const { call, rows, oldStamp } = app;

const aJoin = (more: object = {}) => ({
  email: anAddress(),
  pilot_interest: true,
  stamp: oldStamp('waitlist'),
  ...more,
});
const join = (body: object, network?: string) =>
  call('POST /api/waitlist', { body, ...(network && { network }) });
const entries = (email: string) =>
  rows('select id, pilot_interest from waitlist_entries where email = $1', [email]);
/** The events recorded about an entry. */
const eventsOf = async (email: string) => {
  const [entry] = await entries(email);
  return (await rows('select name, actor_id from events where subject_id = $1', [entry?.['id']])).length;
};
const allEvents = async () => Number((await rows('select count(*) from events'))[0]!['count']);
const linkOf = (id: string, { purpose = 'waitlist-removal', days = 1 } = {}) =>
  app.links.make({ purpose, subject: id, version: 1, expiresAt: new Date(Date.now() + days * 86_400_000) });
const leave = (token: string) => call('POST /api/waitlist/removal', { body: { token } });

describe('GET /api/waitlist/stamp', () => {
  test('200: a new stamp for every request, never cached', async () => {
    const [one, other] = [await call('GET /api/waitlist/stamp'), await call('GET /api/waitlist/stamp')];
    expect(one).toMatchObject({ status: 200, body: { usable_in_ms: limits.formStampWaitMs } });
    expect(one.body.stamp).not.toBe(other.body.stamp);
    expect(one.headers.get('cache-control')).toBe('no-store');
  });
});

describe('POST /api/waitlist', () => {
  test.each([true, false])('204: stores the email with its choice (%s)', async (pilot_interest) => {
    const body = aJoin({ pilot_interest });
    expect(await join(body)).toMatchObject({ status: 204, body: '' });
    expect(await entries(body.email)).toMatchObject([{ pilot_interest }]);
    expect(await eventsOf(body.email)).toBe(1);
  });

  test('204: spaces and capitals do not create a second entry', async () => {
    const body = aJoin();
    await join(body);
    expect((await join(aJoin({ email: `  ${body.email.toUpperCase()} ` }))).status).toBe(204);
    expect(await entries(body.email)).toHaveLength(1);
  });

  test('204: joining again updates the choice and sends no second receipt within the hour', async () => {
    const body = aJoin();
    await join(body);
    expect((await join(aJoin({ email: body.email, pilot_interest: false }))).status).toBe(204);
    expect(await entries(body.email)).toMatchObject([{ pilot_interest: false }]);
    expect(await eventsOf(body.email)).toBe(1);
  });

  test('204: a double click creates one entry', async () => {
    const body = aJoin();
    const answers = await Promise.all([join(body), join(body), join(body)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await entries(body.email)).toHaveLength(1);
    expect(await eventsOf(body.email)).toBe(1);
  });

  test('204: known and new emails get the same response after the same steps', async () => {
    const known = aJoin();
    await join(known);
    const looks = [];
    for (const email of [known.email, anAddress()]) {
      const before = await allEvents();
      const { status, body, headers } = await join(aJoin({ email }));
      const changing = new Set(['date', 'x-request-id']);
      const written = (await allEvents()) - before;
      looks.push({ status, body, written, headers: [...headers].filter(([name]) => !changing.has(name)) });
    }
    expect(looks[0]).toEqual(looks[1]);
  });

  test.each([
    ['no email', { email: '   ' }, 'body.email', 'Please enter a valid email'],
    ['two emails', { email: 'a@example.org,b@example.org' }, 'body.email', 'Please enter a valid email'],
    ['an invalid choice', { pilot_interest: 'yes' }, 'body.pilot_interest', expect.any(String)],
    ['no stamp', { stamp: undefined }, 'body.stamp', expect.any(String)],
    ['a filled honeypot field', { leave_empty: 'Acme' }, 'body.leave_empty', 'Please leave this empty'],
  ])('400: %s', async (_, wrong, field, text) => {
    const body = aJoin(wrong);
    expect(await join(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: text } },
    });
    expect(await entries(body.email)).toEqual([]);
  });

  test('204: the honeypot field may be left empty', async () => {
    expect((await join(aJoin({ leave_empty: '' }))).status).toBe(204);
  });

  test.each([
    ['a stamp that is too new', () => app.stamps.give('waitlist').stamp],
    ['a stamp that is too old', () => oldStamp('waitlist', (limits.formStampHours + 1) * 3_600_000)],
    ['a stamp from another form', () => oldStamp('inquiry')],
  ])('403: %s', async (_, stampOf) => {
    const body = aJoin({ stamp: stampOf() });
    expect(await join(body)).toMatchObject({ status: 403, body: { code: 'stamp_refused' } });
    expect(await entries(body.email)).toEqual([]);
  });

  test('403: refuses one stamp for a whole list of emails', async () => {
    const stamp = oldStamp('waitlist');
    for (let n = 0; n < limits.formStampUses; n++) expect((await join(aJoin({ stamp }))).status).toBe(204);
    expect(await join(aJoin({ stamp }))).toMatchObject({ status: 403, body: { code: 'stamp_refused' } });
  });

  test('403: refuses a page on another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await call('POST /api/waitlist', { body: aJoin(), headers })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test('429: refuses more from one network than a school would send, while others still get through', async () => {
    const network = aNetwork();
    await join(aJoin(), network);
    const [key] = app.rateLimit.countAttempt(joinsPerNetwork(network)).compile().parameters;
    await rows('update try_counts set count = $2 where key = $1', [key, limits.waitlistJoinsPerNetwork]);
    const body = aJoin();
    expect(await join(body, network)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await entries(body.email)).toEqual([]);
    expect((await join(aJoin())).status).toBe(204);
  });
});

describe('POST /api/waitlist/removal', () => {
  async function joined() {
    const body = aJoin();
    await join(body);
    const [entry] = await entries(body.email);
    return { email: body.email, id: String(entry!['id']) };
  }

  test('204: deletes only this entry, and the email can join again', async () => {
    const [one, other] = [await joined(), await joined()];
    expect(await leave(linkOf(one.id))).toMatchObject({ status: 204, body: '' });
    expect(await entries(one.email)).toEqual([]);
    expect(await entries(other.email)).toHaveLength(1);
    expect((await join(aJoin({ email: one.email }))).status).toBe(204);
    expect(await entries(one.email)).toHaveLength(1);
  });

  test('410: the link was already used, even if the email has joined again since', async () => {
    const { email, id } = await joined();
    await leave(linkOf(id));
    expect(await leave(linkOf(id))).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    await join(aJoin({ email }));
    expect((await leave(linkOf(id))).status).toBe(410);
    expect(await entries(email)).toHaveLength(1);
  });

  test.each([
    ['forged', (id: string) => `${linkOf(id).slice(0, -1)}~`],
    ['expired', (id: string) => linkOf(id, { days: -1 })],
    ['for another purpose', (id: string) => linkOf(id, { purpose: 'verify' })],
    ['for an unknown entry', () => linkOf(randomUUID())],
  ])('410: the link is %s', async (_, tokenFor) => {
    const { email, id } = await joined();
    expect(await leave(tokenFor(id))).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect(await entries(email)).toHaveLength(1);
  });

  test('400: refuses a missing token', async () => {
    expect(await call('POST /api/waitlist/removal', { body: {} })).toMatchObject({
      status: 400,
      body: { fields: { 'body.token': expect.any(String) } },
    });
  });
});

test('no email appears in logs, events or counters', async () => {
  const network = aNetwork();
  await join(aJoin(), network);
  await join(aJoin({ email: 'not an address @example.org' }), network);
  const stored = [
    ...(await rows('select e::text as row from events e')),
    ...(await rows('select t::text as row from try_counts t')),
  ].map(({ row }) => String(row));
  expect(stored.length).toBeGreaterThan(10);
  expect(app.lines.length).toBeGreaterThan(10);
  const written = [...app.lines, ...stored].join('\n');
  expect(written).not.toContain('@');
  expect(written).not.toContain(network);
});
