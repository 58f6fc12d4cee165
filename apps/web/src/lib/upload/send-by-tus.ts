// The tus protocol itself; in a chunk of its own.
import { ApiError } from '@questline/contract/client';
import { uploadsPath, type ErrorBody } from '@questline/contract/plain';
import { DetailedError, Upload, type HttpResponse, type UrlStorage } from 'tus-js-client';
import type { SessionClient } from '../session/session-client.ts';

type Sending = {
  blob: Blob;
  metadata: Record<string, string>;
  fingerprint: string;
  memory: UrlStorage;
  session: Pick<SessionClient, 'token' | 'doubt'>;
  onProgress?: (share: number) => void;
  onStall?: () => void;
  signal?: AbortSignal;
};

/** One request each: proxies that collect a body before they pass it on collect no more than this. */
const pieceBytes = 8 * 1024 * 1024;
/** Counted anew whenever something has arrived; together some four minutes without a connection. */
const retryDelaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000, 60_000, 60_000];

/** The id of the file, once all of it has arrived. */
export function sendByTus(sending: Sending) {
  const { blob, metadata, fingerprint, memory, session, onProgress, onStall, signal } = sending;
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(blob, {
      endpoint: uploadsPath,
      metadata,
      chunkSize: pieceBytes,
      retryDelays: retryDelaysMs,
      fingerprint: async () => fingerprint,
      urlStorage: memory,
      removeFingerprintOnSuccess: true,
      async onBeforeRequest(request) {
        const token = await session.token();
        if (!token) throw new ApiError({ code: 'not_signed_in' });
        request.setHeader('authorization', `Bearer ${token}`);
      },
      async onAfterResponse(_, response) {
        const status = response.getStatus();
        // A token that was refused is renewed before the next try; who has no session gets no next try (above).
        if (status === 401) await session.doubt();
        // Thrown, so that it is tried again as it is; else a question about an upload would begin a new one.
        if (status === 401 || status >= 500) throw new ApiError({ code: 'unavailable' });
        // Where an upload goes on that was begun before, known before anything more is sent.
        const arrived = response.getHeader('upload-offset');
        if (arrived && blob.size > 0) onProgress?.(Number(arrived) / blob.size);
      },
      onShouldRetry(error) {
        const passes = isPassing(causeOf(error));
        if (passes) onStall?.();
        return passes;
      },
      onProgress: (sent, total) => onProgress?.(total ? sent / total : 1),
      onError: (error) => finish(() => reject(causeOf(error))),
      onSuccess: () => finish(() => resolve(upload.url!.split('/').at(-1)!)),
    });

    const forget = async () => {
      for (const { urlStorageKey } of await memory.findUploadsByFingerprint(fingerprint))
        await memory.removeUpload(urlStorageKey);
    };
    const cancel = () => {
      // What has arrived is taken back; should that fail, the server forgets it within a day. Whoever chooses the same
      // file again meanwhile must not go on with it.
      void forget();
      // Not abort(true): it would forget by the file's name later, when the same file may be on its way again.
      upload
        .abort()
        .then(() => (upload.url ? Upload.terminate(upload.url, upload.options) : undefined))
        .catch(() => {});
      reject(signal!.reason as Error);
    };
    const finish = (tell: () => void) => {
      signal?.removeEventListener('abort', cancel);
      tell();
    };
    signal?.addEventListener('abort', cancel, { once: true });

    const begin = async () => {
      const [previous] = await upload.findPreviousUploads();
      signal?.throwIfAborted();
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    };
    begin().catch(reject);
  });
}

const isPassing = ({ code }: ApiError) => code === 'unavailable' || code === 'conflict';

function causeOf(error: Error): ApiError {
  if (!(error instanceof DetailedError)) return new ApiError({ code: 'unexpected' }, { cause: error });
  if (error.causingError instanceof ApiError) return error.causingError;
  return error.originalResponse ? refusalIn(error.originalResponse) : new ApiError({ code: 'unavailable' });
}

function refusalIn(response: HttpResponse): ApiError {
  try {
    const body = JSON.parse(response.getBody()) as ErrorBody;
    if (typeof body.code === 'string') return new ApiError(body, { status: response.getStatus() });
  } catch {
    // Not ours: a proxy's page, for instance.
  }
  return new ApiError({ code: response.getStatus() === 413 ? 'too_large' : 'unexpected' });
}
