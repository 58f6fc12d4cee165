import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { cx } from '../cx.ts';

type Props = {
  label: string;
  figure: string;
  /** Makes it clickable. */
  link?: ReactNode;
  /** Highlights a number that needs attention. */
  urgent?: boolean;
};

/** One number in a low card above a list. With `link` (class `stretched`), the whole card is clickable. */
export const StatCard = ({ label, figure, link, urgent }: Props) => (
  <Card
    lifts={!!link}
    className={cx(
      'items-baseline justify-between gap-3 px-4 py-2 md:flex md:px-4 md:py-2.5',
      urgent && 'border-sun bg-sun-soft',
    )}
  >
    <p className="text-sm text-ink-soft max-md:text-xs">{link ?? label}</p>
    <p className="font-head text-lg leading-snug font-bold whitespace-nowrap tabular-nums">{figure}</p>
  </Card>
);
