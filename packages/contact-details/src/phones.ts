// Finds phone numbers, also those with digits written as words.
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { originalSpan, rewrite, type View } from './view.ts';

type Span = { start: number; end: number };

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
const spokenHundred = /(?<=(?<!\d)\d) hundred(?![a-z])/g;
const spokenPlus = /(?<![a-z])plus (?=\d)/g;
const spokenZero = /(?<=\d[ ,-]{1,2})o(?![a-z'])/g;
/** Digits in the place of letters: "n1ne", "f0ur". */
const leetWord = /(?<![a-z0-9])(?=[a-z]{0,4}[013][a-z])[a-z013]{3,5}(?![a-z0-9])/g;
const unleet = (word: string) => word.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e');
/** Letters in the place of digits: "555-O199", "5l5". */
const mixed = /(?<![a-z0-9])(?=[a-z]{0,3}\d)[0-9oilszb]{2,14}(?![a-z0-9])/g;
const digitLike = new Map(
  ['o0', 'i1', 'l1', 's5', 'z2', 'b8'].map((pair): [string, string] => [pair[0]!, pair[1]!]),
);

function readDigits(folded: View): View {
  let view = rewrite(folded, leetWord, ([word]) => digitWords.get(unleet(word)) ?? word);
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

const unit =
  '(?:words?|followers?|views?|px|pixels?|characters?|people|dollars?|usd|students?|pieces?|calories|steps|km|miles|likes|subscribers?|impressions?|clicks|visitors?|sales|items?|units?|copies|posts|euros?|customers?|hours|hrs|minutes|mins|years|%)';
/** Numbers that aren't phone numbers. They are blanked out before the search. */
const dates = [
  // Links, which links.ts reads
  /https?:\/\/[^\s]{1,300}/g,
  /(?<![\d-])(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/g,
  /(?<![\d-])\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d(?![\d-]|\.\d)/g,
  /(?<![\d-])\d{1,2}[/]\d{1,2}(?![\d/])/g,
  /(?<![\d-])(?:19|20)\d\d ?[-/] ?(?:19|20)?\d\d(?!\d|-\d)/g,
  /(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)/g,
];
const otherNumbers = [
  // Prices and amounts
  /[$€£] ?\d{1,9}(?:[.,]\d{1,3}){0,4}/g,
  /(?<![\d.,])\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?(?![\d])/g,
  new RegExp(`(?<!\\d)\\d{1,9}(?:[.,]\\d{1,3})? ?(?:-|to) ?\\d{1,9}(?= ?${unit})`, 'g'),
  new RegExp(`(?<!\\d)\\d{1,12}(?= ?${unit})`, 'g'),
  /(?<!\d)\d{1,5} ?[x×] ?\d{1,5}(?: ?[x×] ?\d{1,5})?(?!\d)/g,
  /(?<![\d-])\d{1,3}00 ?- ?\d{1,3}00(?![\d-])/g,
  // Lists of versions
  /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?:(?:, ?|-| and |; ?)\d{1,2}\.\d{1,2}\.\d{1,2}){1,9}(?!\.?\d)/g,
  // ISBNs, colors, versions and coordinates
  /(?<!\d)97[89][- ]?(?:\d[- ]?){9}\d(?!\d)/g,
  /(?<![\w])#[0-9a-f]{3,8}(?!\w)/g,
  /(?<![\d])-?\d{1,3}\.\d{3,8}, ?-?\d{1,3}\.\d{3,8}/g,
  // Numbers with a name
  /(?<![a-z]|area )(?:order|article|style|catalog|member|employee|row|room|flight|route|box|shelf|shade|pattern|invoice|tracking|confirmation|ticket|reference|ref|sku|isbn|issn|serial|model|case|item|batch|po|ein|upc|ean|gtin|barcode|lot|receipt|booking|version|build|part|account|customer|transaction|policy|permit|license|product|asin|job|quote|id|code|pedido|factura|commande|bestellung|pantone|zip|vat|doi)(?: ?(?:number|numbers|no|num|nr|id|code|numero))?s?\.? ?(?:is|are|:|#|=|-)? ?(?:[a-z]{1,4}-?)?#?\d[\d .-]{2,24}/g,
];

function blank(view: View, harmless: RegExp[]): View {
  let { text } = view;
  for (const pattern of harmless) text = text.replace(pattern, (match) => '\0'.repeat(match.length));
  return { ...view, text };
}

/** Any signs between the digits, except those of calculations, prices, lists and times. */
const candidate = /(?<![\d#\0_]|[a-z]-)\+?\(?\d(?:[^a-z\d\0,;:\n%$€£&=?!+<>#]{0,6}\d){6,16}(?![\d\0_])/g;
const cue =
  /(?:call|text|phone|cell|number|mobile|whats|ring|sms|reach|tel|dial|contact|digits|llama|numero|movil|celular|telefono|escrib|nummer|handy|portable|appelle|lig[au]|hmu|me at|me on|snap|signal|telegram|reach|zap|my line|my #|wsp)/;
const phoneShape = /^\+?1?[ .-]?\(?\d{3}\)?[ .\-/_]{0,3}\d{3}[ .\-/_]{0,3}\d{4}$/;
/** A code in parentheses: "(11) 95555-0123". */
const codeShape = /^\(\d{2,4}\) ?\d{3,5}[ .-]\d{3,4}$/;
const localShape = /^\d{3}[ .\-_]{1,3}\d{2}[ .\-_]{0,3}\d{2}$/;
const nationalFormats: CountryCode[] = ['GB', 'FR', 'DE', 'ES', 'MX', 'IT', 'IN', 'BR'];

const parse = (digits: string, country: CountryCode) =>
  parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });

/** "1 2 3 4 5 6 7", "5, 9, 15, 20". */
function isCounting(written: string, original: string): boolean {
  const groups = written.split(/\D+/).filter(Boolean).map(Number);
  const steps = groups.slice(1).map((group, at) => group - groups[at]!);
  const isEven = steps.every((step) => step !== 0 && step === steps[0]);
  return groups.length > 3 && (isEven || (original.includes(',') && steps.every((step) => step > 0)));
}

/** Digits as words or from other scripts. Dashes and fixed spaces are common. */
const unusual = /[a-z]{3}|[^\0-\x7f\u00a0\u2010-\u2015\u2212\u202f]/i;

/** Whether digits written one by one, or in words, make up most of it: "5 5 5 0 1 9 9". */
function isSpelled(written: string, original: string): boolean {
  const groups = written.split(/\D+/).filter(Boolean);
  return groups.filter((group) => group.length === 1).length >= 4 || unusual.test(original);
}

/** Lists of ratings or sizes look like digits written one by one. */
const list = /(?:rating|score|result|row|column|data|size|value|rank|grade|survey|vote|percent|star|answer)/;
const named =
  /(?:(?:serial|order|model|tracking|invoice|article|item|account|reference|product|confirmation|application|registration|plate|ticket|raffle|lottery|coupon|voucher|loyalty|badge|member|bib)s? (?:numbers?|no|nr|id|code|range)|(?<!telefon|handy|mobil|ruf|fest|festnetz|privat)nummer|(?:raffle|numbered|tickets?))[^.!?\n]{0,45}$/;
const international = /^(?:\+|00)/;
/** Formats of numbers without a country code in Spain, Mexico and India. */
const nationalShape =
  /^(?:[6-9]\d{2}[ .-]\d{2,3}[ .-]\d{2,3}(?:[ .-]\d{2})?|\d{2}[ .-]\d{4}[ .-]\d{4}|[6-9]\d{4}[ -]\d{5})$/;

function isNational(written: string, digits: string): boolean {
  if (digits.length < 9 || !(digits.startsWith('0') || nationalShape.test(written))) return false;
  return nationalFormats.some((country) => parse(digits, country)?.isValid());
}

function isPhone(written: string, original: string, before: string, around: string): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length > 15 || isCounting(written, original) || /^(\d)\1+$/.test(digits)) return false;
  if (named.test(before)) return false;
  const hasCue = cue.test(around);
  if (international.test(written))
    return hasCue || Boolean(parse(`+${digits.replace(/^00/, '')}`, 'US')?.isPossible());
  if (phoneShape.test(written) && digits.length > 9 && parse(digits, 'US')?.isPossible())
    return hasCue || /\D/.test(written) || Boolean(parse(digits, 'US')?.isValid());
  if (digits.length === 10 && /\D/.test(written) && !list.test(around) && parse(digits, 'US')?.isValid())
    return true;
  if (localShape.test(written) || codeShape.test(written) || hasCue || isNational(written, digits))
    return true;
  return isSpelled(written, original) && !list.test(around);
}

/** Groups of digits with commas: "my number: 347, 555, 0136". Without a cue right before it, that's a list. */
const withCommas = /(?<![\d\0_,])\+?\d(?:[ ,.-]{0,3}\d){9,13}(?![\d\0_]|,? ?\d)/g;
const cueBefore =
  /(?:(?:my|me|mio|mi|mein|meine|mon|meu|cell|mobile|phone|telefono|handy|call|dial|ring|text|whatsapp)(?![a-z])[^.!?\n\d]{0,25}|\+)$/;

function isAnnounced(written: string, before: string): boolean {
  const groups = written.split(/\D+/).filter(Boolean);
  const isList = groups.every(({ length }) => length === groups[0]!.length) || isCounting(written, written);
  return (
    !isList &&
    groups.length < 12 &&
    (written.startsWith('+') || (cueBefore.test(before) && !named.test(before)))
  );
}

const digitLetters = /\d[oilszb]|[oilszb]\d/;
const numberWord = new RegExp(`(?:${alternatives(digitWords)}|${alternatives(tens)})(?![a-z]*ing)`);

/** Whether there can be a phone number at all. Most texts have none, and everything below takes time. */
function hasEnoughDigits(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < 7; at++) {
    const code = text.charCodeAt(at);
    if (code > 47 && code < 58) digits++;
  }
  return digits > 6 || numberWord.test(text) || (digits > 2 && digitLetters.test(text));
}

export function findPhones(folded: View, original: string): Span[] {
  if (!hasEnoughDigits(folded.text)) return [];
  const view = blank(readDigits(blank(folded, dates)), otherNumbers);
  const announced = [...view.text.matchAll(withCommas)]
    .filter(({ 0: written, index }) => isAnnounced(written, view.text.slice(Math.max(0, index - 50), index)))
    .map((match) => originalSpan(view, match.index, match.index + match[0].length));
  const found = [...view.text.matchAll(candidate)].flatMap((match) => {
    const [written] = match;
    const span = originalSpan(view, match.index, match.index + written.length);
    const before = view.text.slice(Math.max(0, match.index - 50), match.index);
    const around = before + view.text.slice(match.index + written.length, match.index + written.length + 30);
    return isPhone(written, original.slice(span.start, span.end), before, around) ? [span] : [];
  });
  return [...found, ...announced];
}
