import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { join as joinPeople } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { keptLog } from '../../platform/jobs/relay-log.fixture.ts';
import { openStorage } from '../../platform/storage/storage.ts';
import { sweepExpired, retention } from '../retention.ts';

const world = await openTestDatabase();
const database = openDatabase(world.url('app_worker'), { connections: 1 });
const { log, lines } = keptLog();
const filesDir = mkdtempSync(join(tmpdir(), 'questline-retention-'));
const storage = openStorage({ FILE_STORE: 'disk', FILES_DIR: filesDir });
const clean = () => sweepExpired(database.as(worker), storage, log);
afterAll(async () => {
  await database.close();
  rmSync(filesDir, { recursive: true });
});

const parts = async (table: string) =>
  (
    await world.root.query(
      `select c.relname from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = $1::regclass order by 1`,
      [table],
    )
  ).rows.map(({ relname }) => relname as string);
const month = async (back: number) =>
  (
    await world.root.query(
      `select to_char(now() at time zone 'UTC' - make_interval(months => $1), 'YYYY_MM') as m`,
      [back],
    )
  ).rows[0].m as string;

test('the list states how long everything is kept', () => {
  expect(retention.map(({ what, days }) => [what, days])).toEqual([
    ['events', 30],
    ['notifications', 365],
    ['mail_deliveries', 90],
    ['mail_failures', 90],
    ['mail_rounds', 30],
    ['sessions', 30],
    ['email corrections', 30],
    ['accounts without a company', 30],
    ['invitations', 30],
    ['initiative_drafts', 365],
    ['initiative_changes', 1],
    ['inquiries', 365],
    ['closed reports', 365],
    ['removed contact details', 365],
    ['replaced guardians', 7],
    ['guardians of adults', 30],
    ['consent ledger', 1095],
    ['deletion notices', 2],
    ['unfinished uploads', 1],
    ['files that nothing refers to', 7],
    ['access_log', 730],
  ]);
});

test('an old event that is not relayed keeps its month; once relayed it is dropped and does not come back', async () => {
  const old = `events_${await month(3)}`;
  const { rows } = await world.root.query(
    `insert into events (id, name, subject_id, created_at) values (uuidv7(interval '-70 days'), 'message.sent', uuidv7(), now() - interval '70 days') returning id`,
  );
  await clean();
  expect(await parts('events')).toContain(old);
  await world.root.query('update events set relayed_at = now() where id = $1', [rows[0].id]);
  await clean();
  await clean();
  const left = await parts('events');
  expect(left).not.toContain(old);
  expect(left).toContain(`events_${await month(0)}`);
  expect(left).toContain(`events_${await month(-3)}`);
  expect(await parts('notifications')).toContain(`notifications_${await month(3)}`);
});

test.each([
  ['notifications', 13],
  ['mail_deliveries', 4],
] as const)('%s of a month are deleted within %i months', async (table, months) => {
  const [old, recent] = [await month(months), await month(months - 2)];
  const firstId = (day: string) =>
    `(lpad(to_hex((extract(epoch from ${day} at time zone 'UTC') * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`;
  for (const part of [old, recent])
    await world.root.query(`do $$ declare
      day timestamp := to_date('${part}', 'YYYY_MM');
    begin
      execute format('create table if not exists ${table}_${part} partition of ${table} for values from (%L) to (%L)',
        ${firstId('day')}, ${firstId("(day + interval '1 month')")});
      alter table ${table}_${part} owner to app_owner;
    end $$`);
  await clean();
  const left = await parts(table);
  expect(left).not.toContain(`${table}_${old}`);
  expect(left).toContain(`${table}_${recent}`);
});

test('deletes invitations after 30 days', async () => {
  const { id: company_id } = await joinPeople(world, 'company');
  const invite = (days: number) =>
    world.insert('invitations', {
      company_id,
      email: `${randomUUID()}@example.org`,
      role: 'member',
      invited_by: company_id,
      sent_at: new Date(Date.now() - days * 86_400_000),
    });
  const kept = await invite(29);
  await invite(31);
  await clean();
  const { rows } = await world.root.query('select id from invitations');
  expect(rows).toEqual([{ id: kept }]);
});

