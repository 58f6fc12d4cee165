import { productName } from '@questline/contract/plain';
import { TriangleAlert } from 'lucide-react';

/** A company that lost its verification stays on past records, marked. */
export const CompanyNotVerified = ({ name, more }: { name: string; more?: string }) => (
  <p className="flex items-start gap-2 text-sm text-ink-soft">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-coral-strong" />
    <span className="min-w-0 wrap-anywhere">
      {name} is no longer verified on {productName}. {more}
    </span>
  </p>
);
