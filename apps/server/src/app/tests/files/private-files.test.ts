// An uploaded file is visible only to its owner, and after submission also to the company it was submitted to.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
