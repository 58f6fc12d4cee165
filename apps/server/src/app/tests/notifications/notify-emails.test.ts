// Digests and unwanted emails, and where their content may be stored on the way.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../features/messages/messages.fixture.ts';
import { openNotifyTest } from './notify.fixture.ts';

const waits = { message: 2, company: 4 };
const it = await openNotifyTest(waits);
const {
  app,
  worker,
  pair,
  apply,
  move,
  say,
  answer,
  happened,
  relayed,
  notificationsOf,
  submitWork,
  review,
  emails,
} = it;

const digests = async (userId: string) =>
  (await app.root.query('select * from mail_rounds where user_id = $1 order by due_at', [userId])).rows;
const settled = async (userId: string, count = 1) => {
  const done = `select d.status from mail_deliveries d join mail_rounds r on r.id = d.id
    where r.user_id = $1 and d.status <> 'queued' order by d.id`;
  let rows;
  while ((rows = (await app.root.query(done, [userId])).rows).length < count) await sleep(20);
  return rows.map(({ status }) => status);
};
const applyNow = async (company: Person) => {
  const student = await app.signUp('student');
  const { id } = await apply(student, company, 'pending');
  await happened('application.sent', id, student.id);
  return { id, student };
};

/** Someone else of the company, with this name. */
async function named(company: Person, name: string): Promise<Person> {
  const member = await app.addMember(company);
  await app.root.query('update profiles set full_name = $2 where id = $1', [member.personId, name]);
  return member;
}

test.each(['approved', 'needs_revision'] as const)(
  'an email about feedback names the reviewer: %s',
  async (status) => {
    const it = await pair('accepted');
    const dana = await named(it.company, 'Dana Kim');
    const id = await submitWork(it);
    await dana.api('POST /api/submissions/:id/review', {
      params: { id },
      body: { status, feedback: 'Good' },
    });
    const [mail] = await emails(it.student);
    const { company_name } = await dana.api('GET /api/company/profile');
    expect(mail).toContain(`Dana Kim from ${company_name} reviewed your submission`);
    expect(mail).toContain(`Dana Kim · ${company_name}`);
  },
);

// Nearly all of the time is spent waiting for digests, so these run concurrently.
describe.concurrent('an email about messages', () => {
  test('is delayed, combines a thread and links to it', async () => {
    const { student, company, initiative } = await pair('accepted');
    const began = performance.now();
    const first = await say(company, student, { initiative_id: initiative.id });
    const last = await answer(company, first.conversation_id);
    const [mail] = await emails(student);
    expect(performance.now() - began).toBeGreaterThan(waits.message * 1_000 - 100);
    expect(mail).toContain(`https://questline.example/inbox?conversation=${last.id}`);
    expect(mail).toContain(initiative.name);
    expect(mail).toContain('2 unread messages');
    expect(await settled(student.id)).toEqual(['sent']);
    expect(worker.emailsTo(student.email)).toHaveLength(1);
    expect(worker.emailsTo(company.email)).toEqual([]);
  });

  test('names the person who wrote the last message, and the company', async () => {
    const { student, company } = await pair('accepted');
    const dana = await named(company, 'Dana Kim');
    await answer(dana, (await say(company, student)).conversation_id, 'See you on Friday');
    const [mail] = await emails(student);
    const { company_name } = await company.api('GET /api/company/profile');
    expect(mail).toMatch(/^Subject: .*New_message_from_Dana_Kim_·_/m);
    expect(mail).toContain(`Dana Kim · ${company_name} messaged you`);
  });

  test('to a company links to its own inbox', async () => {
    const { student, company } = await pair('accepted');
    const { id } = await say(student, company);
    expect((await emails(company))[0]).toContain(
      `https://questline.example/company-inbox?conversation=${id}`,
    );
  });

  test('goes to the person of a company who has not read, and not to a teammate who has', async () => {
    const { student, company } = await pair('accepted');
    const member = await app.addMember(company);
    const { conversation_id, id } = await say(student, company);
    await answer(student, conversation_id, 'Still there?');
    const params = { id: conversation_id };
    await company.api('PUT /api/conversations/:id/read', { params, body: { message_id: id } });
    const [last] = (await member.api('GET /api/conversations/:id/messages', { params })).items;
    await member.api('PUT /api/conversations/:id/read', { params, body: { message_id: last!.id } });
    expect((await emails(company))[0]).toContain('Still there?');
    expect(await settled(member.personId)).toEqual(['dropped']);
    expect(worker.emailsTo(member.email)).toEqual([]);
    const unreadNotifications = async (person: Person) =>
      (await notificationsOf(person)).filter(({ read }) => !read).length;
    expect([await unreadNotifications(company), await unreadNotifications(member)]).toEqual([1, 0]);
  });

  test('is dropped when the messages have been read by then', async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id, id } = await say(company, student);
    const params = { id: conversation_id };
    await student.api('PUT /api/conversations/:id/read', { params, body: { message_id: id } });
    await relayed();
    expect(await settled(student.id)).toEqual(['dropped']);
    expect(worker.emailsTo(student.email)).toEqual([]);
    expect((await notificationsOf(student)).filter(({ read }) => !read)).toEqual([]);
  });
});

