import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { workingColumns, WorkingRows } from './working-row.tsx';

export const WorkingSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading students…</span>
    <WorkingRows>
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key} aria-hidden className="@container px-4 py-3">
          <div className={workingColumns}>
            <div className="flex items-center gap-3">
              <SkeletonBlock className="size-10 shrink-0 rounded-full" />
              <div className="grid grow gap-2">
                <SkeletonBlock className="h-4 w-2/5" />
                <SkeletonBlock className="h-3.5 w-3/5" />
              </div>
            </div>
            <div className="grid gap-2">
              <SkeletonBlock className="h-4 w-32" />
              <SkeletonBlock className="h-3.5 w-24" />
            </div>
            <div className="grid gap-2">
              <SkeletonBlock className="h-6 w-32 rounded-tag" />
              <SkeletonBlock className="h-3 w-28" />
            </div>
            <SkeletonBlock className="h-control rounded-control @max-5xl:col-span-full @max-3xl:col-span-1 @5xl:w-42" />
          </div>
        </li>
      ))}
    </WorkingRows>
  </div>
);
