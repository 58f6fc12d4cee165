import { previewPath } from '@questline/contract/plain';
import { api } from '../../../lib/session/session.ts';

/** Reads a file up to and including byte `end`, or as far as it goes. */
export async function readPreview(id: string, start: number, end: number, signal: AbortSignal) {
  const read = () => fetch(previewPath(id), { signal, headers: { range: `bytes=${start}-${end}` } });
  let response = await read();
  if (!response.ok) {
    // The cookie expired while the page was left alone; asking for the file renews it.
    await api('GET /api/files/:id', { params: { id } }, { signal });
    response = await read();
  }
  if (!response.ok) throw new Error(`the preview was answered with ${response.status}`);
  const bytes = await response.arrayBuffer();
  const wholeSize = response.headers.get('content-range')?.split('/')[1];
  return { bytes, fileSize: wholeSize ? Number(wholeSize) : bytes.byteLength };
}
