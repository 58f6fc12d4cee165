// What keeps programs from filling in forms that are open to everybody, without a third party and without a
// riddle: a stamp that must be a moment old, and a field that only programs see. docs/decisions/0011 says why.
import * as z from 'zod/mini';

/** Ask for it when somebody begins to write, and send it no sooner than it says. */
export const formStamp = z.object({
  stamp: z.string(),
  /** From the answer on. A browser waits for the rest by itself, so nobody is refused for being quick. */
  usable_in_ms: z.int(),
});

/** To be spread into the body of such a form. */
export const stamped = {
  stamp: z.string().check(z.maxLength(200)),
  /** Hidden from people and their helpers (display, tab order, screen readers, autofill); must stay empty. */
  leave_empty: z.optional(z.literal('', 'Please leave this empty')),
};
