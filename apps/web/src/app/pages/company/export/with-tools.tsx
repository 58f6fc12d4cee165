import type { ReactNode } from 'react';

type Props = { tools: ReactNode; children: ReactNode };

/** Puts buttons next to the filters of a list. */
export const WithTools = ({ tools, children }: Props) => (
  <div className="relative">
    <div className="absolute top-1 right-0">{tools}</div>
    {children}
  </div>
);
