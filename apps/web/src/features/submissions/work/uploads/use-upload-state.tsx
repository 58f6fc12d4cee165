import { useStore } from '../../../../store/create-store.ts';
import { shareInWords } from '../../../../ui/upload/file-checks.ts';
import { taskUploads } from './task-uploads.ts';

/** What the Submit button says while the file is uploaded and checked. Screen readers get the percentage from the
 *  progress bar, so they aren't told about each step. */
export function useUploadState(taskId: string) {
  const shown = useStore({ watch: taskUploads.watch, snapshot: () => taskUploads.find(taskId)?.shown });
  if (shown?.state === 'checking') return 'Checking…';
  if (shown?.state !== 'sending' || shown.stalled) return false;
  return (
    <>
      Uploading… <span aria-hidden>{shareInWords(shown.sentBytes, shown.bytes)}</span>
    </>
  );
}
