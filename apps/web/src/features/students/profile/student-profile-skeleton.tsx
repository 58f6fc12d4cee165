import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';

export const StudentProfileSkeleton = ({ untitled }: { untitled?: boolean | undefined }) => (
  <div role="status">
    <span className="sr-only">Loading profile…</span>
    <div aria-hidden className="grid gap-7">
      {!untitled && (
        <div className="flex items-center gap-5">
          <span className="size-24 shrink-0 animate-glow rounded-full bg-line/70" />
          <span className="grid grow gap-3">
            <span className="h-7 w-3/5 max-w-72 animate-glow rounded-[6px] bg-line/70" />
            <span className="h-4 w-2/5 max-w-40 animate-glow rounded-[6px] bg-line/70" />
          </span>
        </div>
      )}
      <div className="h-17 animate-glow rounded-card bg-line/70" />
      <div className="grid gap-6 md:grid-cols-2">
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
      </div>
    </div>
  </div>
);
