// Every write is sent with a field for every column of every table in addition. It changes the same rows, to the same values.
import { deskEndpoints, endpoints, requestSchema, type Endpoint, type JsonSchema } from '@questline/contract';
import { expect, test } from 'vitest';
import { everyone } from './actors.ts';
import { createAuthzApp } from './authz.fixture.ts';
import type { Change } from './change-log.ts';
import { listColumns } from './columns.ts';
import { expectedOf } from './row.ts';
import { rows } from './rows/index.ts';

const app = await createAuthzApp();
const columns = await listColumns(app.root, app.world);
const table: Record<string, Endpoint> = { ...endpoints, ...deskEndpoints };
const writes = Object.keys(table).filter((key) => !key.startsWith('GET '));

/** The fields that a shape of the contract declares. */
function fieldsOf({
  anyOf = [],
  oneOf = [],
  allOf = [],
  properties = {},
}: JsonSchema): Record<string, JsonSchema> {
  const parts = [...anyOf, ...oneOf, ...allOf].map((part) => fieldsOf(part));
  return Object.assign({}, ...parts, properties);
}

/** Adds a field for each column that the shape doesn't declare to every object in a body. */
function addColumns(value: unknown, schema: JsonSchema, fields: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => addColumns(item, schema.items as JsonSchema, fields));
  if (typeof value !== 'object' || !value) return value;
  const declared = fieldsOf(schema);
  const others = Object.entries(fields).filter(([name]) => !(name in declared));
  const own = Object.entries(value).map(([name, part]) => [
    name,
    addColumns(part, declared[name] ?? {}, fields),
  ]);
  return Object.fromEntries([...others, ...own]);
}

const isoTime = /^20[2-9]\d-\d\d-\d\dT/;
const secret = /^(?:\$argon2id\$|(?=.*[\dA-Z])[\w+/=-]{16,}$)/;
/** Counted up for each row or transaction, and drawn from the row's id. */
const varying = new Set(['number', 'xact', 'part']);

/** The first and last state of each row that has an id. Which rows a statement changes first isn't defined. */
function netOf(changes: Change[]): Change[] {
  const ofRow = ({ table: name, before, after }: Change, i: number) =>
    JSON.stringify([name, after?.['id'] ?? before?.['id'] ?? i]);
  return Array.from(Map.groupBy(changes, ofRow).values(), (some) => ({
    ...some[0]!,
    after: some.at(-1)!.after,
  }));
}

/** Without what differs between two equal requests. */
const comparable = (changes: Change[]) =>
  netOf(changes)
    .map((change) =>
      JSON.stringify(change, (name, value: unknown) => {
        if (varying.has(name)) return undefined;
        if (typeof value !== 'string' || app.foreignRows.isKnown(value)) return value;
        return isoTime.test(value) ? 'a time' : secret.test(value) ? 'an id or a secret' : value;
      }),
    )
    .toSorted();

test.each(writes)('%s', async (key) => {
  const row = rows.find((it) => it.key === key)!;
  const expected = expectedOf(row);
  const actor = everyone.find((it) => expected[it] < 300)!;
  const { body } = table[key]!;

  const plain = await app.send(row, actor);
  const changes = await app.log.changes();
  await app.log.undo();
  const fields = columns.otherThan(changes);
  const schema = body ? requestSchema(body) : {};
  const change = (sent: unknown = {}) => addColumns(sent, schema, fields);
  const extended = await app.send(row, actor, { change });
  const extendedChanges = await app.log.changes();
  await app.log.undo();
  expect([400, plain.status]).toContain(extended.status);
  expect(comparable(extendedChanges)).toEqual(extended.status === 400 ? [] : comparable(changes));
});
