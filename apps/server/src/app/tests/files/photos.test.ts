// A student's photo is visible to the student and the companies they work with, only as long as they do.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStorage } from '../../../platform/storage/storage.ts';
import { image } from './images.fixture.ts';
import { createUploadsApp } from './uploads.fixture.ts';

const app = await createUploadsApp();
const { signUp, look } = app;
const storage = openStorage(app.settings);
type Member = Awaited<ReturnType<typeof signUp>>;
const me = await image(600, 600).png().toBuffer();
const small = (url: string) => url.replace('.webp', '-small.webp');

/** As the browser requests it for an <img>. */
const seenBy = (viewer: Member | undefined, url: string, headers: Record<string, string> = {}) =>
  look(url, { ...(viewer && { cookie: `__Host-viewer=${viewer.token}` }), ...headers });
const statusFor = async (viewer: Member | undefined, url: string, headers?: Record<string, string>) =>
  (await seenBy(viewer, url, headers)).status;

async function withPhoto() {
  const student = await signUp('student');
  const { url } = await app.uploadAndWait(student, me, { purpose: 'photo', name: 'me.png' });
  await student.api('PATCH /api/session/profile', { body: { photo_url: url } });
  return { student, url: url! };
}

/** A company the student has applied to. */
async function applied(student: Member) {
  const company = await signUp('company');
  const tasks = [{ title: 'Ask them', allowed_types: ['text' as const] }];
  const body = { client_id: randomUUID(), name: 'Taste survey', tasks };
  const { id: initiative_id } = await company.api('POST /api/initiatives', { body });
  await company.api('POST /api/initiatives/:id/activation', { params: { id: initiative_id } });
  const { id } = await student.api('POST /api/applications', {
    body: { client_id: randomUUID(), initiative_id, confirmed_hours: 4 },
  });
  return { company, params: { id } };
}

describe('GET /photos/:name', () => {
  test('200: the student and a company they applied to, in both sizes, cached only by their browser', async () => {
    const { student, url } = await withPhoto();
    const { company, params } = await applied(student);
    for (const viewer of [student, company])
      for (const size of [url, small(url)]) {
        const { status, headers } = await seenBy(viewer, size);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
        expect(headers.get('cache-control')).toBe('private, max-age=60');
      }
    await company.api('POST /api/applications/:id/acceptance', { params, body: {} });
    expect(await statusFor(company, url)).toBe(200);
  });

  test('200: people of a company have their own photos, which only their team sees', async () => {
    const owner = await signUp('company');
    const member = await app.addMember(owner);
    const { url } = await app.uploadAndWait(member, me, { purpose: 'photo', name: 'me.png' });
    await member.api('PATCH /api/session/profile', { body: { photo_url: url } });
    const { people } = await owner.api('GET /api/team');
    expect(people.find(({ id }) => id === member.personId)).toMatchObject({ photo_url: url });
    expect((await owner.api('GET /api/session/user')).photo_url).toBeNull();
    expect([await statusFor(member, url!), await statusFor(owner, url!)]).toEqual([200, 200]);
    const stranger = await signUp('company');
    expect(await statusFor(await app.addMember(stranger), url!)).toBe(404);
  });

  test('404: everyone else, signed in or not, also under the path of public images', async () => {
    const { url } = await withPhoto();
    for (const stranger of [await signUp('student'), await signUp('company'), undefined])
      for (const path of [url, small(url), `/photos/${'a'.repeat(64)}.webp`])
        expect(await statusFor(stranger, path)).toBe(404);
    expect(await statusFor(undefined, url.replace('/photos/', '/media/'))).toBe(404);
    expect((await look(url, { cookie: '__Host-viewer=made.up.token' })).status).toBe(404);
  });

  test('404: a photo the student has not chosen yet is visible to nobody else', async () => {
    const student = await signUp('student');
    const { company } = await applied(student);
    const { url } = await app.uploadAndWait(student, me, { purpose: 'photo', name: 'me.png' });
    expect(await statusFor(student, url!)).toBe(200);
    expect(await statusFor(company, url!)).toBe(404);
  });

  test.each([
    [
      'the student withdraws',
      ({ student, params }) => student.api('POST /api/applications/:id/withdrawal', { params }),
    ],
    [
      'the company rejects',
      ({ company, params }) => company.api('POST /api/applications/:id/rejection', { params, body: {} }),
    ],
    [
      'the student leaves',
      async ({ student, company, params }) => {
        await company.api('POST /api/applications/:id/acceptance', { params, body: {} });
        await student.api('POST /api/applications/:id/end', { params });
      },
    ],
    [
      'the student removes the photo',
      ({ student }) => student.api('PATCH /api/session/profile', { body: { photo_url: null } }),
    ],
  ] as [string, (it: { student: Member; company: Member; params: { id: string } }) => Promise<unknown>][])(
    '404: as soon as %s, conditional requests included',
    async (_, end) => {
      const { student, url } = await withPhoto();
      const { company, params } = await applied(student);
      const etag = (await seenBy(company, url)).headers.get('etag')!;
      expect(await statusFor(company, url, { 'if-none-match': etag })).toBe(304);
      await end({ student, company, params });
      for (const path of [url, small(url)]) {
        expect(await statusFor(company, path)).toBe(404);
        expect(await statusFor(company, path, { 'if-none-match': etag })).toBe(404);
      }
    },
  );

  test('404: a replaced photo, whose bytes are soon deleted', async () => {
    const { student, url } = await withPhoto();
    const { company } = await applied(student);
    const next = await app.uploadAndWait(student, me, { purpose: 'photo', name: 'next.png' });
    await student.api('PATCH /api/session/profile', { body: { photo_url: next.url } });
    for (const viewer of [student, company]) {
      expect(await statusFor(viewer, url)).toBe(404);
      expect(await statusFor(viewer, next.url!)).toBe(200);
    }
    for (const key of [url, small(url)])
      while ((await storage.size(key.slice(1))) !== undefined) await sleep(50);
    expect(await storage.size(next.url!.slice(1))).toBeGreaterThan(0);
  });

  test('404: the photo of a deleted account, whose bytes are soon deleted', async () => {
    const { student, url } = await withPhoto();
    const { company } = await applied(student);
    await app.root.query(
      `begin; select set_config('app.actor', '${student.id}', true); select keeper.delete_account(); commit`,
    );
    expect(await statusFor(company, url)).toBe(404);
    expect(await statusFor(student, url)).toBe(401);
    while ((await storage.size(url.slice(1))) !== undefined) await sleep(50);
  });
});
