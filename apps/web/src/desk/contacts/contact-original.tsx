// What a company wrote before contact details in it were replaced, with those marked.
import type { OpenedContact } from '@questline/contract';
import { contactKinds } from '@questline/contract/plain';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Card } from '../../ui/card.tsx';

/** The text in parts. Those with a kind were replaced. */
function partsOf({ original, found }: Pick<OpenedContact, 'original' | 'found'>) {
  const parts: { text: string; at: number; kind?: keyof typeof contactKinds }[] = [];
  let next = 0;
  for (const { kind, start, end } of found) {
    parts.push({ text: original.slice(next, start), at: next });
    parts.push({ text: original.slice(start, end), at: start, kind });
    next = end;
  }
  return [...parts, { text: original.slice(next), at: next }].filter(({ text }) => text !== '');
}

export const ContactOriginal = ({ contact }: { contact: OpenedContact }) => (
  <section aria-label="The original" className="grid content-start gap-2">
    <h2 className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-ink-soft">
      The original
      <span className="font-normal">
        Written <time dateTime={contact.created_at}>{timeAgo(contact.created_at)}</time>
      </span>
    </h2>
    <Card tight>
      <p className="max-w-line as-typed">
        {partsOf(contact).map(({ text, at, kind }) =>
          kind ? (
            <mark key={at} className="rounded-[4px] bg-sun-soft px-0.5 font-semibold text-ink">
              {text}
              <span className="sr-only"> ({contactKinds[kind]})</span>
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </p>
    </Card>
    <p className="text-sm text-ink-soft">
      The student saw “[removed: contact details stay on Questline]” instead of each marked part.
    </p>
  </section>
);
