// Uploads as the browser makes them, and what became of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadsPath, type Api, type FilePurpose, type StoredFile } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import type { Participant } from './environment.ts';

export type Upload = { bytes: Buffer; name: string; purpose: FilePurpose };

const tus = (
  { token }: Participant,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: Buffer,
) =>
  fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
    body: body ? new Uint8Array(body) : null,
  });

/** The id of a complete upload; undefined when the account has too many files waiting. */
export async function upload(
  origin: string,
  member: Participant,
  { bytes, name, purpose }: Upload,
): Promise<string | undefined> {
  const metadata = Object.entries({ purpose, name, type: 'image/png' })
    .map(([field, value]) => `${field} ${Buffer.from(value).toString('base64')}`)
    .join();
  const begun = await tus(member, 'POST', origin + uploadsPath, {
    'upload-length': String(bytes.length),
    'upload-metadata': metadata,
  });
  if (begun.status === 429) return undefined;
  const path = begun.headers.get('location');
  if (!path) throw new Error(`upload refused: ${begun.status} ${await begun.text()}`);
  const sent = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const added = await tus(member, 'PATCH', origin + path, sent, bytes);
  if (added.status !== 204) throw new Error(`chunk refused: ${added.status}`);
  return path.split('/').at(-1)!;
}

/** Waits until it is scanned. */
export async function settled(
  origin: string,
  { token }: Participant,
  id: string,
  everyMs: number,
): Promise<StoredFile> {
  const api = createApi<Api>({ origin, token: () => token });
  for (;;) {
    const file = await api('GET /api/files/:id', { params: { id } });
    if (file.status !== 'pending') return file;
    await sleep(everyMs);
  }
}
