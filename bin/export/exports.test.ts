import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { expect, test } from 'vitest';

const { url, root, insert } = await openTestDatabase();

async function run(script: string, adminUrl: string) {
  const child = spawn(process.execPath, [`${import.meta.dirname}/${script}`], {
    env: { ADMIN_DATABASE_URL: adminUrl },
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => (written.stdout += String(text)));
  child.stderr.on('data', (text) => (written.stderr += String(text)));
  const [status] = await once(child, 'close');
  return { status, ...written };
}

test('exports the waitlist, oldest first, across several pages', async () => {
  await insert('waitlist_entries', {
    email: '=cmd@example.org',
    pilot_interest: true,
    created_at: '2026-03-01T12:00:00.123456Z',
    updated_at: '2026-03-02T12:00:00Z',
  });
  await root.query(
    `insert into waitlist_entries (email, pilot_interest)
     select 'someone' || n || '@example.org', false from generate_series(1, 2100) as n`,
  );
  const { status, stdout } = await run('export-waitlist.ts', url('postgres'));
  const lines = stdout.split('\r\n');
  expect(status).toBe(0);
  expect(lines.slice(0, 2)).toEqual([
    '"email","pilot_interest","created_at","updated_at"',
    '"\'=cmd@example.org","true","2026-03-01 12:00:00.123456+00","2026-03-02 12:00:00+00"',
  ]);
  expect(lines).toHaveLength(1 + 2101 + 1);
  expect(new Set(lines).size).toBe(lines.length);
});

test('exports inquiries with line breaks', async () => {
  await insert('inquiries', {
    stamp_id: randomUUID(),
    contact_name: 'Iris "the" Lind',
    company: 'Corner, Shop',
    email: 'iris@example.org',
    wishes: ['Ask customers', 'Write texts'],
    message: '=1+1\nHello',
    created_at: '2026-03-01T12:00:00Z',
  });
  const { stdout } = await run('export-inquiries.ts', url('postgres'));
  expect(stdout).toBe(
    [
      '"created_at","company","contact_name","email","website","wishes","message"\r\n',
      '"2026-03-01 12:00:00+00","Corner, Shop","Iris ""the"" Lind","iris@example.org","",',
      '"Ask customers; Write texts","\'=1+1\nHello"\r\n',
    ].join(''),
  );
});

test('works for an administrator who is not a superuser, and for no role of the app', async () => {
  const admin = `admin_${randomUUID().replaceAll('-', '')}`;
  await root.query(`create role ${admin} login; grant app_keeper to ${admin}`);
  try {
    const { stdout } = await run('export-waitlist.ts', url(admin));
    expect(stdout).toContain('someone2100@example.org');
  } finally {
    await root.query(`drop role ${admin}`);
  }
  const refused = await run('export-waitlist.ts', url('app_api'));
  expect(refused.status).toBe(1);
  expect(refused.stdout).toBe('');
  expect(refused.stderr).toContain('permission denied to set role');
});
