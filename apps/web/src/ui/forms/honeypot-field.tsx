import type { Ref } from 'react';

/** Only bots see and fill in this field. It is off-screen, out of the tab order and hidden from assistive
 *  technology. */
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
