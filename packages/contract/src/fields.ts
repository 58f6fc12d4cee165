// What people type and pick, as several domains take it. Where a field may be left out, empty text is null.
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isWebText } from './website.ts';

const atMost = (most: number) => z.maxLength(most, `At most ${most} characters`);

/** Takes out what turns the direction of all that follows: a name would rewrite the sentence in which others read it. */
export const straight = z.overwrite((text: string) => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''));

/** Blanks and what has no shape are nothing that anybody could read. */
const something = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;
export const readable = (error: string) => z.regex(something, error);

export const line = (most: number) =>
  z
    .string()
    .check(
      straight,
      z.trim(),
      atMost(most),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please keep this on one line'),
    );

export const neededLine = (most: number, text: string) => line(most).check(readable(text));

/** Several lines. */
export const text = (most: number) => z.string().check(z.trim(), atMost(most));

export const longText = text(limits.longFieldMaxLength);

export const orNull = (shape: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.nullable(shape),
    z.transform((text: string | null) => (text && something.test(text) ? text : null)),
  );

/** A website or a video: kept as typed, unless it names a scheme that is not the web's. */
export const webText = line(limits.urlMaxLength).check(z.refine(isWebText, 'Please enter a web address'));

/** A picture that we have stored ourselves: nothing of somebody else's is ever shown or fetched. */
export const picture = z.nullable(
  z
    .string()
    .check(
      atMost(limits.urlMaxLength),
      z.regex(/^\/media\/[\w-]+(?:[./][\w-]+)*$/, 'Please upload a picture'),
    ),
);

/** Some of a vocabulary, each once. */
export const picks = <const Words extends readonly [string, ...string[]]>(words: Words, most: number) =>
  z.array(z.enum(words)).check(
    z.maxLength(most, `At most ${most}`),
    z.refine((list) => new Set(list).size === list.length, 'Each only once'),
  );

/** A name at another place, without its @. */
export const handle = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/^@+/, '')),
  z.maxLength(limits.handleMaxLength, `At most ${limits.handleMaxLength} characters`),
  z.regex(/^[^\s/@]*$/, 'Please enter a name without spaces'),
);

export const count = (most: number) => {
  const text = `A number from 1 to ${most}`;
  return z.int(text).check(z.minimum(1, text), z.maximum(most, text));
};
