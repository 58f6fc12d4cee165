// Open initiatives in memory, arranged for ranking: the same list as `rank` over listFitCandidates, without a query.
// Initiatives and words are numbers here, and an initiative's number is its place from the newest, so nothing is sorted
// or compared as text.
import { limits } from '@questline/contract';
import {
  candidatesPerInterest,
  hoursLeft,
  interestsOf,
  isBestFit,
  scoredMax,
  weights,
  type Offer,
  type Preferences,
  type Ranked,
} from './matching.rules.ts';

export type OpenOffer = Offer & { id: string; quick_win: boolean };

/** An open initiative as numbers: its terms and skills, and the hours it asks for. */
export type Entry = { id: string; terms: number[]; skills: number[]; weeklyHours: number };

/** Numbers for words, the same for as long as the process lives. */
const numbers = new Map<string, number>();
const numberOf = (word: string): number => {
  const number = numbers.get(word) ?? numbers.size;
  if (number === numbers.size) numbers.set(word, number);
  return number;
};

export const toEntry = ({ id, tags, industry, skills, weekly_hours, quick_win }: OpenOffer): Entry => ({
  id,
  terms: [
    ...interestsOf({ initiative_tags: tags, company_tags: industry }),
    'open',
    ...(quick_win ? ['quick-win'] : []),
  ].map(numberOf),
  skills: skills.map((skill) => numberOf(`skill:${skill}`)),
  // Without hours, it fits nobody's hours.
  weeklyHours: weekly_hours ?? Infinity,
});

export type FitIndex = ReturnType<typeof createFitIndex>;

/** How many of the newest initiatives are searched for three that are surely best fits, before everything is ranked. */
const settledAmong = 500;

/** How many places are kept for each term: enough for the candidates, also after a few hundred newer initiatives. */
const placesMax = 1_500;

/** An index of these initiatives, newest first. Unless it is complete, there are older ones that it doesn't know, and
 *  answers that could depend on them are undefined. */
