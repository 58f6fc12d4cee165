import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type Props = ComponentProps<'div'> & {
  /** Makes the card clickable: put one link with the class `stretched` inside. */
  lifts?: boolean;
  /** Less padding, for rows and side boxes. */
  tight?: boolean;
};

export function Card({ lifts, tight, className, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={cx(
        'relative min-w-0 rounded-card border border-line bg-surface',
        tight ? 'p-4' : 'p-5 md:p-6',
        lifts &&
          'transition-[translate,box-shadow,border-color] duration-200 hover:-translate-y-0.5 hover:border-edge hover:shadow-lift',
        className,
      )}
    />
  );
}
