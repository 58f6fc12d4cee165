// The state of the company's inbox in the address.
import { applicationsSearch } from './applications-search.ts';
import { text, word, type Search } from './search-words.ts';

export const companyInboxSearch = (search: Search) => ({
  ...word(search, 'tab', ['messages', 'applications', 'debug']),
  ...text(search, 'thread'),
  ...text(search, 'conversation'),
  ...applicationsSearch(search),
});