export function createFitIndex(entries: readonly Entry[], isComplete: boolean) {
  /** By term, the places of the initiatives that have it, newest first. */
  const places: number[][] = [];
  entries.forEach(({ terms }, place) => {
    for (const term of terms) {
      const newest = (places[term] ??= []);
      if (newest.length < placesMax && newest.at(-1) !== place) newest.push(place);
    }
  });
  const isWhole = (newest: number[]) => isComplete && newest.length < placesMax;
  /** Zeros between two rankings. */
  const points = new Uint16Array(entries.length);
  const having = (term: string) => places[numbers.get(term) ?? -1] ?? [];

  /** The newest of each interest from a place on, or undefined if the index doesn't reach far enough back. */
  function candidatesOf(interests: string[], from: number) {
    const found = interests.map((interest) => {
      const newest = having(interest);
      const first = firstFrom(newest.length, (n) => newest[n]! >= from);
      return {
        worth: interest.startsWith('tag:') ? weights.tag : weights.industry,
        places: newest.slice(first, first + candidatesPerInterest),
        isEnough: isWhole(newest) || newest.length - first >= candidatesPerInterest,
      };
    });
    return found.every(({ isEnough }) => isEnough) ? found : undefined;
  }

  /** Adds up points by interests. Returns how many initiatives have each sum, and where the last of them is. */
  function addPoints(interests: { worth: number; places: number[] }[]) {
    const counts = new Int32Array(pointsMax * interests.length + 1);
    for (const { worth, places } of interests)
      for (const place of places) {
        counts[points[place]!]!--;
        points[place]! += worth;
        counts[points[place]!]!++;
      }
    return { counts, last: Math.max(...interests.map(({ places }) => places.at(-1) ?? -1)) };
  }

  /** The candidates with the most points, newest first. Sets the points back to zero. */
  function selectCandidates({ counts, last }: ReturnType<typeof addPoints>, from: number): Entry[] {
    let least = counts.length;
    let left = scoredMax;
    while (least > 1 && left >= counts[least - 1]!) left -= counts[--least]!;
    const candidates: Entry[] = [];
    // Those with one point less fill the places that are left.
    const considered = Math.max(1, least - 1);
    for (let place = from; place <= last; place++) {
      const its = points[place]!;
      if (its >= considered && (its >= least || left-- > 0)) candidates.push(entries[place]!);
    }
    points.fill(0, from, last + 1);
    return candidates;
  }

  /** The points of an initiative by interests, for which only the newest of each interest count. */
  function interestPoints(preferences: Preferences) {
    const interests = interestsOf(preferences).map((interest) => {
      const newest = having(interest);
      return {
        term: numbers.get(interest) ?? -1,
        worth: interest.startsWith('tag:') ? weights.tag : weights.industry,
        last: newest[Math.min(candidatesPerInterest, newest.length) - 1] ?? -1,
      };
    });
    return (place: number) => {
      const { terms } = entries[place]!;
      let sum = 0;
      for (const { term, worth, last } of interests) if (place <= last && terms.includes(term)) sum += worth;
      return sum;
    };
  }

  return {
    entries,
    isComplete,

    /** The student's ranked list, of initiatives up to this id. */
    rank(preferences: Preferences, excluded: string[], upTo?: string): Ranked[] | undefined {
      const from = upTo === undefined ? 0 : firstFrom(entries.length, (n) => entries[n]!.id <= upTo);
      const interests = candidatesOf(interestsOf(preferences), from);
      if (!interests) return undefined;
      const without = new Set(excluded);
      const scoreOf = scorer(preferences);
      const byScore: Entry[][] = [];
      for (const entry of selectCandidates(addPoints(interests), from))
        if (!without.has(entry.id)) (byScore[scoreOf(entry)] ??= []).push(entry);
      const ranked: Ranked[] = [];
      for (let score = byScore.length - 1; score > 0; score--)
        for (const { id } of byScore[score] ?? []) {
          if (ranked.length === limits.bestFitResultsMax) return ranked;
          ranked.push({ id, score, best_fit: isBestFit(score, ranked.length) });
        }
      return ranked;
    },

    /** Up to `max` of the newest initiatives with this term, looking at `among` of them. */
    newest(
      term: string,
      { except, max, among }: { except: string[]; max: number; among: number },
    ): string[] | undefined {
      const without = new Set(except);
      const looked = having(term).slice(0, among);
      const found: string[] = [];
      for (const place of looked) {
        if (!without.has(entries[place]!.id)) found.push(entries[place]!.id);
        if (found.length === max) return found;
      }
      return isWhole(having(term)) || looked.length === among ? found : undefined;
    },

    /** Whether the student's top three are surely best fits by their score alone, so that nothing with a lower score is
     *  among them. It takes three initiatives with that many points by interests: if one of them isn't ranked, then
     *  because `scoredMax` others have as many points, and the student can't have applied to nearly all of those. */
    isTopSettled(preferences: Preferences, excluded: string[]): boolean {
      if (excluded.length > scoredMax - limits.bestFitTop) return false;
      const without = new Set(excluded);
      const pointsOf = interestPoints(preferences);
      let [sure, place] = [0, 0];
      while (sure < limits.bestFitTop && place < Math.min(entries.length, settledAmong)) {
        if (pointsOf(place) >= limits.bestFitScore && !without.has(entries[place]!.id)) sure++;
        place++;
      }
      return sure === limits.bestFitTop;
    },
  };
}

/** The most points that one interest is worth. */
const pointsMax = Math.max(weights.tag, weights.industry);

/** Like `scoreOf` in the rules. */
function scorer(preferences: Preferences) {
  const worth = new Uint8Array(numbers.size);
  const value = (words: string[], points: number) => {
    for (const word of words) {
      const number = numbers.get(word);
      if (number !== undefined) worth[number] = points;
    }
  };
  value(interestsOf({ ...preferences, company_tags: [] }), weights.tag);
  value(interestsOf({ ...preferences, initiative_tags: [] }), weights.industry);
  value(
    preferences.skills.map((skill) => `skill:${skill}`),
    weights.skill,
  );
  const hours = hoursLeft(preferences) ?? -1;
  return ({ terms, skills, weeklyHours }: Entry) => {
    let score = weeklyHours <= hours ? weights.hours : 0;
    for (const term of terms) score += worth[term]!;
    for (const skill of skills) score += worth[skill]!;
    return score;
  };
}

/** The first number below `length` for which this is true, where it is true for all that follow; or `length`. */
function firstFrom(length: number, isTrue: (n: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
