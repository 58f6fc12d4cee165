// Form fields shared by several domains. In optional fields, empty text becomes null.
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { videoIdOf } from '../rules/video.ts';
import { isWebsite } from '../rules/website.ts';

export const atMost = (max: number) =>
  z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters.`);

/** Removes bidirectional control characters, so that a name can't reorder the text around it. */
export const straight = z.overwrite((text: string) => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''));

/** Matches at least one visible character. */
const something = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;
export const readable = (error: string) => z.regex(something, error);

export const line = (max: number) =>
  z
    .string()
    .check(straight, z.trim(), atMost(max), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Keep this on one line.'));

/** Names of people and companies appear in emails to people who don't know them. */
export const withoutLink = z.refine<string>(
  (text) => !/:\/\/|www\./i.test(text),
  "Names can't contain web addresses.",
);

/** Students see the names of the people who write to them. No name needs five digits. */
export const withoutContact = z.refine<string>(
  (text) => !/@|(\p{Nd}\P{Nd}*){5}/u.test(text),
  "Names can't contain phone numbers or email addresses.",
);

export const neededLine = (max: number, text: string) => line(max).check(readable(text));

/** Several lines. */
export const text = (max: number) => z.string().check(z.trim(), atMost(max));

export const longText = text(limits.longFieldMaxLength);

export const orNull = (shape: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.nullable(shape),
    z.transform((text: string | null) => (text && something.test(text) ? text : null)),
  );

/** Stored as typed, with or without https://. */
export const website = line(limits.urlMaxLength).check(
  z.refine((text) => text === '' || isWebsite(text), 'Enter a web address, like yourshop.com.'),
);

/** We can only play YouTube videos. */
export const youTubeLink = line(limits.urlMaxLength).check(
  z.refine((text) => text === '' || videoIdOf(text) !== null, 'Use a link to one YouTube video.'),
);

/** Only images stored by us, so that pages never load files from other sites. */
export const picture = z.nullable(
  z
    .string()
    .check(
      atMost(limits.urlMaxLength),
      z.regex(/^\/(?:media|photos)\/[\w-]+(?:[./][\w-]+)*$/, 'Please upload an image.'),
    ),
);

/** As browsers name it, such as `America/Chicago`. */
export const timeZone = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/));

/** A choice from a list, without duplicates. */
export const picks = <const Words extends readonly [string, ...string[]]>(words: Words, max: number) =>
  z.array(z.enum(words)).check(
    z.maxLength(max, `Choose at most ${max}.`),
    z.refine((list) => new Set(list).size === list.length, 'Choose each one only once.'),
  );

/** A social media handle without the @. */
const handle = (pattern: RegExp, error: string) =>
  z.string().check(
    z.trim(),
    z.overwrite((text) => text.replace(/^@+/, '')),
    z.regex(pattern, error),
  );

export const instagramHandle = handle(
  /^[\w.]{0,30}$/,
  'Enter just the handle: letters, numbers, periods and underscores.',
);

export const linkedinHandle = handle(
  /^[\p{L}\p{N}-]{0,100}$/u,
  'Enter just the handle: letters, numbers and hyphens.',
);

export const count = (max: number) => {
  const text = `Enter a number from 1 to ${max}.`;
  return z.int(text).check(z.minimum(1, text), z.maximum(max, text));
};

/** The writer has seen the warning about contact details. Those of a company are replaced; a student's are sent. */
export const contactDetailsConfirmed = z._default(z.boolean(), false);
