// Placeholders in the shape of the review page.
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { queueColumns, QueueHead } from './queue-row.tsx';

export const WorkSkeleton = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Loading submission…</span>
    <div className="flex items-center gap-3.5">
      <SkeletonBlock className="size-10 rounded-full" />
      <div className="grid grow gap-2">
        <SkeletonBlock className="h-6 w-2/5" />
        <SkeletonBlock className="h-4 w-3/5" />
      </div>
    </div>
    <SkeletonBlock className="h-24 rounded-card" />
    <SkeletonText lines={2} />
    <SkeletonBlock className="h-96 rounded-card" />
  </div>
);

export const PanelSkeleton = () => (
  <div
    aria-hidden
    className="sticky top-17 flex h-[calc(100dvh-4.25rem)] flex-col border-l border-line bg-surface max-lg:hidden"
  >
    <div className="grid grow content-start gap-4 p-6">
      <SkeletonBlock className="h-5 w-1/2" />
      <SkeletonBlock className="h-44 rounded-control" />
    </div>
    <div className="grid grid-cols-2 gap-2 border-t border-line px-6 py-4">
      <SkeletonBlock className="col-span-2 h-11 rounded-control" />
      <SkeletonBlock className="h-control rounded-control" />
      <SkeletonBlock className="h-control rounded-control" />
    </div>
  </div>
);

export const QueueSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading submissions…</span>
    <div aria-hidden className="rounded-card border border-line bg-surface">
      <QueueHead last="Due" />
      <div className="divide-y divide-line">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="@container px-4 py-3">
            <div className={`grid items-start gap-x-6 gap-y-3 ${queueColumns}`}>
              <div className="flex items-center gap-3">
                <SkeletonBlock className="size-10 shrink-0 rounded-full" />
                <div className="grid grow gap-2">
                  <SkeletonBlock className="h-4 w-2/5" />
                  <SkeletonBlock className="h-3.5 w-3/5" />
                </div>
              </div>
              <SkeletonBlock className="h-4 w-4/5 @5xl:mt-1" />
              <SkeletonBlock className="h-4 w-32 @5xl:mt-1" />
            </div>
          </div>
        ))}
      </div>
    </div>
  </div>
);
