// Where the next page begins, as text. A cursor names its order and is refused by another.
import { Refusal } from '../../platform/refusal.ts';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const shapes = {
  /** Newest first: the last id. */
  new: new RegExp(`^new\\.(${id})$`),
  /** Bookmarks: the last bookmark's id. */
  saved: new RegExp(`^saved\\.(${id})$`),
  /** Best fit: ranked among those up to an id; the last one's score and id. */
  fit: new RegExp(`^fit\\.(${id})\\.(\\d{1,3})\\.(${id})$`),
  /** After the ranked ones: the same id, and the last one's. */
  rest: new RegExp(`^rest\\.(${id}|none)\\.(${id})$`),
};
type Kind = keyof typeof shapes;

export const writeCursor = (kind: Kind, ...parts: (string | number)[]) => [kind, ...parts].join('.');

/** The parts of a cursor of one of these orders; nothing for the first page. */
export function readCursor<Some extends Kind>(text: string | undefined, ...kinds: Some[]) {
  if (text === undefined) return undefined;
  for (const kind of kinds) {
    const [, ...parts] = shapes[kind].exec(text) ?? [];
    if (parts.length) return { kind, parts: parts as [string, ...string[]] };
  }
  throw new Refusal('invalid_input', { fields: { 'query.cursor': 'Please begin at the first page' } });
}
