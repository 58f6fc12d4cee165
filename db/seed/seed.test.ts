// What the seed writes: repeatable runs, every state, and the documented accounts.
import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applicationStatuses, limits, submissionStatuses, tieStages } from '@questline/contract/plain';
import { openTestDatabase } from '../tests/test-database.ts';
import { hashSeedPassword } from './password.ts';
import { openSeededDatabase } from './seed.fixture.ts';
import { seed, seededAccounts, seedPassword } from './seed.ts';

const { database, mediaDir, now, accounts, rows, column, idOf } = await openSeededDatabase();
const twin = await openTestDatabase();

/** Without the log of changes, which contains transaction ids. */
async function everything(root: typeof database.root): Promise<Record<string, unknown>> {
  const tables = await root.query(`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'initiative_changes' order by 1`);
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows)
    found[name] = (await root.query(`select t::text as row from ${name} t order by 1`)).rows;
  return found;
}

describe('seeding', () => {
  test('twice changes nothing, even on another day', async () => {
    const before = await everything(database.root);
    const again = await seed(database.url('postgres'), {
      mediaDir,
      now: new Date(now.getTime() + 9 * 86_400_000),
    });
    expect(again).toEqual(accounts);
    expect(await everything(database.root)).toEqual(before);
  });

  test('another database at the same time writes the same rows', async () => {
    await seed(twin.url('postgres'), { mediaDir, now });
    expect(await everything(twin.root)).toEqual(await everything(database.root));
  });

  test('with `fresh` replaces all rows with new ones', async () => {
    const later = new Date(now.getTime() + 30 * 86_400_000);
    await twin.root.query(
      `insert into waitlist_entries (email, pilot_interest) values ('gone@mail.example', true)`,
    );
    const fresh = await seed(twin.url('postgres'), { mediaDir, now: later, fresh: true });
    expect(fresh.map(({ email }) => email)).toEqual(accounts.map(({ email }) => email));
    expect(fresh[0]!.id).not.toBe(accounts[0]!.id);
    const { rows: left } = await twin.root.query(
      `select from waitlist_entries where email = 'gone@mail.example'`,
    );
    expect(left).toEqual([]);
  });

  test('refuses to run in production', async () => {
    process.env['NODE_ENV'] = 'production';
    await expect(seed(database.url('postgres'), { mediaDir })).rejects.toThrow('production');
    process.env['NODE_ENV'] = 'test';
  });

  test('gives every account the documented password, hashed with argon2id', async () => {
    const hashes = await column('select distinct password_hash from users');
    expect(hashes).toEqual([hashSeedPassword()]);
    expect(seedPassword.length).toBeGreaterThanOrEqual(limits.passwordMinLength);
    const [, algorithm, version, parameters, salt, hash] = (hashes[0] as string).split('$');
    expect([algorithm, version, parameters]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    const nonce = Buffer.from(salt!, 'base64');
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    const expected = argon2Sync('argon2id', { message: seedPassword, nonce, ...cost });
    expect(Buffer.from(hash!, 'base64')).toEqual(expected);
  });
});

describe('states', () => {
  test('has every status, type and stage', async () => {
    expect(await column('select distinct status from initiative_applications')).toEqual(
      expect.arrayContaining([...applicationStatuses]),
    );
    expect(await column('select distinct status from task_submissions')).toEqual(
      expect.arrayContaining([...submissionStatuses]),
    );
    expect(await column('select distinct submission_type from task_submissions')).toHaveLength(3);
    expect(await column('select distinct stage from ties')).toEqual(expect.arrayContaining([...tieStages]));
    expect(await column('select distinct status from initiatives')).toHaveLength(2);
    expect(await column('select max(attempt) from task_submissions')).toEqual([2]);
  });

  test('has notifications of every kind, read and unread', async () => {
    const [check] = await column(`select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check'`);
    const kinds = [...(check as string).matchAll(/'(\w+)'::text/g)].map(([, kind]) => kind!);
    for (const state of ['is null', 'is not null'])
      expect(await column(`select distinct kind from notifications where read_at ${state}`)).toEqual(
        expect.arrayContaining(kinds),
      );
  });

  test('has enough of everything', async () => {
    expect(await column('select count(*)::int from initiatives where deleted_at is null')).toEqual([34]);
    expect(await column('select count(*)::int from student_profiles')).toEqual([45]);
    expect(await column('select count(*)::int from company_profiles')).toEqual([13]);
    const [quick] = await column(
      "select count(*)::int from initiatives where quick_win and status = 'active'",
    );
    expect(quick).toBeGreaterThan(6);
    expect(
      await column(
        `select count(*)::int from profiles where user_type = 'student' and photo_url is not null`,
      ),
    ).toEqual([26]);
    for (const side of ['student', 'company']) {
      expect((await column(`select id from conversations where ${side}_unread > 0`)).length).toBeGreaterThan(
        2,
      );
      expect((await column(`select id from conversations where ${side}_unread = 0`)).length).toBeGreaterThan(
        2,
      );
    }
    expect((await column('select pilot_interest from waitlist_entries')).length).toBeGreaterThan(3);
    expect((await column('select id from initiative_drafts')).length).toBeGreaterThan(0);
    expect((await column('select id from bookmarks')).length).toBeGreaterThan(9);
    expect((await column('select company_id from company_answers where minutes > 0')).length).toBeGreaterThan(
      3,
    );
  });

  test('has an unverified email and a deleted account with its history', async () => {
    expect(await rows('select email from users where email_verified_at is null')).toEqual([
      { email: 'noor.haddad@students.example' },
    ]);
    const [left] = await rows<{ id: string }>(
      `select id from profiles where deleted_at is not null and full_name is null`,
    );
    expect(await rows('select from users where id = $1', [left!.id])).toEqual([]);
    expect(
      await rows('select status from initiative_applications where student_id = $1', [left!.id]),
    ).toEqual([{ status: 'ended' }]);
    expect(
      (await rows('select from task_submissions where student_id = $1', [left!.id])).length,
    ).toBeGreaterThan(0);
    expect(
      (await rows('select from inbox_messages where student_id = $1', [left!.id])).length,
    ).toBeGreaterThan(0);
  });

  test('has a deleted initiative with finished work', async () => {
    const found =
      await rows(`select a.status from initiative_applications a join initiatives i on i.id = a.initiative_id
      where i.deleted_at is not null order by a.status`);
    expect(found.map(({ status }) => status)).toEqual(['completed', 'ended', 'ended']);
  });
});

describe('accounts', () => {
  const applicationsOf = (name: string) =>
    rows<{ company: string; status: string; tasks_approved: number; task_count: number; id: string }>(
      `select a.id, c.company_name as company, a.status, a.tasks_approved, i.task_count from initiative_applications a
       join initiatives i on i.id = a.initiative_id join company_profiles c on c.id = a.company_id
       where a.student_id = $1 order by a.id`,
      [idOf(name)],
    );

  test('Maya Torres is working on an initiative and has changes requested', async () => {
    const work = (await applicationsOf('Maya Torres')).find(({ status }) => status === 'accepted');
    expect(work).toMatchObject({ company: 'Sunny Side Bakery', tasks_approved: 2, task_count: 4 });
    const open = await rows(
      `select status, attempt from task_submissions where application_id = $1 and superseded_at is null and status <> 'approved'`,
      [work!.id],
    );
    expect(open).toEqual([{ status: 'needs_revision', attempt: 1 }]);
    expect(
      await rows('select sum(student_unread)::int as unread from conversations where student_id = $1', [
        idOf('Maya Torres'),
      ]),
    ).toEqual([{ unread: 2 }]);
  });

  test('Jonas Weber is new: verified, survey not done', async () => {
    const [jonas] = await rows(
      `select s.grade, s.skills, s.motivations, s.weekly_hours_available, u.email_verified_at is not null as verified, u.is_new_signup
       from student_profiles s join users u using (id) where id = $1`,
      [idOf('Jonas Weber')],
    );
    expect(jonas).toEqual({
      grade: null,
      skills: [],
      motivations: [],
      weekly_hours_available: null,
      verified: true,
      is_new_signup: 'true',
    });
    expect(await applicationsOf('Jonas Weber')).toEqual([]);
  });

  test('Aisha Khan has finished an initiative', async () => {
    const finished = (await applicationsOf('Aisha Khan')).filter(({ status }) => status === 'completed');
    expect(finished).toMatchObject([{ company: 'Sunny Side Bakery', tasks_approved: 4, task_count: 4 }]);
  });

  test('Leo Park was rejected once and has a pending application', async () => {
    expect((await applicationsOf('Leo Park')).map(({ status }) => status)).toEqual(['rejected', 'pending']);
  });

  test('the first three documented companies have the described states', async () => {
    const of = async (name: string) =>
      (
        await rows(
          `select company_name, logo_url is not null as logo, (select count(*)::int from initiatives i where i.company_id = c.id) as initiatives,
           (select count(*)::int from initiatives i where i.company_id = c.id and status = 'inactive') as inactive,
           (select count(distinct student_id)::int from initiative_applications a where a.company_id = c.id) as applicants
           from company_profiles c where id = $1`,
          [idOf(name)],
        )
      )[0];
    expect(await of('Sunny Side Bakery')).toMatchObject({ initiatives: 5, applicants: 12, logo: true });
    expect(await of('Trailhead Outdoor Co-op')).toEqual({
      company_name: null,
      logo: false,
      initiatives: 0,
      inactive: 0,
      applicants: 0,
    });
    expect(await of('Brightwave Studio')).toMatchObject({ initiatives: 2, inactive: 1 });
  });

  test('a student at Harbor Lane Books needs attention', async () => {
    const found = await rows(
      `select attention_at from initiative_applications where company_id = $1 and status = 'accepted' and attention_at < now()`,
      [idOf('Harbor Lane Books')],
    );
    expect(found.length).toBeGreaterThan(0);
  });

  test('Dana answered Maya and reviewed her work', async () => {
    const found = await rows(
      `select (select count(*)::int from inbox_messages where person_id = $1 and student_id = $2) as messages,
        (select count(*)::int from task_submissions where reviewed_by = $1 and student_id = $2) as reviews`,
      [idOf('Dana Kim'), idOf('Maya Torres')],
    );
    expect(found).toEqual([{ messages: 1, reviews: 1 }]);
  });

  test('the printed list is complete', () => {
    expect(accounts).toMatchObject(seededAccounts);
    for (const { id, email, state } of accounts)
      expect([id, email, state]).toEqual([
        expect.stringMatching(/^0/),
        expect.stringContaining('@'),
        expect.any(String),
      ]);
  });
});
