// Finds contact details and proposals to leave Questline in messages, notes and feedback. Pure: no I/O, no state.
import { findAddresses } from './addresses.ts';
import { findEmails } from './emails.ts';
import { fold } from './fold.ts';
import { findLinks } from './links.ts';
import { findPhones } from './phones.ts';
import { findPhrases } from './phrases.ts';
import { splitIntoWords } from './words.ts';

export type ContactKind = 'phone' | 'email' | 'handle' | 'messenger' | 'link' | 'meeting' | 'address';
/** `start` and `end` are offsets in the original text. */
export type Finding = { kind: ContactKind; start: number; end: number };
type Options = {
  /** Who wrote the text. Street addresses are found only in students' texts. */
  for?: 'student' | 'company';
};

export const maskText = '[removed: contact details stay on Questline]';

/** Where findings overlap, the kind that comes first here is kept. */
const precedence: ContactKind[] = ['link', 'email', 'phone', 'address', 'handle', 'messenger', 'meeting'];

function mergeOverlapping(findings: Finding[]): Finding[] {
  const merged: Finding[] = [];
  for (const next of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || next.start >= last.end) {
      merged.push({ ...next });
      continue;
    }
    last.end = Math.max(last.end, next.end);
    if (precedence.indexOf(next.kind) < precedence.indexOf(last.kind)) last.kind = next.kind;
  }
  return merged;
}

/** Contact details in a text, in their order, without overlaps. */
export function findContactDetails(text: string, { for: writer = 'company' }: Options = {}): Finding[] {
  const folded = fold(text);
  const of = (kind: ContactKind, spans: { start: number; end: number }[]) =>
    spans.map(({ start, end }): Finding => ({ kind, start, end }));
  return mergeOverlapping([
    ...of('phone', findPhones(folded, text)),
    ...of('email', findEmails(folded)),
    ...of('link', findLinks(folded)),
    ...(writer === 'student' ? of('address', findAddresses(folded)) : []),
    ...findPhrases(splitIntoWords(folded), writer),
  ]);
}

function maskOnce(text: string, findings: Finding[]): string {
  let masked = '';
  let next = 0;
  for (const { start, end } of findings) {
    masked += text.slice(next, start) + maskText;
    next = end;
  }
  return masked + text.slice(next);
}

/** What is left after a replacement can mean something else, so it's checked again. */
const maxRounds = 3;

/** The text with every contact detail replaced. */
export function maskContactDetails(text: string, options: Options = {}): string {
  let masked = text;
  for (let round = 0; round < maxRounds; round++) {
    const findings = findContactDetails(masked, options);
    if (!findings.length) break;
    masked = maskOnce(masked, findings);
  }
  return masked;
}
