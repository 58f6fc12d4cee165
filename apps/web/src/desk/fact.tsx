import type { ReactNode } from 'react';

/** A label and its value, in a `dl`. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-0.5 font-semibold break-words">{children}</dd>
  </div>
);
