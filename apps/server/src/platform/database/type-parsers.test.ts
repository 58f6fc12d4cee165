import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { parseTextArray, parseTime } from './type-parsers.ts';

/** The parser of varchar[], which is not replaced. */
const general: (text: string) => string[] = pg.types.getTypeParser(1015 as never);

test.each([
  ['2027-01-02 03:04:05.678901+00', '2027-01-02T03:04:05.678Z'],
  ['2027-01-02 03:04:05.6+00', '2027-01-02T03:04:05.600Z'],
  ['2027-01-02 03:04:05+00', '2027-01-02T03:04:05.000Z'],
  ['2027-01-02 03:04:05.678901+02', '2027-01-02T01:04:05.678Z'],
  ['2027-01-02 03:04:05+05:30', '2027-01-01T21:34:05.000Z'],
])('the time %s', (text, iso) => {
  expect(parseTime(text)).toBe(iso);
});

test('infinity is not a time', () => {
  expect(() => parseTime('infinity')).toThrow(RangeError);
});

describe('arrays of text', () => {
  test.each([
    ['{}', []],
    ['{Events}', ['Events']],
    ['{Events,"Customer interviews",a}', ['Events', 'Customer interviews', 'a']],
    ['{"",x}', ['', 'x']],
    ['{"a,b","{c}"}', ['a,b', '{c}']],
    ['{NULL,x}', [null, 'x']],
    ['{"NULL"}', ['NULL']],
    [String.raw`{"say \"hi\"","back\\slash"}`, ['say "hi"', 'back\\slash']],
    ['{Größe,日本語,"🙂 x"}', ['Größe', '日本語', '🙂 x']],
  ])('%s', (text, items) => {
    expect(parseTextArray(text)).toEqual(items);
  });

  test('reads what the general parser reads', () => {
    const parts = ['a', 'NULL', '""', '"a b"', '"a,b"', String.raw`"\""`, String.raw`"\\"`, '"{"', 'Ü'];
    for (let n = 0; n < 2_000; n++) {
      const text = `{${Array.from({ length: n % 6 }, () => parts[Math.floor(Math.random() * parts.length)]).join(',')}}`;
      expect([text, parseTextArray(text)]).toEqual([text, general(text)]);
    }
  });
});
