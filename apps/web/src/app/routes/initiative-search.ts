// The state of the initiative editor and its gallery in the address. Anything unknown is left out.
const steps = ['basics', 'details', 'tasks', 'publish'] as const;
const goals = ['find-out', 'make', 'sell'] as const;
const lengths = ['short', 'long'] as const;
const refusals = ['email_not_verified', 'company_name_needed', 'task_needed'] as const;

type Search = Record<string, unknown>;

/** `{ [name]: value }` when the value is one of the words, else nothing. */
const word = <const Name extends string, const Word extends string>(
  search: Search,
  name: Name,
  words: readonly Word[],
): { [name in Name]?: Word } =>
  (words as readonly unknown[]).includes(search[name])
    ? ({ [name]: search[name] } as { [name in Name]?: Word })
    : {};

const text = <const Name extends string>(search: Search, name: Name): { [name in Name]?: string } =>
  typeof search[name] === 'string' ? ({ [name]: search[name] } as { [name in Name]?: string }) : {};

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
