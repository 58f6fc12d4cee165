// What companies hear when operators take an initiative down or warn them, through the real API, worker and SMTP.
import { expect, test } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import { openWorker, readable, until } from './worker/worker-app.fixture.ts';

const app = await createTestApp();
const { secret } = app.settings.TOKEN_SECRETS[0]!;
const { emailsTo } = await openWorker({ world: app, secret });

/** An owner and a member of a company. */
async function team() {
  const founder = await app.signUp('company');
  return { founder, member: await app.addMember(founder) };
}
const notified = async ({ api }: { api: typeof app.visitor }) => (await api('GET /api/notifications')).items;

test('a company learns why its initiative was taken down, in the bell and by email', async () => {
  const { founder, member } = await team();
  const id = await app.insert('initiatives', { company_id: founder.id, name: 'Street team' });
  await app.root.query(
    `update initiatives set deleted_at = now(), taken_down_for = 'outside' where id = $1`,
    [id],
  );
  await app.insert('events', { name: 'initiative.taken_down', subject_id: id });
  await until(() => emailsTo(founder.email).length > 0);
  const email = readable(emailsTo(founder.email)[0]!.raw);
  expect(email).toContain('Taken down: Street team');
  expect(email).toContain('It was about talking or working outside Questline.');
  expect(email).toContain(`/company/initiative/${id}`);
  const notice = {
    kind: 'initiative_taken_down',
    text: 'Our safety team took down “Street team”. See why, and what you can do.',
    path: `/company/initiative/${id}`,
  };
  for (const person of [founder, member]) expect(await notified(person)).toMatchObject([notice]);
  expect(emailsTo(member.email)).toEqual([]);
});

test('a warning about contact details reaches an owner by email and everyone in the bell', async () => {
  const { founder, member } = await team();
  await app.insert('events', { name: 'company.warned', subject_id: founder.id });
  await until(() => emailsTo(founder.email).length > 0);
  expect(readable(emailsTo(founder.email)[0]!.raw)).toContain('A warning about contact details');
  for (const person of [founder, member])
    expect(await notified(person)).toMatchObject([
      { kind: 'contact_warning', path: '/company-inbox?tab=messages' },
    ]);
  expect(emailsTo(member.email)).toEqual([]);
});
