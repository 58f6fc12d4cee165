// Upgrades the seeded database of release 0.1.0 (releases/0.1.0.json.br: the migrations it had applied, and every row;
// 0.1.0-policies.sql.br: its triggers and policies) to this checkout. Nobody may lose a message, a draft, an unread message or a session.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { filesIn } from '../schema-version.ts';

type Row = Record<string, unknown>;
type Release = { applied: { name: string; checksum: string }[]; rows: Record<string, Row[]> };

const read = (file: string) =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'releases', file))).toString();
const release: Release = JSON.parse(read('0.1.0.json.br'));
const policies = read('0.1.0-policies.sql.br');
const url = (database: string) => `postgres://postgres@127.0.0.1:${inject('postgresPort')}/${database}`;
const database = `upgrade_${randomUUID().replaceAll('-', '')}`;
const admin = new pg.Client({ connectionString: url('postgres') });
const client = new pg.Client({ connectionString: url(database) });

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${database}`);
  await client.connect();
  await restoreRelease();
  await migrate(url(database));
});
afterAll(async () => {
  await client.end();
  await admin.query(`drop database ${database}`);
  await admin.end();
});

async function restoreRelease() {
  await client.query(readFileSync(join(import.meta.dirname, '../roles.sql'), 'utf8'));
  await client.query(`create schema migrations;
    create table migrations.applied
      (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const files = new Map(filesIn('migrations').map((file) => [file.name, file.text]));
  for (const { name, checksum } of release.applied) {
    await client.query(`begin; set local role app_owner; ${files.get(name)}; commit`);
    await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [name, checksum]);
  }
  // Instead of one partition for each month: the default partition takes rows of every date.
  for (const table of ['events', 'notifications'])
    await client.query(`set role app_owner; create table ${table}_rest partition of ${table} default;
      alter table ${table}_rest enable row level security, force row level security; reset role`);
  await client.query('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(release.rows)) await restoreRows(table, rows);
  await client.query('reset session_replication_role');
  // As the policies leave it: a migration that forgets about it changes no rows.
  for (const table of Object.keys(release.rows))
    await client.query(`alter table ${table} enable row level security, force row level security`);
  // Its triggers are there while later migrations change rows.
  await client.query(`begin; set local role app_owner; ${policies}; commit`);
  await client.query(`insert into migrations.applied (name, checksum) values ('policies', 'of 0.1.0')`);
}

