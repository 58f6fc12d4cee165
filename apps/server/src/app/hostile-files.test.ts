// What people send that they should not, and what becomes of it. `npm run drill:s3` runs the same on an S3 store.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bombPng, locatedJpeg } from './pictures.fixture.ts';
import { openUploads } from './uploads.fixture.ts';

const house = await openUploads();
const { bringAndWait } = house;

describe('pictures', () => {
  test('a photo becomes WebP, upright, without where and with what it was taken', async () => {
    const student = await house.join('student');
    const file = await bringAndWait(student, await locatedJpeg(), { purpose: 'photo', name: 'me.jpg' });
    expect(file).toMatchObject({ status: 'ready', media_type: 'image/webp', refusal: null });
    const response = await house.look(file.url!);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, xmp, iptc }).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('SecretCamera')).toBe(false);
  });

  test('14,000 × 14,000 pixels in a few kilobytes are refused before they are drawn', async () => {
    const company = await house.join('company');
    const file = await bringAndWait(company, bombPng(14_000), { purpose: 'banner', name: 'bomb.png' });
    expect(file).toMatchObject({ status: 'refused', refusal: 'picture_too_many_pixels', url: null });
  });
});
