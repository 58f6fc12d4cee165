import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

const Anchor = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={cx('font-semibold text-trail underline underline-offset-4 hover:text-trail-strong', className)}
  >
    {children}
  </a>
);

/** A client-side link between the pages before sign-in. */
export const SessionLink = createLink(Anchor);

/** The same link as a button. */
export const SessionButton = createLink(ButtonLink);
