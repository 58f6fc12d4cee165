// Finds phrases that lead away from Questline, and leaves out those that say the opposite or are about the work.
import { cueRules, cues, type Cue } from './cue-rules.ts';
import { alonePhrases, outingPhrases } from './meeting-phrases.ts';
import { brandWords, handlePhrases, messengerPhrases, socialHandlePhrases } from './messenger-phrases.ts';
import { compilePhrases, type PhraseMatch } from './phrase.ts';
import { sets } from './phrase-sets.ts';
import { emailPhrases, paymentPhrases, phonePhrases } from './request-phrases.ts';
import {
  translatedEmailPhrases,
  translatedMeetingPhrases,
  translatedMessengerPhrases,
  translatedPhonePhrases,
  translatedSets,
} from './translated-phrases.ts';
import type { Word } from './words.ts';

type Writer = 'student' | 'company';
type Kind = 'phone' | 'email' | 'handle' | 'messenger' | 'meeting';
type Match = { kind: Kind; start: number; end: number };
type Sentence = { words: Word[]; cues: Map<Cue, PhraseMatch<Cue>[]> };
type IsHarmless = (words: Word[], match: { begin: number; end: number }, sentence: Sentence) => boolean;

const negations = new Set(
  `dont not never cant cannot wont no without avoid instead shouldnt isnt arent doesnt didnt wouldnt nobody neither nor
  refuse stop against nunca prohibited forbidden allowed asks asked asking anyone rule rules unless`.split(
    /\s+/,
  ),
);
const clauseStarts = new Set([
  'so',
  'but',
  'just',
  'then',
  'because',
  'cause',
  'why',
  'if',
  'pero',
  'mejor',
  'lets',
]);

/** "I don't mind calling you", "don't hesitate to text me". */
const isPolite = (words: Word[], at: number) => /^(?:mind|forget|hesitate|worry|be)$/.test(words[at]!.word);

/** Looks back through the same clause for a word of the set. */
function clauseHas(words: Word[], begin: number, set: Set<string>, reach: number): boolean {
  for (let at = begin; at > 0 && begin - at < reach; at--) {
    if (words[at]!.after !== 'space') return false;
    const { word } = words[at - 1]!;
    if (clauseStarts.has(word)) return false;
    if (set.has(word)) return !isPolite(words, at) && !clauseStarts.has(words[at - 2]?.word ?? '');
  }
  return false;
}

const isNegated: IsHarmless = (words, { begin }) => clauseHas(words, begin, negations, 3);
const isBrand: IsHarmless = (words, { begin }) => clauseHas(words, begin, brandWords, 6);
const isAdvice: IsHarmless = (_, __, sentence) => sentence.cues.has('safetyAdvice');
const isFiction: IsHarmless = (_, __, sentence) => sentence.cues.has('fiction');
const withOthers: IsHarmless = (_, __, sentence) => sentence.cues.has('group');
/** "Customers can text us", "end the caption with: DM us on Instagram". */
const isForAudience: IsHarmless = (words, { begin, end }, sentence) => {
  const isQuoted = words[begin]!.isQuoted;
  const isFromUs = words.slice(begin, end).some(({ word }) => word === 'us');
  const isAboutWork =
    sentence.cues.has('audience') || (isQuoted && words.filter((word) => !word.isQuoted).length > 3);
  return isAboutWork ? isQuoted || isFromUs : isQuoted && isFromUs;
};

type Rule = { kind: Kind; phrases: string[]; unless: IsHarmless[] };
const rules: Rule[] = [
  { kind: 'handle', phrases: handlePhrases, unless: [] },
  { kind: 'handle', phrases: socialHandlePhrases, unless: [isBrand] },
  { kind: 'handle', phrases: paymentPhrases, unless: [isNegated] },
  {
    kind: 'messenger',
    phrases: [...messengerPhrases, ...translatedMessengerPhrases],
    unless: [isNegated, isAdvice, isForAudience],
  },
  {
    kind: 'phone',
    phrases: [...phonePhrases, ...translatedPhonePhrases],
    unless: [isNegated, isAdvice, isForAudience],
  },
  {
    kind: 'email',
    phrases: [...emailPhrases, ...translatedEmailPhrases],
    unless: [isNegated, isAdvice, isForAudience],
  },
  {
    kind: 'meeting',
    phrases: [...alonePhrases, ...translatedMeetingPhrases],
    unless: [isNegated, isAdvice, isForAudience, isFiction],
  },
  {
    kind: 'meeting',
    phrases: outingPhrases,
    unless: [isNegated, isAdvice, isForAudience, isFiction, withOthers],
  },
];

const allSets = { ...sets, ...translatedSets };
const matchPhrases = compilePhrases(
  rules.map((rule) => ({ label: rule, phrases: rule.phrases })),
  allSets,
);
const matchCues = compilePhrases(
  Object.entries(cues).map(([label, phrases]) => ({ label: label as Cue, phrases })),
  allSets,
);

/** Longer sentences are cut, so that cues far apart don't count as one sentence. */
const maxSentence = 40;

function splitIntoSentences(words: Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    const last = sentences.at(-1);
    if (!last || word.after === 'stop' || last.length === maxSentence) sentences.push([word]);
    else last.push(word);
  }
  return sentences;
}

const matchOf = (kind: Kind, words: Word[], { begin, end }: { begin: number; end: number }): Match => ({
  kind,
  start: words[begin]!.start,
  end: words[end - 1]!.end,
});

/** From the first to the last of the cues that a rule needs. */
function findByCues({ words, cues }: Sentence): Match[] {
  return cueRules.flatMap(({ kind, all, none }) => {
    if (none.some((cue) => cues.has(cue)) || !all.every((cue) => cues.has(cue))) return [];
    const needed = all.flatMap((cue) => cues.get(cue)!);
    const begin = Math.min(...needed.map((match) => match.begin));
    const end = Math.max(...needed.map((match) => match.end));
    const key = cues.get(all[0]!)![0]!;
    if (words[key.begin]!.isQuoted && cues.has('audience')) return [];
    return all[0] !== 'userName' && clauseHas(words, key.begin, negations, 5)
      ? []
      : [matchOf(kind, words, { begin, end })];
  });
}

function findInSentence(words: Word[], writer: Writer): Match[] {
  const cues = Map.groupBy(matchCues(words), ({ label }) => label);
  if (words.length <= 3) cues.set('short', []);
  if (writer === 'student') cues.set('fromStudent', []);
  if (cues.has('invitation')) cues.delete('safetyAdvice');
  const sentence: Sentence = { words, cues };
  const direct = matchPhrases(words)
    .filter((match) => !match.label.unless.some((isHarmless) => isHarmless(words, match, sentence)))
    .map((match) => matchOf(match.label.kind, words, match));
  return [...direct, ...findByCues(sentence)];
}

export function findPhrases(words: Word[], writer: Writer): Match[] {
  // Nobody hides the name of a messenger without a reason.
  const disguised = words
    .filter(({ isDisguised }) => isDisguised)
    .map(({ start, end }): Match => ({ kind: 'messenger', start, end }));
  return [...disguised, ...splitIntoSentences(words).flatMap((sentence) => findInSentence(sentence, writer))];
}
