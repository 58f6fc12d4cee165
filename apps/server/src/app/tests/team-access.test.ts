// What the people of a company can do with each endpoint, compared with its owner.
import { expect, test } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import { createRequests, endpointsOf } from './every-endpoint.fixture.ts';

const app = await createTestApp();
const { word, company, call } = await createRequests(app);
const [member, otherCompany] = [await app.addMember(company), await app.signUp('company')];
const otherMember = await app.addMember(otherCompany);

/** About the person, not the company. */
const personal = [
  'GET /api/session/user',
  'GET /api/session/devices',
  'GET /api/session/export/:part',
  'GET /api/team',
  'GET /api/notifications',
  'GET /api/notifications/unread',
  'GET /api/shell',
  'GET /api/company/your-turn',
  'GET /api/conversations/unread',
];
/** Without what differs in every response, the names of people who did something (people don't see their own), who can
 *  rename the company, and what the person has read. */
const read = async (key: string, { token }: { token: string }) => {
  const { status, text } = await call(key, token);
  const varying =
    /"(request_id|author|decided_by|created_by|updated_by|rename|unread|read)":("[^"]*"|null|true|false|\d+|\{[^}]*\})/g;
  return { status, text: text.replaceAll(varying, '') };
};
const ofCompany = endpointsOf('company').filter((key) => key.startsWith('GET ') && !personal.includes(key));

test.each(ofCompany)('%s: a member reads what the owner reads', async (key) => {
  const [owners, members] = [await read(key, company), await read(key, member)];
  expect(members).toEqual(owners);
});

test('a member who never wrote reads every message with a student', async () => {
  const { status, text } = await call('GET /api/conversations/:id/messages', member.token);
  expect(status).toBe(200);
  for (const words of ['Welcome aboard', `Thank you! ${word}`]) expect(text).toContain(words);
});

test.each(ofCompany)('%s: a member of another company reads what its owner reads', async (key) => {
  const [owners, members] = [await read(key, otherCompany), await read(key, otherMember)];
  expect(members).toEqual(owners);
});

test.each(personal)('%s: each person has their own', async (key) => {
  const [owners, members] = [await call(key, company.token), await call(key, member.token)];
  expect([owners.status, members.status]).toEqual([200, 200]);
  expect(members.text).not.toBe(owners.text);
});

/** They would change who can do the rest. */
const last = new Set([
  'POST /api/session/deletion',
  'POST /api/session/company-deletion',
  'PUT /api/session/password',
  'DELETE /api/session/devices',
  'PUT /api/session/push',
  'DELETE /api/session/push',
]);
/** What members get. Invitations don't exist for them. */
const ownersOnly = {
  'POST /api/team/invitations': 403,
  'POST /api/team/invitations/:id/resend': 404,
  'DELETE /api/team/invitations/:id': 404,
  'PATCH /api/team/people/:id': 403,
  'DELETE /api/team/people/:id': 403,
};
/** The company is verified already, so an owner gets a conflict. */
const ofOwners = { 'POST /api/company/verification': 403 };
/** Deleting comes last, so that there is something to change. */
const writes = endpointsOf('company')
  .filter((key) => !key.startsWith('GET ') && !last.has(key))
  .toSorted((a, b) => Number(a.startsWith('DELETE ')) - Number(b.startsWith('DELETE ')));

/** The data has none of it, or an earlier request has changed it. */
const refusedToOwners = [
  'POST /api/company/verification',
  'PUT /api/initiatives/:id',
  'POST /api/applications/:id/end',
  'POST /api/applications/:id/rejection',
  // The time to undo is over.
  'POST /api/company/decisions/:id/confirmation',
  'POST /api/submissions/:id/review',
  'PATCH /api/company/feedback-snippets/:id',
  'POST /api/company/applications/:id/closing-words',
  'POST /api/files/:id/download',
  'PUT /api/notifications/:id/read',
  'POST /api/reports',
  'DELETE /api/session/devices/:id',
  'DELETE /api/initiatives/:id/activation',
  'DELETE /api/initiative-drafts/:client_id',
  'DELETE /api/company/notes/:id',
  'DELETE /api/company/feedback-snippets/:id',
];

/** The status of each write, in the same order on the same data. */
async function statuses(who: (owner: typeof company) => Promise<{ token: string }>) {
  const { company: owner, call: send } = await createRequests(app);
  const { token } = await who(owner);
  const found: Record<string, number> = {};
  for (const key of writes) found[key] = (await send(key, token)).status;
  return found;
}

test('a member can do what the owner can, except for what only owners can do', async () => {
  const owners = await statuses(async (owner) => owner);
  const members = await statuses((owner) => app.addMember(owner));
  const isDone = (key: string) => owners[key]! < 300;
  expect(Object.keys(ownersOnly).filter((key) => !isDone(key))).toEqual([]);
  expect(writes.filter((key) => !isDone(key))).toEqual(refusedToOwners);
  expect(members).toEqual({ ...owners, ...ownersOnly, ...ofOwners });
});

test('a member of another company can do what its owner can: nothing to this company', async () => {
  const owners = await statuses(() => app.signUp('company'));
  const members = await statuses(async () => app.addMember(await app.signUp('company')));
  expect(members).toEqual({ ...owners, 'POST /api/team/invitations': 403, ...ofOwners });
  expect(writes.filter((key) => key.includes('/:id') && owners[key]! < 300)).toEqual([]);
});
