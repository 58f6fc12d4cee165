// The state of the company's applications in the address.
import { text, word, type Search } from './search-words.ts';

export const applicationsSearch = (search: Search) => ({
  ...word(search, 'status', ['accepted', 'rejected', 'all']),
  /** Whose profile is open. */
  ...text(search, 'student'),
});
