// What each endpoint of the desk answers to operators who don't say why, operators and leads, written out. All of them
// confirmed their passkey. Ids are unknown, so 404 means that everything before it was allowed. What accounts and visitors
// get is in desk-access.test.ts.
import { randomUUID } from 'node:crypto';
import { deskEndpoints, type DeskApi, type Endpoint } from '@questline/contract';
import { expect, test } from 'vitest';
import { createDeskApp } from '../../../features/desk/desk.fixture.ts';

type Statuses = [withoutReason: number, operator: number, lead: number];
type Line = { body?: object; statuses: Statuses };

const reason = 'support';
const filter = { kind: 'waitlist', status: null, term: '', oldest_first: false, after: null };
const credential = { id: 'a', type: 'public-key', response: { clientDataJSON: 'a', attestationObject: 'a' } };
const used = { id: 'a', response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } };

/** Looking at people asks for a reason. Queues and the waitlist don't: what they show is about the item itself, and
 *  opening one is recorded. */
const access: Record<string, Line> = {
  'GET /api/desk/companies': { statuses: [200, 200, 200] },
  'POST /api/desk/companies/:id/opening': { statuses: [404, 404, 404] },
  'POST /api/desk/companies/:id/release': { statuses: [404, 404, 404] },
  'POST /api/desk/companies/:id/decision': { body: { declined: null }, statuses: [404, 404, 404] },
  'POST /api/desk/accounts/search': { body: { term: 'nobody', reason }, statuses: [400, 201, 201] },
  'POST /api/desk/accounts/:kind/:id/opening': { body: { reason }, statuses: [400, 404, 404] },
  'PUT /api/desk/accounts/:kind/:id/suspension': {
    body: { suspended: true, reason },
    statuses: [400, 404, 404],
  },
  'POST /api/desk/people/:id/emails': { body: { email: 'reset', reason }, statuses: [400, 404, 404] },
  'POST /api/desk/people/:id/email-correction': {
    body: { email: 'new@example.org', proof: 'document', reason },
    statuses: [400, 404, 404],
  },
  'POST /api/desk/people/:id/email-correction/approval': { statuses: [403, 403, 404] },
  'DELETE /api/desk/people/:id/email-correction': { statuses: [403, 403, 404] },
  'GET /api/desk/email-corrections': { statuses: [403, 403, 200] },
  'POST /api/desk/accounts/:kind/:id/deletion-request': { body: { reason }, statuses: [403, 403, 404] },
  'POST /api/desk/accounts/:kind/:id/deletion': { body: { name: 'Nobody' }, statuses: [403, 403, 409] },
  'GET /api/desk/reports': { statuses: [200, 200, 200] },
  'POST /api/desk/reports/:id/opening': { statuses: [404, 404, 404] },
  'POST /api/desk/reports/:id/release': { statuses: [404, 404, 404] },
  'POST /api/desk/reports/:id/conversation': { body: { reason }, statuses: [400, 404, 404] },
  'POST /api/desk/reports/:id/files': { body: { reason }, statuses: [400, 404, 404] },
  'POST /api/desk/reports/:id/evidence': { body: { reason }, statuses: [403, 403, 404] },
  'POST /api/desk/reports/:id/decision': { body: { actions: [] }, statuses: [404, 404, 404] },
  'GET /api/desk/contacts': { statuses: [200, 200, 200] },
  'POST /api/desk/contacts/:id/opening': { statuses: [404, 404, 404] },
  'POST /api/desk/contacts/:id/release': { statuses: [404, 404, 404] },
  'POST /api/desk/contacts/:id/decision': { body: { actions: [] }, statuses: [404, 404, 404] },
  'GET /api/desk/operators': { statuses: [403, 403, 200] },
  'POST /api/desk/operators': {
    body: { name: 'Nora New', email: 'nora@desk.example', role: 'operator' },
    statuses: [403, 403, 204],
  },
  'POST /api/desk/operators/:id/set-up-link': { statuses: [403, 403, 404] },
  'PUT /api/desk/operators/:id/role': { body: { role: 'lead' }, statuses: [403, 403, 404] },
  'DELETE /api/desk/operators/:id': { statuses: [403, 403, 404] },
  'GET /api/desk/prospects/new': { statuses: [200, 200, 200] },
  'POST /api/desk/prospects/search': { body: filter, statuses: [201, 201, 201] },
  'POST /api/desk/prospects/:id/opening': { statuses: [404, 404, 404] },
  'POST /api/desk/prospects/:id/notes': { body: { text: 'Called' }, statuses: [404, 404, 404] },
  'PUT /api/desk/prospects/:id/invitation': { body: { as: 'student' }, statuses: [404, 404, 404] },
  'DELETE /api/desk/prospects/:id/invitation': { statuses: [404, 404, 404] },
  'PUT /api/desk/prospects/:id/closed': { body: { closed: true }, statuses: [404, 404, 404] },
  'POST /api/desk/prospects/export': { body: { ...filter, reason }, statuses: [400, 201, 201] },
  'GET /api/desk/health': { statuses: [200, 200, 200] },
  'GET /api/desk/emails': { statuses: [200, 200, 200] },
  'GET /api/desk/emails/:id': { statuses: [404, 404, 404] },
  'POST /api/desk/emails/:id/recipient': { body: { reason }, statuses: [400, 404, 404] },
  'POST /api/desk/emails/:id/decision': { body: { decision: 'handled' }, statuses: [404, 404, 404] },
  // About the operator.
  'GET /api/desk/account': { statuses: [200, 200, 200] },
  'DELETE /api/desk/sessions/:id': { statuses: [404, 404, 404] },
  'POST /api/desk/passkeys/options': { statuses: [201, 201, 201] },
  'POST /api/desk/passkeys': { body: { challenge: 'a', credential }, statuses: [401, 401, 401] },
  'PATCH /api/desk/passkeys/:id': { body: { name: 'Key' }, statuses: [404, 404, 404] },
  'DELETE /api/desk/passkeys/:id': { statuses: [404, 404, 404] },
  'POST /api/desk/recovery-codes': { statuses: [201, 201, 201] },
  'POST /api/desk/confirmation/options': { statuses: [201, 201, 201] },
  'POST /api/desk/confirmation': { body: { challenge: 'a', credential: used }, statuses: [401, 401, 401] },
  'DELETE /api/desk/session': { statuses: [204, 204, 204] },
};

