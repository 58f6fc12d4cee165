import { cx } from '../../../ui/cx.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';

type Props = { label?: string; small?: boolean };

export const CompanyProfileSkeleton = ({ label = 'Loading your company…', small = false }: Props) => (
  <div role="status">
    <span className="sr-only">{label}</span>
    <div aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
      <div className={cx('animate-glow bg-line/70', small ? 'h-24 lg:hidden' : 'aspect-16/5')} />
      <div className={cx('grid', small ? 'gap-4 px-5 pb-5 lg:py-5' : 'gap-6 px-5 py-5 md:p-8 md:pt-6')}>
        <div
          className={cx(
            'animate-glow rounded-[26%] border-4 border-surface bg-line',
            small ? '-mt-8 size-16 lg:hidden' : 'size-18 md:size-24',
          )}
        />
        <span className="block h-7 w-1/2 animate-glow rounded-[6px] bg-line/70" />
        <SkeletonText lines={4} />
      </div>
    </div>
  </div>
);
