import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';

export const CompanyProfileSkeleton = ({ label = 'Loading your company…' }: { label?: string }) => (
  <div role="status">
    <span className="sr-only">{label}</span>
    <div aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="aspect-16/5 animate-glow bg-line/70" />
      <div className="grid gap-6 px-5 pb-6 md:px-8 md:pb-8">
        <div className="-mt-9 size-26 animate-glow rounded-[26%] border-4 border-surface bg-line" />
        <span className="block h-7 w-1/2 animate-glow rounded-[6px] bg-line/70" />
        <SkeletonText lines={4} />
      </div>
    </div>
  </div>
);
