import type { ReactNode } from 'react';

type Props = { tools: ReactNode; children: ReactNode };

/** Puts buttons next to the filters of a list, or above them on phones. */
export const WithTools = ({ tools, children }: Props) => (
  <div className="relative">
    <div className="mb-2 flex justify-end md:absolute md:top-1 md:right-0 md:mb-0">{tools}</div>
    {children}
  </div>
);
