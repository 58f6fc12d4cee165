// What the people of a company can do with each endpoint, compared with its owner.
import { expect, test } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import { createRequests, endpointsOf } from './every-endpoint.fixture.ts';

const app = await createTestApp();
const { company, call } = await createRequests(app);
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

test.each(ofCompany)('%s: a member of another company reads what its owner reads', async (key) => {
  const [owners, members] = [await read(key, otherCompany), await read(key, otherMember)];
  expect(members).toEqual(owners);
});

test.each(personal)('%s: each person has their own', async (key) => {
  const [owners, members] = [await call(key, company.token), await call(key, member.token)];
  expect([owners.status, members.status]).toEqual([200, 200]);
  expect(members.text).not.toBe(owners.text);
});
