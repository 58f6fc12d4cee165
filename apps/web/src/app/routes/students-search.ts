// Search parameters of Active Users.
import { text, word, type Search } from './search-words.ts';

export const studentsSearch = (search: Search) => ({
  ...word(search, 'tab', ['in_progress', 'completed', 'needs_attention']),
  ...word(search, 'sort', ['newest', 'name', 'most_done']),
  ...text(search, 'search'),
  ...word(search, 'view', ['queue', 'rewards']),
  ...word(search, 'rewards', ['paid', 'received']),
  /** Whose submissions are open, which one is being reviewed, and whose profile is shown. */
  ...text(search, 'application'),
  ...text(search, 'submission'),
  ...text(search, 'student'),
});
