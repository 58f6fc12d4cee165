import { expect, test } from 'vitest';
import { findSplitDetails, mayContinue } from './split-details.rules.ts';

test('details are found with their last part', () => {
  expect(findSplitDetails(['my number', '415', '555'], '0142')).toEqual({
    original: 'my number 415 555 0142',
    found: [expect.objectContaining({ kind: 'phone', end: 'my number 415 555 0142'.length })],
  });
});

test('details are found on several lines of one message', () => {
  expect(findSplitDetails(['Here it is:'], '415\n555\n0142')).toBeNull();
  expect(findSplitDetails(['415'], '555\n0142')).toMatchObject({ found: [{ kind: 'phone' }] });
});

test('what an earlier message has alone was already found there', () => {
  expect(findSplitDetails(['415-555-0142'], 'at 5 pm')).toBeNull();
});

test('what the message has alone is found without the earlier ones', () => {
  expect(findSplitDetails(['Here it is'], 'ana@example.com')).toBeNull();
});

test('numbers that belong to the work are fine', () => {
  expect(findSplitDetails(['12 of 15 are done', 'send them by 10:30'], '200 words each')).toBeNull();
});

test('the first message continues nothing', () => {
  expect(findSplitDetails([], '0142')).toBeNull();
});

test('a message of more than 60 characters ends what came before it', () => {
  const [fits, tooLong] = ['415'.padStart(60), '415'.padStart(61)];
  expect(findSplitDetails([fits], '555-0142')).toMatchObject({ found: [{ kind: 'phone' }] });
  expect(findSplitDetails([tooLong], '555-0142')).toBeNull();
  expect(findSplitDetails(['415', 'A long message. '.repeat(5), 'ok'], '555-0142 x')).toBeNull();
  expect(findSplitDetails(['A long message. '.repeat(5), '415'], '555-0142')).not.toBeNull();
});

test('only short messages with digits or an @ can continue others', () => {
  const some = ['0142', '@example.com', '٤٢', '0142'.padEnd(60)];
  expect(some.filter(mayContinue)).toEqual(some);
  expect(['Thanks!', '0142'.padEnd(61)].filter(mayContinue)).toEqual([]);
});
