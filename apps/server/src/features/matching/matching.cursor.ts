// Cursors for the next page. A cursor names its order and is refused by any other.
import { Refusal } from '../../platform/refusal.ts';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const shapes = {
  /** Newest first: the last id. */
  new: new RegExp(`^new\\.(${id})$`),
  /** Bookmarks: the last bookmark's id. */
  saved: new RegExp(`^saved\\.(${id})$`),
  /** Best fit: the newest id at the time of ranking, then the last score and id. */
  fit: new RegExp(`^fit\\.(${id})\\.(\\d{1,3})\\.(${id})$`),
  /** After the ranked ones: the same id, then the last id. */
  rest: new RegExp(`^rest\\.(${id}|none)\\.(${id})$`),
  /** After the rest, those the student has applied to: the last id. */
  own: new RegExp(`^own\\.(${id})$`),
};
type Kind = keyof typeof shapes;

export const writeCursor = (kind: Kind, ...parts: (string | number)[]) => [kind, ...parts].join('.');

/** The parts of a cursor for one of these orders; undefined for the first page. */
export function readCursor<Some extends Kind>(text: string | undefined, ...kinds: Some[]) {
  if (text === undefined) return undefined;
  for (const kind of kinds) {
    const [, ...parts] = shapes[kind].exec(text) ?? [];
    if (parts.length) return { kind, parts: parts as [string, ...string[]] };
  }
  throw new Refusal('invalid_input', { fields: { 'query.cursor': 'Please begin at the first page' } });
}
