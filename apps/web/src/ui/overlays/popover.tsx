import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** One button. */
  trigger: ReactNode;
  /** The accessible name. */
  label: string;
  /** On phones, it fills the screen below its bar. */
  tall?: boolean;
  children: ReactNode;
};

/** A panel attached to its button: more than a menu, less than a dialog. The page behind it stays usable. */
export function Popover({ open, onOpenChange, trigger, label, tall, children }: Props) {
  // Rendered inside its landmark, so that no content is outside of all landmarks.
  const [button, setButton] = useState<HTMLElement | null>(null);
  const landmark = button?.closest('main, header, aside, nav, footer') ?? null;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={tall ? 0 : 12}
          className={cx(
            'z-50 flex flex-col overflow-hidden border-line bg-surface outline-none data-[state=closed]:animate-unpop data-[state=open]:animate-pop',
            tall
              ? 'max-md:h-(--radix-popover-content-available-height) max-md:w-screen max-md:pb-[env(safe-area-inset-bottom)] md:max-h-[min(36rem,calc(100dvh-6rem))] md:w-104 md:rounded-[18px] md:border md:shadow-pop'
              : 'max-h-[min(36rem,calc(100dvh-6rem))] w-104 max-w-[calc(100vw-1.5rem)] rounded-[18px] border shadow-pop',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
