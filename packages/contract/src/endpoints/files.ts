// Files: brought by the tus protocol (uploadsPath), looked at by the worker, then shown or handed over.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { errorCodes } from '../http/errors.ts';
import { filePurposes } from '../vocabularies/file-purposes.ts';
import { id, time } from '../http/shapes.ts';
import { fileStatuses } from '../vocabularies/statuses.ts';

const storedFile = z.object({
  id,
  purpose: z.enum(filePurposes),
  status: z.enum(fileStatuses),
  original_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  /** Of a picture that is ready: what profiles and initiatives are saved with. */
  url: z.nullable(z.string()),
  /** Why it was refused. */
  refusal: z.nullable(z.enum(errorCodes)),
});
export type StoredFile = z.infer<typeof storedFile>;

export const files = {
  'GET /api/files/:id': {
    summary: 'A file that I brought or that was handed in to me',
    access: 'signed-in',
    params: z.object({ id }),
    response: storedFile,
  },
  'POST /api/files/:id/download': {
    summary: 'An address to download the file from, for a minute',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.object({ url: z.string(), expires_at: time }),
    errors: ['file_not_ready'],
  },
} satisfies Endpoints;
