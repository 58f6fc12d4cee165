// Who gets an email when someone is no longer part of a company.
import { expect, test } from 'vitest';
import type { Person } from '../../../features/messages/messages.fixture.ts';
import { openNotifyTest } from './notify.fixture.ts';

const { app, worker, relayed, emails } = await openNotifyTest();

async function aTeam() {
  const owner = await app.signUp('company');
  await app.root.query(`update company_profiles set company_name = 'Corner Books' where id = $1`, [owner.id]);
  return { owner, dana: await app.addMember(owner), theo: await app.addMember(owner) };
}
const leave = ({ api }: Person, { personId: id }: Person) =>
  api('DELETE /api/team/people/:id', { params: { id } });
const callAs = (person: Person, statement: string) =>
  app.root.query(`begin; select set_config('app.actor', '${person.id}', true),
    set_config('app.person', '${person.personId}', true); ${statement}; commit`);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const in30Days = () => day.format(Date.now() + 30 * 86_400_000);

test('someone who is removed gets one; people who leave or delete their account get none', async () => {
  const { owner, dana, theo } = await aTeam();
  const alex = await app.addMember(owner);
  await leave(theo, theo);
  await callAs(alex, 'select keeper.delete_account()');
  await leave(owner, dana);
  await relayed();
  const [email] = await emails(dana);
  expect(email).toContain("Subject: You're no longer on the team of Corner Books");
  expect(email).toContain(`Your account will be deleted on ${in30Days()}`);
  expect(worker.emailsTo(dana.email)).toHaveLength(1);
  for (const person of [owner, theo, alex]) expect(worker.emailsTo(person.email)).toEqual([]);
});

test('when an owner deletes the company, the others get one', async () => {
  const { owner, dana, theo } = await aTeam();
  await callAs(owner, 'select keeper.delete_own_company()');
  for (const person of [dana, theo]) {
    const [email] = await emails(person);
    expect(email).toContain('Subject: Your company was deleted');
    expect(email).toContain(`Your account will be deleted on ${in30Days()}`);
    expect(email).not.toContain('Corner Books');
  }
  expect(worker.emailsTo(owner.email)).toEqual([]);
});

test('someone who has joined a company again gets none', async () => {
  const { owner, dana, theo } = await aTeam();
  await leave(owner, dana);
  // Before the worker gets to it.
  await app.root.query('update profiles set left_company_at = null where id = $1', [dana.personId]);
  await leave(owner, theo);
  await emails(theo);
  await expect.poll(async () => statusOf(dana)).toEqual([{ status: 'dropped' }]);
  expect(worker.emailsTo(dana.email)).toEqual([]);
});

const statusOf = async ({ personId }: Person) =>
  (await app.root.query('select status from mail_deliveries where subject_id = $1', [personId])).rows;
