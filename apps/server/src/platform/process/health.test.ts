import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { query } from '../database/db.ts';
import { createLog } from '../telemetry/log.ts';
import { createReadiness } from './readiness.ts';
import { openSample } from '../http/sample.fixture.ts';

const status = async (url: string) => (await fetch(url)).status;
const log = createLog({ process: 'test', level: 'silent' });

test('a working node is alive and ready; a stopping one is alive but not ready', async () => {
  const app = await openSample();
  expect([await status(`${app.url}/healthz`), await status(`${app.url}/readyz`)]).toEqual([200, 200]);
  app.drain.begun = true;
  expect([await status(`${app.url}/healthz`), await status(`${app.url}/readyz`)]).toEqual([200, 503]);
  const stopping = await fetch(`${app.url}/readyz`);
  expect(await stopping.json()).toEqual({ status: 'not_ready', reason: 'stopping' });
});

test('a node whose connections are all in use is ready, and says so quickly', async () => {
  const app = await openSample();
  const db = app.database.as({ id: 'anonymous' });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const requests = Array.from({ length: 30 }, () =>
    db.tx(async (tx) => {
      await tx.many(query.selectFrom('initiatives').select('id').limit(1));
      await held;
    }),
  );
  while (app.database.usage().waiting < 20) await new Promise((later) => setTimeout(later, 10));
  const began = performance.now();
  expect(await status(`${app.url}/readyz`)).toBe(200);
  expect(performance.now() - began).toBeLessThan(1_000);
  letGo();
  await Promise.allSettled(requests);
});

const laterMigration = `insert into migrations.applied (name, checksum) values ('9999-later.sql', '-')`;
const worksFrom = (oldest: string) => `update migrations.works_with set oldest = '${oldest}'`;

test.each([
  ['a migration', laterMigration],
  ['policies', `update migrations.applied set checksum = 'newer' where name = 'policies'`],
])('stays ready when a newer release that works with this one has applied %s', async (_, change) => {
  const app = await openSample();
  await app.root.query(change);
  expect(await status(`${app.url}/readyz`)).toBe(200);
});

describe('not ready', () => {
  /** The readiness of a node just connected to this database. */
  const check = async (url: string) => {
    const readiness = createReadiness({ url, log });
    return readiness.check().finally(() => readiness.close());
  };

  test('when the database is unreachable, within two seconds', async () => {
    const began = performance.now();
    expect(await check('postgres://app_api@127.0.0.1:1/nothing')).toBe('database_unreachable');
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('when the database is empty', async () => {
    const url = (role: string, database: string) =>
      `postgres://${role}@127.0.0.1:${inject('postgresPort')}/${database}`;
    const root = new pg.Client({ connectionString: url('postgres', 'postgres') });
    const name = `empty_${randomUUID().replaceAll('-', '')}`;
    await root.connect();
    await root.query(`create database ${name}`);
    expect(await check(url('app_api', name))).toBe('database_not_migrated');
    await root.query(`drop database ${name} with (force)`);
    await root.end();
  });

  test.each([
    [`delete from migrations.applied where name = '0012-limits.sql'`, 'database_not_migrated'],
    [
      `update migrations.applied set checksum = 'older' where name = 'policies'; \
      delete from migrations.policies_applied`,
      'database_not_migrated',
    ],
    [
      `update migrations.applied set checksum = 'newer' where name = 'policies'; ${worksFrom('9999')}`,
      'database_newer',
    ],
    [`${laterMigration}; ${worksFrom('9999-later.sql')}`, 'database_newer'],
  ])('after %s: %s', async (change, reason) => {
    const app = await openSample();
    await app.root.query(change);
    const response = await fetch(`${app.url}/readyz`);
    expect([response.status, await response.json()]).toEqual([503, { status: 'not_ready', reason }]);
    expect(await status(`${app.url}/healthz`)).toBe(200);
  });
});
