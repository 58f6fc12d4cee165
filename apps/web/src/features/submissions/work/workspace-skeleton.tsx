import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';

export const WorkspaceSkeleton = () => (
  <div role="status" className="grid gap-7">
    <span className="sr-only">Loading your tasks…</span>
    <div aria-hidden className="grid gap-3">
      <SkeletonBlock className="h-8 w-44" />
      <SkeletonBlock className="h-9 w-4/5 max-w-md" />
    </div>
    <div aria-hidden className="grid gap-7 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <SkeletonBlock className="h-12 rounded-control lg:hidden" />
      <div className="grid content-start gap-8 px-2 py-3 max-lg:hidden">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="flex items-center gap-3">
            <SkeletonBlock className="size-9 shrink-0 rounded-full" />
            <span className="grid grow gap-2">
              <SkeletonBlock className="h-4 w-4/5" />
              <SkeletonBlock className="h-3 w-2/5" />
            </span>
          </div>
        ))}
      </div>
      <Card className="grid gap-5">
        <SkeletonBlock className="h-4 w-28" />
        <SkeletonBlock className="h-7 w-3/5" />
        <SkeletonText lines={4} />
        <SkeletonBlock className="h-44 rounded-control" />
        <SkeletonBlock className="h-control w-44 rounded-control" />
      </Card>
    </div>
  </div>
);
