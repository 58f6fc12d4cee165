// Uploads a file in chunks, resumes after lost connections, and waits until it has been scanned. The protocol code is
// loaded with the first file.
import { live } from '../live/live.ts';
import { session } from '../session/session.ts';
import { createUploader, type UploadOptions } from './uploader.ts';
import type { StoredFile } from '@questline/contract';

const uploader = createUploader({ session, invalidations: live, storage: localStorage });

/** Resolves to a file that is ready: save its `url` in a profile, or submit its `id`. Rejects with an ApiError
 *  whose `text` is for people, or with the signal's reason. */
export const uploadFile = (blob: Blob, options: UploadOptions): Promise<StoredFile> =>
  uploader(blob, options);
