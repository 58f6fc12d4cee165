import { expect, test } from 'vitest';
import { createWireReader } from './wire.ts';

const text = (value: string) => Buffer.from(`${value}\0`);
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
function int32(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
function message(kind: string, ...parts: Buffer[]) {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}
const value = (it: string | null) =>
  it === null ? int32(-1) : Buffer.concat([int32(Buffer.byteLength(it)), Buffer.from(it)]);

const startup = Buffer.concat([int32(8), int32(196_608)]);
const parse = (name: string, sql: string) => message('P', text(name), text(sql), int16(0));
const bind = (name: string, values: (string | null)[]) =>
  message(
    'B',
    text(''),
    text(name),
    int16(1),
    int16(0),
    int16(values.length),
    ...values.map(value),
    int16(0),
  );
const execute = message('E', text(''), int32(0));
const sync = message('S');

test('reads executed statements with their values, also when a statement was prepared earlier', () => {
  const reader = createWireReader();
  expect(reader.push(startup)).toEqual([]);
  expect(reader.push(Buffer.concat([parse('a', 'select $1, $2'), sync]))).toEqual([]);
  const sent = [bind('a', ['é', null]), execute, bind('a', ['', 'x']), execute, sync];
  expect(reader.push(Buffer.concat(sent))).toEqual([
    { text: 'select $1, $2', values: ['é', null] },
    { text: 'select $1, $2', values: ['', 'x'] },
  ]);
});

test('reads simple queries, and messages that arrive in pieces', () => {
  const reader = createWireReader();
  const bytes = Buffer.concat([startup, message('Q', text('begin')), message('Q', text('commit'))]);
  const found = [...bytes].flatMap((byte) => reader.push(Buffer.from([byte])));
  expect(found.map((it) => it.text)).toEqual(['begin', 'commit']);
});
