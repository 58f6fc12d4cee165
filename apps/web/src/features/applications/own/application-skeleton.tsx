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
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:p-5"
      >
        <SkeletonBlock className="size-10 shrink-0 rounded-[26%]" />
        <span className="grid content-center gap-2.5">
          <SkeletonBlock className="h-5 w-3/5" />
          <SkeletonBlock className="h-4 w-2/5" />
        </span>
        <SkeletonBlock className="h-9 w-32 rounded-[10px] max-md:hidden" />
        <span className="col-span-full grid gap-4 md:col-start-2">
          <SkeletonBlock className="h-6 w-24 rounded-tag" />
          <SkeletonBlock className="h-3.5 rounded-full" />
          <SkeletonBlock className="h-3.5 w-28" />
        </span>
      </Card>
    ))}
  </div>
);
