// The list of companies while it loads, in the shape of its cards.
import { limits } from '@questline/contract/plain';
import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';

export const CompanyListSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading companies…</span>
    <div className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
      {Array.from({ length: limits.skeletonCards }, (_, i) => (
        <Card
          key={i}
          tight
          aria-hidden
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 md:p-6 md:*:not-first:not-[.name]:col-span-2"
        >
          <SkeletonBlock className="size-14 rounded-[26%] max-md:row-span-3" />
          <div className="name self-center">
            <SkeletonBlock className="h-5 w-3/5" />
          </div>
          <SkeletonText lines={2} />
          <div className="flex gap-1.5 max-md:hidden">
            <SkeletonBlock className="h-6 w-20 rounded-tag" />
            <SkeletonBlock className="h-6 w-16 rounded-tag" />
          </div>
          <div className="md:border-t md:border-line md:pt-3">
            <SkeletonBlock className="h-4 w-32" />
          </div>
        </Card>
      ))}
    </div>
  </div>
);
