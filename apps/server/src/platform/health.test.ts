import { expect, test } from 'vitest';
import { openDatabase } from './db.ts';
import { addHealth } from './health.ts';
import { createServer } from './http-server.ts';
import { createLog } from './log.ts';
import { openSample } from './sample.fixture.ts';

const status = async (url: string) => (await fetch(url)).status;

test('a node that can work is alive and ready; one that is leaving is alive and not ready', async () => {
  const house = await openSample();
  expect([await status(`${house.url}/healthz`), await status(`${house.url}/readyz`)]).toEqual([200, 200]);
  house.drain.begun = true;
  expect([await status(`${house.url}/healthz`), await status(`${house.url}/readyz`)]).toEqual([200, 503]);
});

test('a node whose database is away is alive and not ready, and says so within two seconds', async () => {
  const house = await openSample();
  const database = openDatabase('postgres://app_api@127.0.0.1:1/nothing');
  const http = createServer({
    ...house,
    log: createLog({ process: 'test', level: 'silent' }),
    origin: house.url,
  });
  addHealth(http, database, house.drain);
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  const began = performance.now();
  expect([await status(`${url}/healthz`), await status(`${url}/readyz`)]).toEqual([200, 503]);
  expect(performance.now() - began).toBeLessThan(2_000);
  await http.close();
  await database.close();
});
