import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { argon2Sync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applicationStatuses,
  eventNames,
  industryTags,
  initiativeTags,
  limits,
  motivations,
  skills,
  skillsNamedIn,
  submissionStatuses,
  tieStages,
} from '@questline/contract/plain';
import { openTestDatabase } from '../tests/test-database.ts';
import { hashSeedPassword } from './password.ts';
import { seed, seededAccounts, seedPassword, type SeededAccounts } from './seed.ts';

const database = await openTestDatabase();
const twin = await openTestDatabase();
const base = mkdtempSync(join(tmpdir(), 'questline-seed-'));
const mediaDir = join(base, 'media');
const now = new Date();
let accounts: SeededAccounts;

beforeAll(async () => {
  accounts = await seed(database.url('postgres'), { mediaDir, now });
});
afterAll(() => rmSync(base, { recursive: true }));

type Row = Record<string, unknown>;
const rows = async <T extends object = Row>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await database.root.query(sql, values)).rows as T[];
const column = async (sql: string) => (await rows(sql)).map((row) => Object.values(row)[0]);
const idOf = (name: string) => accounts.find((it) => it.name === name)!.id;

async function everything(root: typeof database.root): Promise<Record<string, unknown>> {
  const tables = await root.query(`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows)
    found[name] = (await root.query(`select t::text as row from ${name} t order by 1`)).rows;
  return found;
}

describe('running it', () => {
  test('twice leaves exactly the same rows, also on another day', async () => {
    const before = await everything(database.root);
    const again = await seed(database.url('postgres'), {
      mediaDir,
      now: new Date(now.getTime() + 9 * 86_400_000),
    });
    expect(again).toEqual(accounts);
    expect(await everything(database.root)).toEqual(before);
  });

  test('elsewhere at the same moment writes the same rows', async () => {
    await seed(twin.url('postgres'), { mediaDir, now });
    expect(await everything(twin.root)).toEqual(await everything(database.root));
  });

  test('afresh replaces everything by rows of today', async () => {
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

  test('in production is refused', async () => {
    process.env['NODE_ENV'] = 'production';
    await expect(seed(database.url('postgres'), { mediaDir })).rejects.toThrow('production');
    process.env['NODE_ENV'] = 'test';
  });

  test('gives everybody the documented password, as argon2id', async () => {
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

describe('what occurs', () => {
  test('every status, type and stage', async () => {
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

  test('notifications of every kind, read and unread', async () => {
    const [check] = await column(`select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check'`);
    const kinds = [...(check as string).matchAll(/'(\w+)'::text/g)].map(([, kind]) => kind!);
    for (const state of ['is null', 'is not null'])
      expect(await column(`select distinct kind from notifications where read_at ${state}`)).toEqual(
        expect.arrayContaining(kinds),
      );
  });

  test('enough to look alive', async () => {
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

  test('an unverified address, and a deleted account whose history stayed', async () => {
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

  test('a deleted initiative with finished work', async () => {
    const found =
      await rows(`select a.status from initiative_applications a join initiatives i on i.id = a.initiative_id
      where i.deleted_at is not null order by a.status`);
    expect(found.map(({ status }) => status)).toEqual(['completed', 'ended', 'ended']);
  });
});

describe('the people', () => {
  const applicationsOf = (name: string) =>
    rows<{ company: string; status: string; tasks_approved: number; task_count: number; id: string }>(
      `select a.id, c.company_name as company, a.status, a.tasks_approved, i.task_count from initiative_applications a
       join initiatives i on i.id = a.initiative_id join company_profiles c on c.id = a.company_id
       where a.student_id = $1 order by a.id`,
      [idOf(name)],
    );

  test('Maya Torres is in the middle of her work, with one revision asked', async () => {
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

  test('Leo Park was rejected once and waits once', async () => {
    expect((await applicationsOf('Leo Park')).map(({ status }) => status)).toEqual(['rejected', 'pending']);
  });

  test('the three companies are as described', async () => {
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

  test('somebody at Harbor Lane Books needs attention', async () => {
    const found = await rows(
      `select attention_at from initiative_applications where company_id = $1 and status = 'accepted' and attention_at < now()`,
      [idOf('Harbor Lane Books')],
    );
    expect(found.length).toBeGreaterThan(0);
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

describe('what is kept', () => {
  // Each finds the rows that say something else than a fresh count would.
  test.each<[string, string]>([
    [
      'onboarding',
      `select from company_onboarding_requirements r where total_initiatives_created <> (select count(*) from initiatives i where i.company_id = r.company_id)`,
    ],
    [
      'open initiatives',
      `select from company_profiles c where open_initiatives <> (select count(*) from initiatives i where i.company_id = c.id and status = 'active')`,
    ],
    [
      'task outline',
      `select from initiatives i where (task_count, task_outline) <> (select count(*)::int, coalesce(jsonb_agg(jsonb_build_object('title', title, 'minutes', minutes) order by task_order), '[]') from tasks t where t.initiative_id = i.id and retired_at is null)`,
    ],
    [
      'ties',
      `select from ties t where stage <> coalesce((select 'closed' from profiles p where p.id = t.student_id and p.deleted_at is not null), (select case when left_at is not null then 'left' when status = 'completed' then 'accepted' else status end as stage from initiative_applications a where (a.company_id, a.student_id) = (t.company_id, t.student_id) order by left_at is not null, array_position(array['accepted', 'completed', 'ended', 'rejected', 'pending', 'withdrawn'], status) limit 1))
      or student_wrote_at is distinct from (select max(created_at) from inbox_messages m where m.sender_id = t.student_id and m.company_id = t.company_id)`,
    ],
    [
      'progress',
      `select from initiative_applications a where
      tasks_approved <> (select count(*) from task_submissions s join tasks t on t.id = s.task_id where s.application_id = a.id and s.status = 'approved' and t.retired_at is null)
      or reviews_pending <> (select count(*) from task_submissions s where s.application_id = a.id and status = 'pending' and superseded_at is null)
      or (submissions_approved, submissions_decided) <> (select count(*) filter (where status = 'approved'), count(*) filter (where status in ('approved', 'needs_revision')) from task_submissions s where s.application_id = a.id)
      or last_submitted_at is distinct from (select max(completed_at) from task_submissions s where s.application_id = a.id)`,
    ],
    [
      'attention',
      `select from initiative_applications a where attention_at is distinct from case when status = 'accepted' then least(
      (select min(reviewed_at) + interval '3 days' from task_submissions s where s.application_id = a.id and status = 'needs_revision' and superseded_at is null),
      coalesce(last_submitted_at, accepted_at) + interval '7 days') end`,
    ],
    [
      'completion',
      `select from initiative_applications a join initiatives i on i.id = a.initiative_id where (a.status = 'completed') <> (a.tasks_approved = i.task_count and a.tasks_approved > 0)
      or (a.status in ('completed', 'ended')) <> (a.finished_at is not null)`,
    ],
    [
      'attempts',
      `select from task_submissions s where (superseded_at is not null) <> (
        exists (select from task_submissions n where n.task_id = s.task_id and n.student_id = s.student_id and n.attempt = s.attempt + 1)
        or s.status in ('pending', 'reviewed') and exists (select from initiative_applications a where a.id = s.application_id and a.status = 'ended'))
      or superseded_at <> (select completed_at from task_submissions n where n.task_id = s.task_id and n.student_id = s.student_id and n.attempt = s.attempt + 1)`,
    ],
    [
      'conversations',
      `select from conversations c where
      (last_message_id, last_message_at, last_sender_id, last_preview) <> (select id, created_at, sender_id, left(content, 140) from inbox_messages m where m.conversation_id = c.id order by id desc limit 1)
      or student_unread <> (select count(*) from inbox_messages m where m.conversation_id = c.id and sender_id = company_id and (student_read_to is null or m.id > student_read_to))
      or company_unread <> (select count(*) from inbox_messages m where m.conversation_id = c.id and sender_id = student_id and (company_read_to is null or m.id > company_read_to))`,
    ],
    [
      'search terms',
      `select from initiatives i where (status = 'active') <> exists (select from initiative_terms t where t.initiative_id = i.id)`,
    ],
    [
      'file access',
      `select from task_submissions s join files f on f.id = s.file_id where f.company_id is distinct from s.company_id or f.owner_id <> s.student_id or f.status <> 'ready'`,
    ],
    [
      'history',
      `select from (select id as subject_id, status from initiative_applications union all select id, status from task_submissions) x
      where status <> (select status from status_changes h where h.subject_id = x.subject_id order by id desc limit 1)`,
    ],
    [
      'who may write',
      `select from inbox_messages m join ties t using (student_id, company_id) where m.sender_id = m.student_id and t.stage = 'rejected'
      and not exists (select from inbox_messages o where o.conversation_id = m.conversation_id and o.sender_id = m.company_id and o.id < m.id)`,
    ],
  ])('%s is true', async (_, sql) => {
    expect(await rows(sql)).toEqual([]);
  });

  test('nothing happens before it can', async () => {
    const wrong = [
      `select from initiative_applications where applied_at < created_at or decided_at <= applied_at or finished_at <= coalesce(decided_at, applied_at)`,
      `select from initiative_applications a join profiles p on p.id = a.student_id join initiatives i on i.id = a.initiative_id where a.created_at < p.created_at or a.created_at < i.created_at`,
      `select from initiatives i join company_profiles c on c.id = i.company_id where i.created_at < c.created_at`,
      `select from task_submissions s join initiative_applications a on a.id = s.application_id where s.completed_at < a.accepted_at or s.reviewed_at <= s.completed_at or s.superseded_at < s.reviewed_at`,
      `select from conversations c where created_at < (select min(applied_at) from initiative_applications a where (a.student_id, a.company_id) = (c.student_id, c.company_id))`,
      `select from inbox_messages m where exists (select from inbox_messages n where n.conversation_id = m.conversation_id and n.id > m.id and n.created_at < m.created_at)`,
      `select from bookmarks b join initiatives i on i.id = b.initiative_id join profiles p on p.id = b.student_id where uuid_extract_timestamp(b.id) < greatest(i.created_at, p.created_at)`,
      `select from student_welcomes w join profiles p on p.id = w.student_id where least(w.read_at, w.dismissed_at, w.celebrated_at) < p.created_at`,
      `select from profiles p join users u using (id) where u.email_verified_at < u.created_at or u.created_at <> p.created_at`,
    ];
    for (const sql of wrong) expect([sql, await rows(sql)]).toEqual([sql, []]);
  });

  test.each([
    ['profiles', 'created_at'],
    ['initiatives', 'created_at'],
    ['tasks', 'created_at'],
    ['initiative_applications', 'created_at'],
    ['task_submissions', 'completed_at'],
    ['status_changes', 'created_at'],
    ['conversations', 'created_at'],
    ['inbox_messages', 'created_at'],
    ['notifications', 'created_at'],
    ['events', 'created_at'],
    ['files', 'created_at'],
    ['initiative_drafts', 'created_at'],
    ['waitlist_entries', 'created_at'],
    ['inquiries', 'created_at'],
  ])('ids of %s carry their time, which is in the past', async (table, time) => {
    expect(
      await rows(
        `select id, ${time} from ${table} where uuid_extract_version(id) <> 7
      or uuid_extract_timestamp(id) is distinct from ${time} or ${time} > $1`,
        [now],
      ),
    ).toEqual([]);
  });

  test('the worker finds nothing left to relay', async () => {
    expect(await rows('select from events where relayed_at is null')).toEqual([]);
    expect(eventNames).toEqual(expect.arrayContaining(await column('select distinct name from events')));
    expect(
      await rows(
        'select from notifications n where not exists (select from events e where e.id = n.event_id)',
      ),
    ).toEqual([]);
  });
});

describe('words and pictures', () => {
  test('come from the vocabularies', async () => {
    const words = (table: string, name: string) => column(`select distinct unnest(${name}) from ${table}`);
    expect(initiativeTags).toEqual(expect.arrayContaining(await words('initiatives', 'tags')));
    expect(industryTags).toEqual(expect.arrayContaining(await words('company_profiles', 'industry')));
    expect(industryTags).toEqual(expect.arrayContaining(await words('student_profiles', 'company_tags')));
    expect(initiativeTags).toEqual(
      expect.arrayContaining(await words('student_profiles', 'initiative_tags')),
    );
    expect(skills).toEqual(expect.arrayContaining(await words('student_profiles', 'skills')));
    expect(motivations).toEqual(expect.arrayContaining(await words('student_profiles', 'motivations')));
    for (const it of await rows<{ skills: string[]; requirements: string }>(
      'select skills, requirements from initiatives',
    ))
      expect(it.skills).toEqual(skillsNamedIn(it.requirements));
  });

  test('every initiative says everything, and nothing is said twice', async () => {
    for (const name of ['name', 'description', 'overview', 'requirements', 'benefits', 'goals']) {
      const texts = await column(`select ${name} from initiatives`);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect((text as string).length).toBeGreaterThan(8);
    }
    const notes = await column('select note from initiative_applications where note is not null');
    expect(new Set(notes).size).toBe(notes.length);
    const messages = await column('select content from inbox_messages');
    expect(new Set(messages).size).toBe(messages.length);
  });

  test('every address leads to a picture', async () => {
    const stored = new Set(
      ['media', 'photos'].flatMap((folder) =>
        readdirSync(join(base, folder)).map((file) => `/${folder}/${file}`),
      ),
    );
    const urls =
      await column(`select photo_url from profiles where photo_url is not null union all select logo_url from company_profiles where company_name is not null
      union all select banner_url from company_profiles where company_name is not null union all select banner_url from initiatives`);
    expect(urls.length).toBeGreaterThan(80);
    for (const url of urls) expect(stored).toContain(url);
    const text = readFileSync(join(base, urls[0] as string), 'utf8');
    expect(text).toMatch(/^<svg xmlns=.*<\/svg>\n$/s);
    expect(text).not.toContain('NaN');
  });

  test('every submitted file lies under its key, with its size', async () => {
    for (const it of await rows<{ object_key: string; byte_size: string }>(
      `select object_key, byte_size from files where purpose = 'submission'`,
    ))
      expect(readFileSync(join(base, 'private', it.object_key)).length).toBe(Number(it.byte_size));
  });
});
