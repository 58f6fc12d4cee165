// Placeholders in the shape of the review page.
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';

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
  <div aria-hidden className="grid content-start gap-4 border-line bg-surface p-6 max-lg:hidden lg:border-l">
    <SkeletonBlock className="h-5 w-1/2" />
    <SkeletonBlock className="h-32 rounded-control" />
    <SkeletonBlock className="h-control rounded-control" />
  </div>
);
