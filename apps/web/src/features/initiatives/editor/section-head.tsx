import type { ReactNode } from 'react';

export const SectionHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <h2 className="text-2xl">{title}</h2>
    <p className="max-w-line text-ink-soft">{children}</p>
  </div>
);
