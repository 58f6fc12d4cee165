// Finds phone numbers, also those with digits written as words.
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { numberWord, readDigits } from './spoken-digits.ts';
import { originalSpan, type View } from './view.ts';

type Span = { start: number; end: number };

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
  /(?<![a-z]|area )(?:order|article|style|catalog|member|employee|row|room|flight|route|box|shelf|shade|pattern|invoice|tracking|confirmation|ticket|reference|ref|sku|isbn|issn|serial|model|case|item|batch|po|ein|upc|ean|gtin|barcode|lot|receipt|booking|version|build|part|account|customer|transaction|policy|permit|license|product|asin|job|quote|id|code|pedido|factura|commande|bestellung|pantone|zip|vat|doi)(?: ?(?:number|numbers|no|num|nr|id|code|numero))?s?\.? ?(?:is|are|:|#|=|-)? ?(?:[a-z]{1,4}-?)?#?\d(?:[\d .-]|[a-z](?= ?\d)){2,24}/g,
];

function blank(view: View, harmless: RegExp[]): View {
  let { text } = view;
  for (const pattern of harmless) text = text.replace(pattern, (match) => '\0'.repeat(match.length));
  return { ...view, text };
}

/** Any signs between the digits, except those of calculations, prices, lists and times. */
const candidate = /(?<![\d#\0_]|[a-z]-)\+?\(?\d(?:[^a-z\d\0,;:\n%$€£&=?!+<>#]{0,6}\d){6,16}(?![\d\0_])/g;
const cue =
  /(?:call|text|phone|cell|number|mobile|whats|ring|sms|reach|tel|dial|contact|digits|llama|numero|movil|celular|telefono|escrib|nummer|handy|portable|appelle|lig[au]|hmu|me at|me on|snap|signal|telegram|reach|zap|my line|my #|wsp|dzwon|chiama|anruf|rufen)/;
const phoneShape = /^\+?1?[ .-]?\(?\d{3}\)?[ .\-/_]{0,3}\d{3}[ .\-/_]{0,3}\d{4}$/;
/** A code in parentheses: "(11) 95555-0123". */
const codeShape = /^\(\d{2,4}\) ?\d{3,5}[ .-]\d{3,4}$/;
const localShape = /^\(?\d{3}\)?[ .\-_/]{1,3}\d{2}[ .\-_]{0,3}\d{2}$/;
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
  /(?:(?:serial|order|object|inventory|accession|exhibit|model|tracking|invoice|article|item|account|reference|product|confirmation|application|registration|plate|ticket|raffle|lottery|coupon|voucher|loyalty|badge|member|bib)s? (?:numbers?|no|nr|id|code|range)|(?<!telefon|handy|mobil|ruf|fest|festnetz|privat|neue |meine |deine |private )nummer|(?:raffle|numbered|tickets?))[^.!?\n]{0,45}$/;
const international = /^(?:\+|00)/;
/** Formats of numbers without a country code in Spain, Mexico and India. */
const nationalShape =
  /^(?:[6-9]\d{2}[ .-]\d{2,3}[ .-]\d{2,3}(?:[ .-]\d{2})?|\d{2}[ .-]\d{4}[ .-]\d{4}|[6-9]\d{4}[ -]\d{5})$/;

function isNational(written: string, digits: string): boolean {
  if (digits.length < 9 || !(digits.startsWith('0') || nationalShape.test(written))) return false;
  return nationalFormats.some((country) => parse(digits, country)?.isValid());
}

/** A hotline is usually part of the work: "put 1-800-555-0142 on the flyer". */
const tollFree = /^\+?(?:1[ .-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]/;
const someonesOwn = /(?:^|[^a-z])(?:my|me|mine|text|whatsapp)(?![a-z])/;

function isPhone(written: string, original: string, before: string, around: string): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length > 15 || isCounting(written, original) || /^(\d)\1+$/.test(digits)) return false;
  if (named.test(before) || (tollFree.test(written) && !someonesOwn.test(around))) return false;
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

/** A number over several lines. Its parts have to look like one, because most numbers below each other are lists. */
const overLines = /(?<![\d\0_,]|[a-z]-)\(?\d(?:[ .()\n-]{0,4}\d){6,10}(?![\d\0_])/g;
const partLengths = /^(?:1?334|34|322|1{7}|1{10,11})$/;

function isOverLines(written: string, around: string): boolean {
  const groups = written.split(/\D+/).filter(Boolean);
  const lengths = groups.map(({ length }) => length).join('');
  if (!written.includes('\n') || !partLengths.test(lengths) || isCounting(written, written)) return false;
  return cue.test(around) || lengths.endsWith('334') || (lengths.length > 6 && !list.test(around));
}

const digitLetters = /\d[oilszb]|[oilszb]\d/;

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
  const beforeAt = (index: number) => view.text.slice(Math.max(0, index - 50), index);
  const aroundOf = ({ 0: written, index }: RegExpExecArray) =>
    beforeAt(index) + view.text.slice(index + written.length, index + written.length + 30);
  const spanOf = ({ 0: written, index }: RegExpExecArray) =>
    originalSpan(view, index, index + written.length);
  const found = [...view.text.matchAll(candidate)].filter((match) => {
    const { start, end } = spanOf(match);
    return isPhone(match[0], original.slice(start, end), beforeAt(match.index), aroundOf(match));
  });
  const announced = [...view.text.matchAll(withCommas)].filter(({ 0: written, index }) =>
    isAnnounced(written, beforeAt(index)),
  );
  const broken = [...view.text.matchAll(overLines)].filter((match) => isOverLines(match[0], aroundOf(match)));
  return [...found, ...announced, ...broken].map(spanOf);
}
