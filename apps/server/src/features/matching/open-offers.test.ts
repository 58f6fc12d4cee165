// The open initiatives in memory: every change that was committed before a request is in its answer.
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { anonymous } from '../../platform/actor.ts';
import { openDatabase, query, type Statements } from '../../platform/database/db.ts';
import { createMatchingApp } from './matching.fixture.ts';
import { createOpenOffers, type OpenOffers } from './open-offers.ts';

const app = await createMatchingApp();
const database = openDatabase(app.url('app_api'));
afterAll(() => database.close());
const db = database.as(anonymous);
const company = await app.company({ company_name: 'Corner Shop', industry: ['Bakeries'] });

const currentOf = async (offers: OpenOffers) => offers.current((await db.maybe(offers.check()))!);
const entriesOf = async (offers: OpenOffers) => (await currentOf(offers)).entries;
const loadsOf = (offers: OpenOffers) => offers.gauges.open_offers_loads.read();
const holds = async (offers: OpenOffers, id: string) => (await entriesOf(offers)).some((it) => it.id === id);
const deleteCompany = query.selectNoFrom(sql`keeper.delete_own_company()`.as('done'));
const close = (id: string) =>
  app.root.query(`update initiatives set status = 'inactive' where id = $1`, [id]);

/** The same queries, with something happening before or after. */
function intercept({
  one = (work: () => Promise<unknown>) => work(),
  all = (work: () => Promise<unknown>) => work(),
  many = (work: () => Promise<unknown>) => work(),
}) {
  return {
    one: (query) => one(() => db.one(query)),
    all: (...queries) => all(() => db.all(...queries)),
    many: (query) => many(() => db.many(query)),
  } as Pick<Statements, 'one' | 'all' | 'many'>;
}

