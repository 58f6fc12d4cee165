import { cx } from '../../../ui/cx.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { BackToInbox, headLook } from './back-to-inbox.tsx';

const bubbles = [
  { key: 'a', lines: 2 },
  { key: 'b', lines: 3, mine: true },
  { key: 'c', lines: 1 },
  { key: 'd', lines: 2, mine: true },
];

export const ThreadSkeleton = ({ onBack }: { onBack: () => void }) => (
  <>
    <header className={headLook}>
      <BackToInbox onBack={onBack} />
      <div className="flex items-center gap-3 max-lg:w-full">
        <span aria-hidden className="size-10 animate-glow rounded-full bg-line/70" />
        <span className="w-44">
          <SkeletonText lines={2} />
        </span>
      </div>
    </header>
    <div role="status" className="grid grow content-end gap-6 overflow-hidden bg-paper px-3 py-6 md:px-5">
      <span className="sr-only">Loading the conversation…</span>
      {bubbles.map(({ key, lines, mine }) => (
        <div
          key={key}
          className={cx(
            'w-3/5 rounded-[18px] px-4 py-3.5',
            mine ? 'justify-self-end bg-trail-soft' : 'border border-line bg-surface',
          )}
        >
          <SkeletonText lines={lines} />
        </div>
      ))}
    </div>
    <div aria-hidden className="h-17 border-t border-line bg-surface" />
  </>
);
