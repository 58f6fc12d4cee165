// Byte ranges (RFC 9110): how browsers seek in a video and resume a download.
import type { Range } from '../../platform/storage/storage-driver.ts';

type Asked = { range?: string | undefined; 'if-range'?: string | string[] | undefined };

/** A single range; any other header gets the whole file, and so does a range of another version. */
export function rangeOf(
  headers: Asked,
  { size, etag }: { size: number; etag: string },
): Range | 'outside' | undefined {
  const version = headers['if-range'];
  if (version !== undefined && version !== etag) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  // A range that ends before it starts isn't valid, so it counts as none.
  if (from && to && Number(to) < Number(from)) return undefined;
  return start >= size ? 'outside' : { start, end };
}
