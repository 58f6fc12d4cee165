// Cursors for lists that are not ordered by id. A cursor names its list and is refused by any other; keys are
// PostgreSQL's text, since a Date would lose digits.
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

export type Place = { key: string; id: string };

const shape = z.tuple([z.string(), z.string(), z.uuid()]);

export const writeCursor = (list: string, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([list, key, id])).toString('base64url');

export function readCursor(list: string, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const parsed = shape.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== list)
    throw new Refusal('invalid_input', { fields: { 'query.after': 'belongs to another list' } });
  const [, key, id] = parsed.data;
  return { key, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type PageOf = { list: string; limit: number };

/** A full page means there may be more. */
export const viewCursorPage = <Row extends Place, Item>(
  rows: Row[],
  { list, limit }: PageOf,
  view: (row: Row) => Item,
) => ({
  items: rows.map(view),
  next: rows.length === limit ? writeCursor(list, rows.at(-1)!) : null,
});
