// Request bodies as bytes: JSON.stringify can write neither a key twice nor invalid UTF-8.
import fc, { type Arbitrary } from 'fast-check';
import { invalidOf, validOf } from './values.ts';
import type { Schema } from './operations.ts';

export type Body = {
  bytes: Buffer;
  /** Spaces are added up to this length. Generated bodies stay small, so that thousands can be kept. */
  padToBytes?: number;
};

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Members that are added to an object. */
const extraMembers = [
  '"__proto__":{"polluted":true}',
  String.raw`"\u005f_proto__":{"polluted":true}`,
  '"constructor":{"prototype":{"polluted":true}}',
  '"toString":1',
  '"hasOwnProperty":null',
  '"":""',
  '"id":"00000000-0000-0000-0000-000000000000"',
  '"is_admin":true',
  String.raw`"a\u0000b":1`,
  String.raw`"\ud800":1`,
  `"more":${nested(19)}`,
  `"more":${nested(21)}`,
  `"more":${nested(30_000)}`,
  `"more":{${Array.from({ length: 1_001 }, (_, n) => `"k${n}":0`).join()}}`,
];

/** Bytes that are put into a text: NUL, halves of a surrogate pair, invalid and overlong UTF-8, and characters that
 *  nobody sees or that turn the direction around. */
const extraBytes = [
  '00',
  'eda080',
  'edb080',
  'ff',
  'c080',
  'e2',
  'efbbbf',
  'e280ae',
  'e2808b',
  '0a',
  '5c',
  '22',
].map((hex) => Buffer.from(hex, 'hex'));

const oddNumbers = [
  '1e999',
  '-0',
  '0x10',
  '01',
  '9007199254740993',
  '1.0000000000000000000001',
  'NaN',
  '1e-400',
];

const insertAt = (text: string, at: number, more: string | Buffer) =>
  Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(more as string), Buffer.from(text.slice(at))]);

const everyIndexOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((it) => it.index);

/** Damages a JSON text in one place. */
const damaged = (text: string): Arbitrary<Body> => {
  const objects = everyIndexOf(text, /\{(?=")/g);
  const members = [...text.matchAll(/"\w+":(?:"[^"\\]*"|[\d.]+|true|false|null)/g)].map(([member]) => member);
  const strings = everyIndexOf(text, /(?<=")(?=")|(?<=\w)(?=\w)/g);
  const numbers = [...text.matchAll(/(?<=[:[,])-?\d+(?:\.\d+)?/g)];
  const ways: Arbitrary<Body>[] = [
    fc.nat(text.length).map((length) => ({ bytes: Buffer.from(text.slice(0, length)) })),
    fc
      .constantFrom(
        '',
        'null',
        '[]',
        '""',
        '1',
        'undefined',
        nested(100_000),
        `${text}${text}`,
        `\ufeff${text}`,
      )
      .map((other) => ({ bytes: Buffer.from(other) })),
    fc
      .constantFrom(100_000, 100_001, 10 * 1024 * 1024)
      .map((padToBytes) => ({ bytes: Buffer.from(text), padToBytes })),
  ];
  if (objects.length)
    ways.push(
      fc
        .tuple(fc.constantFrom(...objects), fc.constantFrom(...extraMembers, ...members))
        .map(([at, member]) => ({ bytes: insertAt(text, at + 1, `${member},`) })),
    );
  if (strings.length)
    ways.push(
      fc
        .tuple(fc.constantFrom(...strings), fc.constantFrom(...extraBytes))
        .map(([at, more]) => ({ bytes: insertAt(text, at, more) })),
    );
  if (numbers.length)
    ways.push(
      fc
        .tuple(fc.constantFrom(...numbers), fc.constantFrom(...oddNumbers))
        .map(([{ index, 0: number }, odd]) => ({
          bytes: Buffer.from(text.slice(0, index) + odd + text.slice(index + number.length)),
        })),
    );
  return fc.oneof(...ways);
};

export function bodyOf(schema: Schema): Arbitrary<Body> {
  const valid = validOf(schema).map((value) => JSON.stringify(value));
  const invalid = invalidOf(schema).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 5, arbitrary: valid.map((text) => ({ bytes: Buffer.from(text) })) },
    { weight: 4, arbitrary: invalid.map((text) => ({ bytes: Buffer.from(text) })) },
    { weight: 3, arbitrary: valid.chain(damaged) },
  );
}
