import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCode, findCode, groupCode } from './index.ts';

test('a code has 16 characters and is grouped by four', () => {
  expect(createCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(groupCode('7KQ2M9XD4TRAHW6V')).toBe('7KQ2-M9XD-4TRA-HW6V');
});

test('finds its code again, however it is typed', () => {
  const spoiled = (code: string) =>
    ` ${groupCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}\n`;
  fc.assert(
    fc.property(fc.constant(0).map(createCode), (code) => {
      expect([findCode(code), findCode(groupCode(code)), findCode(spoiled(code))]).toEqual([
        code,
        code,
        code,
      ]);
    }),
  );
});

test.each(['', '7KQ2', '7KQ2M9XD4TRAHW6VX', '7KQ2M9XD4TRAHW6U', '7KQ2M9XD4TRAHW6Ä'])(
  '%j is no code',
  (typed) => {
    expect(findCode(typed)).toBeUndefined();
  },
);
