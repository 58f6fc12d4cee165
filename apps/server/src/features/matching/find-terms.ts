// Turns typed text and chosen filters into groups of terms; a result must match one term of every group.
import { industryCategories, type IndustryCategory } from '@questline/contract';
import type { Statements } from '../../platform/database/db.ts';
import { wordsOf } from './matching.rules.ts';
import { countTerms, expandPrefix, listNearestWords, type Searchable } from './matching.terms.queries.ts';

export type Correction = { typed: string; meant: string };
type Words = { groups: string[][]; corrected: Correction[] };

/** The reads that groupWords needs, to be sent with others. */
export const wordReads = (text = '') => wordsOf(text).map(expandPrefix);

export async function findWords(db: Statements, text: string | undefined): Promise<Words> {
  const reads = wordReads(text);
  return groupWords(db, text, reads.length > 0 ? await db.all(...reads) : []);
}

/** The last word may be unfinished; a word that appears nowhere is replaced by the nearest one that does. */
export async function groupWords(
  db: Statements,
  text: string | undefined,
  expanded: { word: string }[][],
): Promise<Words> {
  const words = wordsOf(text ?? '');
  const corrected: Correction[] = [];
  const groups = await Promise.all(
    words.map(async (word, n) => {
      const begun = expanded[n]!.map((row) => row.word);
      if (begun[0] === word && n < words.length - 1) return [word];
      if (begun.length) return begun;
      const nearest = await db.maybe(listNearestWords(word));
      if (nearest) corrected.push({ typed: word, meant: nearest.word });
      return [nearest?.word ?? word];
    }),
  );
  return { groups: groups.map((group) => group.map((word) => `word:${word}`)), corrected };
}

export const categoryTerms = (category: IndustryCategory | undefined): string[][] =>
  category ? [industryCategories[category].map((tag) => `industry:${tag}`)] : [];

/** The rarest group leads the search. */
export async function rarestFirst(db: Statements, what: Searchable, groups: string[][]): Promise<string[][]> {
  if (groups.length < 2) return groups;
  const counts = new Map(
    (await db.many(countTerms(what, groups.flat()))).map(({ term, count }) => [term, count]),
  );
  const countOf = (group: string[]) => group.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  return groups.toSorted((a, b) => countOf(a) - countOf(b));
}
