import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';

/** The shape of a page about one initiative. */
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
