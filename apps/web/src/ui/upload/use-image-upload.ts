import { useEffect, useRef, useState } from 'react';

type UploadOptions = {
  /** The uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** The connection is lost; the upload resumes when it is back. */
  onStall: () => void;
  signal: AbortSignal;
};
/** Uploads an image and returns its URL. */
export type UploadImage = (blob: Blob, options: UploadOptions) => Promise<string>;

export type ImageState =
  | { phase: 'idle' }
  /** `preview`: the local copy, until the stored image is shown. */
  | { phase: 'sending'; share: number; stalled: boolean; preview: string }
  /** `again`: the same file can be uploaded again. */
  | { phase: 'failed'; reason: string; again: boolean };

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** One image upload that can be canceled, retried and awaited. It belongs to the form that saves, so that it
 *  continues when its field unmounts. */
export function useImageUpload(upload: UploadImage, onSent: (path: string) => void) {
  const [state, setState] = useState<ImageState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const finished = useRef<Promise<string | undefined>>(undefined);
  const last = useRef<Blob>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function uploadBlob(blob: Blob, signal: AbortSignal): Promise<string | undefined> {
    const preview = URL.createObjectURL(blob);
    const tell = (next: ImageState) => signal.aborted || setState(next);
    let share = 0;
    const onProgress = (now: number) =>
      void tell({ phase: 'sending', share: (share = now), stalled: false, preview });
    const onStall = () => void tell({ phase: 'sending', share, stalled: true, preview });
    onProgress(0);
    try {
      const path = await upload(blob, { signal, onProgress, onStall });
      if (signal.aborted) return undefined;
      setState({ phase: 'idle' });
      onSent(path);
      return path;
    } catch (error) {
      if (signal.aborted) return undefined;
      setState({ phase: 'failed', reason: reasonOf(error), again: !isRefusal(error) });
      throw error;
    } finally {
      URL.revokeObjectURL(preview);
    }
  }

  function send(blob: Blob) {
    running.current?.abort();
    running.current = new AbortController();
    last.current = blob;
    const sent = uploadBlob(blob, running.current.signal);
    finished.current = sent;
    // The field already shows the failure.
    void sent
      .catch(() => undefined)
      .finally(() => finished.current === sent && (finished.current = undefined));
  }

  return {
    state,
    send,
    retry: () => last.current && send(last.current),
    /** Cancels the upload, or clears the failure. */
    forget: () => {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
    refuse: (reason: string) => setState({ phase: 'failed', reason, again: false }),
    /** The URL once the upload is finished; undefined if there is no upload or it was canceled. */
    finished: async () => finished.current,
  };
}

/** The error's own text, if there is one. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'text' in error && typeof error.text === 'string'
    ? error.text
    : 'The upload failed. Please try again.';

/** The image itself was refused, so a retry wouldn't help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && [400, 413, 415].includes(error.status as number);
