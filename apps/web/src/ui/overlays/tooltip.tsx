import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Wraps the app once: tooltips appear after 700 ms, and within 300 ms of another one immediately. */
export const Tooltips = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

/** A hint on a button or link; never the only place for information. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 rounded-[10px] bg-ink px-3 py-1.5 text-sm font-medium text-paper shadow-pop data-[state=closed]:animate-unfade data-[state=delayed-open]:animate-fade forced-colors:border"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
