// Parses search parameters. Invalid values become undefined, because the router keeps what a parser leaves out.
export type Search = Record<string, unknown>;

const one = <Name extends string, Value>(search: Search, name: Name, isValid: boolean) =>
  ({ [name]: isValid ? search[name] : undefined }) as { [name in Name]?: Value };

export const word = <const Name extends string, const Word extends string>(
  search: Search,
  name: Name,
  words: readonly Word[],
) => one<Name, Word>(search, name, (words as readonly unknown[]).includes(search[name]));

export const text = <const Name extends string>(search: Search, name: Name) =>
  one<Name, string>(search, name, typeof search[name] === 'string');
