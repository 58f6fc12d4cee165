import { describe, expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { checkContactDetails } from './contact-details.rules.ts';
import { findSplitDetails, mayContinue } from './split-details.ts';

const mask = '[removed: contact details stay on Questline]';
const text = (words: string | null, maxLength = 5_000) => ({ text: words, maxLength });
const ofCompany = (confirmed: boolean) => ({ writer: 'company', confirmed }) as const;
const ofStudent = (confirmed: boolean) => ({ writer: 'student', confirmed }) as const;
const foundIn = (check: () => unknown) => {
  try {
    check();
  } catch (error) {
    return error instanceof Refusal && error.code === 'contact_details' ? error.found : error;
  }
  return null;
};

describe("a company's words", () => {
  test('stay as they are without contact details', () => {
    const texts = [text(null), text('Great survey. Please add 20 answers by Friday.')];
    expect(checkContactDetails(texts, ofCompany(false))).toEqual({
      texts: [null, 'Great survey. Please add 20 answers by Friday.'],
      original: null,
    });
  });

  test('are refused with what was found, each kind once', () => {
    const texts = [text('Call 415-555-0142'), text('or 415-555-0143, or ana@example.com')];
    expect(foundIn(() => checkContactDetails(texts, ofCompany(false)))).toEqual(['phone', 'email']);
  });

  test('are replaced when confirmed, and the original says where it was found', () => {
    const texts = [text('About Friday'), text('Write to ana@example.com please')];
    const { texts: stored, original } = checkContactDetails(texts, ofCompany(true));
    expect(stored[0]).toBe('About Friday');
    expect(stored[1]).toContain(mask);
    expect(stored[1]).not.toContain('ana');
    expect(original!.original).toBe('About Friday\n\nWrite to ana@example.com please');
    const [{ kind, start, end }] = original!.found as [{ kind: string; start: number; end: number }];
    expect([kind, original!.original.slice(start, end)]).toEqual([
      'email',
      expect.stringContaining('ana@example.com'),
    ]);
  });

  test('are replaced completely where the rest would be too long', () => {
    const numbers = Array.from({ length: 20 }, (_, n) => `${n}@example.com`).join(' and ');
    expect(checkContactDetails([text(numbers, 150)], ofCompany(true)).texts).toEqual([mask]);
  });
});

describe("a student's words", () => {
  test.each([
    ['my number is 415-555-0142', ['phone']],
    ['write to maya@example.com', ['email']],
    ['I live at 12 Maple Street, Springfield', ['address']],
  ])('are refused: %s', (words, kinds) => {
    expect(foundIn(() => checkContactDetails([text(words)], ofStudent(false)))).toEqual(kinds);
  });

  test('are sent unchanged when confirmed', () => {
    const words = 'my number is 415-555-0142';
    expect(checkContactDetails([text(words)], ofStudent(true))).toEqual({ texts: [words], original: null });
  });

  test('are not about apps and links, which are no personal details', () => {
    expect(checkContactDetails([text('see discord.gg/abc123')], ofStudent(false)).original).toBeNull();
  });
});

describe('details over several messages', () => {
  test('are found with the last part', () => {
    const split = findSplitDetails(['my number', '415', '555'], '0142');
    expect(split).toMatchObject({ original: 'my number 415 555 0142', found: [{ kind: 'phone' }] });
    expect(checkContactDetails([text(null), text('0142')], { ...ofCompany(true), split })).toEqual({
      texts: [null, mask],
      original: split,
    });
    expect(foundIn(() => checkContactDetails([text('0142')], { ...ofCompany(false), split }))).toEqual([
      'phone',
    ]);
  });

  test('are found on several lines of one message', () => {
    expect(findSplitDetails(['Here it is:'], '415\n555\n0142')).toBeNull();
    expect(findSplitDetails(['415'], '555\n0142')).toMatchObject({ found: [{ kind: 'phone' }] });
  });

  test('are not what an earlier message has alone, or numbers that belong to the work', () => {
    expect(findSplitDetails(['415-555-0142'], 'at 5 pm')).toBeNull();
    expect(findSplitDetails(['12 of 15 are done', 'send them by 10:30'], '200 words each')).toBeNull();
    expect(findSplitDetails([], '0142')).toBeNull();
    expect(findSplitDetails(['415', 'A long message. '.repeat(5), 'ok'], '555-0142 x')).toBeNull();
  });

  test('only short messages with digits or an @ can continue others', () => {
    expect(['0142', '@example.com', '٤٢'].filter(mayContinue)).toHaveLength(3);
    expect(['Thanks!', `0142${' '.repeat(60)}x`].filter(mayContinue)).toEqual([]);
  });
});
