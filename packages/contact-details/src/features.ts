// What the model looks at in a sentence, hashed to indices in its table of weights.
import { hashConcepts } from './concepts/concepts.ts';
import type { PhraseMatch } from './phrase.ts';
import type { Word } from './words.ts';

/** The size of the table. */
export const tableSize = 2 ** 20;

/** Each group counts the same, however many features it has. */
export const groups = ['characters', 'words', 'cues', 'concepts'] as const;
export type Features = Record<(typeof groups)[number], number[]>;

const seeds = { characters: 1, word: 2, pair: 3, cue: 4, cuePair: 5, writer: 6, concept: 7, conceptPair: 8 };
const shortestGram = 3;
const longestGram = 5;
/** How far apart two words, and two concepts, may be to count as a pair. */
const reach = 3;
const conceptReach = 6;

const step = (hash: number, code: number) => Math.imul(hash ^ code, 16_777_619);
const toIndex = (hash: number) => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (mixed ^ (mixed >>> 12)) & (tableSize - 1);
};

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at));
  return hash;
}

const conceptHashes = hashConcepts((concept) => hashOf(concept, seeds.concept));
const handleConcept = [hashOf('<handle>', seeds.concept)];

/** All digits look the same. */
const plain = (text: string) => ` ${text.replace(/\s+/g, ' ').replace(/\d/g, '0').trim()} `;

function characterGrams(text: string): number[] {
  const indices: number[] = [];
  for (let begin = 0; begin + shortestGram <= text.length; begin++) {
    let hash = seeds.characters;
    const end = Math.min(begin + longestGram, text.length);
    for (let at = begin; at < end; at++) {
      hash = step(hash, text.charCodeAt(at));
      if (at - begin + 1 >= shortestGram) indices.push(toIndex(hash));
    }
  }
  return indices;
}

function formOf({ word, isHandle }: Word): string {
  if (isHandle) return '<handle>';
  return /^\d+$/.test(word) ? `<${Math.min(word.length, 5)} digits>` : word;
}

/** Words, and pairs of words near each other with their distance. The start and end of a sentence count as words. */
function wordFeatures(words: Word[], writer: string): number[] {
  const hashes = ['<start>', ...words.map(formOf), '<end>'].map((form) => hashOf(form, seeds.word));
  const indices = [toIndex(hashOf(writer, seeds.writer))];
  hashes.forEach((first, at) => {
    indices.push(toIndex(first));
    for (let distance = 1; distance <= reach && at + distance < hashes.length; distance++)
      indices.push(toIndex(step(step(first, seeds.pair + distance), hashes[at + distance]!)));
  });
  return indices;
}

function cueFeatures(words: Word[], matches: PhraseMatch<string>[], writer: string): number[] {
  const names = new Set(matches.map(({ label }) => label)).add(writer);
  if (words.length <= 3) names.add('short');
  if (words.some(({ isDisguised }) => isDisguised)) names.add('disguised');
  const hashes = Int32Array.from(names, (name) => hashOf(name, seeds.cue)).toSorted();
  const indices = Array.from(hashes, toIndex);
  hashes.forEach((first, at) => {
    const pairs = step(first, seeds.cuePair);
    for (let next = at + 1; next < hashes.length; next++) indices.push(toIndex(step(pairs, hashes[next]!)));
  });
  return indices;
}

/** Concepts, and pairs of concepts near each other in their order. */
function conceptFeatures(words: Word[], writer: string): number[] {
  const indices = new Set([toIndex(hashOf(writer, seeds.concept))]);
  const hashes = words.map(({ word, isHandle }) => (isHandle ? handleConcept : conceptHashes(word)));
  hashes.forEach((here, at) => {
    for (const first of here) {
      indices.add(toIndex(first));
      const pairs = step(first, seeds.conceptPair);
      // Two meanings of the same word are a pair, too, in one order.
      for (const second of here) if (second > first) indices.add(toIndex(step(pairs, second)));
      for (let next = at + 1; next <= at + conceptReach && next < hashes.length; next++)
        for (const second of hashes[next]!) indices.add(toIndex(step(pairs, second)));
    }
  });
  return [...indices];
}

export const extractFeatures = (
  text: string,
  words: Word[],
  matches: PhraseMatch<string>[],
  writer: string,
): Features => ({
  characters: characterGrams(plain(text)),
  words: wordFeatures(words, writer),
  cues: cueFeatures(words, matches, writer),
  concepts: conceptFeatures(words, writer),
});
