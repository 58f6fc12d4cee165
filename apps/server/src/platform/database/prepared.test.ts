import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase, query, statement } from './db.ts';
import { type Param, prepared, preparedRead } from './prepared.ts';

const world = await openTestDatabase();
const { id } = await join(world, 'company');
const database = openDatabase(world.url('app_api'), { connections: 6 });
afterAll(() => database.close());
const db = database.as({ id, personId: id });

let built = 0;
const listNames = preparedRead((companyId: Param<string>, after?: Param<string>) => {
  built++;
  return query
    .selectFrom('initiatives')
    .select('name')
    .where('company_id', '=', companyId)
    .$if(after !== undefined, (rest) => rest.where('name', '>', after!))
    .orderBy('name');
});
const create = prepared((companyId: Param<string>, name: Param<string>) =>
  query.insertInto('initiatives').values({ company_id: companyId, name }).returning('id'),
);

describe('prepared queries', () => {
  test('are built once per combination of given values, and use the values of each call', async () => {
    for (const name of ['Ants', 'Bees', 'Cats']) await db.one(create(id, name));
    expect(await db.many(listNames(id))).toEqual([{ name: 'Ants' }, { name: 'Bees' }, { name: 'Cats' }]);
    expect(await db.many(listNames(id, 'Ants'))).toEqual([{ name: 'Bees' }, { name: 'Cats' }]);
    expect(await db.many(listNames(id, 'Bees'))).toEqual([{ name: 'Cats' }]);
    expect(await db.many(listNames(crypto.randomUUID()))).toEqual([]);
    expect(built).toBe(2);
  });

  test('throw when a value is used to build text', () => {
    const careless = preparedRead((name: Param<string>) =>
      statement(sql`select 1 from initiatives where name = ${sql.lit(`'${name as unknown as string}'`)}`),
    );
    expect(() => careless('Ants').compile()).toThrow('cannot use the value');
  });

  test('several reads return the rows of each', async () => {
    const [all, some] = await db.all(listNames(id), listNames(id, 'Bees'));
    expect(all).toHaveLength(3);
    expect(some).toEqual([{ name: 'Cats' }]);
    const inside = await db.tx((tx) => tx.all(listNames(id), listNames(id, 'Bees')));
    expect(inside).toEqual([all, some]);
  });

  test('a read cannot write', async () => {
    const sneaky = preparedRead((companyId: Param<string>) =>
      query.insertInto('initiatives').values({ company_id: companyId, name: 'Sneaky' }).returning('id'),
    );
    await expect(db.one(sneaky(id))).rejects.toThrow('a prepared read tried to write');
    expect(await db.many(listNames(id))).toHaveLength(3);
  });

  test('reads do not wait for slow ones that were sent before them', async () => {
    const sleep = preparedRead((seconds: Param<number>) =>
      query.selectNoFrom(sql`pg_sleep(${seconds})`.as('slept')),
    );
    // One on each shared connection, with five reads behind each.
    const slow = { running: 3 };
    const sleeping = Array.from({ length: 3 }, () => db.many(sleep(3)).finally(() => slow.running--));
    const waiting = Array.from({ length: 15 }, () => db.many(listNames(id)));
    expect(await Promise.all(waiting)).toHaveLength(15);
    expect(await Promise.all(Array.from({ length: 15 }, () => db.many(listNames(id))))).toHaveLength(15);
    expect(slow.running).toBe(3);
    await Promise.all(sleeping);
  });
});

describe('after a migration changed what a statement returns', () => {
  const countAll = preparedRead(() => statement(sql<{ n: unknown }>`select * from changing`));
  const insertOne = prepared(() =>
    statement(sql<{ n: unknown }>`insert into changing default values returning *`),
  );

  test('reads and writes are sent again, and take effect once', async () => {
    await world.root.query(`create table changing (n int default 1);
      grant select, insert on changing to app_api`);
    const many = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 30 }, call));
    await many(() => db.many(countAll()));
    await many(() => db.one(insertOne()));
    await world.root.query(`alter table changing add column more text default 'x'`);
    await many(async () => expect((await db.many(countAll()))[0]).toEqual({ n: 1, more: 'x' }));
    await many(async () => expect(await db.one(insertOne())).toEqual({ n: 1, more: 'x' }));
    expect((await db.many(countAll())).length).toBe(60);
  });

  test('statements that PostgreSQL has lost are prepared again', async () => {
    await db.many(countAll());
    const deallocate = prepared(() => statement(sql`deallocate all`));
    await Promise.all(Array.from({ length: 10 }, () => db.run(deallocate()).catch(() => {})));
    expect((await db.many(insertOne())).length).toBe(1);
    expect((await db.many(countAll())).length).toBe(61);
  });
});
