// The list of companies while it loads, in the shape of its cards.
import { limits } from '@questline/contract/plain';
import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';

export const CompanyListSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading companies…</span>
    <div className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
      {Array.from({ length: limits.skeletonCards }, (_, i) => (
        <Card key={i} tight aria-hidden className="grid gap-3 md:p-5">
          <div className="flex gap-4">
            <SkeletonBlock className="size-14 shrink-0 rounded-[26%]" />
            <div className="grid grow content-start gap-2.5">
              <SkeletonBlock className="h-5 w-3/5" />
              <SkeletonBlock className="h-3.5 w-4/5" />
            </div>
          </div>
          <SkeletonText lines={2} />
          <SkeletonBlock className="h-3.5 w-28" />
        </Card>
      ))}
    </div>
  </div>
);
