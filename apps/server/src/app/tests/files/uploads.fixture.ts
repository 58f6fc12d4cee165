// Test fixture: an API and a worker on the same files, and a minimal tus client. On disk, or on the S3 store started
// by `npm run drill:s3`.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FilePurpose, StoredFile } from '@questline/contract';
import { createTestApp } from '../create-test-app.ts';
import { openWorker } from '../worker/worker-app.fixture.ts';

const s3 = process.env['DRILL_S3_SETTINGS'];
export const storeSettings: Record<string, string> = s3 ? JSON.parse(s3) : {};

type Asked = { purpose: FilePurpose; name: string; size?: number; type?: string };
export type UploadsApp = Awaited<ReturnType<typeof createUploadsApp>>;
type Member = {
  token: string;
  api: Awaited<ReturnType<Awaited<ReturnType<typeof createTestApp>>['signUp']>>['api'];
};

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export async function createUploadsApp(options: Parameters<typeof openWorker>[0] = {}, world?: TestApp) {
  const app = world ?? (await createTestApp({ settings: storeSettings }));
  const { secret } = app.settings.TOKEN_SECRETS[0]!;
  const worker = await openWorker({ world: app, secret, files: app.settings, ...options });

  const tus = (
    token: string,
    method: string,
    path: string,
    headers = {},
    body?: BodyInit,
    origin = app.origin,
  ) =>
    fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      body: body ?? null,
      // Required for a stream as the body; the types don't know it yet.
      ...({ duplex: 'half' } as RequestInit),
    });
  const metadata = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join();

  const begin = (
    { token }: Member,
    bytes: Uint8Array,
    { purpose, name, size = bytes.length, type = 'application/octet-stream' }: Asked,
  ) =>
    tus(token, 'POST', '/api/uploads', {
      'upload-length': String(size),
      'upload-metadata': metadata({ purpose, name, type }),
    });
  const add = ({ token }: Member, path: string, offset: number, body: BodyInit, origin?: string) =>
    tus(
      token,
      'PATCH',
      path,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
      origin,
    );
  const offsetOf = async ({ token }: Member, path: string, origin?: string) =>
    Number((await tus(token, 'HEAD', path, {}, undefined, origin)).headers.get('upload-offset') ?? -1);

  /** The id of a complete upload. */
  async function upload(member: Member, bytes: Uint8Array, asked: Asked): Promise<string> {
    const created = await begin(member, bytes, asked);
    if (created.status !== 201) throw new Error(JSON.parse(await created.text()).code);
    const path = created.headers.get('location')!;
    const added = await add(member, path, 0, Buffer.from(bytes));
    if (added.status !== 204) throw new Error(JSON.parse(await added.text()).code);
    return path.split('/').at(-1)!;
  }

  /** Waits until the worker has scanned it. */
  async function scanned({ api }: Member, id: string): Promise<StoredFile> {
    for (;;) {
      const file = await api('GET /api/files/:id', { params: { id } });
      if (file.status !== 'pending') return file;
      await sleep(50);
    }
  }

  return {
    ...app,
    worker,
    tus,
    metadata,
    begin,
    add,
    offsetOf,
    upload,
    scanned,
    uploadAndWait: async (member: Member, bytes: Uint8Array, asked: Asked) =>
      scanned(member, await upload(member, bytes, asked)),
    /** Downloads a file as this account. */
    async download({ api }: Member, id: string, headers: Record<string, string> = {}) {
      const { url } = await api('POST /api/files/:id/download', { params: { id } });
      return fetch(app.origin + url, { headers });
    },
    look: (path: string, headers: Record<string, string> = {}) => fetch(app.origin + path, { headers }),
  };
}
