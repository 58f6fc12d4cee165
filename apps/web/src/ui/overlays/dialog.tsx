// A centered dialog from 768 px, a bottom sheet below. Header and footer stay, the content scrolls.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { closeInside, keepsEscape } from './escape.ts';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons beside Close. */
  tools?: ReactNode;
  /** Buttons; the main one comes last. */
  footer?: ReactNode;
  wide?: boolean;
  /** For text only: the content itself gets the focus, so that keys can scroll it. */
  reading?: boolean;
  children?: ReactNode;
};

export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, tools, footer, wide, reading, children } = props;
  const returnFocus = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          ref={content}
          {...returnFocus}
          className={cx(sheet, wide ? 'md:max-w-3xl' : 'md:max-w-lg')}
          onEscapeKeyDown={(event) => {
            if (keepsEscape(event.target) || closeInside(content.current)) event.preventDefault();
          }}
          onKeyDown={leaveField}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start gap-4 px-5 pt-5 pb-1 md:px-6 md:pt-6">
            <div className="min-w-0 grow pt-1">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1.5 text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <div className="-mt-1 -mr-2 flex items-center">
              {tools}
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
          <div
            className="min-h-0 overflow-y-auto mask-t-from-[calc(100%-1rem)] px-5 pt-4 pb-5 focus-visible:-outline-offset-2 md:px-6"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
            tabIndex={reading ? 0 : undefined}
          >
            {children}
          </div>
          {footer && <div className={foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Shared with ConfirmDialog and Drawer. */
export const scrim =
  'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade data-[state=closed]:animate-unfade';

export const sheet =
  'fixed z-50 flex flex-col border border-line bg-surface shadow-pop outline-none ' +
  'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-[20px] pb-[env(safe-area-inset-bottom)] data-[state=open]:animate-rise data-[state=closed]:animate-sink ' +
  'md:inset-0 md:m-auto md:h-fit md:max-h-[86dvh] md:rounded-[20px] md:data-[state=open]:animate-pop md:data-[state=closed]:animate-unpop';

export const foot =
  'flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-md:*:grow max-md:*:px-4 md:px-6';

/** Handled separately, because a visible toast takes the Escape key. */
function leaveField({ key, target, currentTarget }: ReactKeyboardEvent<HTMLElement>) {
  if (key === 'Escape' && target instanceof HTMLTextAreaElement && target.value) currentTarget.focus();
}