test('deletes the email of a guardian 7 days after it was replaced, and 30 days after the student turned 18', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const guardian = async (row: object) => {
    const { id: student_id } = await joinPeople(world, 'student');
    return world.insert('guardians', {
      student_id,
      email: 'parent@example.org',
      ends_at: inDays(99),
      ...row,
    });
  };
  const kept = [
    await guardian({}),
    await guardian({ replaced_at: inDays(-6) }),
    await guardian({ ends_at: inDays(-29) }),
  ];
  await guardian({ replaced_at: inDays(-8) });
  await guardian({ ends_at: inDays(-31) });
  await clean();
  const { rows } = await world.root.query('select id from guardians order by id');
  expect(rows.map(({ id }) => id)).toEqual(kept);
});

test('deletes what a guardian decided three years after the account was deleted, and not before', async () => {
  const { id: student_id } = await joinPeople(world, 'student');
  const consent = { student_id, guardian_hash: 'x'.repeat(44), kind: 'told', text_version: '2026-11' };
  const id = await world.insert('consent_ledger', consent);
  await world.root.query(
    `begin; set local role app_auth; select set_config('app.actor', '${student_id}', true);
     select keeper.delete_account(); commit`,
  );
  await clean();
  const { rows } = await world.root.query(
    'select id, round(extract(epoch from delete_after - now()) / 86400)::int as days from consent_ledger',
  );
  expect(rows).toEqual([{ id, days: 3 * 365 }]);
  await world.root.query(`update consent_ledger set delete_after = now() - interval '1 minute'`);
  await clean();
  expect((await world.root.query('select from consent_ledger')).rowCount).toBe(0);
});

test('deletes sessions 30 days after they ended', async () => {
  const { id: user_id } = await joinPeople(world, 'student');
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const open = await world.insert('sessions', { user_id, expires_at: days(10) });
  const justEnded = await world.insert('sessions', { user_id, expires_at: days(10), ended_at: days(-29) });
  await world.insert('sessions', { user_id, expires_at: days(10), ended_at: days(-31) });
  await world.insert('sessions', { user_id, expires_at: days(-31) });
  await clean();
  const { rows } = await world.root.query('select id from sessions order by id');
  expect(rows.map(({ id }) => id)).toEqual([open, justEnded]);
});

test('deletes failed emails after 90 days, handled or not', async () => {
  const failed = (days: number) =>
    world.insert('mail_failures', {
      recipient: randomUUID(),
      kind: 'verify-email',
      subject_id: randomUUID(),
      status: 'dead',
      attempts: 1,
      failed_at: new Date(Date.now() - days * 86_400_000),
    });
  const kept = await failed(89);
  await failed(91);
  await clean();
  const { rows } = await world.root.query('select id from mail_failures');
  expect(rows).toEqual([{ id: kept }]);
});

