import type { ComponentProps } from 'react';

/** A link within a sentence, tall enough for a finger. */
export const TextLink = (props: ComponentProps<'a'>) => (
  <a
    {...props}
    className="inline-block py-1 font-semibold text-trail underline decoration-[1.5px] underline-offset-4 hover:text-trail-strong"
  />
);
