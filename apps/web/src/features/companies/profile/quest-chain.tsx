import type { OpenInitiative } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ChainOrderDialog } from './chain-order-dialog.tsx';
import { chainQuery } from '../company-queries.ts';
import { CompanyTrail } from './company-trail.tsx';

type Props = { companyId: string; link: (initiative: OpenInitiative) => ReactNode };

/** The unlocked quest chain: the order in which students see the active initiatives. */
export function QuestChain({ companyId, link }: Props) {
  const [ordering, setOrdering] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(chainQuery(companyId));
  if (isError && !data)
    return (
      <ErrorState title="Failed to load your quest chain" busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading your quest chain…</span>
        <SkeletonText lines={3} />
      </div>
    );
  if (data.length === 0)
    return (
      <p className="text-ink-soft">Activate an initiative to make it the first step of your quest chain.</p>
    );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-line text-ink-soft">Students see your active initiatives in this order.</p>
        {data.length > 1 && (
          <Button
            size="small"
            variant="secondary"
            icon={<ListOrdered aria-hidden />}
            onClick={() => setOrdering(true)}
          >
            Change order
          </Button>
        )}
      </div>
      <CompanyTrail initiatives={data} link={link} />
      {ordering && (
        <ChainOrderDialog companyId={companyId} initiatives={data} onClose={() => setOrdering(false)} />
      )}
    </div>
  );
}
