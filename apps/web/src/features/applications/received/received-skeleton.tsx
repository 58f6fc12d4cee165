import { Card } from '../../../ui/card.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { receivedColumns } from './received-card.tsx';

export const ReceivedSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading applications…</span>
    <SkeletonBlock className="my-0.5 ml-4.25 h-6 w-32" />
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} tight aria-hidden className="@container">
        <div className={receivedColumns}>
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
          <div className="col-span-full grid grid-cols-2 content-start gap-x-2 gap-y-1 @4xl:col-span-1 @4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1">
            <SkeletonBlock className="col-span-full mb-1 h-5 w-40 @4xl:justify-self-end" />
            <SkeletonBlock className="h-control rounded-control" />
            <SkeletonBlock className="h-control rounded-control" />
            <SkeletonBlock className="my-2.5 h-5 w-24 justify-self-center" />
            <SkeletonBlock className="my-2.5 h-5 w-24 justify-self-center" />
          </div>
        </div>
      </Card>
    ))}
  </div>
);
