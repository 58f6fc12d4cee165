import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useStore } from '../../store/create-store.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { dismissToast, type Toast, toasts, toastTimes } from './toast-store.ts';

/** Rendered once per entry. Radix announces toasts; F8 moves the focus to them. At the top, because the main
 *  actions are at the bottom, or directly above those; offers to undo are at the bottom. */
export function Toaster() {
  const shown = useStore(toasts);
  return (
    <Radix.Provider duration={toastTimes.durationMs} swipeThreshold={toastTimes.swipePx}>
      {shown.map(({ undo, ...toast }) =>
        undo ? <undo.Card key={toast.id} {...toast} undo={undo} /> : <ToastCard key={toast.id} {...toast} />,
      )}
      <Radix.Viewport
        className={cx(
          'fixed z-50 grid outline-none',
          shown[0]?.undo ? 'undo-place' : 'toast-place inset-x-4 top-2 mx-auto md:top-3 md:w-96',
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
