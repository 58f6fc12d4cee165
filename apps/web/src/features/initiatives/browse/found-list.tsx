import type { InitiativeCard } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { FoundInitiative } from './found-initiative.tsx';

type Props = {
  list: {
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  items: readonly InitiativeCard[];
  link: (initiative: InitiativeCard) => ReactNode;
  companyLink?: (initiative: InitiativeCard) => ReactNode;
};

const grid = 'grid gap-5 @2xl:grid-cols-2';

export const FoundList = ({ list, items, link, companyLink }: Props) => (
  <div className="@container">
    <ul
      aria-label="Initiatives"
      aria-busy={list.isPlaceholderData}
      className={cx(grid, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
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
    <LoadMore
      shown={`${items.length} ${items.length === 1 ? 'initiative' : 'initiatives'}`}
      more={list.hasNextPage}
      busy={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  </div>
);

export const FoundSkeletons = () => (
  <div role="status" className="@container">
    <span className="sr-only">Loading initiatives…</span>
    <div className={grid}>
      {Array.from({ length: limits.skeletonCards }, (_, i) => (
        <SkeletonCard key={i} />
      ))}
    </div>
  </div>
);