describe.concurrent('an email to a company about new applications or submissions', () => {
  test('is sent right away, then once for everything within the hour', async () => {
    const company = await app.signUp('company');
    await applyNow(company);
    await emails(company);
    const others = [await applyNow(company), await applyNow(company), await applyNow(company)];
    await move(others[0]!.id, others[0]!.student.id, 'withdrawn');
    const [, second] = await emails(company, 2);
    expect(second).toContain('You have 2 new applications');
    const [one, two] = await digests(company.id);
    expect([one, two]).toMatchObject([{ count: 1 }, { count: 3 }]);
    expect(Date.parse(two.written_at) - Date.parse(one.due_at)).toBeGreaterThan(waits.company * 1_000 - 100);
  });

  test('counts all and names ten', async () => {
    const company = await app.signUp('company');
    await applyNow(company);
    await emails(company);
    for (let n = 0; n < 13; n++) await applyNow(company);
    const [, second] = await emails(company, 2);
    expect(second).toContain('You have 13 new applications');
    expect(second).toContain('And 3 more.');
  });

  test('is dropped when all of it has been decided by then', async () => {
    const company = await app.signUp('company');
    await applyNow(company);
    await emails(company);
    const { id } = await applyNow(company);
    await move(id, company.id, 'rejected');
    expect(await settled(company.id, 2)).toEqual(['sent', 'dropped']);
  });
});

// Not concurrent: the email server is busy for everyone.
test('an email that failed includes what arrived since', async () => {
  const company = await app.signUp('company');
  worker.server.state.behavior = 'busy';
  await applyNow(company);
  await relayed();
  while ((await digests(company.id))[0]?.written_at === null) await sleep(20);
  await applyNow(company);
  await relayed();
  worker.server.state.behavior = 'normal';
  const [mail] = await emails(company);
  expect(mail).toContain('You have 2 new applications');
  expect(new Set(await settled(company.id, 2))).toEqual(new Set(['dropped', 'sent']));
  expect(worker.emailsTo(company.email)).toHaveLength(1);
});

describe('preferences', () => {
  const approve = async (its: Awaited<ReturnType<typeof pair>>) => {
    const id = await submitWork(its);
    await review(id, its.company, 'approved');
    await happened('submission.approved', id, its.company.id);
    return id;
  };

  test('every email has one-click unsubscribe; afterward only the app notifies', async () => {
    const its = await pair('accepted');
    await worker.settledAs(await approve(its), 'sent');
    const [mail] = await emails(its.student);
    const { raw } = worker.emailsTo(its.student.email)[0]!;
    const url = /^List-Unsubscribe: <(\S+)>\r$/m.exec(raw)![1]!;
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail).toContain('https://questline.example/unsubscribe?list=submission_approved');
    const response = await fetch(url.replace('https://questline.example', app.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(204);
    const other = await apply(its.student, its.company, 'accepted');
    const again = await approve({ ...its, initiative: other.initiative, applicationId: other.id });
    await worker.settledAs(again, 'dropped');
    expect(await notificationsOf(its.student)).toHaveLength(2);
  });

  test('turning off all email stops emails; turning off in-app stops notifications', async () => {
    const its = await pair('accepted');
    const events = [{ kind: 'submission_approved' as const, in_app: false }];
    await its.student.api('PATCH /api/notifications/preferences', { body: { mail: false, events } });
    await worker.settledAs(await approve(its), 'dropped');
    expect(await notificationsOf(its.student)).toEqual([]);
  });

  test('never emails an unverified address', async () => {
    const its = await pair('accepted', { verified: false });
    await worker.settledAs(await approve(its), 'dropped');
    expect(worker.emailsTo(its.student.email)).toEqual([]);
  });
});

test('no email address, name, text or link is in jobs, events, email digests, notifications or logs', async () => {
  const { student, company } = await pair('accepted');
  const content = 'A hippopotamus ate the flyers';
  await say(company, student, { content });
  await emails(student);
  const kept = await Promise.all(
    ['mail_rounds', 'notifications'].map((table) => app.root.query(`select t::text as row from ${table} t`)),
  );
  const traces = [await worker.traces(), ...kept.flatMap(({ rows }) => rows.map(({ row }) => row))].join(
    '\n',
  );
  for (const secret of [...(await worker.secrets()), content]) expect(traces).not.toContain(secret);
});
