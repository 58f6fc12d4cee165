import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { TrailMark } from './trail/trail-mark.tsx';

/** Logo and name. Spreads its props onto the <a>, so a router can wrap it. */
export const Brand = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={cx('inline-flex items-center gap-2.5 font-head text-lg font-bold tracking-tight', className)}
  >
    <TrailMark />
    {children}
  </a>
);
