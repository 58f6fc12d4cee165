// Makes different spellings of a character the same: case, accents, look-alikes of other scripts, digits of other
// scripts, fancy fonts and invisible characters.
import type { View } from './view.ts';

/** Letters of other scripts that look like Latin ones, as pairs. What NFKC already changes isn't listed. */
const lookAlikes = new Map(
  Object.entries({
    // Cyrillic
    ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ѐ: 'e', ё: 'e', һ: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k' },
    ...{ ӏ: 'l', м: 'm', н: 'h', о: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ү: 'y', ѵ: 'v' },
    ...{ ԝ: 'w', х: 'x', ь: 'b', ґ: 'r', п: 'n', з: '3', б: '6', ч: '4' },
    // Greek
    ...{ α: 'a', β: 'b', ϲ: 'c', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', σ: 'o' },
    ...{ ς: 's', τ: 't', υ: 'u', χ: 'x', ω: 'w', γ: 'y', ζ: 'z' },
    // Armenian and Cherokee
    ...{ ո: 'n', ս: 'u', օ: 'o', հ: 'h', ց: 'g', ք: 'p', Ꭺ: 'a', Ꭼ: 'e', Ꮪ: 's', Ꮲ: 'p', Ꮃ: 'w', Ꭲ: 't' },
    // Latin variants and small capitals
    ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ß: 's', æ: 'a', œ: 'o', ɑ: 'a', ɡ: 'g', ɩ: 'i', ɪ: 'i' },
    ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm' },
    ...{ ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ǫ: 'q', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z' },
    ...{ ɦ: 'h', ɐ: 'a', ɘ: 'e', ɛ: 'e', ƨ: 's', ɱ: 'm', ŋ: 'n', ɹ: 'r', ʍ: 'w', ɨ: 'i', ɔ: 'o', ƙ: 'k' },
    ...{ ɓ: 'b', ɗ: 'd', ƒ: 'f', ɠ: 'g', ʂ: 's', ŧ: 't', ƭ: 't', ʋ: 'v', ƴ: 'y', ƶ: 'z', ɲ: 'n', ʈ: 't' },
    // Punctuation
    ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-', '‘': "'", '’': "'", ʼ: "'" },
    ...{
      '“': '"',
      '”': '"',
      '„': '"',
      '«': '"',
      '»': '"',
      '。': '.',
      '∙': '.',
      '·': '.',
      '•': '.',
      '・': '.',
    },
    ...{
      '⁄': '/',
      '∕': '/',
      '、': ',',
      '¡': ' ',
      '¿': ' ',
      '٫': '.',
      '۔': '.',
      '¸': ',',
      '∶': ':',
      '➕': '+',
    },
    // Emojis that replace a word
    ...{ '👻': ' snapchat ', '📞': ' phone ', '☎': ' phone ', '📱': ' phone ', '📲': ' phone ' },
    ...{ '📧': ' email ', '📩': ' email ', '✉': ' email ' },
  }),
);

/** The zeros of scripts whose digits NFKC keeps; the other nine digits follow each of them. */
const zeros = [
  0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6, 0x0d_66,
  0x0d_e6, 0x0e_50, 0x0e_d0, 0x0f_20, 0x10_40, 0x17_e0, 0x18_10, 0x19_46, 0x19_d0, 0x1a_80, 0x1b_50, 0xa8_d0,
];
/** Capital letters in circles, squares and flags, from A to Z, that NFKC keeps. */
const capitals = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6];
const inverseDigits = [0x27_75, 0x24_f4, 0x27_89, 0x27_7f];

const invisible = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

function foldCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  const zero = zeros.find((zero) => code >= zero && code < zero + 10);
  if (zero !== undefined) return String(code - zero);
  const capital = capitals.find((a) => code >= a && code < a + 26);
  if (capital !== undefined) return String.fromCodePoint(97 + code - capital);
  const before = inverseDigits.find((before) => code > before && code < before + 10);
  if (before !== undefined) return String(code - before);
  const plain = character.normalize('NFKD').replace(invisible, '').toLowerCase();
  return [...plain].map((one) => lookAlikes.get(one) ?? one).join('');
}

const codeOf = (text: string, at: number) => text.charCodeAt(at);

/** The text in lower case, folded character by character. */
export function fold(original: string): View {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < original.length;) {
    const isAscii = codeOf(original, at) < 128;
    const character = isAscii ? original[at]! : String.fromCodePoint(original.codePointAt(at)!);
    const folded = isAscii ? character.toLowerCase() : foldCharacter(character);
    for (let n = 0; n < folded.length; n++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += folded;
    at += character.length;
  }
  return { text, starts, ends };
}
