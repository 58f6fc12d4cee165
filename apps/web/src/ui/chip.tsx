import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  pressed: boolean;
  onPress: () => void;
  icon?: ReactNode;
  /** Smaller, for long lists. */
  small?: boolean;
  children: ReactNode;
};

/** A toggle that applies immediately. */
export const Chip = ({ pressed, onPress, icon, small, children }: Props) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={cx(
      'inline-flex max-w-full items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-surface text-sm font-semibold transition-colors',
      'hover:border-ink-soft aria-pressed:border-trail aria-pressed:bg-trail-soft aria-pressed:text-trail-strong',
      small ? 'min-h-9 px-3' : 'min-h-11 px-4 md:min-h-10',
    )}
  >
    {icon}
    <span className="truncate">{children}</span>
  </button>
);
