// Search parameters of the initiative editor and the template gallery.
import { text, word, type Search } from './search-words.ts';

const steps = ['basics', 'details', 'tasks', 'publish'] as const;
const goals = ['find-out', 'make', 'sell'] as const;
const lengths = ['short', 'long'] as const;
const refusals = ['email_not_verified', 'company_name_needed', 'task_needed', 'rewards_overdue'] as const;

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

export const initiativePageSearch = (search: Search) => ({
  ...word(search, 'tab', ['applicants', 'students', 'work', 'results']),
  /** Which applications and which students are listed. */
  ...word(search, 'status', ['accepted', 'rejected', 'ended', 'all']),
  ...word(search, 'students', ['in_progress', 'completed', 'needs_attention']),
  /** Whose submissions are open, which one is being reviewed, and whose profile is shown. */
  ...text(search, 'application'),
  ...text(search, 'submission'),
  ...text(search, 'student'),
});
/** Undefined removes a parameter. */
export type InitiativePageSearch = {
  [name in keyof ReturnType<typeof initiativePageSearch>]?:
    | ReturnType<typeof initiativePageSearch>[name]
    | undefined;
};
