// What people type and pick, as several domains take it. Where a field may be left out, empty text is null.
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isWebText } from './website.ts';

const atMost = (most: number) => z.maxLength(most, `At most ${most} characters`);

export const line = (most: number) =>
  z.string().check(z.trim(), atMost(most), z.regex(/^\P{Cc}*$/u, 'Please keep this on one line'));

export const neededLine = (most: number, text: string) => line(most).check(z.minLength(1, text));

/** Several lines. */
export const text = (most: number) => z.string().check(z.trim(), atMost(most));

export const longText = text(limits.longFieldMaxLength);

export const orNull = (shape: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.nullable(shape),
    z.transform((text: string | null) => text || null),
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
