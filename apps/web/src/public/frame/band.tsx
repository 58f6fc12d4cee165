import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

type Props = { id?: string; label?: string; sunken?: boolean; className?: string; children: ReactNode };

/** A full-width section with content at page width. */
export const Band = ({ id, label, sunken, className, children }: Props) => (
  <section id={id} aria-label={label} className={cx('py-14 md:py-20', sunken && 'bg-sunken', className)}>
    <div className="mx-auto max-w-page px-5 md:px-10">{children}</div>
  </section>
);
