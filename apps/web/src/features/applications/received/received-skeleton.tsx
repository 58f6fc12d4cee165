import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';

export const ReceivedSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading applications…</span>
    <SkeletonBlock className="my-2 h-6 w-32" />
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} tight aria-hidden className="@container">
        <div className="grid gap-x-6 gap-y-3 @5xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
          <div className="flex items-start gap-3">
            <SkeletonBlock className="size-10 shrink-0 rounded-full" />
            <div className="grid grow gap-2">
              <SkeletonBlock className="h-5 w-4/5 max-w-72" />
              <SkeletonBlock className="h-4 w-3/5 max-w-52" />
              <SkeletonBlock className="h-6 w-24 rounded-tag" />
            </div>
          </div>
          <div className="grid content-start gap-2">
            <SkeletonBlock className="h-6 w-3/5 rounded-tag" />
            <SkeletonBlock className="h-10" />
          </div>
          <div className="col-span-full grid items-end justify-between gap-x-6 gap-y-3 @5xl:flex">
            <div className="grid grid-cols-2 gap-x-4 gap-y-2 md:flex md:gap-x-5">
              {['school', 'grade', 'experience', 'availability'].map((fact) => (
                <SkeletonBlock key={fact} className="h-9 w-24" />
              ))}
            </div>
            <div className="grid grid-cols-2 gap-2 md:flex md:justify-end">
              {['profile', 'note', 'reject', 'accept'].map((button) => (
                <SkeletonBlock key={button} className="h-control rounded-control md:w-28" />
              ))}
            </div>
          </div>
        </div>
      </Card>
    ))}
  </div>
);
