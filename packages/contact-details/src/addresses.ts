// Finds street addresses. Only students' texts are checked: a company's address is public.
import { originalSpan, type View } from './view.ts';

type Span = { start: number; end: number };

const suffix =
  '(?:street|str|st|avenue|ave|av|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|trail|trl|square|sq|loop|alley|crescent|close|row|path|run|pike|mews|gardens)';
const english = new RegExp(
  `(?<![\\d.,$#])\\d{1,5}[a-d]?,? (?!(?:km|mi|miles?|blocks?|min|minutes?|m|feet|shops?|people|cafes|of|stores?|hours?|pm|am|times?) |[a-z'-]{2,20} (?:on|in|at|from|down|along|near|of) )(?:[nsew]\\.? |north |south |east |west )?(?:[a-z0-9'.-]{2,20} ){1,3}${suffix}(?![a-z])(?:[ ,.]{1,3}(?:apt|apartment|unit|suite|ste|#)\\.? ?#?[a-z0-9-]{1,6})?`,
  'g',
);
/** Words that only sometimes end the name of a street, so the name has to be capitalized: "9 Quarry Bank". */
const placeNames =
  /(?<![\d.,$#])\d{1,5}[a-d]? [a-z']{3,15} (?:grove|bank|hill|heights|walk|quay|hollow|ridge|pass|trace|bend|crossing|commons|glen|knoll|meadows?|park|view|green|wharf|vale|colony|residency|nagar)(?![a-z])/g;
/** The number comes last: "Tannery Lane 6". */
const numberLast =
  /(?<![a-z])(?!the |our |your |on |in |at |of )[a-z']{3,15} (?:lane|street|road|avenue|row|court|mews|close|terrace|drive) \d{1,4}[a-d]?(?=[,.!;\n]|$)/g;
/** "Flat 12, Lotus Residency, 4th Cross Street", "77 Birch Hollow, Apt 4C" */
const flat =
  /(?<![a-z])(?:flat|apt|apartment|house|plot|door|unit)(?: no\.?| number)? ?#?\d{1,4}[a-d]?, (?:[a-z0-9'.]{2,15}[ ,]{1,2}){1,5}(?:street|road|lane|avenue|colony|residency|nagar|cross|main|park|mews|court|house|close|drive)(?![a-z])|(?<![\d.,$#])\d{1,5} [a-z']{3,15}(?: [a-z']{3,15})?,? (?:apt|apartment|unit|flat)\.? ?#?[a-z0-9]{1,4}(?![a-z0-9])/g;
const spanish =
  /(?<![a-z])(?:calle|avenida|av|avda|carrera|paseo|plaza|rua|rue|via|viale|camino|calz|calzada|colonia)\.? (?:[a-z0-9'.-]{1,20} ){0,4}[a-z0-9'.-]{1,20},? ?(?:n[o°º]?\.? ?|numero |#)?\d{1,5}(?!\d)/g;
const german = /(?<![a-z])[a-z]{3,20}(?:strasse|stra?s?se|weg|platz|gasse|allee) \d{1,4}[a-d]?(?![\w])/g;
const french =
  /(?<!\d)\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|allee|chemin|place|impasse) (?:[a-z'-]{1,20} ){0,3}[a-z'-]{2,20}/g;
const poBox = /(?<![a-z])p\.?o\.? ?box \d{1,6}/g;
const announced =
  /(?<![a-z])(?:my|our|home|mi|mailing|shipping|street) (?:home |house |street |mailing |shipping |full )?(?:address|addy|direccion|domicilio) (?:is|es|:)(?! (?:not|missing|wrong|too|on|still|already|private|in the))[ :]{0,2}[^.!?\n]{4,80}|(?<![a-z])i live (?:at|on|in apartment|in apt|in the house) [^.!?\n]{0,60}?(?:\d[^.!?\n]{2,60}|(?:street|avenue|road|lane|drive|boulevard|court) ?)/g;

const place =
  /(?:^|[^a-z])(?:your|shop|store|bakery|cafe|office|restaurant|flyer|poster|studio|library|gallery|theater|market|branch|location|competitor|map|caption|footer|truck|museum|venue|customers?|listing|business)(?![a-z])/;
const home =
  /(?:^|[^a-z])(?:my|i live|im at|i'm at|home|our house|we live|mi|vivo|casa|mine|come to|mail it|ship|send|moved|the (?:yellow|blue|red|white|green|brown) house|ring twice|doorbell)(?![a-z])/;

const isCapitalized = (written: string) => /^\d+[A-Da-d]? [A-Z]\S* [A-Z]/.test(written);

export function findAddresses(view: View, original: string): Span[] {
  if (!/\d|address|i live/.test(view.text)) return [];
  return [english, placeNames, numberLast, flat, spanish, german, french, poBox, announced].flatMap(
    (pattern) =>
      [...view.text.matchAll(pattern)].flatMap((match) => {
        const end = match.index + match[0].length;
        const span = originalSpan(view, match.index, end);
        if (pattern === placeNames && !isCapitalized(original.slice(span.start, span.end))) return [];
        const around = view.text.slice(Math.max(0, match.index - 60), end + 80);
        return home.test(around) || !place.test(around) ? [span] : [];
      }),
  );
}
