import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';

const bone = 'block animate-glow rounded-[6px] bg-line/70';

export const ReceivedSkeleton = () => (
  <div role="status" className="grid gap-4 pt-14">
    <span className="sr-only">Loading applications…</span>
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} tight aria-hidden className="grid gap-4 md:p-5">
        <div className="flex items-start gap-4">
          <span className={`${bone} size-14 rounded-full`} />
          <span className="grid grow gap-2.5 pt-1">
            <span className={`${bone} h-5 w-3/5 max-w-72`} />
            <span className={`${bone} h-4 w-2/5 max-w-52`} />
          </span>
        </div>
        <SkeletonText lines={2} />
        <div className="flex justify-end gap-2 border-t border-line pt-4">
          <span className={`${bone} h-control w-28 rounded-control`} />
          <span className={`${bone} h-control w-28 rounded-control`} />
        </div>
      </Card>
    ))}
  </div>
);
