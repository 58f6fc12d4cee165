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
  matches: (word: Word) => boolean;
  repeat: '' | '?' | '*' | '!';
  /** Also fits the end of a sentence, or its end and a comma, without taking a word. */
  orEnd?: 'END' | 'BREAK' | undefined;
};
type Phrase<Label> = { label: Label; parts: Part[] };
export type PhraseMatch<Label> = { label: Label; begin: number; end: number };

const maxRepeats = 5;

const wordsOf = (part: string, sets: Sets) =>
  new Set(part.split('|').flatMap((one) => Array.from(sets[one] ?? [one])));

function parsePart(source: string, sets: Sets): Part {
  const [, not, name, repeat] = /^(!?)([^?*]+)([?*]?)$/.exec(source)!;
  const mode = (not || repeat) as Part['repeat'];
  if (name === 'ANY') return { matches: () => true, repeat: mode };
  if (name === 'NAME') return { matches: looksLikeName, repeat: mode };
  if (name === 'HANDLE') return { matches: ({ isHandle }) => isHandle, repeat: mode };
  const words = wordsOf(name!, sets);
  const orEnd = (['END', 'BREAK'] as const).find((end) => words.has(end));
  return { matches: ({ word }) => words.has(word), repeat: mode, orEnd };
}

/** The index after the last word of the phrase, or undefined if the words from `at` on are something else. */
function endOf(parts: Part[], words: Word[], at: number, begin: number, next: number): number | undefined {
  const part = parts[next];
  if (!part) return at;
  const word = words[at];
  const isHere = word && (at === begin || word.after !== 'stop');
  const isMatch = isHere && part.matches(word);
  const isEnd = part.orEnd && (!isHere || (part.orEnd === 'BREAK' && word.after === 'comma'));
  if (part.repeat === '!') return isMatch || isEnd ? undefined : endOf(parts, words, at, begin, next + 1);
  if (part.repeat === '') {
    const end = isEnd ? endOf(parts, words, at, begin, next + 1) : undefined;
    return end ?? (isMatch ? endOf(parts, words, at + 1, begin, next + 1) : undefined);
  }
  let taken = 0;
  for (const most = part.repeat === '?' ? 1 : maxRepeats; taken < most; taken++) {
    const candidate = words[at + taken];
    if (!candidate || candidate.after === 'stop' || !part.matches(candidate)) break;
  }
  for (; taken >= 0; taken--) {
    const end = endOf(parts, words, at + taken, begin, next + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** Compiles phrases to a function that finds them in a sentence, for some labels only the first one. */
export function compilePhrases<Label>(
  groups: { label: Label; phrases: string[] }[],
  sets: Sets,
  isNeededOnce: (label: Label) => boolean,
) {
  const byFirstWord = new Map<string, Phrase<Label>[]>();
  for (const { label, phrases } of groups)
    for (const source of phrases) {
      const sources = source.split(' ');
      if (/[?*!]|^(?:END|BREAK|ANY|NAME)$/.test(sources[0]!))
        throw new Error(`A phrase needs a first word: ${source}`);
      const phrase = { label, parts: sources.map((part) => parsePart(part, sets)) };
      const first = sources[0] === 'HANDLE' ? [''] : wordsOf(sources[0]!, sets);
      for (const word of first) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), phrase]);
    }

  return (words: Word[]): PhraseMatch<Label>[] => {
    const found: PhraseMatch<Label>[] = [];
    const done = new Set<Label>();
    words.forEach((word, begin) => {
      const ofHandles = word.isHandle ? byFirstWord.get('') : undefined;
      for (const phrases of [byFirstWord.get(word.word), ofHandles])
        for (const { label, parts } of phrases ?? []) {
          if (done.has(label)) continue;
          const end = endOf(parts, words, begin + 1, begin, 1);
          if (end === undefined) continue;
          found.push({ label, begin, end });
          if (isNeededOnce(label)) done.add(label);
        }
    });
    return found;
  };
}
