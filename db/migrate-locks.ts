// Locks for migrations while people use the site. A lock that a migration waits for also stops every request behind it, so
// it waits only briefly, lets the requests pass, and tries again.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** A person has to decide what to do; nothing was changed. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

/** Shorter than the second after which PostgreSQL looks for deadlocks, so that it's never a request that fails. */
const lockTimeoutMs = 200;
/** Requests fail after 3 seconds of waiting for a lock (db/roles.sql). These are for getting the locks of all tables, and from
 *  then until the end. */
const allTablesMs = 800;
export const heldMs = 1_800;
const pauseMs = { min: 200, max: 1_500 };
/** Longer than a long backup. */
const patienceMs = 10 * 60_000;

/** Lock timeout and deadlock. */
const lockedCodes = new Set(['55P03', '40P01']);

/** Runs it in a transaction, again and again until it gets its locks. */
export async function inTransaction(client: pg.Client, work: () => Promise<void>, patience = patienceMs) {
  const from = performance.now();
  for (;;)
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!lockedCodes.has((error as { code?: string }).code ?? '')) throw error;
      if (performance.now() - from > patience) throw await refusal(client, error);
      await sleep(pauseMs.min + Math.random() * (pauseMs.max - pauseMs.min));
    }
}

/** All tables, so that changing them one after another can't get into a deadlock with a request. Returns a function to call
 *  now and then: it gives up if requests have been waiting for so long that they would fail. */
export async function lockAllTables(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(oid::regclass::text, ', ' order by oid) as tables from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and pg_get_userbyid(relowner) = 'app_owner'`,
  );
  const tables = rows[0]?.tables;
  const from = performance.now();
  const letOthersPass = async () => {
    if (performance.now() - from < heldMs) return;
    const { rows } = await client.query(
      'select from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid)) limit 1',
    );
    if (rows.length) throw locked('requests are waiting');
  };
  if (!tables) return letOthersPass;
  await client.query(`set local statement_timeout = ${allTablesMs}`);
  await client.query(`lock table ${tables} in access exclusive mode`).catch((cause: { code?: string }) => {
    throw cause.code === '57014' ? locked('tables are in use') : cause;
  });
  await client.query('set local statement_timeout = 0');
  return letOthersPass;
}

const locked = (message: string) => Object.assign(new Error(message), { code: '55P03' });

/** Names what has been open the longest, because that's what to wait for or to end. */
async function refusal(client: pg.Client, cause: unknown) {
  const { rows } = await client.query<{ text: string }>(
    `select format('pid %s of %s (%s), for %s s', pid, usename, coalesce(nullif(application_name, ''), 'unnamed'),
       round(extract(epoch from now() - xact_start))) as text
     from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 3`,
  );
  const open = rows.map(({ text }) => text).join('; ');
  return new MigrationRefused(
    `The tables were in use all the time, so the migration never got its locks. What was applied before stays, and nothing \
is applied halfway. Open transactions, the oldest first: ${open || 'none anymore'}. Run questline migrate again, or stop the \
API and the worker first.`,
    { cause },
  );
}
