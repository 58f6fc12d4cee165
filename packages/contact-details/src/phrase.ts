// A small language for phrases, compared word by word. Each phrase looks at a fixed number of words, so the time it takes
// grows linearly with the text.
//
//   add|follow me FILLER* on APP NAME?
//
// A part is a word, several words with `|`, or a set in capitals. `?` makes it optional and `*` allows up to five.
// `!x` means that x doesn't follow, `END` the end of a sentence, `BREAK` its end or a comma, `ANY` any word, `NAME` a user name and `HANDLE` a word
// that can only be a user name. A phrase never crosses the end of a sentence.
import { looksLikeName } from './user-names.ts';
import type { Word } from './words.ts';

export type Sets = Record<string, ReadonlySet<string>>;
type Part = {
  /** Whether the word with this code fits. Comparing codes is faster than comparing words. */
  fits: Uint8Array;
  /** Decides instead of the code. */
  test?: (word: Word) => boolean;
  repeat: '' | '?' | '*' | '!';
  /** Also fits the end of a sentence, or its end and a comma, without taking a word. */
  orEnd?: 'END' | 'BREAK' | undefined;
};
type Phrase<Label> = { label: Label; parts: Part[] };
/** Phrases with the same first word. Most are ruled out by their second word. */
type Candidates<Label> = {
  bySecondCode: Map<number, Phrase<Label>[]>;
  /** Those that can end after the first word or whose second word isn't in a list. */
  others: Phrase<Label>[];
};
export type PhraseMatch<Label> = { label: Label; begin: number; end: number };

const maxRepeats = 5;

const none = new Uint8Array(0);

const wordsOf = (part: string, sets: Sets) =>
  new Set(part.split('|').flatMap((one) => Array.from(sets[one] ?? [one])));

/** Numbers words from 1 on; 0 is for all others. */
class Vocabulary {
  readonly #codes = new Map<string, number>();

  add(word: string): number {
    const code = this.#codes.get(word) ?? this.#codes.size + 1;
    this.#codes.set(word, code);
    return code;
  }

  codeOf(word: string): number {
    return this.#codes.get(word) ?? 0;
  }
}

function parsePart(source: string, sets: Sets, vocabulary: Vocabulary): Part {
  const [, not, name, repeat] = /^(!?)([^?*]+)([?*]?)$/.exec(source)!;
  const mode = (not || repeat) as Part['repeat'];
  if (name === 'ANY') return { fits: none, test: () => true, repeat: mode };
  if (name === 'NAME') return { fits: none, test: looksLikeName, repeat: mode };
  if (name === 'HANDLE') return { fits: none, test: ({ isHandle }) => isHandle, repeat: mode };
  const words = wordsOf(name!, sets);
  const orEnd = (['END', 'BREAK'] as const).find((end) => words.has(end));
  const codes = Array.from(words, (word) => vocabulary.add(word));
  const fits = new Uint8Array(Math.max(...codes) + 1);
  for (const code of codes) fits[code] = 1;
  return { fits, repeat: mode, orEnd };
}

type Coded = { words: Word[]; codes: Uint16Array };

const isFit = (part: Part, { words, codes }: Coded, at: number) =>
  part.test ? part.test(words[at]!) : part.fits[codes[at]!] === 1;

/** The index after the last word of the phrase, or undefined if the words from `at` on are something else. */
function endOf(parts: Part[], sentence: Coded, at: number, next: number): number | undefined {
  const part = parts[next];
  if (!part) return at;
  const word = sentence.words[at];
  // A phrase begins before `at`, so a word after the end of a sentence isn't part of it.
  const isHere = word !== undefined && word.after !== 'stop';
  const isMatch = isHere && isFit(part, sentence, at);
  const isEnd = part.orEnd && (!isHere || (part.orEnd === 'BREAK' && word.after === 'comma'));
  if (part.repeat === '!') return isMatch || isEnd ? undefined : endOf(parts, sentence, at, next + 1);
  if (part.repeat === '') {
    const end = isEnd ? endOf(parts, sentence, at, next + 1) : undefined;
    return end ?? (isMatch ? endOf(parts, sentence, at + 1, next + 1) : undefined);
  }
  let taken = 0;
  for (const most = part.repeat === '?' ? 1 : maxRepeats; taken < most; taken++) {
    const candidate = sentence.words[at + taken];
    if (!candidate || candidate.after === 'stop' || !isFit(part, sentence, at + taken)) break;
  }
  for (; taken >= 0; taken--) {
    const end = endOf(parts, sentence, at + taken, next + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

const isListed = (part: Part | undefined) => part && part.repeat === '' && !part.orEnd && !part.test;

function addCandidate<Label>({ bySecondCode, others }: Candidates<Label>, phrase: Phrase<Label>) {
  const second = phrase.parts[1];
  if (!isListed(second)) others.push(phrase);
  else
    second!.fits.forEach((fits, code) => {
      if (fits) bySecondCode.set(code, [...(bySecondCode.get(code) ?? []), phrase]);
    });
}

const noCandidates = <Label>(): Candidates<Label> => ({ bySecondCode: new Map(), others: [] });

/** Compiles phrases to a function that finds them in a sentence, for some labels only the first one. */
export function compilePhrases<Label>(
  groups: { label: Label; phrases: string[] }[],
  sets: Sets,
  isNeededOnce: (label: Label) => boolean,
) {
  const vocabulary = new Vocabulary();
  const byFirstCode: Candidates<Label>[] = [];
  const ofHandles = noCandidates<Label>();
  for (const { label, phrases } of groups)
    for (const source of phrases) {
      const sources = source.split(' ');
      if (/[?*!]|^(?:END|BREAK|ANY|NAME)$/.test(sources[0]!))
        throw new Error(`A phrase needs a first word: ${source}`);
      const parts = sources.map((part) => parsePart(part, sets, vocabulary));
      if (sources[0] === 'HANDLE') addCandidate(ofHandles, { label, parts });
      else
        for (const word of wordsOf(sources[0]!, sets))
          addCandidate((byFirstCode[vocabulary.codeOf(word)] ??= noCandidates()), { label, parts });
    }

  return (words: Word[]): PhraseMatch<Label>[] => {
    const codes = Uint16Array.from(words, ({ word }) => vocabulary.codeOf(word));
    const sentence = { words, codes };
    const found: PhraseMatch<Label>[] = [];
    const done = new Set<Label>();
    const findAmong = (begin: number, phrases: Phrase<Label>[]) => {
      for (const { label, parts } of phrases) {
        if (done.has(label)) continue;
        const end = endOf(parts, sentence, begin + 1, 1);
        if (end === undefined) continue;
        found.push({ label, begin, end });
        if (isNeededOnce(label)) done.add(label);
      }
    };
    const findFrom = (begin: number, { bySecondCode, others }: Candidates<Label>) => {
      const fitting = bySecondCode.get(codes[begin + 1] ?? 0);
      if (fitting) findAmong(begin, fitting);
      findAmong(begin, others);
    };
    codes.forEach((code, begin) => {
      const candidates = byFirstCode[code];
      if (candidates) findFrom(begin, candidates);
      if (words[begin]!.isHandle) findFrom(begin, ofHandles);
    });
    return found;
  };
}
