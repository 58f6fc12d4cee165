// Finds contact details that are spread over consecutive short messages, such as the parts of a phone number: pure, no
// I/O, no clock.
import { findContactDetails } from '@questline/contact-details';
import type { Original } from './contact-details.rules.ts';

/** Longer messages aren't part of a number or an email address. */
const shortMaxLength = 60;

/** How many earlier messages count. A company can send five in a row. */
export const earlierMessages = 4;

/** Whether a message could be the last part of something. Most messages can't, so that nothing has to be read. */
export const mayContinue = (text: string) => text.length <= shortMaxLength && /[\p{Nd}@]/u.test(text);

const oneLine = (text: string) => text.replaceAll(/\s/g, ' ');

/** What the message and the sender's messages right before it, oldest first, contain together. Null if the message isn't
 *  part of it. */
export function findSplitDetails(earlier: readonly string[], text: string): Original | null {
  const short = earlier.slice(earlier.findLastIndex((it) => it.length > shortMaxLength) + 1).map(oneLine);
  if (!short.length) return null;
  const before = `${short.join(' ')} `;
  const original = before + oneLine(text);
  const found = findContactDetails(original).filter(
    ({ start, end }) => start < before.length - 1 && end > before.length,
  );
  return found.length ? { original, found } : null;
}
