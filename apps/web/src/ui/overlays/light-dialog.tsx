// The dialog of public pages: the native element, so it adds no code and no injected styles, which the CSP of
// prerendered pages would block. Looks like Dialog. Open while rendered.
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';

type Props = {
  title: string;
  description?: string;
  footer: ReactNode;
  /** Called by the X and by Escape. */
  onDismiss: () => void;
  children: ReactNode;
};

export function LightDialog({ title, description, footer, onDismiss, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current!;
    leaving.current = false;
    element.showModal();
    return () => {
      // Close before removing, so that the focus returns.
      leaving.current = true;
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description && `${id}-text`}
      // The event fires later. In StrictMode effects run twice, so the dialog may be open again by then.
      onClose={({ currentTarget }) => leaving.current || currentTarget.open || onDismiss()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none flex-col overflow-hidden rounded-t-[20px] border border-line bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-pop outline-none backdrop:animate-fade backdrop:bg-scrim open:flex open:animate-rise md:inset-0 md:m-auto md:h-fit md:max-h-[86dvh] md:max-w-lg md:rounded-[20px] md:open:animate-pop"
    >
      <div className="flex items-start gap-4 px-5 pt-5 md:px-6 md:pt-6">
        <div className="min-w-0 grow pt-1">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-1.5 text-ink-soft">
              {description}
            </p>
          )}
        </div>
        <IconButton label="Close" onClick={onDismiss} className="-mt-1 -mr-2">
          <X />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto px-5 py-5 md:px-6">{children}</div>
      <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 md:flex-row md:justify-end md:px-6">
        {footer}
      </div>
    </dialog>
  );
}
