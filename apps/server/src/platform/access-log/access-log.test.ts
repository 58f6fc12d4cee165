// Sealing the record of access, and finding every way to alter it.
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { worker } from '../actor.ts';
import { openDatabase } from '../database/db.ts';
import { keptLog } from '../jobs/relay-log.fixture.ts';
import { entriesPerSeal } from './access-log.queries.ts';
import { accessLogRetention, logRetentionDays } from './access-log.retention.ts';
import { type AuditSecrets, sealAccessLog } from './seal-access-log.ts';
import { verifyAccessLog } from './verify-access-log.ts';

const world = await openTestDatabase();
const { root } = world;
const database = openDatabase(world.url('app_worker'), { connections: 1 });
afterAll(() => database.close());
const db = database.as(worker);
const { log, lines } = keptLog();
const secret = 'a secret of at least thirty-two characters';
const secrets: AuditSecrets = [{ id: 'first', secret }];

const seal = (by = secrets) => sealAccessLog(db, by, log);
const verify = (options: Partial<Parameters<typeof verifyAccessLog>[1]> = {}) =>
  verifyAccessLog(db, { secrets, ...options });
const problems = async (options?: Parameters<typeof verify>[0]) => (await verify(options)).problems;

/** Entries of some minutes ago. */
const record = (count: number, minutesAgo = 10) =>
  root.query(
    `insert into access_log (at, actor, action, subject_id) select now() - make_interval(mins => $2), 'worker', 'tested', uuidv7()
     from generate_series(1, $1)`,
    [count, minutesAgo],
  );

beforeEach(async () => {
  await root.query('truncate access_log, log_seals, desk_log restart identity');
  lines.length = 0;
});

describe('sealing', () => {
  test('covers all entries that are old enough, in seals of limited size', async () => {
    await record(entriesPerSeal + 5);
    await record(3, 4);
    await seal();
    const { rows } = await root.query(
      'select number, after_number::int as after, through_number::int as through, entries from log_seals order by number',
    );
    expect(rows).toEqual([
      { number: 1, after: 0, through: entriesPerSeal, entries: entriesPerSeal },
      { number: 2, after: entriesPerSeal, through: entriesPerSeal + 5, entries: 5 },
    ]);
    expect(await verify()).toMatchObject({
      seals: 2,
      entries: entriesPerSeal + 5,
      unsealed: 3,
      problems: [],
    });
  });

  test('does nothing without new entries, and continues after the last seal', async () => {
    await seal();
    await record(2);
    await seal();
    await seal();
    await record(1);
    await seal();
    expect(await verify()).toMatchObject({ seals: 2, entries: 3, dropped: 0, unsealed: 0, problems: [] });
  });

  test('logs each seal, so that it can be compared later', async () => {
    await record(1);
    await seal();
    const { last } = await verify();
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'access log sealed');
    expect(line).toMatchObject({ ...last, entries: 1 });
    expect(await problems({ known: last })).toEqual([]);
  });

  test('earlier seals are verified with an earlier secret', async () => {
    await record(1);
    await seal();
    const rotated: AuditSecrets = [{ id: 'second', secret: `another ${secret}` }, ...secrets];
    await record(1);
    await seal(rotated);
    expect(await problems({ secrets: rotated })).toEqual([]);
    expect(await problems()).toEqual(['Seal 2 needs the secret "second", which isn\'t in AUDIT_SECRETS.']);
  });

  test('two workers that seal at the same moment make one chain', async () => {
    await record(5);
    await Promise.allSettled([seal(), seal()]);
    expect(await verify()).toMatchObject({ seals: 1, entries: 5, problems: [] });
  });
});

