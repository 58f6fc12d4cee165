import { describe, expect, test } from 'vitest';
import { commonPasswords } from './password/common-passwords.ts';
import { accountOf, isCurrent, isTooEasy, lateRenewal } from './session.rules.ts';

describe('the account a person acts for', () => {
  test('is the student', () => {
    expect(accountOf({ id: 'maya', user_type: 'student', company_id: null })).toEqual({
      kind: 'student',
      id: 'maya',
      personId: 'maya',
    });
  });
  test('is the company of someone on a team', () => {
    expect(accountOf({ id: 'rosa', user_type: 'company', company_id: 'bakery' })).toEqual({
      kind: 'company',
      id: 'bakery',
      personId: 'rosa',
    });
  });
  test('is none after leaving the company', () => {
    expect(accountOf({ id: 'rosa', user_type: 'company', company_id: null })).toBeUndefined();
  });
});

describe('a refresh token that is not current', () => {
  test('the previous one gets the current one again, for a few seconds', () => {
    expect(lateRenewal({ generation: 5, rotated_recently: true }, 4)).toBe('again');
    expect(lateRenewal({ generation: 5, rotated_recently: false }, 4)).toBe('reuse');
  });
  test('an older one was copied, however recent the session', () => {
    expect(lateRenewal({ generation: 5, rotated_recently: true }, 3)).toBe('reuse');
    expect(lateRenewal({ generation: 5, rotated_recently: true }, 1)).toBe('reuse');
  });
  test('one from the future did not come from this database', () => {
    expect(lateRenewal({ generation: 5, rotated_recently: true }, 6)).toBe('reuse');
  });
  test('one of an ended session gets nothing', () => {
    expect(lateRenewal(undefined, 1)).toBe('ended');
  });
});

test('a refresh token is current in its generation, and for a few seconds in the next', () => {
  expect(isCurrent({ generation: 5, rotated_recently: false }, 5)).toBe(true);
  expect(isCurrent({ generation: 5, rotated_recently: true }, 4)).toBe(true);
  expect(isCurrent({ generation: 5, rotated_recently: false }, 4)).toBe(false);
  expect(isCurrent({ generation: 5, rotated_recently: true }, 3)).toBe(false);
});

describe('passwords', () => {
  const ada = ['Ada Lovelace-King', 'ada.lovelace1815@analytical.example', 'Engine Works'];
  const easy = (password: string) => isTooEasy(password, ada, commonPasswords);

  test.each([
    'password',
    'PASSWORD',
    'Password1',
    'password123!',
    'Dragon2024',
    'qwerty',
    'iloveyou',
    'letmein',
  ])('common: %s', (password) => expect(easy(password)).toBe(true));
  test.each([
    'aaaaaa',
    '121212',
    'abcabcabc',
    '123456',
    '987654321',
    'abcdef',
    'zyxwvu',
    'Questline',
    'questline1',
  ])('a sequence, a repetition or the product name: %s', (password) => expect(easy(password)).toBe(true));
  test.each([
    'lovelace',
    'LoveLace',
    'adalovelace',
    'Lóvelace1',
    'ada-1815',
    'king123456',
    'lovelace!!!!!!',
    'engineworks',
    'lovelace1815',
    'ada.lovelace1815@analytical.example',
  ])('the person’s own name or email: %s', (password) => expect(easy(password)).toBe(true));

  test.each([
    'river-otter-42',
    'plane tickets', // contains no word of her name
    'headaches-are-bad', // contains 'ada' inside another word
    'Lovelace writes to Babbage',
    'correct horse battery staple',
    '夏の川で泳ぐ',
    'waypoint',
  ])('good: %s', (password) => expect(easy(password)).toBe(false));

  test.each(['dragon', 'dragon1', 'dragon12', 'dragon123', 'dragon1234'])(
    'with up to four characters appended: %s',
    (password) => expect(isTooEasy(password, [], new Set(['dragon']))).toBe(true),
  );
  test('five characters or a letter appended make it a different word', () => {
    for (const password of ['dragon12345', 'dragonfly'])
      expect(isTooEasy(password, [], new Set(['dragon']))).toBe(false);
  });
  test('a name counts from three letters, with any digits around it', () => {
    expect(isTooEasy('ann-12', ['Ann'], new Set())).toBe(true);
    expect(isTooEasy('bo-1234', ['Bo'], new Set())).toBe(false);
    expect(isTooEasy('1815-42', ['1815'], new Set())).toBe(false);
  });
  test('a short name inside other words is fine', () => {
    expect(isTooEasy('planner-boat-7', ['Ann Lee'], commonPasswords)).toBe(false);
  });
  test('the list contains what it claims', () => {
    expect(commonPasswords.size).toBe(3_000);
    expect([...commonPasswords].every((word) => word.length >= 6 && word === word.toLowerCase())).toBe(true);
  });
});
