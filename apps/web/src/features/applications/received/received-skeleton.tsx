import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';

export const ReceivedSkeleton = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Loading applications…</span>
    <SkeletonBlock className="my-2.5 h-6 w-32" />
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} tight aria-hidden className="grid gap-4 md:p-5">
        <div className="flex items-start gap-3 md:gap-4">
          <SkeletonBlock className="size-14 shrink-0 rounded-full" />
          <div className="grid grow gap-2.5 pt-1">
            <SkeletonBlock className="h-5 w-4/5 max-w-72" />
            <SkeletonBlock className="h-4 w-3/5 max-w-52" />
            <SkeletonBlock className="h-6 w-24 rounded-tag" />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 md:flex md:gap-x-9">
          {['school', 'grade', 'experience', 'availability'].map((fact) => (
            <SkeletonBlock key={fact} className="h-9 w-24" />
          ))}
        </div>
        <SkeletonBlock className="h-19 rounded-[14px]" />
        <div className="grid grid-cols-2 gap-2 border-t border-line pt-4 md:flex md:justify-end">
          {['profile', 'line', 'reject', 'accept'].map((button) => (
            <SkeletonBlock
              key={button}
              className="h-control rounded-control md:w-28 md:first:w-36 md:nth-2:mr-auto md:nth-2:w-32"
            />
          ))}
        </div>
      </Card>
    ))}
  </div>
);
