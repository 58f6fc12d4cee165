// Shapes shared by several domains.
import * as z from 'zod/mini';
import { limits } from '../limits.ts';

export const id = z.uuid();
export const time = z.iso.datetime();
/** Without a time. */
export const day = z.iso.date();

/** The person of a company who did something. Null if I did, if a student or nobody did, or if the name is unknown. */
export const author = z.nullable(z.object({ id, name: z.string() }));

/** Lowercased, as it is stored and compared. */
export const emailAddress = (text: string) =>
  z.string().check(z.trim(), z.toLowerCase(), z.email(text), z.maxLength(limits.emailMaxLength, text));

/** Pages are newest first; `before` is the id of the last item of the previous page. */
export const pageQuery = z.object({
  before: z.optional(id),
  limit: z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(limits.pageMaxSize)),
    limits.pageSize,
  ),
});

export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(id) });

/** Opaque cursor for lists that aren't ordered by id. Comes from `next` and only works for the same list. */
export const cursor = z.string().check(z.maxLength(1_000), z.regex(/^[\w-]+$/));

export const cursorPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(cursor) });
