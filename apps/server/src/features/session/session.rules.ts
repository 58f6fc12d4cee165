// Decisions about sessions and passwords: pure, no I/O, no clock.
import { limits, productName, type UserType } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';

/** The account that a person acts for. Someone who has left their company has none. */
export function accountOf(user: {
  id: string;
  user_type: UserType;
  company_id: string | null;
}): SignedIn | undefined {
  const id = user.user_type === 'company' ? user.company_id : user.id;
  return id === null ? undefined : { kind: user.user_type, id, personId: user.id };
}

type SessionGeneration = { generation: number; rotated_recently: boolean };

/** What a refresh token gets that is not of the current generation. The previous one may come from a second tab or
 *  after a lost response; an older one was copied. */
export function lateRenewal(
  session: SessionGeneration | undefined,
  presented: number,
): 'again' | 'reuse' | 'ended' {
  if (!session) return 'ended';
  return presented === session.generation - 1 && session.rotated_recently ? 'again' : 'reuse';
}

/** Whether this browser's refresh token is valid right now; another of its tabs may just be renewing it. */
export const isCurrent = (session: SessionGeneration, presented: number): boolean =>
  presented === session.generation || lateRenewal(session, presented) === 'again';

/** Normalizes text for comparison: no case, no accents. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of a name and email that an attacker would guess first. */
const wordsOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= 3)
    .toSorted((one, other) => other.length - one.length);

const isRepeated = (text: string) => /^(.{1,3})\1+$/u.test(text);

function isRow(text: string) {
  const steps = Array.from(text.slice(1), (letter, at) => letter.charCodeAt(0) - text.charCodeAt(at));
  return [1, -1].some((step) => steps.every((taken) => taken === step));
}

/** Common as it is, or with up to four digits or symbols appended. */
const isCommon = (text: string, common: ReadonlySet<string>) =>
  [0, 1, 2, 3, 4].some((tail) => {
    const [start, end] = [text.slice(0, text.length - tail), text.slice(text.length - tail)];
    return !/\p{L}/u.test(end) && (common.has(start) || start === productName.toLowerCase());
  });

/** A password is too easy if it is common, a sequence or a repetition, or if nothing else is left after removing the
 *  person's own name and email. */
export function isTooEasy(
  password: string,
  aboutOneself: readonly string[],
  common: ReadonlySet<string>,
): boolean {
  const whole = plain(password);
  const rest = wordsOf(aboutOneself).reduce((left, word) => left.replaceAll(word, ''), whole);
  return [whole, rest].some(
    (text) =>
      text.length < limits.passwordMinLength || isRepeated(text) || isRow(text) || isCommon(text, common),
  );
}
