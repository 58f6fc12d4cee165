import type pg from 'pg';

/** Resolves once a statement in this database is blocked by a lock. */
export async function blocked(root: pg.Pool) {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await root.query(waiting)).rowCount === 0) await new Promise((done) => setTimeout(done, 5));
}
