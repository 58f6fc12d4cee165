import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { cx } from '../cx.ts';

type Props = {
  label: string;
  figure: string;
  note?: ReactNode;
  icon?: ReactNode;
  /** Makes it clickable. */
  link?: ReactNode;
  /** Highlights a number that needs attention. */
  urgent?: boolean;
};

/** One number. With `link` (class `stretched`), the whole card is clickable. */
export const StatCard = ({ label, figure, note, icon, link, urgent }: Props) => (
  <Card lifts={!!link} tight className={cx('grid content-start gap-1', urgent && 'border-sun bg-sun-soft')}>
    <p className="flex items-center justify-between gap-2 text-sm font-semibold text-ink-soft">
      {link ?? label}
      {icon}
    </p>
    <p className="font-head text-2xl font-bold tabular-nums">{figure}</p>
    {note && <p className="text-sm text-ink-soft">{note}</p>}
  </Card>
);
