import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCorpus, trainingFiles } from '../training/corpus.ts';
import { scoreCorpus } from '../training/score-corpus.ts';
import { findContactDetails, maskContactDetails, maskText } from './index.ts';

const messages = trainingFiles.flatMap(readCorpus);

const found = (text: string, writer: 'student' | 'company' = 'company') =>
  findContactDetails(text, { for: writer }).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('findContactDetails', () => {
  test('returns offsets in the original text, in their order', () => {
    expect(found('Write to ana@example.com or call 555-0142, thanks.')).toEqual([
      ['email', 'ana@example.com'],
      ['phone', '555-0142'],
    ]);
  });

  test.each([
    ['phone', '+1 (212) 555-0117'],
    ['phone', 'five five five 0199'],
    ['phone', '5 5 5 . 0 1 . 9 9'],
    ['phone', '５５５－０１８４'],
    ['phone', '٥٥٥٠١٩٩'],
    ['phone', '५५५०१४४'],
    ['phone', '5​5​5​-0​1​5​8'],
    ['phone', '5️⃣5️⃣5️⃣0️⃣1️⃣9️⃣9'],
    ['phone', '555-O1O2'],
    ['phone', '555 (dash) 01 (dash) 73'],
    ['phone', 'nine one nine, then three fives, then zero-one-five-five'],
    ['phone', 'plus four four, seven seven hundred, nine hundred, one seven three'],
    ['phone', 'too six too, fife fife fife, oh wun six ate'],
    ['phone', '8 6 4 . 5 5 5 . o 1 5 7'],
    ['phone', '212\n555\n0142'],
    ['phone', '5\n5\n5\n0\n1\n4\n2'],
    ['email', 'moc.elpmaxe@oidutsana'],
    ['email', 'ana@@example.com'],
    ['email', 'chiara punto r chiocciola example punto net'],
    ['email', 'ana (at) example (dot) com'],
    ['email', 'ana dot lopez at example dot com'],
    ['email', 'аnа@ехаmple.com'],
    ['link', 'https://wa.me/15550142'],
    ['link', 't . me / harborleo'],
    ['link', 'https://calendly.example.com/ana/intro'],
    ['link', 'meet.example.com/ana'],
    ['messenger', 'lnstagr4m'],
    ['messenger', 'sn@p'],
    ['messenger', 's n a p'],
    ['messenger', 'wh4t5app'],
    ['messenger', 'in sta'],
  ] as const)('finds a disguised %s: %s', (kind, text) => {
    const whole = `😀 Hello: ${text} 😀`;
    expect(found(whole)).toEqual([[kind, text]]);
  });

  test.each([
    ['messenger', 'add me on snap'],
    ['messenger', 'Let’s move this to WhatsApp'],
    ['messenger', '¿Tienes WhatsApp?'],
    ['phone', 'Скинь свой номер, я наберу вечером.'],
    ['messenger', '加我微信吧，这里说话不方便'],
    ['handle', 'my insta is ana.lopez'],
    ['phone', 'What’s your number?'],
    ['email', 'Can I have your email?'],
    ['meeting', 'Let’s meet alone'],
    ['meeting', 'Don’t tell your parents'],
  ])('finds a %s without details: %s', (kind, text) => {
    expect(findContactDetails(text).map((finding) => finding.kind)).toEqual([kind]);
  });

  test.each([
    '9 Quarry Bank',
    'Tannery Lane 6',
    '77 Birch Hollow, Apt 4C',
    'Flat 12, Lotus Residency, 4th Cross Street',
  ])('finds a street address: %s', (address) => {
    expect(found(`Mail it to ${address}, please`, 'student')).toEqual([['address', address]]);
  });

  test('finds street addresses only in texts by students', () => {
    const text = 'Please send it to 48 Maple Street.';
    expect(found(text, 'student')).toEqual([['address', '48 Maple Street']]);
    expect(found(text, 'company')).toEqual([]);
    expect(findContactDetails(text)).toEqual([]);
  });

  test.each([
    'The reward is $1,500.00 for 300-1500 words, due 2026-12-01 at 10:30.',
    'Order number 4471-2290-18 and ISBN 978-0-262-03384-8.',
    'The years below each other:\n2019\n2020\n2021',
    'The scores were:\n4\n5\n3\n5\n4\n2\n5',
    'The kit is on its way, tracking number 1Z 884 20A 03 5550 1172.',
    'Object number 1987.555.12 is the brass sextant.',
    'Please put our customer hotline on the flyer: 1-800-555-0142.',
    'The footer of the website says info@brightbakery.example.',
    'Post it on our Instagram account and use the hashtag #bakery2026.',
    'Your TikTok draft looks great!',
    'What app did you use for the animation?',
    'Ticket numbers go from 0000001 to 0000400.',
    'Use made-up data, such as test@example.com.',
    'The plan has a DM campaign for returning customers.',
    'Let’s meet at the shop on Saturday with the team.',
    'Please don’t share your phone number with anyone.',
    'See https://brightbakery.example/menu for the menu.',
    '',
  ])('leaves harmless text alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('accepts any string', () => {
    for (const text of ['\0', '\ud800', '\udc00 \ud83d', '\u200b'.repeat(9), '@', '+', '[', '$', '💬'])
      expect(found(text)).toEqual([]);
  });
});

describe('maskContactDetails', () => {
  test('replaces each contact detail and keeps everything else', () => {
    expect(maskContactDetails('Hi 😀! Call 555-0142 or write to ana@example.com.')).toBe(
      `Hi 😀! Call ${maskText} or write to ${maskText}.`,
    );
  });

  test('leaves nothing to find', () => {
    const left = messages.filter(({ text, from }) => {
      const masked = maskContactDetails(text, { for: from });
      return findContactDetails(masked, { for: from }).length > 0;
    });
    expect(left.map(({ text }) => text)).toEqual([]);
  });
});

describe('corpus', () => {
  test('has enough messages of both sorts, each once', () => {
    const { contact, harmless } = scoreCorpus(messages);
    expect(contact + harmless).toBeGreaterThanOrEqual(320);
    expect(contact / messages.length).toBeGreaterThan(0.45);
    expect(contact / messages.length).toBeLessThan(0.6);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  });

  test('at least 99% of contact details that the model was trained with are found, with less than 0.5% false alarms', () => {
    const { recall, falseAlarms } = scoreCorpus(messages);
    expect(recall).toBeGreaterThan(0.99);
    expect(falseAlarms).toBeLessThan(0.005);
  });
});

test('in any text, findings are in order, inside of it and do not overlap', () => {
  const parts = fc.constantFrom(
    'ana@example.com',
    '555',
    '0142',
    ' ',
    'call',
    'at',
    'insta',
    'dot',
    '.',
    '@',
    'wa.me/1',
    '\u200b',
    '５',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 12 }).map((it) => it.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom('student', 'company'), (text, writer) => {
      let end = 0;
      for (const finding of findContactDetails(text, { for: writer })) {
        expect(finding.start).toBeGreaterThanOrEqual(end);
        expect(finding.end).toBeGreaterThan(finding.start);
        end = finding.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
