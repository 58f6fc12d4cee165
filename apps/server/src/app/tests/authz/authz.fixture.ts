// Test fixture: the API with the test data of the permission matrix, and a session for every actor.
import { randomUUID } from 'node:crypto';
import { makeLink } from '../../../features/guardians/guardian-link.ts';
import { createLinks } from '../../../platform/auth/links.ts';
import { hashSecret, newSecret } from '../../../platform/auth/secrets.ts';
import { createRefreshTokens } from '../../../platform/auth/tokens-refresh.ts';
import { createTokens } from '../../../platform/auth/tokens.ts';
import { createTestApp } from '../create-test-app.ts';
import type { Actor } from './actors.ts';
import { createChangeLog } from './change-log.ts';
import { createDeskSecrets } from './desk-secrets.ts';
import { createForeignRows } from './foreign-rows.ts';
import type { AnyRow, Sent } from './row.ts';
import { buildAuthzWorld, type World } from './world.ts';

/** What an actor signs in with, and the ids of the account and the people they act for. */
type Credentials = { headers: Record<string, string>; own: string[]; guardianLink?: string };
export type AuthzApp = Awaited<ReturnType<typeof createAuthzApp>>;
type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Tokens and confirmations are from an hour later, because they would expire during a slow run. */
const hour = 3_600_000;

async function signEveryoneIn(app: TestApp, w: World) {
  const keys = app.settings.TOKEN_SECRETS;
  const links = createLinks(keys[0]!.secret);
  const refreshTokens = createRefreshTokens(keys);

  async function peopleOf(company: string): Promise<string[]> {
    const { rows } = await app.root.query('select person_id from members where company_id = $1', [company]);
    return rows.map(({ person_id }) => person_id);
  }
  async function account(kind: 'student' | 'company', id: string, personId = id, hours = 1) {
    const tokens = createTokens(keys, { now: () => Date.now() + hours * hour });
    const expires_at = new Date(Date.now() + hours * hour);
    // A deleted person has no session left.
    const { rowCount } = await app.root.query('select from users where id = $1', [personId]);
    const session = rowCount ? await app.insert('sessions', { user_id: personId, expires_at }) : randomUUID();
    const { token } = await tokens.sign({ id, personId, kind }, session);
    const cookie = `__Host-refresh=${refreshTokens.make({ id: session, generation: 1 })}`;
    return { headers: { authorization: `Bearer ${token}`, cookie }, own: [id, ...(await peopleOf(id))] };
  }
  const student = (id: string, hours?: number) => account('student', id, id, hours);
  const company = (id: string, personId?: string, hours?: number) => account('company', id, personId, hours);

  async function guardian(guardianId: string, hoursAgo = 0) {
    const { rows } = await app.root.query('select * from guardians where id = $1', [guardianId]);
    const { student_id, sent_at } = rows[0];
    const sentAt = new Date(new Date(sent_at).getTime() - hoursAgo * hour);
    const guardianLink = makeLink(links, { guardianId, sentAt });
    return { headers: { authorization: `Bearer ${guardianLink}` }, own: [student_id], guardianLink };
  }

  async function operator(operator_id: string, set: Record<string, Date> = {}) {
    const secret = newSecret();
    await app.insert('operator_sessions', {
      operator_id,
      token_hash: hashSecret(secret),
      expires_at: new Date(Date.now() + hour),
      confirmed_at: new Date(Date.now() + hour),
      ...set,
    });
    return { headers: { cookie: `__Host-desk=${secret}` }, own: [operator_id] };
  }
  const newLead = (name: string, more = {}) =>
    app.insert('operators', {
      email: `${name}@desk.example`,
      name,
      role: 'lead',
      password_hash: 'x',
      ...more,
    });

  return {
    owner: await student(w.owner),
    'other student': await student(w.otherStudent),
    'unverified student': await student(w.unverifiedStudent),
    'student under 18': await student(w.youngStudent),
    'accepted company': await company(w.acceptedCompany),
    'accepted member': await company(w.acceptedCompany, w.acceptedMember),
    'pending company': await company(w.pendingCompany),
    'rejected company': await company(w.rejectedCompany),
    'ended company': await company(w.endedCompany),
    'left company': await company(w.leftCompany),
    'withdrawn company': await company(w.withdrawnCompany),
    'other company': await company(w.otherCompany),
    'other member': await company(w.otherCompany, w.otherMember),
    'unverified company': await company(w.unverifiedCompany),
    'unnamed company': await company(w.unnamedCompany),
    'company in review': await company(w.companyInReview),
    'declined company': await company(w.declinedCompany),
    'suspended student': await student(w.suspendedStudent),
    'deleted student': await student(w.deletedStudent),
    'removed member': await company(w.acceptedCompany, w.acceptedFormer),
    'invited person': await company(w.acceptedCompany, w.invitedPerson),
    'suspended company': await company(w.suspendedCompany),
    'deleted company': await company(w.deletedCompany),
    anonymous: { headers: {}, own: [] },
    'expired student': await student(w.owner, -1),
    'expired company': await company(w.acceptedCompany, w.acceptedCompany, -1),
    guardian: await guardian(w.guardian),
    'other guardian': await guardian(w.otherGuardian),
    'guardian with an old link': await guardian(w.guardian, 25),
    operator: await operator(w.operator),
    'unconfirmed lead': await operator(await newLead('una'), { confirmed_at: new Date(0) }),
    'other operator': await operator(w.otherOperator),
    lead: await operator(w.lead),
    'expired operator': await operator(await newLead('edna'), { expires_at: new Date(0) }),
    'disabled operator': await operator(await newLead('dora', { disabled_at: new Date() })),
  } satisfies Record<Actor, Credentials>;
}

export async function createAuthzApp() {
  const app = await createTestApp();
  const world = await buildAuthzWorld(app);
  const credentials: Record<Actor, Credentials> = await signEveryoneIn(app, world);
  const desk = await createDeskSecrets(app, world.operator, credentials.operator.headers['cookie']!);
  const links = createLinks(app.settings.TOKEN_SECRETS[0]!.secret);
  const expiresAt = new Date(Date.now() + hour);

  const sentBy = (actor: Actor): Sent => ({
    world,
    desk,
    links,
    guardianLink: credentials[actor].guardianLink ?? 'forged',
    link: (purpose, subject, version = 1) => links.make({ purpose, subject, version, expiresAt }),
    stamp: (form) =>
      links.make({ purpose: `form ${form}`, subject: randomUUID(), version: Date.now() - hour, expiresAt }),
  });

  /** What a row's endpoint answers to an actor. */
  async function send(row: AnyRow, actor: Actor, { to = app.origin, change = (body: unknown) => body } = {}) {
    const [method, path] = row.key.split(' ') as [string, string];
    const request = row.send?.(sentBy(actor)) ?? {};
    const { params = {}, query = {} } = request;
    const body = change(request.body);
    const url = new URL(to + path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        origin: app.settings.ORIGIN,
        ...credentials[actor].headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), sent: JSON.stringify(request) };
  }

  // The operator has claimed what is in the queues.
  const claim = async (key: string, id: string) => {
    const { status, text } = await send({ key, send: () => ({ params: { id } }) }, 'operator');
    if (status !== 201) throw new Error(`${key} ${text}`);
  };
  await claim('POST /api/desk/reports/:id/opening', world.report);
  await claim('POST /api/desk/contacts/:id/opening', world.removedContact);
  await claim('POST /api/desk/companies/:id/opening', world.review);

  const foreignRows = await createForeignRows(app.root);
  return { ...app, world, credentials, sentBy, send, foreignRows, log: await createChangeLog(app.root) };
}
