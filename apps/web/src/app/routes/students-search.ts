// The state of Active Users in the address.
import { text, word, type Search } from './search-words.ts';

export const studentsSearch = (search: Search) => ({
  ...word(search, 'tab', ['in_progress', 'completed', 'needs_attention']),
  ...word(search, 'sort', ['name', 'most_done']),
  ...text(search, 'search'),
  ...word(search, 'view', ['queue']),
  /** Whose submissions are open, which one is reviewed, whose profile is shown. */
  ...text(search, 'application'),
  ...text(search, 'submission'),
  ...text(search, 'student'),
});
