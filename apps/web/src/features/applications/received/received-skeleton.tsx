import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';

export const ReceivedSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading applications…</span>
    <SkeletonBlock className="my-2 ml-4.25 h-6 w-32 xl:hidden" />
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} tight aria-hidden className="@container">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 @4xl:grid-cols-[auto_minmax(0,1fr)_auto] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-4">
          <div className="flex items-center gap-3">
            <SkeletonBlock className="size-6 rounded-tag" />
            <SkeletonBlock className="size-10 rounded-full" />
          </div>
          <div className="grid content-center gap-2">
            <SkeletonBlock className="h-4 w-3/5 max-w-48" />
            <SkeletonBlock className="h-3.5 w-4/5 max-w-72" />
          </div>
          <div className="col-span-full grid content-start gap-2.5 @4xl:col-span-1 @4xl:col-start-2">
            <SkeletonBlock className="h-10 max-w-[78ch]" />
            <SkeletonBlock className="h-6 w-3/5 max-w-80 rounded-tag" />
          </div>
          <div className="col-span-full grid content-start gap-2 @4xl:col-span-1 @4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1 @4xl:justify-items-end">
            <SkeletonBlock className="h-5 w-40" />
            <div className="flex gap-2">
              <SkeletonBlock className="h-control w-24 rounded-control @5xl:w-48" />
              <SkeletonBlock className="h-control grow rounded-control @md:w-28 @md:grow-0" />
              <SkeletonBlock className="h-control grow rounded-control @md:w-28 @md:grow-0" />
            </div>
          </div>
        </div>
      </Card>
    ))}
  </div>
);
