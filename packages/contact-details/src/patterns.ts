// Finds contact details that are certain from their form alone: numbers, addresses, links and disguised names of apps.
import { findAddresses } from './addresses.ts';
import { findEmails } from './emails.ts';
import type { Finding, Writer } from './finding.ts';
import { findLinks } from './links.ts';
import { findPhones } from './phones.ts';
import type { View } from './view.ts';
import type { Word } from './words.ts';

const of = (kind: Finding['kind'], spans: { start: number; end: number }[]) =>
  spans.map(({ start, end }): Finding => ({ kind, start, end }));

export const findPatterns = (folded: View, text: string, words: Word[], writer: Writer): Finding[] => [
  ...of('phone', findPhones(folded, text)),
  ...of('email', findEmails(folded)),
  ...of('link', findLinks(folded)),
  ...of('address', writer === 'student' ? findAddresses(folded, text) : []),
  // Nobody hides the name of a messenger without a reason.
  ...of(
    'messenger',
    words.filter(({ isDisguised }) => isDisguised),
  ),
];
