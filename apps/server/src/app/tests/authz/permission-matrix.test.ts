// Sends every request of the permission matrix as every actor, to a real API on a real database. Each gets the status that
// is written in its row. Refused requests change no row, and nobody sees or changes rows of
// strangers.
import { deskEndpoints, endpoints, type Endpoint } from '@questline/contract';
import { expect, test } from 'vitest';
import { everyone, senders } from './actors.ts';
import { createAuthzApp } from './authz.fixture.ts';
import { checkRow } from './check-row.ts';
import { idsIn, pathsIn } from './ids-in.ts';
import { expectedOf, nameOf } from './row.ts';
import { rows } from './rows/index.ts';

const app = await createAuthzApp();
const hashes = await app.log.hash();
const table = Object.entries<Endpoint>({ ...endpoints, ...deskEndpoints });
const rowsOf = (key: string) => rows.filter((row) => row.key === key);

test.each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
  expect(await checkRow(app, row, hashes)).toEqual([]);
});

test('every endpoint has a row', () => {
  expect([...new Set(rows.map(({ key }) => key))].toSorted()).toEqual(table.map(([key]) => key).toSorted());
  const size = `${table.length} endpoints, ${rows.length} requests, ${senders.length} of ${everyone.length} actors`;
  console.log(`${rows.length * senders.length} cells: ${size}`);
});

test('every endpoint accepts the request from someone', () => {
  const isAccepted = (key: string) =>
    rowsOf(key).some((row) => Object.values(expectedOf(row)).some((status) => status < 300));
  expect(table.map(([key]) => key).filter((key) => !isAccepted(key))).toEqual([]);
});

test('every id in a path, query or body is sent', () => {
  const missing = table.flatMap(([key, endpoint]) => {
    const sent = new Set(rowsOf(key).flatMap((row) => pathsIn(row.send?.(app.sentBy('owner')))));
    return [...idsIn(endpoint).difference(sent)].map((path) => `${key} ${path}`);
  });
  expect(missing).toEqual([]);
});

test('rows of others are noticed', async () => {
  const row = rowsOf('GET /api/company/students')[0]!;
  const { text, sent } = await app.send(row, 'accepted company');
  expect(app.foreignRows.find(text, sent, app.credentials['accepted company'].own)).toEqual([]);
  expect(app.foreignRows.find(text, sent, app.credentials['other company'].own)).toContain(app.world.owner);
});
