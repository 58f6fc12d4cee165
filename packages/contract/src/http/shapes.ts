// Shapes that several domains share.
import * as z from 'zod/mini';
import { limits } from '../limits.ts';

export const id = z.uuid();
export const time = z.iso.datetime();

/** Folded, as it is stored and compared. */
export const emailAddress = (text: string) =>
  z.string().check(z.trim(), z.toLowerCase(), z.email(text), z.maxLength(limits.emailMaxLength, text));

/** Pages run newest first; `before` is the id of the last item of the page above. */
export const pageQuery = z.object({
  before: z.optional(id),
  limit: z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(limits.pageMaxSize)),
    limits.pageSize,
  ),
});

export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(id) });

/** Where a list goes on that is not in the order of its ids: taken from `next`, and good for that list only. */
export const cursor = z.string().check(z.maxLength(1_000), z.regex(/^[\w-]+$/));

export const cursorPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(cursor) });