describe('another node sees in its next request', async () => {
  const other = await app.openNode();
  const student = await app.student({ initiative_tags: ['Events'], company_tags: ['Bakeries'] });
  const ask = async (node: { origin: string }) => {
    const response = await fetch(`${node.origin}/api/student/best-fit`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    return (await response.json()) as {
      initiatives: { id: string; fit: { tags: string[]; skills: string[] } }[];
    };
  };
  const first = async () => {
    const [here, there] = await Promise.all([ask(app), ask(other)]);
    expect(there).toEqual(here);
    return there.initiatives[0];
  };
  const call = { params: { id: '' } };
  const lesser = await app.offer(company.id, { name: 'Lesser' });
  let id = '';

  test('that an initiative was activated', async () => {
    expect((await first())?.id).toBe(lesser);
    id = await app.offer(company.id, { tags: ['Events'] });
    call.params.id = id;
    expect((await first())?.id).toBe(id);
  });

  test('that it was paused and activated again', async () => {
    await company.api('DELETE /api/initiatives/:id/activation', call);
    expect((await first())?.id).toBe(lesser);
    await company.api('POST /api/initiatives/:id/activation', call);
    expect((await first())?.id).toBe(id);
  });

  test.each([
    ['tags', `tags = '{Writing}'`, `tags = '{Events}'`],
    ['hours', 'weekly_hours = 9', 'weekly_hours = 2'],
    ['skills', `skills = '{}'`, `skills = '{Canva}'`],
  ])('that its %s changed', async (_, worse, better) => {
    await app.root.query(
      `update student_profiles set skills = '{Canva}', weekly_hours_available = 4 where id = $1`,
      [student.id],
    );
    // Newer, so it comes first at the same score.
    const rival = await app.offer(company.id, { tags: ['Events'] });
    await app.root.query(
      `update initiatives set skills = '{}', weekly_hours = null, tags = '{Events}' where id = $1`,
      [id],
    );
    expect((await first())?.id).toBe(rival);
    const change = (what: string, which: string) =>
      app.root.query(`update initiatives set ${what} where id = $1`, [which]);
    await change(worse, rival);
    await change(better, id);
    expect((await first())?.id).toBe(id);
    await close(rival);
  });

  test('that the company changed its industry', async () => {
    const cafe = await app.company({ company_name: 'Cafe', industry: ['Cafe'] });
    const there = await app.offer(cafe.id, { tags: ['Events'] });
    await app.root.query(`update initiatives set skills = '{}', weekly_hours = null where id = $1`, [id]);
    expect((await first())?.id).toBe(id);
    await cafe.api('PATCH /api/company/profile', { body: { industry: ['Bakeries'] } });
    expect((await first())?.id).toBe(there);
  });

  test('that it was deleted', async () => {
    await company.api('DELETE /api/initiatives/:id', call);
    expect((await first())?.id).not.toBe(id);
    expect(JSON.stringify(await ask(other))).not.toContain(id);
  });

  test('that the company was deleted', async () => {
    const leaving = await app.company({ company_name: 'Leaving', industry: ['Bakeries'] });
    const best = await app.offer(leaving.id, { tags: ['Events'] });
    expect((await first())?.id).toBe(best);
    await app.authDatabase.as(leaving).many(deleteCompany);
    expect((await first())?.id).not.toBe(best);
  });
});

test('the metrics say how many are kept and how often they were loaded', async () => {
  const text = await app.metrics.registry.metrics();
  expect(text).toMatch(/^open_offers_kept [1-9]\d*$/m);
  expect(text).toMatch(/^open_offers_loads 1$/m);
});

test('what was not open before or after is no change', async () => {
  const countOf = async () => (await app.root.query('select from initiative_changes')).rowCount;
  const before = await countOf();
  const draft = await app.insert('initiatives', { company_id: company.id, name: 'Draft' });
  await app.root.query(`update initiatives set tags = '{Events}', skills = '{Canva}' where id = $1`, [draft]);
  expect(await countOf()).toBe(before);
});

test('a change while everything is loaded is found by the next check', async () => {
  const id = await app.offer(company.id);
  const offers = createOpenOffers(
    intercept({
      many: async (work) => {
        const rows = await work();
        await close(id);
        return rows;
      },
    }),
  );
  expect(await holds(offers, id)).toBe(true);
  expect(await holds(offers, id)).toBe(false);
});

test('a transaction that was open during the load and commits after later ones is found', async () => {
  const [early, late] = [await app.offer(company.id), await app.offer(company.id)];
  const client = await app.root.connect();
  await client.query(`begin; update initiatives set tags = '{Writing}' where id = '${early}'`);
  const offers = createOpenOffers(db);
  const entryOf = async (id: string) => (await entriesOf(offers)).find((it) => it.id === id);
  const before = await entryOf(early);
  await close(late);
  expect(await entryOf(late)).toBeUndefined();
  expect(await entryOf(early)).toEqual(before);
  await client.query('commit');
  client.release();
  expect((await entryOf(early))?.terms).not.toEqual(before?.terms);
  expect(loadsOf(offers)).toBe(1);
});

test('requests that find the same change share one query', async () => {
  let queries = 0;
  const offers = createOpenOffers(intercept({ all: (work) => (queries++, work()) }));
  const checkTwenty = () =>
    Promise.all(Array.from({ length: 20 }, async () => (await db.maybe(offers.check()))!));
  const first = (await checkTwenty()).map((check) => offers.current(check));
  await Promise.all(first);
  expect({ queries, loads: loadsOf(offers) }).toEqual({ queries: 0, loads: 1 });

  const id = await app.offer(company.id);
  const found = await Promise.all((await checkTwenty()).map((check) => offers.current(check)));
  expect(new Set(found).size).toBe(1);
  expect(found[0]!.entries[0]!.id).toBe(id);
  await Promise.all((await checkTwenty()).map((check) => offers.current(check)));
  expect({ queries, loads: loadsOf(offers) }).toEqual({ queries: 1, loads: 1 });
  expect(offers.gauges.open_offers_kept.read()).toBe(found[0]!.entries.length);
});

test('a request that comes while a query is running gets the answer of the next one', async () => {
  const id = await app.offer(company.id);
  const reads: (() => void)[] = [];
  const offers = createOpenOffers(
    intercept({
      all: async (work) => {
        const rows = await work();
        await new Promise<void>((resolve) => reads.push(resolve));
        return rows;
      },
    }),
  );
  await currentOf(offers);
  await app.offer(company.id);
  const running = currentOf(offers);
  await expect.poll(() => reads.length).toBe(1);
  await close(id);
  const after = holds(offers, id);
  reads[0]!();
  expect((await running).entries.some((it) => it.id === id)).toBe(true);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]!();
  expect(await after).toBe(false);
});

