import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useStore } from '../../store/create-store.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { dismissToast, type Toast, toasts, toastTimes } from './toast-store.ts';

/** Rendered once per entry. Radix announces toasts; F8 moves the focus to them. At the top, because the main
 *  actions are at the bottom. */
export function Toaster() {
  const shown = useStore(toasts);
  return (
    <Radix.Provider duration={toastTimes.durationMs} swipeThreshold={toastTimes.swipePx}>
      {shown.map(({ undo, ...toast }) =>
        undo ? <undo.Card key={toast.id} {...toast} undo={undo} /> : <ToastCard key={toast.id} {...toast} />,
      )}
      <Radix.Viewport
        className={cx(
          'fixed inset-x-4 z-50 grid outline-none',
          shown[0]?.undo
            ? // In the corner without buttons, so that the next decision isn't covered. On phones, it's within reach of
              // the thumb, unless there are buttons at the bottom.
              'justify-items-center max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))] max-md:[body:has([data-bottom-buttons])_&]:top-2 max-md:[body:has([data-bottom-buttons])_&]:bottom-auto md:top-3 xl:top-auto xl:right-auto xl:bottom-4 xl:w-104'
            : 'top-2 mx-auto md:top-3 md:w-96',
        )}
      />
    </Radix.Provider>
  );
}

const icons = {
  success: [CircleCheck, 'text-trail'],
  neutral: [Info, 'text-ink-soft'],
  destructive: [CircleAlert, 'text-coral-strong'],
} as const;

function ToastCard({ id, title, description, variant, open }: Toast) {
  const destructive = variant === 'destructive';
  const [Icon, color] = icons[variant ?? 'success'];
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => next || dismissToast(id)}
      type={destructive ? 'foreground' : 'background'}
      className={cx(
        'flex items-start gap-3 rounded-card border bg-surface p-4 shadow-pop',
        'data-[state=closed]:animate-unpop data-[state=open]:animate-pop',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive ? 'border-coral-strong' : 'border-line',
      )}
    >
      <Icon className={cx('mt-0.5', color)} />
      <div className="min-w-0 grow">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-sm text-ink-soft">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Dismiss" className="-my-2 -mr-2">
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
