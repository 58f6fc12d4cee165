// Decides what becomes of contact details in what people write to each other: pure, no I/O, no clock.
import { findContactDetails, maskContactDetails, maskText, type Finding } from '@questline/contact-details';
import { contactKinds, type ContactKind, type UserType } from '@questline/contract';
import { Refusal } from '../../platform/refusal.ts';

/** What a company wrote before contact details were replaced. `found` are offsets in `original`. */
export type Original = { original: string; found: Finding[] };

type Options = {
  writer: UserType;
  /** The writer has seen the warning. */
  confirmed: boolean;
  /** Contact details that only appear together with earlier messages (split-details.rules.ts). */
  split?: Original | null;
};
/** Null or empty text has nothing to check. */
type Text = { text: string | null; maxLength: number };

/** Students are warned about giving away their own details. */
const warnsStudents: ReadonlySet<ContactKind> = new Set(['phone', 'email', 'address']);

const kindsOf = (findings: Finding[]) => {
  const kinds = new Set(findings.map(({ kind }) => kind));
  return (Object.keys(contactKinds) as ContactKind[]).filter((kind) => kinds.has(kind));
};

/** The text without contact details. It can be longer than allowed, and then nothing of it is kept. */
const masked = ({ text, maxLength }: Text) => {
  const result = text && maskContactDetails(text);
  return result && result.length > maxLength ? maskText : result;
};

const between = '\n\n';

/** All texts as one, with the places of what was found in it. */
function joined(texts: readonly Text[], found: Finding[][]): Original {
  let original = '';
  const findings: Finding[] = [];
  for (const [index, { text }] of texts.entries()) {
    if (!text) continue;
    if (original) original += between;
    const offset = original.length;
    for (const { kind, start, end } of found[index]!)
      findings.push({ kind, start: start + offset, end: end + offset });
    original += text;
  }
  return { original, found: findings };
}

/** Refuses texts with contact details until the writer confirms. Then it returns the texts to store, and for a company
 *  also what was replaced. The last text is the one that can continue earlier messages. */
export function checkContactDetails(
  texts: readonly Text[],
  { writer, confirmed, split = null }: Options,
): { texts: (string | null)[]; original: Original | null } {
  const unchanged = { texts: texts.map(({ text }) => text), original: null };
  const found = texts.map(({ text }) =>
    findContactDetails(text ?? '', { for: writer }).filter(
      ({ kind }) => writer === 'company' || warnsStudents.has(kind),
    ),
  );
  const all = [...found.flat(), ...(split?.found ?? [])];
  if (!all.length) return unchanged;
  if (!confirmed) throw new Refusal('contact_details', { found: kindsOf(all) });
  if (writer === 'student') return unchanged;
  if (found.flat().length) return { texts: texts.map(masked), original: joined(texts, found) };
  return { texts: [...unchanged.texts.slice(0, -1), maskText], original: split };
}
