// What a sentence of the terms, privacy, parents and safety pages promises, and what keeps the promise.
import type { tests } from './tests.ts';

export type TestName = keyof typeof tests;

export type Promised =
  /** Tests that fail when the promise is broken. */
  | { tests: readonly [TestName, ...TestName[]] }
  /** What the people who run the site do; no test can check it. */
  | { people: string }
  /** It promises nothing. */
  | { nothing: string };

/** Every sentence of a page, in any order. */
export type Promises = Readonly<Record<string, Promised>>;

export const keptBy = (...names: [TestName, ...TestName[]]): Promised => ({ tests: names });
export const people = (how: string): Promised => ({ people: how });

const nothing = (why: string): Promised => ({ nothing: why });
export const advice = nothing('advice');
export const rule = nothing('a rule for the people who use it');
export const introduction = nothing('introduces what follows');
export const disclaimer = nothing('says what we do not promise');
export const warningSign = nothing('a warning sign to know about');
export const partOfList = nothing('part of a list whose first sentence says what it is for');
