import { type ComponentType, useEffect, useState } from 'react';
import { closeBlock, type BlockRequest, useBlockRequest } from '../lib/block-request.ts';
import { loadChunk } from '../ui/lazy/load-chunk.ts';
import { toast } from '../ui/overlays/toast-store.ts';

type Props = { request: BlockRequest; onClose: () => void };

/** Few people ever need it, so it is loaded when someone does. */
export function LazyBlockDialog() {
  const request = useBlockRequest();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!request || Dialog) return;
    loadChunk(() => import('../features/students/block-dialog.tsx')).then(
      ({ BlockDialog }) => setDialog(() => BlockDialog),
      () => {
        closeBlock();
        toast({
          title: 'Could not open the dialog',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
      },
    );
  }, [request, Dialog]);
  return request && Dialog ? <Dialog request={request} onClose={closeBlock} /> : null;
}
