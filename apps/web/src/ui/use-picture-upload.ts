import { useEffect, useRef, useState } from 'react';

/** Sends a picture and says where it is kept. `onProgress` takes the share that has arrived, from 0 to 1. */
export type UploadPicture = (
  blob: Blob,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>;

export type PictureState =
  | { phase: 'idle' }
  | { phase: 'sending'; share: number }
  /** `again`: it can be sent once more as it is. */
  | { phase: 'failed'; reason: string; again: boolean };

/** One picture on its way: it can be stopped, and sent again when it did not arrive. */
export function usePictureUpload(upload: UploadPicture, onSent: (path: string) => void) {
  const [state, setState] = useState<PictureState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const last = useRef<Blob>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(blob: Blob) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    last.current = blob;
    const { signal } = controller;
    const tell = (next: PictureState) => signal.aborted || setState(next);
    tell({ phase: 'sending', share: 0 });
    try {
      const path = await upload(blob, { signal, onProgress: (share) => tell({ phase: 'sending', share }) });
      if (signal.aborted) return;
      setState({ phase: 'idle' });
      onSent(path);
    } catch (error) {
      tell({ phase: 'failed', reason: reasonOf(error), again: true });
    }
  }

  return {
    state,
    send: (blob: Blob) => void send(blob),
    retry: () => last.current && void send(last.current),
    /** Stops it, or takes back the word of failure. */
    forget: () => {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
    refuse: (reason: string) => setState({ phase: 'failed', reason, again: false }),
  };
}

/** The words of whoever refused it, where there are some. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'text' in error && typeof error.text === 'string'
    ? error.text
    : 'The picture did not arrive. Please try again.';
