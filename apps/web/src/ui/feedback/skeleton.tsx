// Placeholders while content loads. Hidden from screen readers, which hear one label instead.
import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { cx } from '../cx.ts';

export const SkeletonBlock = ({ className }: { className: string }) => (
  <span className={cx('block animate-glow rounded-[6px] bg-line/70', className)} />
);

const widths = ['w-full', 'w-11/12', 'w-3/5'];

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className="grid gap-2.5" aria-hidden>
    {Array.from({ length: lines }, (_, i) => (
      <SkeletonBlock key={i} className={cx('h-3.5', widths[lines - i - 1 === 0 ? 2 : i % 2])} />
    ))}
  </span>
);

/** `cover`: with an image at the top. */
export const SkeletonCard = ({ cover = false }: { cover?: boolean }) => (
  <Card aria-hidden className="grid gap-4 overflow-clip">
    {cover && <div className="-mx-6 -mt-6 h-15 animate-glow bg-line/70 md:aspect-16/5 md:h-auto" />}
    <div className="flex items-center gap-3">
      <SkeletonBlock className="size-10 rounded-[26%]" />
      <SkeletonBlock className="h-4 w-2/5" />
    </div>
    <SkeletonBlock className="h-5 w-4/5" />
    <SkeletonText />
    <div className="flex gap-1.5">
      <SkeletonBlock className="h-6 w-16 rounded-tag" />
      <SkeletonBlock className="h-6 w-20 rounded-tag" />
      <SkeletonBlock className="h-6 w-14 rounded-tag" />
    </div>
  </Card>
);

export const SkeletonRow = () => (
  <div aria-hidden className="flex items-center gap-4 border-b border-line py-3.5 last:border-0">
    <SkeletonBlock className="size-10 rounded-full" />
    <span className="grid grow gap-2">
      <SkeletonBlock className="h-4 w-1/3" />
      <SkeletonBlock className="h-3 w-3/5" />
    </span>
    <SkeletonBlock className="h-6 w-20 rounded-tag" />
  </div>
);

export const SkeletonFields = ({ count, label = 'Loading…' }: { count: number; label?: string }) => (
  <div role="status" className="grid gap-5 md:grid-cols-2">
    <span className="sr-only">{label}</span>
    {Array.from({ length: count }, (_, i) => (
      <span key={i} aria-hidden className="grid gap-2.5">
        <SkeletonBlock className="h-4 w-24" />
        <SkeletonBlock className="h-control rounded-control" />
      </span>
    ))}
  </div>
);

/** A student, a fact and a button. */
const SkeletonStudent = () => (
  <Card tight aria-hidden className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <SkeletonBlock className="size-10 rounded-full" />
    <div className="grid flex-1 basis-60 gap-2">
      <SkeletonBlock className="h-4 w-2/5" />
      <SkeletonBlock className="h-3.5 w-3/5" />
    </div>
    <SkeletonBlock className="h-4 w-32" />
    <SkeletonBlock className="h-9 w-full rounded-[10px] md:w-36" />
  </Card>
);

const shapes = { card: SkeletonCard, row: SkeletonRow, student: SkeletonStudent };

type ListProps = { of: keyof typeof shapes; count?: number; label?: string };

export function SkeletonList({ of, count = 6, label = 'Loading…' }: ListProps) {
  const Shape = shapes[of];
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <CardGrid of={of}>
        {Array.from({ length: count }, (_, i) => (
          <Shape key={i} />
        ))}
      </CardGrid>
    </div>
  );
}

const grids = { card: 'grid gap-5 md:grid-cols-2 xl:grid-cols-3', row: '', student: 'grid gap-3' };

const CardGrid = ({ of, children }: { of: keyof typeof shapes; children: ReactNode }) => (
  <div className={grids[of]}>{children}</div>
);
