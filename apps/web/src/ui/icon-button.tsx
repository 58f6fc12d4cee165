import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name. Include what the dot means ("Notifications, 2 unread"). */
  label: string;
  outlined?: boolean;
  dot?: boolean;
};

export function IconButton({ label, outlined, dot, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'relative grid size-control shrink-0 place-items-center rounded-control text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:opacity-55',
        outlined ? 'border border-line bg-surface' : 'border border-transparent',
        className,
      )}
    >
      {children}
      {dot && (
        <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-paper bg-coral-strong" />
      )}
    </button>
  );
}
