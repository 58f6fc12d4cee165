// Search parameters of the initiative editor and the template gallery.
import { text, word, type Search } from './search-words.ts';

const steps = ['basics', 'details', 'tasks', 'publish'] as const;
const goals = ['find-out', 'make', 'sell'] as const;
const lengths = ['short', 'long'] as const;
const refusals = ['email_not_verified', 'company_name_needed', 'task_needed'] as const;

const place = (search: Search) => ({
  ...word(search, 'step', steps),
  ...word(search, 'view', ['write', 'card']),
});

export const createSearch = (search: Search) => ({
  ...text(search, 'draft'),
  ...text(search, 'template'),
  ...word(search, 'goal', goals),
  ...word(search, 'length', lengths),
  ...place(search),
});

export const editSearch = (search: Search) => ({ ...place(search), ...word(search, 'refused', refusals) });
