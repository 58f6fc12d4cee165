// Files: uploaded with the tus protocol (uploadsPath), scanned by the worker, then shown or downloaded.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { errorCodes } from '../http/errors.ts';
import { filePurposes } from '../vocabularies/file-purposes.ts';
import { id, time } from '../http/shapes.ts';
import { fileStatuses } from '../vocabularies/statuses.ts';

export const storedFile = z.object({
  id,
  purpose: z.enum(filePurposes),
  status: z.enum(fileStatuses),
  original_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  /** For an image that is ready: the URL to save in profiles and initiatives. */
  url: z.nullable(z.string()),
  /** Why the file was refused. */
  refusal: z.nullable(z.enum(errorCodes)),
});
export type StoredFile = z.infer<typeof storedFile>;

export const files = {
  'GET /api/files/:id': {
    summary: 'A file I uploaded or received as a submission',
    access: 'signed-in',
    params: z.object({ id }),
    response: storedFile,
  },
  'POST /api/files/:id/download': {
    summary: 'A download URL that works for one minute',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.object({ url: z.string(), expires_at: time }),
    errors: ['file_not_ready'],
  },
} satisfies Endpoints;
