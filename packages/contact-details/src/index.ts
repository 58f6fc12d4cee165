// Finds contact details and proposals to leave Questline in messages, notes and feedback. Pure: no I/O, no state.
import type { ContactKind, Finding, Writer } from './finding.ts';
import { fold } from './fold.ts';
import { findPatterns } from './patterns.ts';
import { findProposals } from './proposals.ts';
import { splitIntoSentences } from './sentences.ts';
import { splitIntoWords } from './words.ts';

export type { ContactKind, Finding } from './finding.ts';
type Options = {
  /** Who wrote the text. Street addresses are found only in students' texts. */
  for?: Writer;
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
  // What replaced a contact detail doesn't count as one.
  const folded = fold(text.replaceAll(maskText, ' '.repeat(maskText.length)));
  const words = splitIntoWords(folded);
  const certain = findPatterns(folded, text, words, writer);
  return mergeOverlapping([...certain, ...findProposals(splitIntoSentences(folded, words, writer), certain)]);
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
const maxRounds = 8;

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
