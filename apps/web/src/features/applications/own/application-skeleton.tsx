import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';

export const ApplicationSkeleton = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Loading your initiatives…</span>
    {['a', 'b', 'c'].map((key) => (
      <Card
        key={key}
        tight
        aria-hidden
        className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_12rem] md:p-5"
      >
        <div className="flex gap-4">
          <SkeletonBlock className="size-10 shrink-0 rounded-[26%]" />
          <span className="grid grow gap-2.5">
            <SkeletonBlock className="h-5 w-3/5" />
            <SkeletonBlock className="h-4 w-2/5" />
            <SkeletonBlock className="mt-1 h-6 w-24 rounded-tag" />
            <SkeletonBlock className="h-4 w-1/2" />
          </span>
        </div>
        <span className="grid content-center gap-2.5">
          <SkeletonBlock className="h-3.5 w-40 rounded-full" />
          <SkeletonBlock className="h-3.5 w-28" />
        </span>
      </Card>
    ))}
  </div>
);
