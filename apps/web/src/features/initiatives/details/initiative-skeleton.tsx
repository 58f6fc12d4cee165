import { Card } from '../../../ui/card.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';

/** Placeholder for a company's initiative page. */
export const InitiativeSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Loading…</span>
    <div aria-hidden className="aspect-16/5 w-full animate-glow rounded-card bg-line/70" />
    <div aria-hidden className="h-9 w-2/3 animate-glow rounded-[6px] bg-line/70" />
    <div aria-hidden className="grid gap-4 lg:grid-cols-2">
      {[3, 5, 4, 2].map((lines) => (
        <Card key={lines}>
          <SkeletonText lines={lines} />
        </Card>
      ))}
    </div>
  </div>
);

/** Placeholder for an initiative page as students see it. */
export const InitiativePageSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading…</span>
    <div aria-hidden className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-8">
      <div className="grid gap-6 lg:col-start-1">
        <div className="aspect-16/5 w-full animate-glow rounded-card bg-line/70" />
        <div className="h-9 w-2/3 animate-glow rounded-[6px] bg-line/70" />
      </div>
      <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Card tight>
          <SkeletonText lines={6} />
        </Card>
        <div className="h-13 animate-glow rounded-[14px] bg-line/70 max-lg:hidden" />
      </div>
      <div className="grid gap-4 lg:col-start-1">
        {[3, 5, 4].map((lines) => (
          <Card key={lines}>
            <SkeletonText lines={lines} />
          </Card>
        ))}
      </div>
    </div>
  </div>
);
