// An uploaded file is visible only to its owner, and after submission also to the company it was submitted to.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { image } from './images.fixture.ts';
import { createUploadsApp } from './uploads.fixture.ts';

const app = await createUploadsApp();
const { signUp, uploadAndWait, download, look } = app;
type Member = Awaited<ReturnType<typeof signUp>>;

afterEach(() => void vi.useRealTimers());

const essay = Buffer.from('What my neighbors told me\n');
const upload = (student: Member) =>
  uploadAndWait(student, essay, { purpose: 'submission', name: 'Was die Nachbarn sagen.txt' });

async function submitted() {
  const [company, student] = [await signUp('company'), await signUp('student')];
  const tasks = [{ title: 'Ask them', allowed_types: ['upload' as const] }];
  const body = { client_id: randomUUID(), name: 'Taste survey', tasks };
  const initiative = await company.api('POST /api/initiatives', { body });
  await company.api('POST /api/initiatives/:id/activation', { params: { id: initiative.id } });
  const { id } = await student.api('POST /api/applications', {
    body: { client_id: randomUUID(), initiative_id: initiative.id, confirmed_hours: 4 },
  });
  await company.api('POST /api/applications/:id/acceptance', { params: { id }, body: {} });
  const file = await upload(student);
  const submitWork = () =>
    student.api('POST /api/submissions', {
      body: {
        client_id: randomUUID(),
        task_id: initiative.tasks[0]!.id,
        submission_type: 'upload',
        file_id: file.id,
      },
    });
  return { company, student, file, submitWork };
}

describe('POST /api/files/:id/download', () => {
  test('200: the owner downloads it as an attachment under its own name, without content sniffing', async () => {
    const student = await signUp('student');
    const { id } = await upload(student);
    const response = await download(student, id);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(essay.toString());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[^"]+"; filename\*=UTF-8''Was%20die/,
      ),
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  test('200: a company can download it only once it is submitted', async () => {
    const { company, file, submitWork } = await submitted();
    await expect(download(company, file.id)).rejects.toThrow('not_found');
    await submitWork();
    expect(await (await download(company, file.id)).text()).toBe(essay.toString());
  });

  test('404: for everyone else it looks like an unknown id', async () => {
    const { file, submitWork } = await submitted();
    await submitWork();
    for (const stranger of [await signUp('student'), await signUp('company')])
      for (const id of [file.id, randomUUID()]) {
        await expect(download(stranger, id)).rejects.toThrow('not_found');
        await expect(stranger.api('GET /api/files/:id', { params: { id } })).rejects.toThrow('not_found');
      }
  });

  test('401: refuses a link without a session', async () => {
    const { id } = await upload(await signUp('student'));
    await expect(app.visitor('POST /api/files/:id/download', { params: { id } })).rejects.toThrow(
      'not_signed_in',
    );
  });
});

describe('GET /api/files/:id/content', () => {
  const address = async (student: Member, id: string) =>
    student.api('POST /api/files/:id/download', { params: { id } });

  test('410: a link works for one minute and one file, and cannot be forged', async () => {
    const student = await signUp('student');
    const [one, two] = [await upload(student), await upload(student)];
    const { url, expires_at } = await address(student, one.id);
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(60_000);
    expect((await look(url)).status).toBe(200);
    expect((await look(url.replace(one.id, two.id))).status).toBe(410);
    expect((await look(`${url}x`)).status).toBe(410);
    expect((await look(url.split('?')[0]!)).status).toBe(410);
    expect((await look(`${url}&token=again`)).status).toBe(410);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expires_at) + 1 });
    expect((await look(url)).status).toBe(410);
  });

  test('404: access is checked again when the link is used', async () => {
    const student = await signUp('student');
    const { id } = await upload(student);
    const { url } = await address(student, id);
    await app.root.query('update files set removed_at = now() where id = $1', [id]);
    expect((await look(url)).status).toBe(404);
  });
});

describe('GET /api/files/:id/preview', () => {
  const preview = (viewer: Member | undefined, id: string, headers: Record<string, string> = {}) =>
    look(`/api/files/${id}/preview`, {
      ...(viewer && { cookie: `__Host-viewer=${viewer.token}` }),
      ...headers,
    });

  test('200: the owner, and the company once it is submitted; nothing in it can run', async () => {
    const { company, student, file, submitWork } = await submitted();
    expect((await preview(company, file.id)).status).toBe(404);
    await submitWork();
    for (const viewer of [student, company]) {
      const response = await preview(viewer, file.id);
      expect([response.status, await response.text()]).toEqual([200, essay.toString()]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/plain',
        'content-disposition': expect.stringMatching(/^attachment;/),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-cache',
        'accept-ranges': 'bytes',
        vary: 'cookie',
      });
    }
  });

  test('206, 416 and 304: parts of it, and nothing new', async () => {
    const student = await signUp('student');
    const { id } = await upload(student);
    const part = await preview(student, id, { range: 'bytes=5-6' });
    expect([part.status, await part.text()]).toEqual([206, 'my']);
    expect(part.headers.get('content-range')).toBe(`bytes 5-6/${essay.length}`);
    const end = await preview(student, id, { range: 'bytes=-5', 'if-range': `"${id}"` });
    expect([end.status, await end.text()]).toEqual([206, 'd me\n']);
    const other = await preview(student, id, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect([other.status, await other.text()]).toEqual([200, essay.toString()]);
    const outside = await preview(student, id, { range: `bytes=${essay.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${essay.length}`]);
    expect((await preview(student, id, { 'if-none-match': `"${id}"` })).status).toBe(304);
  });

  test('404: for everyone else it looks like an unknown id', async () => {
    const { file, submitWork } = await submitted();
    await submitWork();
    for (const stranger of [await signUp('student'), await signUp('company'), undefined])
      for (const id of [file.id, randomUUID(), 'not-an-id'])
        expect((await preview(stranger, id)).status).toBe(404);
  });

  test('404: access is checked with every request, also for what the browser has already', async () => {
    const { company, student, file, submitWork } = await submitted();
    await submitWork();
    expect((await preview(company, file.id)).status).toBe(200);
    await app.root.query('update files set removed_at = now() where id = $1', [file.id]);
    for (const viewer of [company, student])
      expect((await preview(viewer, file.id, { 'if-none-match': `"${file.id}"` })).status).toBe(404);
  });

  test('404: neither an image of a profile nor a type that is not shown', async () => {
    const student = await signUp('student');
    const { id } = await upload(student);
    await app.root.query("update files set media_type = 'application/zip' where id = $1", [id]);
    expect((await preview(student, id)).status).toBe(404);
    const company = await signUp('company');
    const png = await image(40, 40).png().toBuffer();
    const logo = await uploadAndWait(company, png, { purpose: 'logo', name: 'logo.png' });
    expect((await preview(company, logo.id)).status).toBe(404);
  });
});
