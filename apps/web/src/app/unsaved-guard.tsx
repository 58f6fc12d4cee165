import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Props = {
  hasUnsaved: () => boolean;
  /** From now on, nothing is lost without a question. */
  onReady: () => void;
};

/** Asks before typed changes are lost. Closing the window uses the browser's own dialog. */
export function UnsavedGuard({ hasUnsaved, onReady }: Props) {
  useEffect(onReady, [onReady]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => open || reset?.()}
      title="Discard your changes?"
      loses="You haven't saved what you changed."
      action="Discard changes"
      onConfirm={() => proceed?.()}
    />
  );
}
