// Words grouped by meaning, so that what the model learns about one word counts for its synonyms, in several languages.
import { contactConcepts } from './contact-concepts.ts';
import { meetingConcepts } from './meeting-concepts.ts';
import { workConcepts } from './work-concepts.ts';

const concepts: Record<string, string> = { ...contactConcepts, ...meetingConcepts, ...workConcepts };

type ByWord = ReadonlyMap<string, number[]>;

/** What the word means without an English ending. */
function withoutEnding(byWord: ByWord, word: string): number[] | undefined {
  if (word.length < 5) return undefined;
  if (word.endsWith('s')) return byWord.get(word.slice(0, -1));
  if (word.endsWith('ed')) return byWord.get(word.slice(0, -2)) ?? byWord.get(word.slice(0, -1));
  if (word.endsWith('ing')) return byWord.get(word.slice(0, -3)) ?? byWord.get(`${word.slice(0, -3)}e`);
  return word.endsWith('in') ? byWord.get(word.slice(0, -2)) : undefined;
}

const none: number[] = [];

/** A function that returns the hashes of a word's concepts. */
export function hashConcepts(hash: (concept: string) => number): (word: string) => number[] {
  const byWord = new Map<string, number[]>();
  for (const [concept, words] of Object.entries(concepts))
    for (const word of new Set(words.split(/\s+/)))
      byWord.set(word, [...(byWord.get(word) ?? []), hash(concept)]);
  return (word) => byWord.get(word) ?? withoutEnding(byWord, word) ?? none;
}
