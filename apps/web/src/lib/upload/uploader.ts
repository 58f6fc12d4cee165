import type { StoredFile } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { refusalOfSize, type FilePurpose } from '@questline/contract/plain';
import type { SessionClient } from '../session/session-client.ts';
import { createUploadMemory, fingerprintOf } from './upload-memory.ts';
import { waitUntilScanned, type InvalidationSource } from './wait-until-scanned.ts';

export type UploadOptions = {
  purpose: FilePurpose;
  name: string;
  /** The uploaded share, from 0 to 1. Scanning comes after 1. */
  onProgress?: (share: number) => void;
  /** The connection is lost; the upload retries automatically for a few minutes. */
  onStall?: () => void;
  /** Cancels, and deletes what was uploaded. */
  signal?: AbortSignal;
};

type Ports = {
  session: Pick<SessionClient, 'api' | 'token' | 'recheckToken' | 'accountId'>;
  invalidations: InvalidationSource;
  storage: Storage;
};

export function createUploader({ session, invalidations, storage }: Ports) {
  return async (blob: Blob, options: UploadOptions): Promise<StoredFile> => {
    const { purpose, name, onProgress, onStall, signal } = options;
    signal?.throwIfAborted();
    const refusal = refusalOfSize(purpose, blob.size);
    if (refusal) throw new ApiError({ code: refusal });
    const account = session.accountId();
    if (!account) throw new ApiError({ code: 'not_signed_in' });

    const [{ sendByTus }, fingerprint] = await Promise.all([
      // Code that can't be downloaded is treated like a lost connection: the file row offers Retry.
      import('./send-by-tus.ts').catch((cause: unknown) => {
        throw new ApiError({ code: 'unavailable' }, { cause });
      }),
      fingerprintOf(blob, `${purpose}:${name}`),
    ]);
    const id = await sendByTus({
      blob,
      metadata: { purpose, name, type: blob.type },
      memory: createUploadMemory(storage, account),
      fingerprint,
      session,
      ...(onProgress && { onProgress }),
      ...(onStall && { onStall }),
      ...(signal && { signal }),
    });
    return waitUntilScanned({ api: session.api, invalidations, id, ...(signal && { signal }) });
  };
}
