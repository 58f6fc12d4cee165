// Reads digits that are written as words, with letters or in parts.
import { rewrite, type View } from './view.ts';

/** Number words of English, Spanish, Portuguese, French, German and Italian, from 0 to 19. Words with another meaning
 * aren't listed. */
const digitWords = new Map(
  [
    'zero zeros oh ohs cero nought nil null nul sifir zerro',
    'one ones uno eins won bir jeden een',
    'two twos dos dois deux zwei zwo due iki dwa twee',
    'three threes tres trois drei tre uc trzy drie',
    'four fours cuatro quatro quatre vier quattro dort cztery',
    'five fives cinco cincos cinq funf fuenf cinque fife bes piec vijf funfen',
    'six sixes seis sechs sei alti szesc zes',
    'seven sevens siete sete sept sieben sette yedi siedem zeven',
    'eight eights ocho oito huit acht otto sekiz osiem',
    'nine nines nueve nove neuf neun niner dokuz negen',
    'ten diez dix zehn dieci dez',
    'eleven onze undici',
    'twelve doce douze doze dodici zwolf',
    'thirteen trece treize',
    'fourteen catorce quatorze',
    'fifteen quince quinze',
    'sixteen seize',
    'seventeen',
    'eighteen',
    'nineteen',
  ].flatMap((words, digit) => words.split(' ').map((word): [string, string] => [word, String(digit)])),
);
const tens = new Map(
  [
    'twenty veinte vingt zwanzig venti vinte',
    'thirty treinta trente dreissig trenta trinta',
    'forty fourty cuarenta quarante vierzig quaranta quarenta',
    'fifty cincuenta cinquante funfzig cinquanta cinquenta',
    'sixty sesenta soixante sechzig sessanta sessenta',
    'seventy setenta siebzig settanta',
    'eighty ochenta achtzig ottanta oitenta',
    'ninety noventa neunzig novanta',
  ].flatMap((words, at) => words.split(' ').map((word): [string, string] => [word, String(at + 2)])),
);
/** "Triple five", "three fives", "dreimal die fünf". */
const times = new Map([
  ...[
    'double',
    'doble',
    'doppel',
    'doppio',
    'dobro',
    'twice',
    'dos veces',
    'deux fois',
    'zweimal',
    'zweimal die',
    'due volte',
    'two times',
  ].map((word): [string, number] => [word, 2]),
  ...[
    'triple',
    'tripple',
    'treble',
    'thrice',
    'tres veces',
    'trois fois',
    'dreimal',
    'dreimal die',
    'tre volte',
    'three times',
    'triplo',
  ].map((word): [string, number] => [word, 3]),
]);
const plural =
  /(?<![a-z])(two|three|four|2|3|4|tres|dos|trois|deux) (zeros|ohs|ones|twos|threes|fours|fives|sixes|sevens|eights|nines|cincos)(?![a-z])/g;
const alternatives = (words: Map<string, string>) =>
  [...words.keys()].toSorted((a, b) => b.length - a.length).join('|');
const tensPattern = new RegExp(
  `(?<![a-z])(${alternatives(tens)})(?:(?:[ -]| y )(${alternatives(digitWords)}))?(?![a-z])`,
  'g',
);
const digitPattern = new RegExp(
  `(?<![a-z])(?:(${[...times.keys()].join('|')})[ -])?(${alternatives(digitWords)}|(?<=[a-z][ -])\\d(?!\\d))(?=\\d|[^a-z]|$)`,
  'g',
);
const gluedWords = new RegExp(`(?<![a-z])(?:${alternatives(digitWords)}){2,12}(?![a-z])`, 'g');
const digitWord = new RegExp(alternatives(digitWords), 'g');
/** Also commas between single digits. */
const spokenSeparator =
  /(?<=\d)(?:[.,;]? ?[([]?(?<=[ ([])(?:dash|hyphen|guion|then|and then|no wait,?|bindestrich|gap|slash|space|minus|tiret|dot|point|punto|punkt|ponto|followed by|next|and the rest is|the rest is|rest is|y luego|puis|dann|trattino)[)\]]? |(?<=(?<!\d)\d), ?|, ?(?=\d(?!\d)))(?=\d)/g;
/** Words with another meaning, and homophones. They are digits only in a row of at least seven digits. */
const ambiguousDigits = new Map(
  [
    '',
    'wun um un une uma ein eine',
    'to too tu',
    'tree',
    'for fore fower',
    '',
    'sicks sex',
    '',
    'ate',
    'nein nain',
  ].flatMap((words, digit) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word): [string, string] => [word, String(digit)]),
  ),
);
const anyDigit = `(?:${alternatives(new Map([...digitWords, ...ambiguousDigits]))}|\\d)`;
const rowOfDigits = new RegExp(`(?<![a-z0-9])${anyDigit}(?:[ ,.-]{1,3}${anyDigit}(?![a-z0-9])){6,14}`, 'g');
const ambiguousDigit = new RegExp(`(?<![a-z])(?:${alternatives(ambiguousDigits)})(?![a-z])`, 'g');
const spokenHundred = /(?<=(?<!\d)\d) hundred(?![a-z])/g;
const spokenPlus = /(?<![a-z])plus (?=\d)/g;
const spokenZero = /(?<=\d[ ,.-]{1,3})o(?![a-z'])/g;
/** Digits in the place of letters: "n1ne", "f0ur". */
const leetWord = /(?<![a-z0-9])(?=[a-z]{0,4}[013][a-z])[a-z013]{3,5}(?![a-z0-9])/g;
const unleet = (word: string) => word.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e');
/** Letters in the place of digits: "555-O199", "5l5". */
const mixed = /(?<![a-z0-9])(?=[a-z]{0,3}\d)[0-9oilszb]{2,14}(?![a-z0-9])/g;
const digitLike = new Map(
  ['o0', 'i1', 'l1', 's5', 'z2', 'b8'].map((pair): [string, string] => [pair[0]!, pair[1]!]),
);

export function readDigits(folded: View): View {
  let view = rewrite(folded, leetWord, ([word]) => digitWords.get(unleet(word)) ?? word);
  view = rewrite(view, rowOfDigits, ([row]) =>
    row.replace(ambiguousDigit, (word) => ambiguousDigits.get(word)!),
  );
  view = rewrite(view, gluedWords, ([words]) => words.replace(digitWord, (word) => digitWords.get(word)!));
  view = rewrite(view, plural, ([, count, digits]) =>
    digitWords.get(digits!)!.repeat(Number(digitWords.get(count!) ?? count)),
  );
  view = rewrite(view, tensPattern, ([, ten, digit]) => {
    const unit = digit ? digitWords.get(digit)! : '0';
    return unit.length === 1 ? `${tens.get(ten!)!}${unit}` : `${tens.get(ten!)!}0${unit}`;
  });
  view = rewrite(view, digitPattern, ([, count, word]) =>
    (digitWords.get(word!) ?? word!).repeat(times.get(count ?? '') ?? 1),
  );
  view = rewrite(view, spokenHundred, () => '00');
  view = rewrite(view, spokenPlus, () => '+');
  view = rewrite(view, spokenZero, () => '0');
  view = rewrite(view, mixed, ([token]) => token.replace(/[a-z]/g, (letter) => digitLike.get(letter)!));
  return rewrite(view, spokenSeparator, () => '-');
}

/** Whether a text can have digits as words. */
export const numberWord = new RegExp(`(?:${alternatives(digitWords)}|${alternatives(tens)})(?![a-z]*ing)`);
