import type { ReactNode } from 'react';

/** A label and its value, in a `dl`. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-0.5 font-semibold break-words">{children}</dd>
  </div>
);

/** As many columns as there is room for, which depends on what is open next to it. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">{children}</dl>
);
