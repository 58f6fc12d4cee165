// The filter of the initiative list as stored in the URL. Unknown values are dropped.
import { type IndustryCategory, industryNames, initiativeTags, limits } from '@questline/contract/plain';

export type Flag = 'quick_win' | 'hide_applied' | 'saved';
export type BrowseFilter = {
  q?: string | undefined;
  /** Comma-separated. */
  tags?: string | undefined;
  category?: IndustryCategory | undefined;
  hours?: string | undefined;
  sort?: 'newest' | undefined;
} & { [flag in Flag]?: 'true' | undefined };

/** Updates from the current filter, which may be newer than the rendered one, so quick clicks aren't lost. */
export type OnFilter = (change: (now: BrowseFilter) => BrowseFilter) => void;

export const hourBands = limits.weeklyHoursBands.map(String);

export const tagsIn = ({ tags = '' }: { tags?: string | undefined }): string[] => {
  const known: readonly string[] = initiativeTags;
  return tags.split(',').filter((tag) => known.includes(tag));
};

export const toggleTag =
  (tag: string) =>
  (filter: BrowseFilter): BrowseFilter => {
    const tags = tagsIn(filter);
    const next = tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];
    return { ...filter, tags: next.join(',') || undefined };
  };

const among = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  words.find((word) => word === text);

type Typed = { [name in keyof BrowseFilter]?: string | undefined };

export const filterOf = (typed: Typed): BrowseFilter =>
  given({
    q: typed.q?.slice(0, limits.searchMaxLength),
    tags: tagsIn(typed).join(','),
    category: among(industryNames, typed.category),
    hours: among(hourBands, typed.hours),
    quick_win: among(['true'], typed.quick_win),
    hide_applied: among(['true'], typed.hide_applied),
    saved: among(['true'], typed.saved),
    sort: among(['newest'], typed.sort),
  });

const given = (filter: BrowseFilter): BrowseFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** The number of active filters besides the search text. */
export const countChoices = (filter: BrowseFilter) => {
  const { quick_win, hide_applied, saved, category, hours } = filter;
  const others = [quick_win, hide_applied, saved, category, hours].filter(Boolean);
  return tagsIn(filter).length + others.length;
};

export const isNarrowed = (filter: BrowseFilter) => !!filter.q || countChoices(filter) > 0;
