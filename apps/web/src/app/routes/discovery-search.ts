// Search parameters of the pages where students browse. The pages validate the values, because the lists are long and
// would otherwise end up in the entry bundle.
import { text, word, type Search } from './search-words.ts';

const flag = <const Name extends string>(search: Search, name: Name) => word(search, name, ['true']);

export const initiativesSearch = (search: Search) => ({
  ...text(search, 'q'),
  ...text(search, 'tags'),
  ...text(search, 'category'),
  ...text(search, 'hours'),
  ...flag(search, 'quick_win'),
  ...flag(search, 'hide_applied'),
  ...flag(search, 'saved'),
  ...word(search, 'sort', ['newest']),
});

export const companiesSearch = (search: Search) => ({
  ...text(search, 'q'),
  ...text(search, 'category'),
  ...flag(search, 'open'),
});
