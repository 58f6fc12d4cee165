// How well an initiative fits a student, based only on what the student stated and works on: pure, no I/O, no clock.
import { limits, type Fit } from '@questline/contract';

export type Preferences = {
  initiative_tags: string[];
  company_tags: string[];
  skills: string[];
  weekly_hours_available: number | null;
  /** What the student's accepted initiatives take of them. */
  hours_promised: number;
};
export type Offer = { tags: string[]; industry: string[]; skills: string[]; weekly_hours: number | null };
export type FitOf = { [Part in keyof Fit]: Fit[Part] extends readonly string[] ? string[] : Fit[Part] };
export type Ranked = { id: string; score: number; best_fit: boolean };

const shared = (wanted: string[], offered: string[]) => offered.filter((word) => wanted.includes(word));

/** The hours a week that the student still has, or null if they don't say. */
export const hoursLeft = ({
  weekly_hours_available: hours,
  hours_promised,
}: Pick<Preferences, 'weekly_hours_available' | 'hours_promised'>): number | null =>
  hours === null ? null : Math.max(0, hours - hours_promised);

export function fitOf(preferences: Preferences, offer: Offer): FitOf {
  const hours = hoursLeft(preferences);
  return {
    tags: shared(preferences.initiative_tags, offer.tags),
    industry: shared(preferences.company_tags, offer.industry),
    skills: shared(preferences.skills, offer.skills),
    hours: hours !== null && offer.weekly_hours !== null && offer.weekly_hours <= hours ? hours : null,
    hours_promised: preferences.hours_promised,
  };
}

/** Points for a match, by the kind of term. */
export const weights = { tag: 3, industry: 2, skill: 1, hours: 2 };

export const scoreOf = ({ tags, industry, skills, hours }: FitOf) =>
  weights.tag * tags.length +
  weights.industry * industry.length +
  weights.skill * skills.length +
  (hours === null ? 0 : weights.hours);

/** How many of the newest initiatives per interest are candidates. */
export const candidatesPerInterest = 500;
/** How many of the best candidates by interests alone get an exact score. */
export const scoredMax = 500;

/** Whether an initiative with this score is flagged, at its place in the student's list. */
export const isBestFit = (score: number, place: number) =>
  score >= limits.bestFitScore || (place < limits.bestFitTop && score >= limits.bestFitTopScore);

/** Whether the flag depends on the student's top three, because the score alone doesn't decide it. */
export const dependsOnRank = (score: number) =>
  score < limits.bestFitScore && score >= limits.bestFitTopScore;

/** Initiatives that share an interest, best first and newer before older at the same score; at most 200. Initiatives
 *  the student has applied to are left out. */
export const rank = (
  preferences: Preferences,
  offers: (Offer & { id: string })[],
  excluded: string[] = [],
): Ranked[] =>
  offers
    .filter(({ id }) => !excluded.includes(id))
    .map((offer) => ({ id: offer.id, fit: fitOf(preferences, offer) }))
    .filter(({ fit }) => fit.tags.length + fit.industry.length > 0)
    .map(({ id, fit }) => ({ id, score: scoreOf(fit) }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .slice(0, limits.bestFitResultsMax)
    .map(({ id, score }, place) => ({ id, score, best_fit: isBestFit(score, place) }));

/** The search terms for a student's interests. */
export const interestsOf = ({
  initiative_tags,
  company_tags,
}: Pick<Preferences, 'initiative_tags' | 'company_tags'>) => [
  ...initiative_tags.map((tag) => `tag:${tag}`),
  ...company_tags.map((tag) => `industry:${tag}`),
];

const ignored = new Set(
  `a an and are as at be by for from in is it of on or our that the this to we with you your`.split(' '),
);

/** The distinct words of a search, normalized like the database trigger does. */
export const wordsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const searched = words.filter((word) => word.length >= 2 && word.length <= 40 && !ignored.has(word));
  return [...new Set(searched)].slice(0, limits.searchWordsMax);
};
