import type { ComponentProps } from 'react';
import { cx } from '../../ui/cx.ts';

/** Leads to another document. Spreads its props onto the <a>, so a router can wrap it. */
export const TextLink = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={cx('font-semibold text-trail underline underline-offset-4 hover:text-trail-strong', className)}
  >
    {children}
  </a>
);
