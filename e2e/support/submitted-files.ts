// Uploads files of any kind without a browser, and submits them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredFile } from '@questline/contract';
import { apiBy, visitor } from './api.ts';
import type { createApplicants } from './applicants.ts';
import { password } from './people.ts';

type Student = Awaited<ReturnType<typeof createApplicants>>['people'][number];
type UploadedFile = { name: string; bytes: Buffer<ArrayBuffer> };

/** An uploader for one student. Returns the file after its inspection, or the code of the refusal. */
export async function uploaderOf({ email }: Student) {
  const { access_token } = await visitor()('POST /api/session', { body: { email, password } });
  const api = apiBy(access_token);
  const send = (method: string, path: string, headers: Record<string, string>, body?: Buffer<ArrayBuffer>) =>
    fetch(process.env['JOURNEY_ORIGIN'] + path, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'tus-resumable': '1.0.0', ...headers },
      body: body ?? null,
    });
  return async ({ name, bytes }: UploadedFile): Promise<StoredFile | { refusal: string }> => {
    const metadata = Object.entries({ purpose: 'submission', name, type: 'application/octet-stream' });
    const created = await send('POST', '/api/uploads', {
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.map(([key, it]) => `${key} ${Buffer.from(it).toString('base64')}`).join(),
    });
    if (created.status !== 201) return { refusal: ((await created.json()) as { code: string }).code };
    const path = created.headers.get('location')!;
    const type = 'application/offset+octet-stream';
    const sent = await send('PATCH', path, { 'upload-offset': '0', 'content-type': type }, bytes);
    if (sent.status !== 204) throw new Error(`the upload was answered with ${sent.status}`);
    for (;;) {
      const file = await api('GET /api/files/:id', { params: { id: path.split('/').at(-1)! } });
      if (file.status !== 'pending') return file;
      await sleep(50);
    }
  };
}

/** Submits one file for each task, in this order. */
export async function submitFiles(student: Student, tasks: { id: string }[], files: UploadedFile[]) {
  const upload = await uploaderOf(student);
  // Each inspection is a process of its own, so they don't wait for each other.
  const uploads = await Promise.all(files.map(upload));
  for (const [n, uploaded] of uploads.entries()) {
    if (!('id' in uploaded) || uploaded.status !== 'ready') throw new Error(`${files[n]!.name} was refused`);
    await student.api('POST /api/submissions', {
      body: {
        client_id: crypto.randomUUID(),
        task_id: tasks[n]!.id,
        submission_type: 'upload',
        file_id: uploaded.id,
      },
    });
  }
}
