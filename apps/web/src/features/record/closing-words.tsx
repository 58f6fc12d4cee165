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
  <figure className="flex items-start gap-3 rounded-card bg-trail-soft p-4">
    <LogoTile
      size="small"
      id={company.id ?? company.company_name}
      name={company.company_name}
      src={company.logo_url}
    />
    <div className="min-w-0 grow">
      <blockquote className="as-typed">“{words.text}”</blockquote>
      <figcaption className="mt-1 text-sm wrap-anywhere text-ink-soft">
        {words.by} · {company.company_name}
      </figcaption>
    </div>
    {report}
  </figure>
);
