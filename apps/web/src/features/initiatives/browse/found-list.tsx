import type { InitiativeCard } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { FoundInitiative } from './found-initiative.tsx';

type Props = {
  /** Keeps the previous list while the next one loads. */
  busy: boolean;
  items: readonly InitiativeCard[];
  link: (initiative: InitiativeCard) => ReactNode;
  companyLink?: (initiative: InitiativeCard) => ReactNode;
};

const grid = 'grid gap-5 @2xl:grid-cols-2';

export const FoundList = ({ items, busy, link, companyLink }: Props) => (
  <ul
    aria-label="Initiatives"
    aria-busy={busy}
    className={cx(grid, 'transition-opacity', busy && 'opacity-60')}
  >
    {items.map((initiative) => (
      <li key={initiative.id} className="min-w-0">
        <FoundInitiative
          initiative={initiative}
          link={link(initiative)}
          companyLink={companyLink?.(initiative)}
        />
      </li>
    ))}
  </ul>
);

export const FoundSkeletons = () => (
  <div role="status">
    <span className="sr-only">Loading initiatives…</span>
    <div className={grid}>
      {Array.from({ length: limits.skeletonCards }, (_, i) => (
        <SkeletonCard key={i} cover />
      ))}
    </div>
  </div>
);