test('deletes accounts 30 days after the person lost their company', async () => {
  const lost = async (days: number | null) => {
    const { id } = await joinPeople(world, 'company');
    await world.root.query(`delete from members where person_id = $1`, [id]);
    await world.root.query(
      'update profiles set left_company_at = now() - make_interval(days => $2) where id = $1',
      [id, days],
    );
    return id;
  };
  const [recent, old, never] = [await lost(29), await lost(31), await lost(null)];
  await clean();
  const { rows } = await world.root.query('select id from users where id = any ($1) order by id', [
    [recent, old, never],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([recent, never]);
});

test('deletes drafts nobody touched for a year; newer ones stay', async () => {
  const { id: company_id } = await joinPeople(world, 'company');
  const draft = async (begun: number, touched: number) => {
    const { rows } = await world.root.query(
      `insert into initiative_drafts (id, company_id, person_id, content, created_at, updated_at)
       values (uuidv7(make_interval(days => -$2::int)), $1, $1, '{}', now() - make_interval(days => $2), now() - make_interval(days => $3))
       returning id`,
      [company_id, begun, touched],
    );
    return rows[0].id as string;
  };
  const lastSeason = await draft(300, 300);
  const stillWritten = await draft(700, 3);
  await draft(700, 366);
  await draft(366, 366);
  await clean();
  const { rows } = await world.root.query('select id from initiative_drafts order by id desc');
  expect(rows.map(({ id }) => id)).toEqual([lastSeason, stillWritten]);
});

test('deletes changes of open initiatives after a day', async () => {
  const change = async (hours: number) => {
    const { rows } = await world.root.query(
      `insert into initiative_changes (initiative_id, changed_at)
       values (uuidv7(), now() - make_interval(hours => $1)) returning initiative_id`,
      [hours],
    );
    return rows[0].initiative_id as string;
  };
  await change(25);
  const recent = await change(23);
  await clean();
  const { rows } = await world.root.query('select initiative_id from initiative_changes');
  expect(rows.map((row) => row.initiative_id)).toEqual([recent]);
});

test('deletes inquiries after a year', async () => {
  for (const days of [364, 366])
    await world.root.query(
      `insert into inquiries (id, stamp_id, contact_name, company, email, message, created_at)
       values (uuidv7(make_interval(days => -$1::int)), gen_random_uuid(), 'Iris', 'Corner Shop', $2, 'Hello',
         now() - make_interval(days => $1))`,
      [days, `iris.${days}@example.org`],
    );
  await clean();
  const { rows } = await world.root.query('select email from inquiries');
  expect(rows).toEqual([{ email: 'iris.364@example.org' }]);
});

test('deletes email digests 30 days after their first event', async () => {
  const { id: user_id } = await joinPeople(world, 'company');
  const digest = `insert into mail_rounds (id, user_id, kind, about_id, subjects, count, due_at)
    select uuidv7(make_interval(days => $2)), $1, 'application-received', uuidv7(), array[uuidv7()], 1, now() returning id`;
  await world.root.query(digest, [user_id, -31]);
  const { rows } = await world.root.query(digest, [user_id, -29]);
  await clean();
  expect((await world.root.query('select id from mail_rounds')).rows).toEqual(rows);
});

describe('files', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  /** A file in every place of the store, and the paths of its bytes. */
  async function upload(row: Record<string, unknown>) {
    const { id: owner_id } = await joinPeople(world, 'student');
    const [key, name] = [randomUUID(), `${randomUUID()}.webp`];
    const id = await world.insert('files', {
      owner_id,
      purpose: 'photo',
      original_name: 'me.png',
      media_type: 'image/webp',
      byte_size: 1,
      object_key: key,
      ...(row['status'] === 'ready' && { public_path: `/photos/${name}` }),
      ...row,
    });
    const small = name.replace('.webp', '-small.webp');
    const paths = [
      `uploads/${id}`,
      `uploads/${id}.json`,
      `private/${key}`,
      `photos/${name}`,
      `photos/${small}`,
    ];
    for (const path of paths.map((it) => join(filesDir, it))) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'x');
    }
    const isThere = async () =>
      (await world.root.query('select from files where id = $1', [id])).rowCount === 1;
    return {
      owner_id,
      path: `/photos/${name}`,
      isThere,
      left: () => paths.filter((it) => existsSync(join(filesDir, it))).length,
    };
  }
  const ready = { status: 'ready', uploaded_at: days(400), created_at: days(400) };

  test('deletes an upload not finished within a day, with its bytes; one from today stays', async () => {
    const [old, young] = [await upload({ created_at: days(1.1) }), await upload({ created_at: days(0.9) })];
    await clean();
    expect([await old.isThere(), old.left()]).toEqual([false, 3]);
    expect([await young.isThere(), young.left()]).toEqual([true, 5]);
  });

  test('deletes an unreferenced file after a week, with all its bytes', async () => {
    const old = await upload({ ...ready, loose_since: days(8) });
    const young = await upload({ ...ready, loose_since: days(6) });
    const shown = await upload({ ...ready, loose_since: days(8) });
    await world.root.query('update profiles set photo_url = $2 where id = $1', [shown.owner_id, shown.path]);
    await clean();
    expect([await old.isThere(), old.left()]).toEqual([false, 0]);
    expect([await young.isThere(), young.left()]).toEqual([true, 5]);
    expect([await shown.isThere(), shown.left()]).toEqual([true, 5]);
  });

  test('remembers a refused file for a week', async () => {
    const refused = { ...ready, status: 'refused', refusal: 'image_unreadable' };
    const [old, young] = [
      await upload({ ...refused, created_at: days(8) }),
      await upload({ ...refused, created_at: days(6) }),
    ];
    await clean();
    expect([await old.isThere(), await young.isThere()]).toEqual([false, true]);
  });
});

test('nothing was logged as a failure', () => {
  expect(lines).toEqual([]);
});
