import { describe, expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { checkContactDetails } from './contact-details.rules.ts';
import { findSplitDetails } from './split-details.rules.ts';

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

  test('are also about apps and links', () => {
    expect(foundIn(() => checkContactDetails([text('see discord.gg/abc123')], ofCompany(false)))).toEqual([
      'link',
    ]);
  });

  test('are replaced next to an empty text, which stays empty', () => {
    const texts = [text(null), text('Write to ana@example.com'), text('')];
    const { texts: stored, original } = checkContactDetails(texts, ofCompany(true));
    expect(stored).toEqual([null, `Write to ${mask}`, '']);
    expect(original!.original).toBe('Write to ana@example.com');
  });

  test('are replaced completely where the rest would be too long', () => {
    const numbers = Array.from({ length: 20 }, (_, n) => `${n}@example.com`).join(' and ');
    expect(checkContactDetails([text(numbers, 150)], ofCompany(true)).texts).toEqual([mask]);
    const fits = `Write to ${mask}`;
    const limited = (maxLength: number) =>
      checkContactDetails([text('Write to ana@example.com', maxLength)], ofCompany(true)).texts;
    expect([limited(fits.length), limited(fits.length - 1)]).toEqual([[fits], [mask]]);
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
});
