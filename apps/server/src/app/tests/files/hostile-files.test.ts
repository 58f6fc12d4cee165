// Hostile uploads and what happens to them. `npm run drill:s3` runs the same tests against an S3 store.
import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sweepLoose, sweepUnfinished } from '../../../features/files/sweep-files.ts';
import { worker } from '../../../platform/actor.ts';
import { openDatabase } from '../../../platform/database/db.ts';
import { openStorage } from '../../../platform/storage/storage.ts';
import { bombPng, locatedJpeg, image, scriptedSvg } from './images.fixture.ts';
import { createUploadsApp } from './uploads.fixture.ts';

const app = await createUploadsApp();
const { uploadAndWait } = app;
const storage = openStorage(app.settings);
const megabyte = 1024 * 1024;
const validPng = await image().png().toBuffer();

/** As a visitor or as a signed-in account sees it. */
async function shown(url: string, asWhom: Record<string, string> = {}) {
  const response = await app.look(url, asWhom);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const small = (url: string) => url.replace('.webp', '-small.webp');
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Neither in the metadata nor anywhere in the bytes. */
async function expectNoTraces(bytes: Buffer) {
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  for (const trace of ['SecretCamera', 'GPS', 'Exif']) expect(bytes.includes(trace)).toBe(false);
}

describe('images', () => {
  test('a photo becomes upright WebP in both sizes, without location or camera data', async () => {
    const student = await app.signUp('student');
    const sent = await locatedJpeg();
    expect(sent.includes('SecretCamera')).toBe(true);
    const file = await uploadAndWait(student, sent, { purpose: 'photo', name: 'me.jpg' });
    expect(file).toMatchObject({ status: 'ready', media_type: 'image/webp', refusal: null });
    for (const [url, side] of [
      [file.url!, 512],
      [small(file.url!), 128],
    ] as const) {
      const { headers, bytes } = await shown(url, { cookie: `__Host-viewer=${student.token}` });
      expect(headers.get('content-type')).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
      await expectNoTraces(bytes);
    }
  });

  test('14,000 × 14,000 pixels in a few kilobytes are refused before decoding', async () => {
    const company = await app.signUp('company');
    const file = await uploadAndWait(company, bombPng(14_000), { purpose: 'banner', name: 'bomb.png' });
    expect(file).toMatchObject({ status: 'refused', refusal: 'image_too_many_pixels', url: null });
  });

  test('an SVG with a script is rasterized as a logo and refused as a banner or photo', async () => {
    const company = await app.signUp('company');
    const file = await uploadAndWait(company, scriptedSvg, { purpose: 'logo', name: 'logo.svg' });
    expect(file).toMatchObject({ status: 'ready', media_type: 'image/webp' });
    const { headers, bytes } = await shown(file.url!);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(bytes.includes('script')).toBe(false);
    // Rendered without its references: neither our files nor other hosts.
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.g).toBeGreaterThan(dominant.b);
    for (const purpose of ['banner', 'photo'] as const) {
      const other = await uploadAndWait(company, scriptedSvg, { purpose, name: 'logo.svg' });
      expect(other).toMatchObject({ status: 'refused', refusal: 'image_unreadable' });
    }
  });

  test.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['random bytes', randomBytes(4_096)],
    ['half an image', validPng.subarray(0, 400)],
    ['an SVG that expands endlessly', Buffer.from('<!DOCTYPE svg><svg><!ENTITY a "b"></svg>')],
  ])('%s named photo.png is refused and never shown', async (_, bytes) => {
    const company = await app.signUp('company');
    const file = await uploadAndWait(company, bytes, { purpose: 'logo', name: 'photo.png' });
    expect(file).toMatchObject({ status: 'refused', refusal: 'image_unreadable', url: null });
    await expect(
      company.api('PATCH /api/company/profile', { body: { logo_url: `/media/${file.id}.webp` } }),
    ).rejects.toThrow('image_unknown');
  });

  test('30 MB are refused before any byte arrives, and extra bytes are refused', async () => {
    const company = await app.signUp('company');
    const large = await app.begin(company, Buffer.alloc(0), {
      purpose: 'banner',
      name: 'large.png',
      size: 30 * megabyte,
    });
    expect([large.status, JSON.parse(await large.text()).code]).toEqual([413, 'image_too_large']);

    const modest = await app.begin(company, Buffer.alloc(0), {
      purpose: 'banner',
      name: 'a.png',
      size: 1_000,
    });
    const path = modest.headers.get('location')!;
    const pushed = await app.add(company, path, 0, randomBytes(2 * megabyte)).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(pushed);
    expect(await app.offsetOf(company, path)).toBeLessThanOrEqual(1_000);
    expect((await app.tus(company.token, 'DELETE', path)).status).toBe(204);
  });
});