test('a failed query is not remembered: the request fails, and the next one tries again', async () => {
  let isBroken = true;
  const fail = (work: () => Promise<unknown>) => (isBroken ? Promise.reject(new Error('no answer')) : work());
  const offers = createOpenOffers(intercept({ one: fail, all: fail }));
  await expect(currentOf(offers)).rejects.toThrow('no answer');
  isBroken = false;
  const id = await app.offer(company.id);
  expect(await holds(offers, id)).toBe(true);
  isBroken = true;
  await close(id);
  await expect(currentOf(offers)).rejects.toThrow('no answer');
  isBroken = false;
  expect(await holds(offers, id)).toBe(false);
});

test('after lost connections, nothing is loaded again and nothing is missed', async () => {
  const offers = createOpenOffers(db);
  await currentOf(offers);
  const id = await app.offer(company.id);
  await app.root.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = 'app_api' and datname = current_database()`);
  await expect.poll(() => holds(offers, id).catch(() => 'lost')).toBe(true);
  expect(loadsOf(offers)).toBe(1);
});

test.each([
  ['the server was replaced', { server: '2020-01-01T00:00:00.000Z' }],
  ['changes may have been deleted', { at: '2020-01-01T00:00:00.000Z' }],
])('loads everything again when %s', async (_, old) => {
  const offers = createOpenOffers(intercept({ one: async (work) => ({ ...(await work())!, ...old }) }));
  await currentOf(offers);
  await currentOf(offers);
  expect(loadsOf(offers)).toBe(2);
});

test('an hour without changes is no reason to load again', async () => {
  const hourAgo = new Date(Date.now() - 3_600_001).toISOString();
  let queries = 0;
  const offers = createOpenOffers(
    intercept({
      one: async (work) => ({ ...(await work())!, at: hourAgo }),
      all: (work) => (queries++, work()),
    }),
  );
  for (let n = 0; n < 3; n++) await currentOf(offers);
  expect({ queries, loads: loadsOf(offers) }).toEqual({ queries: 1, loads: 1 });
});

test('keeps only the newest, and loads again when half of them are closed', async () => {
  const made: string[] = [];
  for (let n = 0; n < 8; n++) made.unshift(await app.offer(company.id, { name: `Kept ${n}` }));
  const offers = createOpenOffers(db, 6);
  const idsOf = async () => (await entriesOf(offers)).map(({ id }) => id);
  expect(await idsOf()).toEqual(made.slice(0, 6));
  expect((await currentOf(offers)).isComplete).toBe(false);
  // Older than all that are kept, so nothing is known about its neighbors.
  await app.root.query(`update initiatives set tags = '{Events}' where id = $1`, [made[7]]);
  await close(made[0]!);
  expect(await idsOf()).toEqual(made.slice(1, 6));
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [made[0]]);
  const newest = await app.offer(company.id);
  expect(await idsOf()).toEqual([newest, ...made.slice(0, 5)]);
  expect(loadsOf(offers)).toBe(1);
  for (const id of [newest, ...made.slice(0, 3)]) await close(id);
  expect((await idsOf()).slice(0, 5)).toEqual(made.slice(3, 8));
  expect(loadsOf(offers)).toBe(2);
});

test('forgets the oldest when there are too many', async () => {
  const size = (await entriesOf(createOpenOffers(db))).length;
  const offers = createOpenOffers(db, size + 1);
  expect((await currentOf(offers)).isComplete).toBe(true);
  const [first, second] = [await app.offer(company.id), await app.offer(company.id)];
  const { entries, isComplete } = await currentOf(offers);
  expect({ length: entries.length, isComplete }).toEqual({ length: size + 1, isComplete: false });
  expect(entries.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
});

test('writers at the same time: each sees its own change immediately, and in the end everything is the same as loaded', async () => {
  const offers = createOpenOffers(db);
  const tags = ['Events', 'Writing', 'Surveys', 'Podcasts'];
  const writer = async (n: number) => {
    const own = await app.company({ company_name: `Writer ${n}` });
    const ids = [await app.offer(own.id), await app.offer(own.id)];
    for (let step = 0; step < 12; step++) {
      const id = ids[step % 2]!;
      const isOpen = (step + n) % 3 !== 0;
      await app.root.query(`update initiatives set status = $2, tags = $3 where id = $1`, [
        id,
        isOpen ? 'active' : 'inactive',
        [tags[(step + n) % 4]],
      ]);
      expect(await holds(offers, id)).toBe(isOpen);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, n) => writer(n)));
  expect(await entriesOf(offers)).toEqual(await entriesOf(createOpenOffers(db)));
  expect(loadsOf(offers)).toBe(1);
});
