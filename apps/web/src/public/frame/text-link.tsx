import type { ReactNode } from 'react';

/** A link within a sentence, tall enough to tap. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="inline-block py-1 font-semibold text-trail underline decoration-[1.5px] underline-offset-4 hover:text-trail-strong"
  >
    {children}
  </a>
);
