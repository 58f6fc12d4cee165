import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrim } from './dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  title: string;
  head: ReactNode;
  children: ReactNode;
};

/** The menu on narrow screens, from the left edge. */
export function Drawer({ open, onOpenChange, title, head, children }: Props) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-r border-line bg-paper p-4 shadow-pop outline-none data-[state=closed]:animate-to-left data-[state=open]:animate-from-left"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="flex items-center justify-between gap-3 pl-2">
            {head}
            <Radix.Close asChild>
              <IconButton label="Close menu">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