const app = await createDeskApp();
const signedIn = Object.entries<Endpoint>(deskEndpoints).filter(([, it]) => it.access !== 'desk');

test('every endpoint of the desk is listed', () => {
  expect(Object.keys(access).toSorted()).toEqual(signedIn.map(([key]) => key).toSorted());
});

test('every endpoint with a body is called with a valid one', () => {
  const refused = signedIn
    .filter(([key, { body }]) => body && !body.safeParse(access[key]!.body).success)
    .map(([key]) => key);
  expect(refused).toEqual([]);
});

test.each(['an operator without a reason', 'an operator', 'a lead'])('%s', async (who) => {
  const column = { 'an operator without a reason': 0, 'an operator': 1, 'a lead': 2 }[who]!;
  const person = await app.setUp(who === 'a lead' ? 'lead' : 'operator');
  await app.confirm(person);
  const found: Record<string, number> = {};
  for (const [key, { body }] of Object.entries(access)) {
    const { reason: why, ...rest } = (body ?? {}) as { reason?: string };
    const path = key.replace(':kind', 'person') as keyof DeskApi;
    const sent = column === 0 || !why ? rest : { ...rest, reason: why };
    found[key] = (await person.call(path, { id: randomUUID(), ...(body && { body: sent }) })).status;
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(access).map(([key, { statuses }]) => [key, statuses[column]])),
  );
});
