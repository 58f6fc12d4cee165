import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

type Props = { columns: Columns; children: ReactNode };

/** How many cards are side by side on wide screens. */
export type Columns = keyof typeof wide;

const wide = {
  1: '',
  2: 'xl:[&>:nth-child(n+3)]:hidden',
  3: 'xl:grid-cols-3 xl:[&>:nth-child(n+4)]:hidden',
};

/** A row of cards to swipe through on phones, with the next card partly visible; a grid on wider screens, with as many cards
 *  as fill its rows. A single card is as wide as the row. */
export const CardRow = ({ columns, children }: Props) => (
  <ul
    className={cx(
      '-mx-4 grid snap-x auto-cols-[86%] grid-flow-col gap-4 overflow-x-auto scroll-px-4 px-4 pb-2 [scrollbar-width:none] has-[>:only-child]:auto-cols-[100%] md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-2 md:gap-5 md:overflow-visible md:p-0 md:max-xl:[&>:nth-child(n+5)]:hidden md:[&>:only-child]:col-span-full',
      wide[columns],
    )}
  >
    {children}
  </ul>
);

export const CardPlace = ({ children }: { children: ReactNode }) => (
  <li className="min-w-0 snap-start">{children}</li>
);
