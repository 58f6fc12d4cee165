// The tus protocol, in its own chunk.
import { ApiError } from '@questline/contract/client';
import { uploadsPath, type ErrorBody } from '@questline/contract/plain';
import { DetailedError, Upload, type HttpResponse, type UrlStorage } from 'tus-js-client';
import type { SessionClient } from '../session/session-client.ts';

type Sending = {
  blob: Blob;
  metadata: Record<string, string>;
  fingerprint: string;
  memory: UrlStorage;
  session: Pick<SessionClient, 'token' | 'recheckToken'>;
  onProgress?: (share: number) => void;
  onStall?: () => void;
  signal?: AbortSignal;
};

/** Size of one request: proxies that buffer request bodies buffer no more than this. */
const pieceBytes = 8 * 1024 * 1024;
/** Delays start over whenever data arrives; together about four minutes without a connection. */
const retryDelaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000, 60_000, 60_000];

/** Resolves to the file's id once it is uploaded. */
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
        // A refused token is renewed before the next attempt. Without a session there is no next attempt (above).
        if (status === 401) await session.recheckToken();
        // Thrown, so that the same request is retried. Otherwise a status request would start a new upload.
        if (status === 401 || status >= 500) throw new ApiError({ code: 'unavailable' });
        // The URL of a resumed upload, known before anything more is sent.
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
      // Deletes the partial upload. If that fails, the server deletes it within a day. Picking the same file again
      // must not resume it.
      void forget();
      // Not abort(true): it would delete by file fingerprint later, when the same file may be uploading again.
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
    // Not from our server: a proxy's error page, for example.
  }
  return new ApiError({ code: response.getStatus() === 413 ? 'too_large' : 'unexpected' });
}
