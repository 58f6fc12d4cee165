import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';

/** In the shape of a step: the line of steps, the form and the preview. */
export const OnboardingSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading your company…</span>
    <div aria-hidden className="grid gap-8">
      <div className="grid grid-cols-4 gap-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="grid gap-2">
            <SkeletonBlock className="size-8 rounded-full" />
            <SkeletonBlock className="h-4 w-2/3" />
          </div>
        ))}
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid gap-6">
          <div className="grid gap-2">
            <SkeletonBlock className="h-6 w-1/2" />
            <SkeletonBlock className="h-4 w-4/5" />
          </div>
          <Card className="grid gap-5">
            {['a', 'b', 'c'].map((key) => (
              <div key={key} className="grid gap-2">
                <SkeletonBlock className="h-4 w-28" />
                <SkeletonBlock className="h-control rounded-control" />
              </div>
            ))}
          </Card>
        </div>
        <Card className="grid gap-4 max-lg:hidden">
          <SkeletonBlock className="h-28 rounded-control" />
          <SkeletonText />
        </Card>
      </div>
    </div>
  </div>
);
