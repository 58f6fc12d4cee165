import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Menu button or brand, if there is no sidebar. */
  lead?: ReactNode;
  /** An arrow before the title. */
  back?: ReactNode;
  /** Bell and user menu. */
  children: ReactNode;
};

/** What opens from it covers the bar at the bottom of phones. */
export const TopBar = ({ title, lead, back, children }: Props) => (
  <header className="sticky top-0 z-20 has-[[data-radix-popper-content-wrapper]]:z-40 flex min-h-15 items-center gap-2 border-b border-line bg-paper page-edges md:min-h-17 md:gap-3">
    {lead}
    {back}
    <h1 className="min-w-0 grow truncate text-lg max-[24.25rem]:text-base">{title}</h1>
    {children}
  </header>
);
