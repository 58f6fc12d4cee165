import type { ReactNode } from 'react';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section id={title.toLowerCase().replaceAll(/\W+/g, '-')} className="grid gap-8 border-t border-line py-12">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

/** One component in one state, with its name. */
export const Show = ({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) => (
  <div
    className={
      wide
        ? 'grid min-w-0 grid-cols-1 content-start gap-3'
        : 'grid max-w-xl min-w-0 grid-cols-1 content-start gap-3'
    }
  >
    <p className="font-mono text-xs text-ink-soft">{name}</p>
    {children}
  </div>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-8 md:grid-cols-2">{children}</div>
);
