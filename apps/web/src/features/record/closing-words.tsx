import type { ShownEntry } from '@questline/contract';
import type { ReactNode } from 'react';
import { LogoTile } from '../../ui/avatar.tsx';

type Props = {
  /** Only the student can report them. */
  report?: ReactNode;
  words: NonNullable<ShownEntry['closing_words']>;
  company: { id?: string; company_name: string; logo_url: string | null };
};

/** What the company said at the end. */
export const ClosingWords = ({ words, company, report }: Props) => (
  <figure className="grid gap-3 rounded-card bg-trail-soft p-4">
    <blockquote className="as-typed">“{words.text}”</blockquote>
    <figcaption className="flex items-center gap-2.5 text-sm text-ink-soft">
      <LogoTile
        size="small"
        id={company.id ?? company.company_name}
        name={company.company_name}
        src={company.logo_url}
      />
      <span className="min-w-0 grow wrap-anywhere">
        {[...new Set([words.by, company.company_name])].join(' · ')}
      </span>
      {report}
    </figcaption>
  </figure>
);
