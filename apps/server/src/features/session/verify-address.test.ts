import { describe, expect, test } from 'vitest';
import { openSessions } from './session.fixture.ts';

const house = await openSessions();
type Member = Awaited<ReturnType<typeof house.join>>;
const soon = () => new Date(Date.now() + 60_000);

const linkFor = ({ id, email }: Pick<Member, 'id' | 'email'>, expiresAt = soon(), purpose = 'verify') =>
  house.links.make({ purpose, subject: id, version: house.links.fingerprint(email), expiresAt });
const verify = (token: string) =>
  house.openBrowser().call('POST /api/session/verification', { body: { token } });
const isVerified = async ({ call }: Member) => (await call('GET /api/session/user')).body.email_verified;

describe('POST /api/session/verification', () => {
  test('204: verified, and again without a change', async () => {
    const member = await house.join();
    const link = linkFor(member);
    expect((await verify(link)).status).toBe(204);
    expect(await isVerified(member)).toBe(true);
    const look = () => house.root.query('select email_verified_at from users where id = $1', [member.id]);
    const { rows } = await look();
    expect((await verify(link)).status).toBe(204);
    expect((await look()).rows).toEqual(rows);
  });

  test('410: run out, of another address, of nobody, altered, or made for a reset', async () => {
    const [member, other] = [await house.join(), await house.join()];
    const links = [
      linkFor(member, new Date()),
      linkFor({ id: member.id, email: other.email }),
      linkFor({ id: '0195a3c4-1111-7000-8000-000000000001', email: member.email }),
      `${linkFor(member)}x`,
      linkFor(member, soon(), 'reset'),
    ];
    for (const link of links) {
      const { status, body } = await verify(link);
      expect([status, body.code]).toEqual([410, 'link_expired']);
    }
    expect(await isVerified(member)).toBe(false);
  });
});

describe('POST /api/session/verification-request', () => {
  const request = ({ call }: Pick<Member, 'call'>) => call('POST /api/session/verification-request');

  test('204: another mail, three times an hour', async () => {
    const member = await house.join();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await request(member)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    const asked = Array(3).fill('user.verification_requested');
    expect(await house.events(member.id)).toEqual(['user.signed_up', ...asked]);
  });

  test('204: no mail to a verified address', async () => {
    const member = await house.join();
    await verify(linkFor(member));
    expect((await request(member)).status).toBe(204);
    expect(await house.events(member.id)).toEqual(['user.signed_up']);
  });

  test('401: a visitor', async () => {
    expect((await request(house.openBrowser())).status).toBe(401);
  });
});
