import { Card } from '../../ui/card.tsx';
import { SkeletonCard, SkeletonText } from '../../ui/feedback/skeleton.tsx';

const SkeletonBlock = ({ className }: { className: string }) => (
  <span className={`block animate-glow rounded-[6px] bg-line/70 ${className}`} />
);

export const HomeSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading your home page…</span>
    <div aria-hidden className="grid gap-10">
      <div className="grid gap-3">
        <SkeletonBlock className="h-9 w-52" />
        <SkeletonBlock className="h-4 w-80 max-w-full" />
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card className="grid content-start gap-6 md:p-7">
          <SkeletonText lines={2} />
          <SkeletonBlock className="h-8 w-3/5" />
          <SkeletonBlock className="h-3 w-full" />
          <SkeletonBlock className="h-10 w-40" />
        </Card>
        <Card className="grid gap-6 max-md:hidden">
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
        </Card>
      </div>
      <div className="grid gap-5 max-md:hidden md:grid-cols-2 xl:grid-cols-3">
        <SkeletonCard cover />
        <SkeletonCard cover />
        <SkeletonCard cover />
      </div>
    </div>
  </div>
);
