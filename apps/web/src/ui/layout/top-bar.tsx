import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Menu button or brand, if there is no sidebar. */
  lead?: ReactNode;
  /** Next to the title, on wide screens. */
  back?: ReactNode;
  /** Bell and user menu. */
  children: ReactNode;
};

export const TopBar = ({ title, lead, back, children }: Props) => (
  <header className="sticky top-0 z-20 flex min-h-15 items-center gap-3 border-b border-line bg-paper page-edges md:min-h-17">
    {lead}
    <h1 className="min-w-0 truncate text-lg">{title}</h1>
    <div className="min-w-0 grow md:pl-5">
      <div className="max-md:hidden">{back}</div>
    </div>
    {children}
  </header>
);
