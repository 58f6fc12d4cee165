import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Props = { flush: () => Promise<boolean>; hasUnsent: () => boolean };

/** Leaving saves pending changes. It only asks if that fails; closing the window uses the browser's own dialog. */
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
      title="Leave without saving?"
      loses="We can't connect right now. Your changes stay in this browser, and we'll save them when you come back to this page."
      action="Leave"
      onConfirm={() => proceed?.()}
    />
  );
}
