import { expect, test } from 'vitest';
import { keyFromTable, makeScript, mostFrequent, randomKey, type Example } from './script.ts';

const id = (n: number) => `0198c0de-7a11-7000-8000-00000000000${n}`;
const setActor = 'select keeper.set_actor($1)';

const readOf = (n: number): Example => ({
  key: { actor: id(n) },
  statements: [
    { text: 'begin', values: [] },
    { text: setActor, values: [id(n)] },
    { text: "select from terms where term like 'tag:%' and id = $1 and n < $2", values: [id(n), '30'] },
    { text: 'commit', values: [] },
    { text: setActor, values: [id(n)] },
    { text: 'select $1::text[]', values: [n === 1 ? '{"a:b","it\'s"}' : null] },
  ],
});
const types: Record<string, string[]> = { 'select $1::text[]': ['text[]'] };
const typesOf = async (text: string) => types[text] ?? (text === setActor ? ['uuid'] : ['uuid', 'integer']);

test('a read becomes one pipeline that binds the actor once and chooses among the captured keys', async () => {
  const script = await makeScript([readOf(1), readOf(2)], { typesOf });
  const ids = `('{"${id(1)}","${id(2)}"}'::uuid[])[:e]`;
  expect(script.split('\n')).toEqual([
    '\\set e random(1, 2)',
    '\\startpipeline',
    `select keeper.set_actor(${ids});`,
    String.raw`select from terms where term like E'tag\x3a%' and id = ${ids} and n < '30'::integer;`,
    String.raw`select ((E'{"{\\"a\x3ab\\",\\"it''s\\"}",NULL}'::text[])[:e])::text[]::text[];`,
    '\\endpipeline',
    '',
  ]);
});

const sendOf = (n: number): Example => ({
  key: { actor: id(n), talk: id(n + 2) },
  statements: [
    { text: setActor, values: [id(n)] },
    { text: 'insert into m values ($1, $2)', values: [id(n + 2), id(n + 4)] },
  ],
});
const sends = {
  examples: [sendOf(1), sendOf(2)],
  typesOf: async (text: string) => (text === setActor ? ['uuid'] : ['uuid', 'uuid']),
};

test('a write chooses among all keys and makes new ids', async () => {
  const keys = [6, 7, 8, 9].map((n) => ({ actor: id(n), talk: id(n - 1) }));
  const script = await makeScript(sends.examples, { choice: randomKey(keys), typesOf: sends.typesOf });
  const list = (field: 'actor' | 'talk') =>
    `('{${keys.map((key) => `"${key[field]}"`).join(',')}}'::uuid[])[:i]`;
  expect(script.split('\n').slice(0, -2)).toEqual([
    '\\set i random(1, 4)',
    '\\set e mod(:i, 2) + 1',
    '\\startpipeline',
    `select keeper.set_actor(${list('actor')});`,
    `insert into m values (${list('talk')}, gen_random_uuid());`,
  ]);
});

test('a write that works only once takes every key from a table', async () => {
  const choice = keyFromTable('keys', ['actor', 'talk'], 1_000, 16);
  const script = await makeScript(sends.examples, { choice, typesOf: sends.typesOf });
  expect(script.split('\n').slice(0, -2)).toEqual([
    '\\set n mod(:n + 1, 62)',
    '\\set i :client_id * 62 + :n + 1',
    'select actor as key_actor, talk as key_talk from keys where i = :i \\gset',
    '\\set e mod(:i, 2) + 1',
    '\\startpipeline',
    'select keeper.set_actor(:key_actor::uuid);',
    'insert into m values (:key_talk::uuid, gen_random_uuid());',
  ]);
});

test('the most frequent sequence of statements represents the operation', () => {
  const of = (text: string): Example => ({ key: {}, statements: [{ text, values: [] }] });
  expect(mostFrequent([of('a'), of('b'), of('b')])).toEqual([of('b'), of('b')]);
});
