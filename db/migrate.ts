// Brings a database to the state of this checkout: roles, then migrations (forward only, each once), then
// functions, triggers, policies and grants, which are rebuilt whole whenever one of their files has changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type File = { name: string; text: string; checksum: string };

const filesIn = (folder: string): File[] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(import.meta.dirname, folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

/** Connects as somebody who may create roles. Returns the names of what was applied. */
export async function migrate(adminUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // Two that start at once take turns; the second then finds everything done.
    await client.query(`select pg_advisory_lock(hashtext('questline migrate'))`);
    await client.query(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));
    await client.query(`create schema if not exists migrations;
      create table if not exists migrations.applied
        (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<File>('select name, checksum from migrations.applied');
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const done: string[] = [];

    for (const file of filesIn('migrations')) {
      const before = applied.get(file.name);
      if (before === file.checksum) continue;
      if (before)
        throw new Error(`${file.name} was changed after it had been applied: write a new migration instead`);
      await apply(
        client,
        file,
        async () => void (await client.query(`set local role app_owner; ${file.text}`)),
      );
      done.push(file.name);
    }

    const files = filesIn('policies');
    const policies = { name: 'policies', checksum: files.map((file) => file.checksum).join() };
    if (applied.get('policies') !== policies.checksum) {
      await apply(client, policies, async () => {
        await client.query(readFileSync(join(import.meta.dirname, 'clear-policies.sql'), 'utf8'));
        for (const { name, text } of files)
          await client.query(`set local role app_owner; ${text}`).catch((cause) => {
            throw new Error(`policies/${name}: ${cause.message}`, { cause });
          });
      });
      done.push('policies');
    }
    return done;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { name, checksum }: Omit<File, 'text'>, work: () => Promise<void>) {
  await client.query(`begin; set local lock_timeout = '2s'`);
  await work();
  await client.query('reset role');
  await client.query(
    `insert into migrations.applied (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  );
  await client.query('commit');
}

if (import.meta.main) {
  const url = process.env['ADMIN_DATABASE_URL'];
  if (!url)
    throw new Error(
      'ADMIN_DATABASE_URL is not set: the database to migrate, as a role that may create roles',
    );
  const done = await migrate(url);
  console.log(done.length ? `applied ${done.join(', ')}` : 'nothing to do');
}
