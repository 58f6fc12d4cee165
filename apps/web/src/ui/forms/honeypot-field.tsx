import type { Ref } from 'react';

/** A field that only programs see and fill in. Off the screen, out of the tab order, unknown to helpers. */
export const HoneypotField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <input
    ref={ref}
    type="text"
    tabIndex={-1}
    aria-hidden
    autoComplete="off"
    className="absolute top-0 -left-[200vw] size-px opacity-0"
  />
);
