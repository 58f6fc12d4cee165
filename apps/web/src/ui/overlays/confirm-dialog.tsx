import { AlertDialog as Radix } from 'radix-ui';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { KeyHint } from '../key-hint.tsx';
import { foot, scrim, sheet } from './dialog.tsx';
import { useShortcutsSwitch } from './shortcuts-switch.ts';
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
  /** Why it failed, next to the buttons. */
  error?: ReactNode;
  /** Nothing is lost. */
  harmless?: boolean;
  /** The shortcut that asks the question; pressing it again confirms. */
  hotkey?: string;
  /** A field to fill in first, such as an optional note. */
  children?: ReactNode;
};

/** A confirmation. The focus starts on Cancel; the caller closes it after success. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, loses, action, busy, onConfirm, error, harmless, hotkey, children } =
    props;
  const returnFocus = useReturnFocus();
  const { on } = useShortcutsSwitch();
  const press = (event: ReactKeyboardEvent) => {
    if (!on || busy || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() !== hotkey || isField(event.target)) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...returnFocus} className={cx(sheet, 'md:max-w-md')} onKeyDown={press}>
          <div className="grid gap-3 overflow-y-auto p-5 md:p-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-ink-soft">{loses}</div>
            </Radix.Description>
            {children}
          </div>
          {error && <div className="border-t border-line px-5 pt-4 md:px-6">{error}</div>}
          <div className={cx(foot, !!error && 'border-t-0!')}>
            <Radix.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </Radix.Cancel>
            <Button variant={harmless ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
              {action}
              {hotkey && <KeyHint>{hotkey}</KeyHint>}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
