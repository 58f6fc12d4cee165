import type { ReactNode } from 'react';

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-block min-w-6 rounded-[6px] border border-b-2 border-edge bg-surface px-1.5 text-center font-text text-xs font-semibold text-ink-soft">
    {children}
  </kbd>
);
