// Both sides learn what the other says about a reward: in the app, by email, and on open pages.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../features/messages/messages.fixture.ts';
import { openNotifyTest } from './notify.fixture.ts';

const { app, pair, notificationsOf, relayed, emails, listen, worker } = await openNotifyTest();

async function oneOwed() {
  const them = await pair('accepted');
  const id = await app.insert('rewards', {
    application_id: them.applicationId,
    student_id: them.student.id,
    company_id: them.company.id,
    initiative_id: them.initiative.id,
    amount: 2_000,
    currency: 'USD',
  });
  await app.root.query(`update company_profiles set company_name = 'Sunny Side' where id = $1`, [
    them.company.id,
  ]);
  return { ...them, id };
}
const pay = ({ api }: Person, id: string) =>
  api('POST /api/rewards/:id/payment', {
    params: { id },
    body: { paid_on: '2026-11-10', paid_how: 'cash' },
  });
const answer = ({ api }: Person, id: string, received: boolean) =>
  api('POST /api/rewards/:id/receipt', { params: { id }, body: { received } });
const refreshed = async (stream: Awaited<ReturnType<typeof listen>>) => {
  while (!stream.events().some((event) => event.includes('"rewards"'))) await sleep(10);
};
const unreadKinds = async (person: Person) =>
  (await notificationsOf(person)).filter(({ read }) => !read).map(({ kind }) => kind);

describe('a reward', () => {
  test('paid: asks the student whether it arrived', async () => {
    const { student, company, initiative, id } = await oneOwed();
    const stream = await listen(student);
    await pay(company, id);
    await refreshed(stream);
    expect(await notificationsOf(student)).toMatchObject([
      {
        kind: 'reward_paid',
        text: `Sunny Side says it paid you $20 for “${initiative.name}”. Did you get it?`,
        path: `/initiative-tasks/${initiative.id}`,
      },
    ]);
    const [mail] = await emails(student);
    expect(mail).toContain('Did you get your $20?');
    expect(mail).toContain("doesn't move money");
    expect(await notificationsOf(company)).toEqual([]);
  });

  test('missing: tells everyone on the team, until it is paid again', async () => {
    const { student, company, initiative, id } = await oneOwed();
    const member = await app.addMember(company);
    await pay(company, id);
    await relayed();
    const stream = await listen(company);
    await answer(student, id, false);
    await refreshed(stream);
    for (const person of [company, member]) {
      expect(await notificationsOf(person)).toMatchObject([
        {
          kind: 'reward_missing',
          text: expect.stringContaining(`says $20 for “${initiative.name}” hasn't arrived`),
          path: '/company-active-users?view=rewards',
        },
      ]);
      expect((await emails(person)).join()).toContain("hasn't arrived");
    }
    await pay(member, id);
    expect(await unreadKinds(company)).toEqual([]);
    expect(await unreadKinds(student)).toEqual(['reward_paid']);
    await answer(student, id, true);
    expect(await unreadKinds(student)).toEqual([]);
  });

  test('taken back: the student is no longer asked', async () => {
    const { student, company, id } = await oneOwed();
    await pay(company, id);
    await relayed();
    await company.api('DELETE /api/rewards/:id/payment', { params: { id } });
    expect(await notificationsOf(student)).toMatchObject([
      { kind: 'reward_paid', read: true, text: 'Sunny Side took back that it paid you $20' },
    ]);
  });

  test('paid, taken back and paid again, many times: one email a day', async () => {
    const { student, company, id } = await oneOwed();
    for (let n = 0; n < 4; n++) {
      await pay(company, id);
      await relayed();
      if (n === 0) await emails(student);
      await company.api('DELETE /api/rewards/:id/payment', { params: { id } });
    }
    await pay(company, id);
    await relayed();
    await sleep(300);
    expect(await emails(student)).toHaveLength(1);
    const { rows } = await app.root.query(
      `select due_at > now() + interval '1 minute' as later from mail_rounds
       where user_id = $1 and kind = 'reward-paid' and written_at is null`,
      [student.id],
    );
    expect(rows).toEqual([{ later: true }]);
  });

  test('a student who left the initiative gets no email', async () => {
    const { student, company, applicationId, id } = await oneOwed();
    await student.api('POST /api/applications/:id/end', { params: { id: applicationId } });
    await pay(company, id);
    await relayed();
    const written = `select from mail_rounds where user_id = $1 and kind = 'reward-paid' and written_at is not null`;
    while ((await app.root.query(written, [student.id])).rowCount === 0) await sleep(20);
    await sleep(300);
    expect(worker.emailsTo(student.email)).toEqual([]);
  });

  test('a student who blocked the company gets neither a notification nor an email', async () => {
    const { student, company, id } = await oneOwed();
    await app.insert('blocks', { student_id: student.id, company_id: company.id });
    const before = worker.emailsTo(student.email).length;
    await pay(company, id);
    expect(await notificationsOf(student)).toEqual([]);
    await sleep(300);
    expect(worker.emailsTo(student.email)).toHaveLength(before);
  });
});
