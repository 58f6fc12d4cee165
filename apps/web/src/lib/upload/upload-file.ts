// Brings a file to the server, in pieces and over lost connections, and waits until it has been looked at. The code of
// the protocol is fetched with the first file.
import { live } from '../live/live.ts';
import { session } from '../session/session.ts';
import { createUploader, type UploadOptions } from './uploader.ts';
import type { StoredFile } from '@questline/contract';

const uploader = createUploader({ session, invalidations: live, storage: localStorage });

/** Resolves with a file that is ready: `url` is what a profile is saved with, `id` what is handed in. Rejects with an
 *  ApiError whose `text` is for people, or with the reason of the signal. */
export const uploadFile = (blob: Blob, options: UploadOptions): Promise<StoredFile> =>
  uploader(blob, options);
