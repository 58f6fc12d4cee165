import type { ShownEntry } from '@questline/contract';
import type { ReactNode } from 'react';

type Props = {
  /** Only the student can report them. */
  report?: ReactNode;
  words: NonNullable<ShownEntry['closing_words']>;
  company: { company_name: string };
};

/** What the company said at the end. */
export const ClosingWords = ({ words, company, report }: Props) => (
  <figure className="grid gap-3 rounded-card bg-trail-soft p-4">
    <blockquote className="as-typed">“{words.text}”</blockquote>
    <figcaption className="flex items-center gap-2.5 text-sm text-ink-soft">
      <span className="min-w-0 grow wrap-anywhere">
        {[...new Set([words.by, company.company_name])].join(' · ')}
      </span>
      {report}
    </figcaption>
  </figure>
);
