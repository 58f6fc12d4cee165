import { type ComponentType, useEffect, useState } from 'react';
import { closeReport, type ReportRequest, useReportRequest } from '../lib/report-request.ts';
import { loadChunk } from '../ui/lazy/load-chunk.ts';
import { toast } from '../ui/overlays/toast-store.ts';

type Props = { request: ReportRequest; onClose: () => void };

/** Few people ever need it, so it is loaded when someone does. */
export function LazyReportDialog() {
  const request = useReportRequest();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!request || Dialog) return;
    loadChunk(() => import('../features/reports/report-dialog.tsx')).then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => {
        closeReport();
        toast({
          title: 'Could not open the report form',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
      },
    );
  }, [request, Dialog]);
  return request && Dialog ? <Dialog key={request.id} request={request} onClose={closeReport} /> : null;
}
