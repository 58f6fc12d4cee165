import type { ReactNode } from 'react';

const tones = {
  good: 'bg-trail text-on-trail',
  bad: 'bg-coral-strong text-on-coral',
  quiet: 'border border-edge bg-surface text-ink',
};

/** The result of a check, in one or two words. */
export const Stamp = ({
  icon,
  tone,
  children,
}: {
  icon: ReactNode;
  tone: keyof typeof tones;
  children: ReactNode;
}) => (
  <p
    role="status"
    className={`inline-flex items-center gap-3 justify-self-start rounded-full px-5 py-2.5 font-head text-lg font-bold ${tones[tone]}`}
  >
    {icon}
    {children}
  </p>
);