describe('verification finds', () => {
  const under = 'under seal 2 (entries 4 to 6)';
  beforeEach(async () => {
    for (let seals = 0; seals < 3; seals++) {
      await record(3);
      await seal();
    }
  });

  test('nothing if nothing was altered', async () => {
    expect(await verify()).toMatchObject({ seals: 3, entries: 9, problems: [] });
  });

  test.each([
    [
      'a changed entry',
      `update access_log set action = 'other' where number = 5`,
      `Entries were changed ${under}.`,
    ],
    [
      'a moved time',
      `update access_log set at = at - interval '1 microsecond' where number = 5`,
      `Entries were changed ${under}.`,
    ],
    ['a removed entry', 'delete from access_log where number = 5', `1 entry was removed ${under}.`],
    [
      'a replaced entry',
      `delete from access_log where number = 5;
       insert into access_log (number, at, actor, action) overriding system value values (5, now() - interval '10 minutes', 'worker', 'tested')`,
      `Entries were changed ${under}.`,
    ],
    [
      'all entries of a seal removed',
      'delete from access_log where number between 4 and 6',
      `3 entries were removed ${under}.`,
    ],
    [
      'a changed seal',
      `update log_seals set entries = 2 where number = 2; delete from access_log where number = 5`,
      'Seal 2 was changed, or belongs to another secret.',
    ],
    ['a removed seal', 'delete from log_seals where number = 2', 'Seals between 1 and 3 were removed.'],
    [
      'the first seal removed',
      'delete from log_seals where number = 1',
      'Seals between 0 and 2 were removed.',
    ],
    [
      'an entry at the end with an old time',
      `insert into access_log (at, actor, action) values (now() - interval '30 minutes', 'worker', 'tested')`,
      '1 entry after the last seal claims to be older.',
    ],
    [
      'the last entries removed',
      'delete from access_log where number > 7',
      '2 entries were removed under seal 3 (entries 7 to 9).',
    ],
  ])('%s', async (_, sql, problem) => {
    await root.query(sql);
    expect(await problems()).toContain(problem);
  });

  test('an entry inserted into a gap between numbers', async () => {
    await root.query('truncate access_log, log_seals restart identity');
    await record(1);
    await root.query(`select setval(pg_get_serial_sequence('access_log', 'number'), 5)`);
    await record(1);
    await seal();
    await root.query(
      `insert into access_log (number, at, actor, action) overriding system value values (3, now() - interval '10 minutes', 'worker', 'tested')`,
    );
    expect(await problems()).toEqual(['1 entry was inserted under seal 1 (entries 1 to 6).']);
  });

  test('the newest seals removed, when their entries are no longer sealed an hour later', async () => {
    await root.query('delete from log_seals where number = 3');
    const later = new Date(Date.now() + 3_600_000);
    expect(await problems({ now: later })).toContainEqual(expect.stringContaining("aren't sealed"));
  });

  test('the newest seals removed with their entries, compared with a seal from the log', async () => {
    const { last } = await verify();
    await root.query('delete from log_seals where number = 3; delete from access_log where number > 6');
    expect(await problems()).toEqual([]);
    expect(await problems({ known: last })).toEqual(["Seal 3 isn't the one you gave, or was removed."]);
  });

  test('seals that were computed again without the secret', async () => {
    const forged: AuditSecrets = [{ id: 'first', secret: 'guessed by someone with the database' }];
    await root.query(`delete from log_seals; update access_log set action = 'other' where number = 5`);
    await seal(forged);
    expect(await problems()).toEqual(['Seal 1 was changed, or belongs to another secret.']);
  });
});

describe('desk_log', () => {
  const act = async () => {
    const { rows } = await root.query(
      `insert into operators (email, name) values (uuidv7() || '@desk.example', 'Opal') returning id`,
    );
    await root.query(
      `insert into desk_log (operator_id, report_id, what, reason) values ($1, uuidv7(), 'opened', null),
         ($1, uuidv7(), 'read_conversation', 'danger')`,
      [rows[0].id],
    );
  };

  test.each([
    [`update desk_log set note = 'nothing happened' where what = 'opened'`, '1 row of desk_log was changed.'],
    [`delete from desk_log where what = 'opened'`, '1 row of desk_log was removed.'],
    [
      `set session_replication_role = replica; insert into desk_log (operator_id, report_id, what)
         select operator_id, report_id, 'closed' from desk_log limit 1; reset session_replication_role`,
      '1 row of desk_log was inserted.',
    ],
  ])('%s is found', async (sql, problem) => {
    await act();
    expect(await problems()).toEqual([]);
    await root.query(sql);
    expect(await problems()).toEqual([problem]);
  });
});

describe('retention', () => {
  const sweep = () => accessLogRetention[0]!.sweep(db, logRetentionDays, undefined as never);

  test('drops entries that are old enough, seal by seal', async () => {
    await record(2);
    await seal();
    await record(1);
    await seal();
    await root.query(`update log_seals set sealed_at = sealed_at - interval '731 days' where number = 1`);
    await sweep();
    const { rows } = await root.query('select number::int from access_log order by number');
    expect(rows).toEqual([{ number: 3 }]);
    const found = await verify();
    expect(found).toMatchObject({ dropped: 2, entries: 1 });
    // The time is part of the seal, so nobody can make entries look old enough to be gone.
    expect(found.problems).toEqual(['Seal 1 was changed, or belongs to another secret.']);
  });

  test('missing entries are accepted only after the retention period', async () => {
    await record(2);
    await seal();
    await root.query('delete from access_log');
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    expect(await problems({ now: days(logRetentionDays - 1) })).toEqual([
      '2 entries were removed under seal 1 (entries 1 to 2).',
    ]);
    expect(await verify({ now: days(logRetentionDays + 1) })).toMatchObject({ dropped: 2, problems: [] });
  });
});
