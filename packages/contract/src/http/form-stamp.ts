// Spam protection for public forms without a third party or a CAPTCHA: a stamp that must be a moment old, and a
// honeypot field. See docs/decisions/0011.
import * as z from 'zod/mini';

/** Request it when someone starts typing, and send it no sooner than it says. */
export const formStamp = z.object({
  stamp: z.string(),
  /** Counted from the response. The browser waits out the remaining time, so nobody is refused for typing fast. */
  usable_in_ms: z.int(),
});

/** Spread this into the body of a public form. */
export const stamped = {
  stamp: z.string().check(z.maxLength(200)),
  /** Honeypot: hidden from people, screen readers and autofill, so only bots fill it in. */
  leave_empty: z.optional(z.literal('', 'Please leave this empty')),
};
