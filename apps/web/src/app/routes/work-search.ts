// Search parameters of the task pages.
import { text, word, type Search } from './search-words.ts';

export const activeSearch = (search: Search) => word(search, 'tab', ['applied', 'completed', 'closed']);

export const tasksSearch = (search: Search) => text(search, 'task');
