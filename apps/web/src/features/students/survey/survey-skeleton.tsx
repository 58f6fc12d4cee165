import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';

export const SurveySkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading the survey…</span>
    <div aria-hidden className="grid gap-8">
      <div className="h-9 animate-glow rounded-full bg-line/70 md:h-19 md:rounded-card" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="grid gap-6">
          <div className="h-8 w-3/5 animate-glow rounded-[6px] bg-line/70" />
          <div className="rounded-card border border-line bg-surface p-6">
            <SkeletonText lines={6} />
          </div>
        </div>
        <div className="h-64 animate-glow rounded-card bg-line/70 max-lg:hidden" />
      </div>
    </div>
  </div>
);
