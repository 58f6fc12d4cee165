import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { summary: ReactNode; open?: boolean; children: ReactNode };

/** A native details element: works without script, and page search opens it. */
export const Disclosure = ({ summary, open, children }: Props) => (
  <details open={open} className="border-b border-line">
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
      <span className="min-w-0">{summary}</span>
      <ChevronDown aria-hidden className="text-ink-soft transition-transform [[open]>summary>&]:rotate-180" />
    </summary>
    <div className="pb-4 text-ink-soft">{children}</div>
  </details>
);