describe('submitted work', () => {
  test('an image keeps its format but loses its location', async () => {
    const student = await app.signUp('student');
    const file = await uploadAndWait(student, await locatedJpeg(), {
      purpose: 'submission',
      name: 'street.jpg',
    });
    expect(file).toMatchObject({ status: 'ready', media_type: 'image/jpeg', url: null });
    const response = await app.download(student, file.id);
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="street.jpg"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
    await expectNoTraces(bytes);
  });

  test('an interrupted upload resumes on any node and arrives intact', async () => {
    const student = await app.signUp('student');
    const text = Buffer.from(randomBytes(10 * megabyte).toString('base64'));
    const begun = await app.begin(student, text, { purpose: 'submission', name: 'long-essay.txt' });
    const path = begun.headers.get('location')!;

    // The connection breaks after about nine megabytes.
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(text.subarray(0, 9 * megabyte));
        setTimeout(() => controller.error(new Error('connection lost')), 500);
      },
    });
    await app.add(student, path, 0, cut).catch(() => undefined);

    const { origin } = await app.openNode();
    let offset = await app.offsetOf(student, path, origin);
    while (offset < 0) offset = await app.offsetOf(student, path, origin);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(text.length);
    const rest = await app.add(student, path, offset, text.subarray(offset), origin);
    expect(rest.status).toBe(204);

    const file = await app.scanned(student, path.split('/').at(-1)!);
    expect(file).toMatchObject({ status: 'ready', byte_size: text.length });
    const arrived = await (await app.download(student, file.id)).arrayBuffer();
    expect(digest(new Uint8Array(arrived))).toBe(digest(text));
    const part = await app.download(student, file.id, { range: 'bytes=1000-1999' });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(text.subarray(1_000, 2_000))).toBe(true);
  });
});

describe('cleanup', () => {
  const database = openDatabase(app.url('app_worker'), { connections: 1 });
  const db = database.as(worker);
  afterAll(() => database.close());

  test('an unfinished upload is deleted after a day, a canceled one immediately', async () => {
    const student = await app.signUp('student');
    const begin = async () => {
      const begun = await app.begin(student, Buffer.alloc(0), {
        purpose: 'submission',
        name: 'a.txt',
        size: 9 * megabyte,
      });
      const path = begun.headers.get('location')!;
      expect((await app.add(student, path, 0, Buffer.alloc(6 * megabyte, 'a'))).status).toBe(204);
      return path;
    };
    const [left, canceled] = [await begin(), await begin()];
    expect((await app.tus(student.token, 'DELETE', canceled)).status).toBe(204);
    expect(await app.offsetOf(student, canceled)).toBe(-1);

    await sweepUnfinished(db, storage, 1);
    expect(await app.offsetOf(student, left)).toBe(6 * megabyte);
    await app.root.query(`update files set created_at = now() - interval '25 hours' where owner_id = $1`, [
      student.id,
    ]);
    await sweepUnfinished(db, storage, 1);
    expect(await app.offsetOf(student, left)).toBe(-1);
    for (const path of [left, canceled])
      await expect(storage.uploads.getUpload(path.split('/').at(-1)!)).rejects.toMatchObject({
        status_code: 404,
      });
  });

  test('a replaced image is deleted after a week, the current one stays', async () => {
    const company = await app.signUp('company');
    const upload = async () =>
      (await uploadAndWait(company, validPng, { purpose: 'banner', name: 'b.png' })).url!;
    const [before, after] = [await upload(), await upload()];
    for (const banner_url of [before, after])
      await company.api('PATCH /api/company/profile', { body: { banner_url } });
    await app.root.query(`update files set loose_since = now() - interval '8 days' where owner_id = $1`, [
      company.id,
    ]);
    await sweepLoose(db, storage, 7);
    for (const url of [before, small(before)]) expect((await app.look(url)).status).toBe(404);
    for (const url of [after, small(after)]) expect((await app.look(url)).status).toBe(200);
  });

  test('after all of this, API and worker still run, and no log contains a name', async () => {
    const student = await app.signUp('student');
    const file = await uploadAndWait(student, await image().webp().toBuffer(), {
      purpose: 'photo',
      name: 'quite-private-name.webp',
    });
    expect(file.status).toBe('ready');
    const said = [...app.lines, ...app.worker.lines].join('\n');
    for (const name of ['quite-private-name', 'long-essay', 'street.jpg']) expect(said).not.toContain(name);
    expect(said).not.toContain('upload failed');
  });
});
