// A real pg_dump of the seed, restored into another server. Skipped if PostgreSQL 18's client tools are not installed.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asBackup, hashTables } from '@questline/db/backups.ts';
import { startPostgres, unsafeButFast } from '@questline/db/postgres.ts';
import { seed } from '@questline/db/seed/seed.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runQuestline } from '../run-questline.fixture.ts';
import { folders } from './database-dump.ts';

const tool = (name: string) =>
  folders(18)
    .map((folder) => join(folder, name))
    .find((path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.includes(') 18'));
const pgDump = tool('pg_dump');

describe.skipIf(!pgDump)("a dump (skipped if PostgreSQL 18's pg_dump is not installed)", async () => {
  const { root, url } = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'questline-dump-'));
  chmodSync(folder, 0o755);
  const [stored, backups] = [join(folder, 'stored'), join(folder, 'backups')];
  beforeAll(() => seed(url('postgres'), { mediaDir: join(stored, 'media') }), 120_000);
  const other = await startPostgres({ dataDir: join(folder, 'postgres'), settings: unsafeButFast });
  afterAll(async () => {
    await other.stop();
    rmSync(folder, { recursive: true });
  });

  const run = async (args: string[], settings: Record<string, string>) => {
    const { code, out, problem } = await runQuestline([...args, '--json'], settings);
    return { code, problem, data: out ? JSON.parse(out) : undefined };
  };
  const as = (role: string, ...more: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      pgDump!,
      [`--dbname=${url('postgres')}`, '--data-only', `--role=${role}`, '--schema=public', ...more],
      { encoding: 'utf8', maxBuffer: 1e9 },
    );
    return { status, rows: stdout.split('\n').filter((line) => /^[0-9a-f]{8}-/.test(line)).length, stderr };
  };

  test('as the owner of the tables fails, or lacks their rows; as app_backup it has them', () => {
    expect(as('app_owner')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('row-level security'),
    });
    expect(as('app_owner', '--enable-row-security')).toMatchObject({ status: 0, rows: 0 });
    const all = as('app_backup');
    expect(all.status).toBe(0);
    expect(all.rows).toBeGreaterThan(1_000);
  }, 60_000);

  test('is restored to another server with the same rows by hash, policies and rights', async () => {
    const at = { ADMIN_DATABASE_URL: url('postgres'), FILES_DIR: stored };
    const made = await run(['backup', backups], at);
    expect(made).toMatchObject({ code: 0, problem: '' });
    expect((await root.query('select bytes::int from backups')).rows).toEqual([{ bytes: made.data.bytes }]);

    const admin = new pg.Client({ connectionString: other.url('postgres', 'postgres') });
    await admin.connect();
    await admin.query('create database restored');
    await admin.end();
    const restoredUrl = other.url('postgres', 'restored');
    const restored = await run(['restore', backups], {
      ADMIN_DATABASE_URL: restoredUrl,
      FILES_DIR: join(folder, 'new'),
    });
    expect(restored).toMatchObject({ code: 0, problem: '', data: { differing: [], files: { missing: [] } } });
    expect(restored.data.tables).toBeGreaterThan(50);

    // Recording the backup changed one table after its moment.
    const { 'public.backups': _, ...now } = await asBackup(url('postgres'), hashTables);
    expect(await asBackup(restoredUrl, hashTables)).toMatchObject(now);
    const same = `select (select count(*)::int from pg_policies) as policies,
      (select count(*)::int from pg_trigger where not tgisinternal) as triggers,
      (select string_agg(line, chr(10) order by line) from (
        select concat_ws(' ', c.oid::regclass, relowner::regrole, relrowsecurity, relforcerowsecurity, attname,
            grantee::regrole, privilege_type) as line
          from pg_class c left join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
            cross join lateral (select * from aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))) union select * from aclexplode(attacl)) rights
          where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p', 'v', 'S')) it) as rights`;
    const copy = new pg.Client({ connectionString: restoredUrl });
    await copy.connect();
    const copied = await copy.query(same);
    await copy.end();
    expect(copied.rows).toEqual((await root.query(same)).rows);

    // After a dump, PostgreSQL writes some expressions with other parentheses, so the policies are applied once more.
    const migrateAgain = async () =>
      (await run(['migrate'], { ADMIN_DATABASE_URL: restoredUrl })).data.applied;
    expect(await migrateAgain()).toEqual(['policies']);
    expect(await migrateAgain()).toEqual([]);
  }, 300_000);
});

describe.skipIf(pgDump)("without pg_dump (skipped if PostgreSQL 18's pg_dump is installed)", async () => {
  const { url } = await openTestDatabase();

  test('questline backup says what to install', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'questline-dump-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { code, problem } = await runQuestline(['backup', folder], { ADMIN_DATABASE_URL: url('postgres') });
    expect([code, problem]).toEqual([3, expect.stringContaining("pg_dump 18 isn't installed")]);
  });
});
