import type { ReactNode } from 'react';

/** A row of cards to swipe through on phones, with the next card partly visible; a grid on wider screens, with as many cards
 *  as fill its rows. */
export const CardRow = ({ children }: { children: ReactNode }) => (
  <ul className="-mx-4 grid snap-x auto-cols-[86%] grid-flow-col gap-4 overflow-x-auto scroll-px-4 px-4 pb-2 [scrollbar-width:none] md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-2 md:gap-5 md:overflow-visible md:p-0 md:max-xl:[&>:nth-child(n+5)]:hidden xl:grid-cols-3 xl:[&>:nth-child(n+4)]:hidden">
    {children}
  </ul>
);

export const CardPlace = ({ children }: { children: ReactNode }) => (
  <li className="min-w-0 snap-start">{children}</li>
);
