import { ArrowRight, CircleCheck, Clock, Eye, type LucideIcon, RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Soft colors show a state. Full colors ask for action: yellow for your next step, coral for problems. */
export type BadgeTone = 'yellow' | 'blue' | 'green' | 'red' | 'neutral' | 'sun' | 'coral';

const tones: Record<BadgeTone, { colors: string; icon?: LucideIcon }> = {
  yellow: { colors: 'bg-sun-soft text-sun-strong', icon: Clock },
  blue: { colors: 'bg-sky-soft text-sky', icon: Eye },
  green: { colors: 'bg-trail-soft text-trail-strong', icon: CircleCheck },
  red: { colors: 'bg-coral-soft text-coral-strong', icon: RotateCcw },
  neutral: { colors: 'bg-chip text-ink-soft' },
  sun: { colors: 'bg-sun text-on-sun', icon: ArrowRight },
  coral: { colors: 'bg-coral-strong text-on-coral', icon: TriangleAlert },
};

type Props = { tone?: BadgeTone; /** Null for none. */ icon?: ReactNode; children: ReactNode };

/** Always includes a word. The icon depends on the tone unless another one is given. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  const { colors, icon: Icon } = tones[tone];
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-tag px-2.5 py-1 text-xs leading-4 font-semibold [&_svg]:size-4',
        'forced-colors:border',
        colors,
      )}
    >
      {icon === undefined && Icon ? <Icon aria-hidden strokeWidth={2.25} /> : icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A count, shown next to the name of what it counts. */
export function CountBadge({ count, of }: { count: number; of: string }) {
  if (count < 1) return null;
  return (
    <span className="min-w-5 shrink-0 rounded-full bg-sun px-1.5 text-center text-xs leading-5 font-bold whitespace-nowrap text-on-sun tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {of}</span>
    </span>
  );
}
