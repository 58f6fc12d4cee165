// Search parameters of the company's applications.
import { text, word, type Search } from './search-words.ts';

export const applicationsSearch = (search: Search) => ({
  ...word(search, 'status', ['accepted', 'rejected', 'ended', 'all']),
  /** The student whose profile is open. */
  ...text(search, 'student'),
});
