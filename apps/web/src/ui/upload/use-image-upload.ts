import { useEffect, useRef, useState } from 'react';

type UploadOptions = {
  /** The share that has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  /** The connection is lost; it goes on when there is one again. */
  onStall: () => void;
  signal: AbortSignal;
};
/** Sends a picture and says where it is kept. */
export type UploadImage = (blob: Blob, options: UploadOptions) => Promise<string>;

export type ImageState =
  | { phase: 'idle' }
  /** `preview`: as this browser has it, until it is shown from where it is kept. */
  | { phase: 'sending'; share: number; stalled: boolean; preview: string }
  /** `again`: it can be sent once more as it is. */
  | { phase: 'failed'; reason: string; again: boolean };

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** One picture on its way: it can be stopped, sent again when it did not arrive, and waited for. Belongs to whoever
 *  saves, so that it goes on when its field leaves the screen. */
export function useImageUpload(upload: UploadImage, onSent: (path: string) => void) {
  const [state, setState] = useState<ImageState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const arrival = useRef<Promise<string | undefined>>(undefined);
  const last = useRef<Blob>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function bring(blob: Blob, signal: AbortSignal): Promise<string | undefined> {
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
    const sent = bring(blob, running.current.signal);
    arrival.current = sent;
    // Its failure has been said at the field.
    void sent.catch(() => undefined).finally(() => arrival.current === sent && (arrival.current = undefined));
  }

  return {
    state,
    send,
    retry: () => last.current && send(last.current),
    /** Stops it, or takes back the word of failure. */
    forget: () => {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
    refuse: (reason: string) => setState({ phase: 'failed', reason, again: false }),
    /** Where it is kept, once it has arrived; nothing when none is on its way or it was stopped. */
    arrival: async () => arrival.current,
  };
}

/** The words of whoever refused it, where there are some. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'text' in error && typeof error.text === 'string'
    ? error.text
    : 'The upload failed. Please try again.';

/** It is the picture that was refused, and it would be refused again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && [400, 413, 415].includes(error.status as number);
