import type { StoredFile } from '@questline/contract';
import { isErrorCode } from '../../platform/refusal.ts';
import type { SeenFileRow } from './files.queries.ts';

export const viewFile = (row: SeenFileRow): StoredFile => ({
  id: row.id,
  purpose: row.purpose,
  status: row.status,
  original_name: row.original_name,
  media_type: row.media_type,
  byte_size: Number(row.byte_size),
  url: row.public_path,
  refusal: row.refusal && isErrorCode(row.refusal) ? row.refusal : null,
});
