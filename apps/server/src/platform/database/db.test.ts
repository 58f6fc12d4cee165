import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { anonymous } from '../actor.ts';
import { openDatabase, query, statement } from './db.ts';

const world = await openTestDatabase();
const { id } = await join(world, 'company');
const names = query.selectFrom('initiatives').select('name').orderBy('id');
const create = (company_id: string, name: string) =>
  query.insertInto('initiatives').values({ company_id, name }).returning('id');

describe('the database client', () => {
  const database = openDatabase(world.url('app_api'), {
    connections: 6,
    constraintErrors: { active_ones_have_tasks: 'task_needed' },
  });
  afterAll(() => database.close());
  const db = database.as({ id, personId: id });
  const failing = query.selectNoFrom(sql`1 / 0`.as('x'));

  test('an actor can read; an empty actor, or a role that never set one, reads nothing', async () => {
    await db.one(create(id, 'Seen'));
    expect(await db.many(names)).toContainEqual({ name: 'Seen' });
    expect(await database.as({ id: '' as 'anonymous' }).many(names)).toEqual([]);
    expect(await database.as(anonymous).many(names)).toEqual([]);
    expect(await world.asRole('app_api', 'select name from initiatives')).toEqual([]);
  });

  test('one refuses a missing row, maybe does not', async () => {
    const missing = query.selectFrom('initiatives').select('name').where('name', '=', 'Missing');
    await expect(db.one(missing)).rejects.toThrow('not_found');
    expect(await db.maybe(missing)).toBeUndefined();
  });

  test('row level security refuses what a rule forgot', async () => {
    const other = await join(world, 'company');
    await expect(db.one(create(other.id, 'Forged'))).rejects.toThrow('forbidden');
  });

  test('refusals raised in the database arrive as error codes of the contract', async () => {
    const created = await db.one(create(id, 'Empty'));
    const activate = query.updateTable('initiatives').set({ status: 'active' }).where('id', '=', created.id);
    await expect(db.run(activate)).rejects.toThrow('task_needed');

    const nameless = await join(world, 'company');
    await world.root.query('update company_profiles set company_name = null where id = $1', [nameless.id]);
    const initiative_id = await world.insert('initiatives', { company_id: nameless.id, name: 'Nameless' });
    await world.insert('tasks', { initiative_id, company_id: nameless.id, title: 'Do', task_order: 1 });
    const activateNameless = query
      .updateTable('initiatives')
      .set({ status: 'active' })
      .where('id', '=', initiative_id);
    await expect(database.as(nameless).run(activateNameless)).rejects.toThrow('company_name_needed');
  });

  test('tx commits everything or nothing', async () => {
    const half = db.tx(async (tx) => {
      await tx.one(create(id, 'Half'));
      throw new Error('stop');
    });
    await expect(half).rejects.toThrow('stop');
    expect(await db.many(names)).not.toContainEqual({ name: 'Half' });
  });

  test('statements that run together in tx all report the failure of the first', async () => {
    const reasons: string[] = [];
    await expect(
      db.tx(async (tx) => {
        const settled = await Promise.allSettled([tx.many(failing), tx.many(names)]);
        for (const it of settled) if (it.status === 'rejected') reasons.push((it.reason as Error).message);
      }),
    ).rejects.toThrow('ignored inside tx');
    expect(reasons).toEqual(['division by zero', 'division by zero']);
  });

  test('tx does not report success after a failed statement', async () => {
    const careless = db.tx(async (tx) => {
      await tx.many(failing).catch(() => {});
    });
    await expect(careless).rejects.toThrow('ignored inside tx');
  });

  test('a failed statement leaves its connection usable', async () => {
    await Promise.allSettled(Array.from({ length: 50 }, () => db.many(failing)));
    expect(await Promise.all(Array.from({ length: 50 }, () => db.many(names)))).toHaveLength(50);
  });

  test('a statement that keeps failing is parsed once per connection', async () => {
    const alone = openDatabase(world.url('app_api'), { connections: 1 });
    for (let n = 0; n < 5; n++)
      await expect(alone.as({ id, personId: id }).many(failing)).rejects.toThrow('division');
    const prepared = query.selectFrom(sql<{ n: number }>`pg_prepared_statements`.as('p'));
    const { n } = await alone
      .as({ id, personId: id })
      .one(prepared.select(sql<number>`count(*)::int`.as('n')));
    // The actor, the failing one and this one.
    expect(n).toBe(3);
    await alone.close();
  });

  test('a statement that does not parse fails each time, and the next one works', async () => {
    const broken = statement(sql`select 1 from missing_table`);
    for (let n = 0; n < 3; n++) await expect(db.many(broken)).rejects.toThrow('missing_table');
    expect(await db.many(names)).toContainEqual({ name: 'Seen' });
  });

  test("times are returned in the contract's format", async () => {
    const { at } = await db.one(
      query.selectNoFrom(sql<string>`'2027-01-02 03:04:05.678901+02'::timestamptz`.as('at')),
    );
    expect(at).toBe('2027-01-02T01:04:05.678Z');
  });

  test('a lost connection fails its statements, not the process', async () => {
    const sleeping = db.many(query.selectNoFrom(sql`pg_sleep(3)`.as('x'))).then(
      () => 'slept well',
      (error: Error) => error.message,
    );
    const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app_api'
      and datname = current_database() and query like '%pg_sleep%' and state = 'active'`;
    while ((await world.root.query(terminate)).rowCount === 0);
    expect(await sleeping).toBe('unavailable');
    expect(await db.many(names)).toContainEqual({ name: 'Seen' });
  });
});
