// Makes different spellings of a character the same: case, accents, look-alikes of other scripts, digits of other
// scripts, fancy fonts and invisible characters.
import type { View } from './view.ts';

/** Characters that look like Latin ones, each followed by the one it looks like. What NFKC already changes isn't listed. */
const lookAlikes = new Map(
  // Cyrillic
  (
    'аa вb сc ԁd еe ѐe ёe һh іi їi јj кk ӏl мm нh оo рp ԛq гr ѕs тt уy үy ѵv ' +
    'ԝw хx ьb ґr пn з3 б6 ч4 ' +
    // Greek
    'αa βb ϲc εe ηn ιi κk μu νv οo ρp σo ςs τt υu χx ωw γy ζz ' +
    // Armenian and Cherokee
    'ոn սu օo հh ցg քp Ꭺa Ꭼe Ꮪs Ꮲp Ꮃw Ꭲt ' +
    // Latin variants and small capitals
    'ıi łl øo đd ħh ßs æa œo ɑa ɡg ɩi ɪi ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟl ᴍm ' +
    'ɴn ᴏo ᴘp ǫq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɦh ɐa ɘe ɛe ƨs ɱm ŋn ɹr ʍw ɨi ɔo ƙk ' +
    'ɓb ɗd ƒf ɠg ʂs ŧt ƭt ʋv ƴy ƶz ɲn ʈt ' +
    // Punctuation
    '‐- ‑- ‒- –- —- −- ‘\' ’\' ʼ\' “" ”" „" «" »" 。. ∙. ·. •. ・. ⁄/ ∕/ 、, ٫. ۔. ' +
    '¸, ∶: '
  )
    .trim()
    .split(' ')
    .map((pair): [string, string] => [pair[0]!.toLowerCase(), pair[1]!]),
);

/** Emojis that replace a word. */
const emojiWords = new Map([
  ['👻', ' snapchat '],
  ['📞', ' phone '],
  ['☎', ' phone '],
  ['📱', ' phone '],
  ['📲', ' phone '],
  ['📧', ' email '],
  ['📩', ' email '],
  ['✉', ' email '],
  ['➕', '+'],
  ['¡', ' '],
  ['¿', ' '],
]);

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
  return emojiWords.get(plain) ?? Array.from(plain, (one) => lookAlikes.get(one) ?? one).join('');
}

const codeOf = (text: string, at: number) => text.charCodeAt(at);

/** 0, 1, 2 …: grows to the longest text so far, so that slices of it are copied instead of counted. */
const positions: number[] = [];
function countTo(length: number) {
  for (let next = positions.length; next <= length; next++) positions.push(next);
}

/** The text in lower case, folded character by character. */
export function fold(original: string): View {
  const { length } = original;
  countTo(length);
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7f]*$/.test(original))
    return {
      text: original.toLowerCase(),
      starts: positions.slice(0, length),
      ends: positions.slice(1, length + 1),
    };
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let plainFrom = 0;
  for (let at = 0; at < length;) {
    if (codeOf(original, at) < 128) {
      starts.push(at++);
      ends.push(at);
      continue;
    }
    text += original.slice(plainFrom, at).toLowerCase();
    const character = String.fromCodePoint(original.codePointAt(at)!);
    const folded = foldCharacter(character);
    plainFrom = at + character.length;
    for (let n = 0; n < folded.length; n++) {
      starts.push(at);
      ends.push(plainFrom);
    }
    text += folded;
    at = plainFrom;
  }
  return { text: text + original.slice(plainFrom).toLowerCase(), starts, ends };
}
