import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSessionsApp } from '../session.fixture.ts';

const app = await createSessionsApp();

async function invited(version = 1) {
  const email = `${randomUUID()}@example.org`;
  const id = await app.insert('waitlist_entries', { email, pilot_interest: true });
  await app.root.query(
    `update prospects set status = 'invited', invited_as = 'student', invited_at = now(), version = $2 where id = $1`,
    [id, version],
  );
  return { id, email };
}
const linkTo = (id: string, { version = 1, days = 1, purpose = 'sign-up-invitation' } = {}) =>
  app.links.make({ purpose, subject: id, version, expiresAt: new Date(Date.now() + days * 86_400_000) });
const look = (token: string) => app.openBrowser().call('POST /api/sign-up-invitation', { body: { token } });

describe('POST /api/sign-up-invitation', () => {
  test('201: names the email, as often as the link is opened', async () => {
    const { id, email } = await invited();
    for (let n = 0; n < 2; n++) {
      const { status, body } = await look(linkTo(id));
      expect([status, body]).toEqual([201, { email }]);
    }
  });

  test('410: a link for something else, an earlier, expired, forged or canceled one', async () => {
    const { id } = await invited(2);
    const canceled = await invited();
    await app.root.query(`update prospects set status = 'new' where id = $1`, [canceled.id]);
    const links = [
      linkTo(id, { version: 2, purpose: 'invitation' }),
      linkTo(id, { version: 1 }),
      linkTo(id, { version: 2, days: -1 }),
      linkTo(canceled.id),
      linkTo(randomUUID()),
      'nonsense',
    ];
    for (const link of links) {
      const { status, body } = await look(link);
      expect([status, body.code]).toEqual([410, 'link_expired']);
    }
    expect((await look(linkTo(id, { version: 2 }))).status).toBe(201);
  });

  test('410: after signing up, which asks everything that it asks everyone', async () => {
    const { id, email } = await invited();
    const signUp = (birth_month: string) =>
      app.openBrowser().enter('POST /api/users', {
        email,
        password: 'river-otter-42',
        data: { user_type: 'student', full_name: 'Ada Park', birth_month },
      });
    const year = new Date().getFullYear();
    expect((await signUp(`${year - 11}-01`)).body).toMatchObject({ code: 'account_refused' });
    expect((await look(linkTo(id))).status).toBe(201);
    const { body } = await signUp(`${year - 16}-01`);
    expect(body.user).toMatchObject({ email, email_verified: false });
    expect((await look(linkTo(id))).body.code).toBe('link_expired');
    const { rows } = await app.root.query('select status from prospects where id = $1', [id]);
    expect(rows).toEqual([{ status: 'joined' }]);
  });
});
