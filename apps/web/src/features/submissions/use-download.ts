import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../lib/download-file.ts';
import { failureText } from '../../lib/format/failure-text.ts';
import { toast } from '../../ui/overlays/toast-store.ts';

/** Downloads a submitted file and says if that fails. */
export function useDownload(id: string) {
  return useMutation({
    mutationFn: () => downloadFile(id),
    onError: (error) =>
      toast({ title: 'Failed to download file', description: failureText(error), variant: 'destructive' }),
  });
}
