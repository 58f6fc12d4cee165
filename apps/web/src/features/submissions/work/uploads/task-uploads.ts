// File uploads for tasks. They continue while other tasks are open, so they live outside the screens.
import type { StoredFile, SubmittedFile } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { failureText } from '../../../../lib/format/failure-text.ts';
import { findLocalDraft, forgetLocalDraft, keepLocalDraft } from '../../../../lib/drafts/local-draft.ts';
import { session } from '../../../../lib/session/session.ts';
import { uploadFile } from '../../../../lib/upload/upload-file.ts';
import { createStore } from '../../../../store/create-store.ts';
import type { SentFile } from '../../../../ui/upload/file-row.tsx';

type Upload = {
  owner: string | undefined;
  blob: File;
  cancel: AbortController;
  shown: SentFile;
  /** Uploaded and scanned; the draft takes it over. */
  arrived?: SubmittedFile;
};

const uploads = createStore(new Map<string, Upload>());

function show(taskId: string, upload: Upload | undefined) {
  const next = new Map(uploads.snapshot());
  if (upload) next.set(taskId, upload);
  else next.delete(taskId);
  uploads.set(next);
}

/** What to show after the page was closed during an upload. */
export type Interrupted = { name: string; bytes: number };
const noteOf = (taskId: string) => `upload.${taskId}`;

/** Whether choosing the same file again could work. */
const canResume = (error: unknown) =>
  error instanceof ApiError &&
  ['unavailable', 'timeout', 'maintenance', 'not_signed_in', 'conflict'].includes(error.code);

function find(taskId: string): Upload | undefined {
  const it = uploads.snapshot().get(taskId);
  const account = session.accountId();
  // Another account may have signed in on this computer.
  return it && account && it.owner !== account ? undefined : it;
}

async function send(taskId: string, blob: File) {
  const cancel = new AbortController();
  const about = { name: blob.name, bytes: blob.size };
  const owner = session.accountId();
  const report = (shown: SentFile, arrived?: StoredFile) => {
    if (cancel.signal.aborted) return;
    show(taskId, {
      owner,
      blob,
      cancel,
      shown,
      ...(arrived && { arrived: submittedFile(arrived) }),
    });
  };
  let sentBytes = 0;
  report({ ...about, state: 'sending', sentBytes });
  keepLocalDraft(noteOf(taskId), about satisfies Interrupted);
  try {
    const stored = await uploadFile(blob, {
      purpose: 'submission',
      name: blob.name,
      signal: cancel.signal,
      onProgress: (share) => {
        sentBytes = share * blob.size;
        report(share < 1 ? { ...about, state: 'sending', sentBytes } : { ...about, state: 'checking' });
      },
      onStall: () => report({ ...about, state: 'sending', sentBytes, stalled: true }),
    });
    forgetLocalDraft(noteOf(taskId));
    report({ ...about, state: 'sent' }, stored);
  } catch (error) {
    if (!canResume(error)) forgetLocalDraft(noteOf(taskId));
    report({ ...about, state: 'failed', reason: failureText(error) });
  }
}

const submittedFile = ({ id, original_name, media_type, byte_size, status }: StoredFile): SubmittedFile => ({
  id,
  original_name,
  media_type,
  byte_size,
  status,
});

export const taskUploads = {
  watch: uploads.watch,
  find,
  begin: (taskId: string, file: File) => void send(taskId, file),
  retry(taskId: string) {
    const it = find(taskId);
    if (it) void send(taskId, it.blob);
  },
  /** Cancels the upload, or dismisses its failure. */
  cancel(taskId: string) {
    find(taskId)?.cancel.abort();
    forgetLocalDraft(noteOf(taskId));
    show(taskId, undefined);
  },
  /** The draft has taken over the file. */
  release: (taskId: string) => show(taskId, undefined),
  isBusy: (taskId: string) => ['sending', 'checking'].includes(find(taskId)?.shown.state ?? ''),
  /** It failed, or the connection is lost. */
  isStuck(taskId: string) {
    const shown = find(taskId)?.shown;
    return shown?.state === 'failed' || (shown?.state === 'sending' && shown.stalled === true);
  },
  interrupted: (taskId: string) =>
    find(taskId) ? undefined : (findLocalDraft(noteOf(taskId)) as Interrupted | undefined),
};
