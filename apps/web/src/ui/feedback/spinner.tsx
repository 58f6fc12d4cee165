import { cx } from '../cx.ts';

/** A small spinner without text: put a label next to it. */
export function DottedRing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cx('size-[1.25em] animate-turn', className)}>
      {ring.map(([cx, cy], i) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.1" fill="currentColor" opacity={0.2 + i * 0.11} />
      ))}
    </svg>
  );
}

const ring = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  return [12 + 9 * Math.sin(angle), 12 - 9 * Math.cos(angle)].map((n) => n.toFixed(2)) as [string, string];
});

/** A spinner with a label. `full` fills the screen. */
export function Spinner({ label, full }: { label: string; full?: boolean }) {
  return (
    <div
      role="status"
      className={cx(
        'flex items-center gap-3 text-ink-soft',
        full && 'min-h-dvh flex-col justify-center text-lg',
      )}
    >
      <DottedRing className={cx('text-trail', full && 'size-12')} />
      {label}
    </div>
  );
}
