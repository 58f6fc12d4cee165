import { type ComponentType, useEffect, useState } from 'react';
import { closeBlock, useBlockRequest } from '../../lib/block-request.ts';
import { closeReport, useReportRequest } from '../../lib/report-request.ts';
import { loadChunk } from '../../ui/lazy/load-chunk.ts';
import { toast } from '../../ui/overlays/toast-store.ts';

type DialogProps<R> = { request: R; onClose: () => void };
type Props<R> = {
  request: R | undefined;
  onClose: () => void;
  load: () => Promise<ComponentType<DialogProps<R>>>;
  /** The title of the message when it can't be loaded. */
  failed: string;
};

const loadReportDialog = () =>
  loadChunk(() => import('../../features/reports/report-dialog.tsx')).then((it) => it.ReportDialog);
const loadBlockDialog = () =>
  loadChunk(() => import('../../features/students/block-dialog.tsx')).then((it) => it.BlockDialog);

/** Dialogs that any page can ask for. */
export const RequestedDialogs = () => (
  <>
    <LazyDialog
      request={useReportRequest()}
      onClose={closeReport}
      load={loadReportDialog}
      failed="Could not open the report form"
    />
    <LazyDialog
      request={useBlockRequest()}
      onClose={closeBlock}
      load={loadBlockDialog}
      failed="Could not open the dialog"
    />
  </>
);

/** Few people ever need it, so it is loaded when someone does. */
function LazyDialog<R>({ request, onClose, load, failed }: Props<R>) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps<R>>>();
  useEffect(() => {
    if (!request || Dialog) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        onClose();
        toast({
          title: failed,
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
      },
    );
  }, [request, Dialog, load, onClose, failed]);
  return request && Dialog ? <Dialog request={request} onClose={onClose} /> : null;
}
