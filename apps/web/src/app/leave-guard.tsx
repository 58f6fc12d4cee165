import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Props = { flush: () => Promise<boolean>; hasUnsent: () => boolean };

/** Leaving sends what waits. Only when that fails somebody is asked; a closing window asks by itself. */
export function LeaveGuard({ flush, hasUnsent }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasUnsent() && !(await flush()),
    enableBeforeUnload: hasUnsent,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => open || reset?.()}
      title="Leave before it is saved?"
      loses="We can't reach the server right now. What you typed stays in this browser and is sent when you open it again here."
      action="Leave"
      onConfirm={() => proceed?.()}
    />
  );
}
