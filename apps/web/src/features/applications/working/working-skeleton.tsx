import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';

export const WorkingSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading students…</span>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Card key={key} tight aria-hidden className="@container">
        <div className="grid items-center gap-x-6 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @5xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]">
          <div className="flex gap-3">
            <SkeletonBlock className="size-10 shrink-0 rounded-full" />
            <div className="grid grow gap-2 pt-1">
              <SkeletonBlock className="h-4 w-2/5" />
              <SkeletonBlock className="h-3.5 w-3/5" />
              <SkeletonBlock className="mt-1 h-8 w-32 rounded-tag" />
            </div>
          </div>
          <div className="grid gap-3">
            <SkeletonBlock className="h-9 w-full" />
            <SkeletonBlock className="h-2 w-full" />
          </div>
          <SkeletonBlock className="h-control rounded-control @3xl:col-span-2 @5xl:col-span-1 @5xl:w-80" />
        </div>
      </Card>
    ))}
  </div>
);
