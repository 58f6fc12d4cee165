import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { foot, scrim, sheet } from './dialog.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will be lost, in one or two sentences. */
  loses: ReactNode;
  /** What the button does: "Delete initiative", never "OK". */
  action: string;
  busy?: string | false | undefined;
  onConfirm: () => void;
  /** Nothing is lost. */
  harmless?: boolean;
  /** A field to fill in first, such as an optional note. */
  children?: ReactNode;
};

/** A confirmation. The focus starts on Cancel; the caller closes it after success. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, loses, action, busy, onConfirm, harmless, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...returnFocus} className={cx(sheet, 'md:max-w-md')}>
          <div className="grid gap-3 overflow-y-auto p-5 md:p-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-ink-soft">{loses}</div>
            </Radix.Description>
            {children}
          </div>
          <div className={foot}>
            <Radix.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </Radix.Cancel>
            <Button variant={harmless ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
