// Tests of the inspection process: what it refuses, and how it ends when a file demands too much.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as hostile from '../hostile-bytes.fixture.ts';
import { inspectFile } from './inspect-file.ts';
import { inspectInChild } from './inspect-in-child.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'questline-inspect-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function jobOf(bytes: Buffer, name: string, purpose: 'logo' | 'submission') {
  const path = join(folder, 'upload');
  writeFileSync(path, bytes);
  return { id: 'x', path, purpose, name, folder };
}
const inspect = (...upload: Parameters<typeof jobOf>) => inspectFile(jobOf(...upload));

describe('an SVG logo that demands too much', () => {
  test.each([
    ['endless comments', hostile.commentBomb(3_500)],
    ['expensive filters', hostile.filterBomb(2_000)],
    ['nested drawings', hostile.nestedSvg(800_000)],
  ])('%s are refused', async (_, bytes) => {
    expect(await inspect(bytes, 'logo.svg', 'logo')).toEqual({ refusal: 'image_unreadable' });
  });

  test.each([
    ['a line with a billion dashes', hostile.dashBomb],
    ['copies of copies', hostile.copyBomb],
  ])('%s: the kernel ends it when its CPU time is used up', async (_, bytes) => {
    const limits = { cpuSeconds: 2, clockMs: 60_000 };
    expect(await inspectInChild(jobOf(bytes, 'logo.svg', 'logo'), limits)).toEqual({
      refusal: 'image_unreadable',
    });
  });

  test('a logo with a drop shadow is accepted', async () => {
    const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><filter id="f">
      <feGaussianBlur stdDeviation="3"/><feOffset dy="2"/><feMerge><feMergeNode/></feMerge></filter>
      <circle cx="32" cy="32" r="20" filter="url(#f)"/></svg>`;
    expect(await inspect(Buffer.from(shadow), 'logo.svg', 'logo')).toMatchObject({ mediaType: 'image/webp' });
  });
});

describe('a movie', () => {
  const tables = (sizes: Buffer, runs: Buffer, chunks: Buffer) =>
    Buffer.concat([
      hostile.box('ftyp', Buffer.from('isom')),
      hostile.box('mdat', Buffer.from('51.5N 0.1W')),
      hostile.box(
        'moov',
        hostile.box('udta', Buffer.from('Taken by Jo')),
        hostile.positionTrack(sizes, runs, chunks),
      ),
    ]);

  test('loses its metadata and its location track and keeps its length', async () => {
    const { words } = hostile;
    // One chunk at byte 20 with a single sample of ten bytes.
    const bytes = tables(words(0, 10, 1), words(0, 1, 1, 1, 1), words(0, 1, 20));
    expect(bytes.includes('51.5N')).toBe(true);
    const inspected = await inspect(bytes, 'a.mp4', 'submission');
    expect(inspected).toMatchObject({ mediaType: 'video/mp4', byteSize: bytes.length });
    const kept = await readFile(join(folder, 'kept'));
    for (const trace of ['51.5N', 'Jo', 'camm', 'udta']) expect(kept.includes(trace)).toBe(false);
    expect(kept.includes('mdat')).toBe(true);
  });

  test.each([
    ['boxes nested a hundred thousand deep', hostile.nestedMovie(800_000)],
    ['overlapping samples', hostile.overlappingSamples(400_000)],
    ['boxes that extend past the end of the file', hostile.flatMovie(800).subarray(0, 500)],
  ])('with %s is refused', async (_, bytes) => {
    expect(await inspect(bytes, 'a.mp4', 'submission')).toEqual({ refusal: 'file_damaged' });
  });

  test('that claims four billion samples takes no longer', async () => {
    expect(await inspect(hostile.endlessSamples(400), 'a.mp4', 'submission')).toMatchObject({
      mediaType: 'video/mp4',
    });
  });
});

test('a browser recording loses its tags', async () => {
  const inspected = await inspect(hostile.taggedWebm(300), 'a.webm', 'submission');
  expect(inspected).toMatchObject({ mediaType: 'video/webm' });
  expect((await readFile(join(folder, 'kept'))).includes(Buffer.from('1254c367', 'hex'))).toBe(false);
});

test('a document that unpacks to gigabytes is refused', async () => {
  expect(await inspect(hostile.zipBomb, 'a.docx', 'submission')).toEqual({ refusal: 'file_damaged' });
});
