// Parses search parameters. Invalid values become undefined, because the router keeps what a parser leaves out.
export type Search = Record<string, unknown>;

export const word = <const Name extends string, const Word extends string>(
  search: Search,
  name: Name,
  words: readonly Word[],
) => ({ [name]: words.find((known) => known === search[name]) }) as { [key in Name]?: Word };

export const text = <const Name extends string>(search: Search, name: Name) => {
  const value = search[name];
  return { [name]: typeof value === 'string' ? value : undefined } as { [key in Name]?: string };
};
