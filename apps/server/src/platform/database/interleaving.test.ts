// Many people share a few connections. Nobody may ever see another person's rows, no matter what fails.
import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase, query, statement } from './db.ts';
import { type Param, prepared, preparedRead } from './prepared.ts';

// The nightly run has more.
const calls = process.env['NIGHTLY'] ? 20_000 : 4_000;
const atATime = 100;

const world = await openTestDatabase();
const own = () =>
  query
    .selectFrom('initiatives')
    .select(['name', sql<string>`app.actor()`.as('actor')])
    .orderBy('id');
const readOwn = preparedRead(own);
const readTwice = preparedRead((text: Param<string>) =>
  query
    .selectFrom('initiatives')
    .select(['name', sql<string>`app.actor()`.as('actor'), sql`${text}::text`.as('text')]),
);
const failingRead = preparedRead(() => query.selectNoFrom(sql`1 / 0`.as('x')));
const sleepingRead = preparedRead((s: Param<number>) => query.selectNoFrom(sql`pg_sleep(${s})`.as('x')));
const rename = prepared((id: Param<string>) =>
  query
    .updateTable('initiatives')
    .set({ name: sql`${id}::text` })
    .where('company_id', '=', id)
    .returning('name'),
);

test(`${calls} interleaved calls of 50 people, with errors, cancellations, timeouts and lost connections`, async () => {
  const people: string[] = [];
  const database = openDatabase(world.url('app_api'), { connections: 6 });
  for (let n = 0; n < 50; n++) {
    const { id } = await join(world, 'company');
    await database
      .as({ id, personId: id })
      .one(query.insertInto('initiatives').values({ company_id: id, name: id }).returning('id'));
    people.push(id);
  }
  const others = `from pg_stat_activity where usename = 'app_api' and datname = current_database()`;
  const failed = new Map<string, number>();
  let answered = 0;

  const kinds: ((
    db: ReturnType<typeof database.as>,
    me: string,
  ) => Promise<{ name: string; actor?: string }[]>)[] = [
    (db) => db.many(readOwn()),
    (db) => db.many(own()),
    async (db, me) => {
      const [first, second] = await db.all(readOwn(), readTwice(me));
      for (const { text } of second) expect(text).toBe(me);
      return [...first, ...second];
    },
    (db, me) => db.many(rename(me)),
    (db) => db.tx(async (tx) => (await tx.many(readOwn()), tx.many(own()))),
    (db, me) =>
      db.tx(async (tx) => {
        await tx.one(
          query.insertInto('initiatives').values({ company_id: me, name: 'Rolled back' }).returning('id'),
        );
        throw new Error('roll back');
      }),
  ];
  const disturbances: ((db: ReturnType<typeof database.as>) => Promise<unknown>)[] = [
    (db) => db.many(failingRead()),
    (db) => db.many(statement(sql`select 1 from missing_table`)),
    (db) => db.many(sleepingRead(0.03)),
    (db) =>
      db.tx(async (tx) => {
        await tx.one(query.selectNoFrom(sql`set_config('statement_timeout', '1ms', true)`.as('x')));
        return tx.many(query.selectNoFrom(sql`pg_sleep(1)`.as('x')));
      }),
    () => world.root.query(`select pg_cancel_backend(pid) ${others} and state = 'active'`),
    () =>
      world.root.query(
        `select pg_terminate_backend(pid) from (select pid ${others} order by random() limit 1) one`,
      ),
  ];

  const call = async (n: number) => {
    const me = people[(n * 7) % people.length]!;
    const db = database.as({ id: me, personId: me });
    if (n % 20 === 3) {
      await disturbances[Math.floor(n / 20) % disturbances.length]!(db);
      return;
    }
    const rows = await kinds[n % kinds.length]!(db, me);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, actor = me } of rows) expect([name, actor]).toEqual([me, me]);
    answered++;
  };
  for (let from = 0; from < calls; from += atATime)
    for (const outcome of await Promise.allSettled(
      Array.from({ length: atATime }, (_, n) => call(from + n)),
    )) {
      if (outcome.status === 'fulfilled') continue;
      const { name, message } = outcome.reason as Error;
      const reason = name === 'AssertionError' ? `wrong rows: ${message}` : message;
      failed.set(reason, (failed.get(reason) ?? 0) + 1);
    }
  await database.close();

  expect([...failed.keys()].toSorted()).toEqual([
    'division by zero',
    'relation "missing_table" does not exist',
    'roll back',
    'unavailable',
  ]);
  expect(answered).toBeGreaterThan(calls / 2);
}, 120_000);