async function restoreRows(table: string, rows: Row[]) {
  const { rows: found } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const { columns } = found[0]!;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

const query = async (sql: string) => (await client.query<Row>(sql)).rows;
const pick = (row: Row, columns: string[]) =>
  columns.map((column) => {
    if (!(column in row)) throw new Error(`There is no column ${column}`);
    return row[column];
  });
const pair = ['company_id', 'student_id'];
const companies = new Set(
  release.rows['profiles']!.filter((it) => it['user_type'] === 'company').map((it) => it['id']),
);

test('the release has something of everything', () => {
  const tables = ['inbox_messages', 'initiative_drafts', 'sessions', 'conversations', 'submission_drafts'];
  expect(tables.filter((table) => !release.rows[table]?.length)).toEqual([]);
  expect(release.rows['conversations']!.some((it) => it['company_unread'] !== 0)).toBe(true);
});

test("each company's login becomes its only owner", async () => {
  const members = await query('select company_id, person_id, role, left_at from members');
  expect(members.length).toBe(companies.size);
  for (const member of members)
    expect(member).toEqual({
      company_id: member['person_id'],
      person_id: member['person_id'],
      role: 'owner',
      left_at: null,
    });
  expect(new Set(members.map((it) => it['person_id']))).toEqual(companies);
});

test("what a company hasn't read, its owner hasn't read", async () => {
  const now = await query('select conversation_id, person_id, unread from unread_conversations');
  const before = release.rows['conversations']!.filter((it) => it['company_unread'] !== 0);
  const byConversation = (rows: Row[]) => new Map(rows.map((row) => [row['conversation_id'], row]));
  expect(byConversation(now)).toEqual(
    byConversation(
      before.map((it) => ({
        conversation_id: it['id'],
        person_id: it['company_id'],
        unread: it['company_unread'],
      })),
    ),
  );
});

test('drafts of initiatives belong to the owner', async () => {
  const drafts = await query('select company_id, person_id from initiative_drafts');
  expect(drafts.every((it) => it['person_id'] === it['company_id'])).toBe(true);
});

test('students share contacts with the companies that saw them before', async () => {
  const shared = await query(`select student_id || ' ' || company_id as pair from shared_contacts`);
  const users = new Set(release.rows['users']!.map((it) => it['id']));
  const accepted = release.rows['ties']!.filter(
    (it) => it['stage'] === 'accepted' && users.has(it['student_id']),
  );
  expect(new Set(shared.map((it) => it['pair']))).toEqual(
    new Set(accepted.map((it) => `${String(it['student_id'])} ${String(it['company_id'])}`)),
  );
});

describe('keeps', () => {
  test.each([
    ['inbox_messages', 'id', 'sender_id', 'content'],
    ['initiative_drafts', 'id', 'company_id', 'client_id'],
    ['submission_drafts', 'student_id', 'task_id', 'work_text', 'work_link', 'file_id'],
    ['task_submissions', 'id', 'status', 'feedback'],
    ['status_changes', 'id', 'subject_id', 'actor_id', 'status', 'note'],
    ['sessions', 'id', 'user_id', 'generation'],
    ['notification_preferences', 'user_id', 'mail'],
    ['notifications', 'id', 'user_id'],
    ['conversations', 'id', 'student_unread', 'student_read_to', 'company_read_to'],
  ])('%s', async (table, ...columns) => {
    const picked = (rows: Row[]) => rows.map((row) => JSON.stringify(pick(row, columns))).toSorted();
    const now = await query(`select to_jsonb(t) as row from ${table} t`);
    expect(picked(now.map(({ row }) => row as Row))).toEqual(picked(release.rows[table]!));
  });
});

test('a company that deleted an initiative before it decided can no longer write to the students', async () => {
  const undecided = release.rows['initiative_applications']!.filter(
    (it) => it['status'] === 'ended' && it['accepted_at'] === null,
  );
  const wereEnded = release.rows['ties']!.filter(
    (tie) =>
      tie['stage'] === 'ended' && undecided.some((it) => isDeepStrictEqual(pick(it, pair), pick(tie, pair))),
  );
  expect(wereEnded.length).toBeGreaterThan(0);
  const now = await query('select company_id, student_id, stage from ties');
  for (const before of wereEnded)
    expect(now).toContainEqual({ ...Object.fromEntries(pair.map((it) => [it, before[it]])), stage: 'left' });
});

test('applications without an answer are closed after 21 days, but not within a week of the upgrade', async () => {
  const [found] = await query(
    `select count(*) filter (where expires_at >= applied_at + interval '21 days' and expires_at > now() + interval '6 days')::int
       as expiring, count(*)::int as waiting from initiative_applications where answer_by is not null`,
  );
  expect(found!['waiting']).toBeGreaterThan(0);
  expect(found!['expiring']).toBe(found!['waiting']);
});

test.each([
  ['initiative_applications', 'applied_at', 'not waiting_for_guardian'],
  ['task_submissions', 'completed_at', 'superseded_at is null'],
])('%s without an answer are promised one within five days', async (table, since, isOpen) => {
  const [found] = await query(
    `select count(*) filter (where answer_by = ${since} + interval '5 days')::int as promised, count(*)::int as waiting
     from ${table} where status = 'pending' and ${isOpen}`,
  );
  expect(found!['waiting']).toBeGreaterThan(0);
  expect(found!['promised']).toBe(found!['waiting']);
});
