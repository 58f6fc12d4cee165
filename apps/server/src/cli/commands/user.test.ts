import { randomUUID } from 'node:crypto';
import { join, joinTeam } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { runQuestline } from '../run-questline.fixture.ts';

const world = await openTestDatabase();
const { root, url } = world;
const settings = {
  ADMIN_DATABASE_URL: url('postgres'),
  DATABASE_URL: url('app_api'),
  AUTH_DATABASE_URL: url('app_auth'),
};
const run = (...args: string[]) => runQuestline(args, settings);
const student = await join(world, 'student');
const company = await join(world, 'company');
const member = await joinTeam(world, company.id);

beforeEach(() => root.query('truncate access_log, desk_log, events restart identity'));
const recorded = async () =>
  (
    await root.query(
      `select l.actor, l.action, l.operator_id, l.student_id, d.account_id, l.reason, d.note
       from access_log l join desk_log d on d.id = l.desk_log_id order by l.number`,
    )
  ).rows;
const events = async () =>
  (await root.query('select name, subject_id from events order by name, subject_id')).rows;
const administrator = { actor: 'administrator', operator_id: null };

describe('questline user find', () => {
  test.each(['email', 'id'] as const)(
    'finds someone by %s, without a name and without a record',
    async (key) => {
      const { code, out } = await run('user', 'find', student[key]);
      expect([code, out]).toEqual([0, expect.stringContaining(student.id)]);
      expect(out).not.toMatch(/Test student|@/);
      expect(await recorded()).toEqual([]);
    },
  );

  test('shows names with a reason, which is recorded', async () => {
    const { out } = await run('user', 'find', member.email, '--json', '--reason', 'support: ticket 4711');
    const company_name = `Company ${company.id.slice(-4)}`;
    expect(JSON.parse(out)).toEqual({
      accounts: [
        {
          kind: 'team member',
          id: member.personId,
          suspended: false,
          name: 'Test member',
          company: company_name,
        },
      ],
    });
    expect(await recorded()).toEqual([
      {
        ...administrator,
        action: 'desk_searched',
        reason: 'support',
        note: 'ticket 4711',
        student_id: null,
        account_id: null,
      },
    ]);
  });

  test('says that nobody was found', async () => {
    expect(await run('user', 'find', 'nobody@example.org')).toMatchObject({
      code: 0,
      out: 'Nobody was found.',
    });
  });
});

describe('questline user suspend and restore', () => {
  test('a person is signed out, notified and recorded, as at the desk', async () => {
    const expires_at = new Date(Date.now() + 1_000_000);
    const session = await world.insert('sessions', { user_id: student.id, expires_at });
    expect(await run('user', 'suspend', student.id, '--reason', 'Asked by the school')).toMatchObject({
      code: 0,
      out: 'Suspended.',
    });
    const state = () => root.query('select suspended_at from profiles where id = $1', [student.id]);
    expect((await state()).rows[0].suspended_at).not.toBeNull();
    const { rows: ended } = await root.query('select ended_at from sessions where id = $1', [session]);
    expect(ended[0].ended_at).not.toBeNull();
    expect(await events()).toEqual([{ name: 'user.suspended', subject_id: student.id }]);
    expect(await recorded()).toMatchObject([
      {
        ...administrator,
        action: 'desk_suspended',
        account_id: student.id,
        reason: 'other',
        note: 'Asked by the school',
      },
    ]);
    await run('user', 'restore', student.id, '--reason', 'other');
    expect((await state()).rows[0].suspended_at).toBeNull();
    expect((await recorded()).at(-1)).toMatchObject({ action: 'desk_restored', reason: 'other', note: null });
  });

  test('a company is suspended with everyone on its team', async () => {
    await run('user', 'suspend', company.id, '--company', '--reason', 'report');
    expect(await events()).toEqual([
      { name: 'company.suspended', subject_id: company.id },
      ...[company.id, member.personId]
        .toSorted()
        .map((subject_id) => ({ name: 'user.suspended', subject_id })),
    ]);
    const { rows } = await root.query('select listed from company_profiles where id = $1', [company.id]);
    expect(rows).toEqual([{ listed: false }]);
    await run('user', 'restore', company.id, '--company', '--reason', 'report');
  });

  test.each<[string[], number, string]>([
    [['suspend', randomUUID(), '--reason', 'report'], 1, 'There is nothing with this id.'],
    [['suspend', 'maya', '--reason', 'report'], 2, 'This is not an id.'],
    [['suspend', student.id], 2, '--reason is missing.'],
    [['restore', student.id, '--reason', ' '], 2, '--reason must say why'],
  ])('%j is refused and nothing is recorded', async (args, code, problem) => {
    expect(await run('user', ...args)).toEqual({ code, out: '', problem: expect.stringContaining(problem) });
    expect(await recorded()).toEqual([]);
  });
});

describe('questline export', () => {
  test('prints what the person can download, and records it where students see it', async () => {
    const { code, out } = await run('export', student.id, '--reason', 'legal: request of Nov 18');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      account: { email: student.email },
      profile: { birth_month: '2000-01' },
      conversations: [],
      profile_views: [expect.objectContaining({ part: 'account', reason: 'legal' })],
    });
    expect(out).not.toContain(company.email);
    expect(await recorded()).toEqual([
      {
        ...administrator,
        action: 'desk_exported_account',
        account_id: student.id,
        student_id: student.id,
        reason: 'legal',
        note: 'request of Nov 18',
      },
    ]);
  });

  test('works for someone who is suspended', async () => {
    await run('user', 'suspend', student.id, '--reason', 'report');
    const { code, out } = await run('export', student.id, '--reason', 'legal');
    await run('user', 'restore', student.id, '--reason', 'report');
    expect([code, JSON.parse(out)]).toMatchObject([0, { account: { email: student.email } }]);
  });

  test("a member gets what is about them, and an owner the company's data", async () => {
    const of = async (id: string) => JSON.parse((await run('export', id, '--reason', 'legal')).out);
    expect(await of(member.personId)).toMatchObject({ account: { email: member.email }, profile: null });
    expect(await of(company.id)).toMatchObject({ account: { email: company.email } });
  });

  test('needs a reason and someone who exists', async () => {
    expect(await run('export', student.id)).toMatchObject({ code: 2, out: '' });
    expect(await run('export', randomUUID(), '--reason', 'legal')).toMatchObject({ code: 1, out: '' });
    expect(await recorded()).toEqual([]);
  });
});

test('operators are listed with names and emails only with a reason, which is recorded', async () => {
  await run('operator', 'create', '--email', 'ada@desk.example', '--name', 'Ada Fields');
  const { out } = await run('operator', 'list');
  expect(out).toMatch(/a•••@desk\.example +operator +not set up/);
  expect(out).not.toMatch(/Ada|ada@/);
  expect(await recorded()).toEqual([]);
  expect((await run('operator', 'list', '--reason', 'support')).out).toMatch(/ada@desk\.example +Ada Fields/);
  expect(await recorded()).toMatchObject([
    { ...administrator, action: 'desk_listed_operators', reason: 'support' },
  ]);
});
