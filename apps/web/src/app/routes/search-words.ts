// Parses search parameters. Unknown or invalid values are dropped.
export type Search = Record<string, unknown>;

/** `{ [name]: value }` if the value is one of the words, else nothing. */
export const word = <const Name extends string, const Word extends string>(
  search: Search,
  name: Name,
  words: readonly Word[],
): { [name in Name]?: Word } =>
  (words as readonly unknown[]).includes(search[name])
    ? ({ [name]: search[name] } as { [name in Name]?: Word })
    : {};

export const text = <const Name extends string>(search: Search, name: Name): { [name in Name]?: string } =>
  typeof search[name] === 'string' ? ({ [name]: search[name] } as { [name in Name]?: string }) : {};
