// Sixty files that pretend, hide or demand too much, each made here, and what the inspection makes of them. How an upload
// of some of them ends is in hostile-files.test.ts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { bombPng, locatedJpeg, scriptedSvg } from './images.fixture.ts';
import * as hostile from '../../../features/files/hostile-bytes.fixture.ts';
import { inspectFile } from '../../../features/files/inspect/inspect-file.ts';
import type { Inspected } from '../../../features/files/inspect/inspect-job.ts';

const folder = mkdtempSync(join(tmpdir(), 'questline-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Purpose = 'submission' | 'logo' | 'photo' | 'banner';
async function inspect(bytes: Buffer, name: string, purpose: Purpose): Promise<Inspected> {
  const path = join(folder, 'upload');
  writeFileSync(path, bytes);
  return inspectFile({ id: 'x', path, purpose, name, folder });
}
const kept = (inspected: Inspected) =>
  'outputs' in inspected ? readFileSync(inspected.outputs[0]!.file) : Buffer.alloc(0);

const image = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } });
const png = await image().png().toBuffer();
const jpeg = await image().jpeg().toBuffer();
const webp = await image().webp().toBuffer();
const gif = await image().gif().toBuffer();

const bytes = (text: string) => Buffer.from(text, 'latin1');
const html = '<!doctype html><script>alert(1)</script>';
const svgOf = (inside: string) =>
  bytes(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`,
  );
const { zipOf, zipEntry, zipBomb } = hostile;
const contentTypes = zipEntry('[Content_Types].xml');
const documentEntry = zipEntry('word/document.xml');
const docx = zipOf(contentTypes, documentEntry);
const riff = (chunks: string) => bytes(`RIFF\x10\0\0\0WEBP${chunks}`);
/** The width of a PNG, in its header. */
const pngOfWidth = (width: number) => {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  return changed;
};
const flipped = (source: Buffer, at: number) => {
  const changed = Buffer.from(source);
  changed[at]! ^= 0xff;
  return changed;
};

const unreadable = 'image_unreadable';
const damaged = 'file_damaged';
const notAllowed = 'file_type_not_allowed';

const refused: [what: string, bytes: Buffer, name: string, purpose: Purpose, refusal: string][] = [
  ['nothing', Buffer.alloc(0), 'a.png', 'logo', unreadable],
  ['one byte', bytes('\x89'), 'a.png', 'photo', unreadable],
  ['a page named as a photo', bytes(html), 'me.png', 'photo', unreadable],
  ['a page with the first bytes of a GIF', bytes(`GIF89a/*${html}*/`), 'a.gif', 'logo', unreadable],
  ['a page with the first bytes of a PNG', bytes(`\x89PNG\r\n\x1a\n${html}`), 'a.png', 'logo', unreadable],
  ['a page with the first bytes of a JPEG', bytes(`\xff\xd8\xff${html}`), 'a.jpg', 'logo', unreadable],
  ['a page with the first bytes of a WebP', riff(html), 'a.webp', 'logo', unreadable],
  ['half a PNG', png.subarray(0, png.length / 2), 'a.png', 'logo', unreadable],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', 'logo', unreadable],
  ['half a WebP', webp.subarray(0, webp.length / 2), 'a.webp', 'logo', unreadable],
  ['half a GIF', gif.subarray(0, 12), 'a.gif', 'logo', unreadable],
  ['a PNG with a wrong checksum', flipped(png, 30), 'a.png', 'logo', unreadable],
  ['a PNG of no width', pngOfWidth(0), 'a.png', 'logo', unreadable],
  ['a PNG that claims four billion columns', pngOfWidth(0xffffffff), 'a.png', 'logo', unreadable],
  ['14,000 × 14,000 pixels', bombPng(14_000), 'a.png', 'banner', 'image_too_many_pixels'],
  ['14,000 × 14,000 pixels as work', bombPng(14_000), 'a.png', 'submission', 'image_too_many_pixels'],
  ['a program for Windows', bytes('MZ\x90\0\x03'), 'a.png', 'logo', unreadable],
  ['a program for Linux', bytes('\x7fELF\x02\x01\x01'), 'a.png', 'photo', unreadable],
  ['a TIFF', bytes('II*\0\x08\0\0\0'), 'a.tif', 'photo', unreadable],
  ['a BMP', bytes('BM\x46\0\0\0'), 'a.bmp', 'photo', unreadable],
  ['an icon', bytes('\0\0\x01\0\x01\0'), 'a.ico', 'logo', unreadable],
  ['a HEIC photo', hostile.box('ftyp', bytes('heic')), 'a.heic', 'photo', unreadable],
  ['a PDF as a photo', bytes('%PDF-1.7 /JS (app.alert(1))'), 'me.png', 'photo', unreadable],
  ['an SVG as a photo', scriptedSvg, 'me.png', 'photo', unreadable],
  ['an SVG as a banner', svgOf('<path d="M0 0h9"/>'), 'a.svg', 'banner', unreadable],
  [
    'an SVG that defines entities',
    bytes('<!DOCTYPE svg [<!ENTITY a "&b;">]><svg></svg>'),
    'a.svg',
    'logo',
    unreadable,
  ],
  [
    'an SVG that reads a file as an entity',
    bytes('<!DOCTYPE svg><svg><!ENTITY x SYSTEM "file:///etc/passwd"></svg>'),
    'a.svg',
    'logo',
    unreadable,
  ],
  ['an SVG with turbulence', svgOf('<filter id="f"><feTurbulence/></filter>'), 'a.svg', 'logo', unreadable],
  ['an SVG with 600 copies', svgOf('<use xlink:href="#a"/>'.repeat(600)), 'a.svg', 'logo', unreadable],
  ['an SVG with 800,000 bytes of nesting', hostile.nestedSvg(800_000), 'a.svg', 'logo', unreadable],
  ['an SVG of 2 MB', svgOf(' '.repeat(2 * 1024 * 1024)), 'a.svg', 'logo', unreadable],
  ['endless comments', hostile.commentBomb(3_500), 'a.svg', 'logo', unreadable],
  [
    'an SVG that never ends',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    'a.svg',
    'logo',
    unreadable,
  ],

  ['a page as work', bytes(html), 'work.html', 'submission', notAllowed],
  ['a script as work', bytes('#!/bin/sh\nrm -rf /'), 'work.sh', 'submission', notAllowed],
  ['a page named as a PDF', bytes(html), 'work.pdf', 'submission', damaged],
  ['an SVG as work', scriptedSvg, 'work.svg', 'submission', notAllowed],
  ['an SVG named as an image', scriptedSvg, 'work.png', 'submission', damaged],
  ['an archive', zipOf(zipEntry('virus.exe')), 'work.zip', 'submission', notAllowed],
  ['an archive named as a document', zipOf(zipEntry('virus.exe')), 'work.docx', 'submission', damaged],
  [
    'a document with macros',
    zipOf(contentTypes, documentEntry, zipEntry('word/vbaProject.bin')),
    'a.docx',
    'submission',
    damaged,
  ],
  [
    'a document that leaves its folder',
    zipOf(contentTypes, documentEntry, zipEntry('../../etc/cron.d/x')),
    'a.docx',
    'submission',
    damaged,
  ],
  [
    'a document with an absolute path',
    zipOf(contentTypes, documentEntry, zipEntry('/etc/passwd')),
    'a.docx',
    'submission',
    damaged,
  ],
  [
    'a document that leaves it the way Windows does',
    zipOf(contentTypes, documentEntry, zipEntry('..\\x')),
    'a.docx',
    'submission',
    damaged,
  ],
  [
    'an encrypted document',
    zipOf(contentTypes, zipEntry('word/document.xml', { flags: 1 })),
    'a.docx',
    'submission',
    damaged,
  ],
  [
    'a document and a table at once',
    zipOf(contentTypes, documentEntry, zipEntry('xl/workbook.xml')),
    'a.docx',
    'submission',
    damaged,
  ],
  ['a document that unpacks to gigabytes', zipBomb, 'a.docx', 'submission', damaged],
  ['a document without its directory', docx.subarray(0, docx.length - 22), 'a.docx', 'submission', damaged],
  [
    'a document cut off in its directory',
    Buffer.concat([docx.subarray(0, 20), docx.subarray(-22)]),
    'a.docx',
    'submission',
    damaged,
  ],
  ['text with a NUL', bytes('name\0.exe'), 'a.txt', 'submission', damaged],
  ['a program named as text', bytes('\x7fELF\x02\x01\x01\0'), 'a.txt', 'submission', damaged],
  [
    'a movie with boxes nested a hundred thousand deep',
    hostile.nestedMovie(800_000),
    'a.mp4',
    'submission',
    damaged,
  ],
  ['a movie with overlapping samples', hostile.overlappingSamples(400_000), 'a.mp4', 'submission', damaged],
  ['a movie of an unknown brand', hostile.box('ftyp', bytes('evil')), 'a.mp4', 'submission', damaged],
  [
    'a Matroska file named as WebM',
    bytes('\x1a\x45\xdf\xa3\x87\x42\x82\x88matroska'),
    'a.webm',
    'submission',
    damaged,
  ],
];

describe('is refused', () => {
  test.each(refused)('%s', async (_, file, name, purpose, refusal) => {
    expect(await inspect(file, name, purpose)).toEqual({ refusal });
  });
});

/** Parts of a file that must not survive. */
const cleaned: [
  what: string,
  bytes: Buffer,
  name: string,
  purpose: Purpose,
  type: string,
  traces: string[],
][] = [
  ['an SVG with a script', scriptedSvg, 'a.svg', 'logo', 'image/webp', ['script', 'onload', 'file:']],
  [
    'a photo with its position',
    await locatedJpeg(),
    'a.jpg',
    'submission',
    'image/jpeg',
    ['SecretCamera', 'Exif'],
  ],
  [
    'a PNG with a page behind it',
    Buffer.concat([png, bytes(html)]),
    'a.png',
    'submission',
    'image/png',
    ['script'],
  ],
  [
    'a JPEG with an archive behind it',
    Buffer.concat([jpeg, docx]),
    'a.jpg',
    'submission',
    'image/jpeg',
    ['PK\x03\x04'],
  ],
  [
    'a GIF with a script behind it',
    Buffer.concat([gif, bytes(html)]),
    'a.html',
    'logo',
    'image/webp',
    ['script'],
  ],
  [
    'a recording with tags',
    hostile.taggedWebm(300),
    'a.webm',
    'submission',
    'video/webm',
    ['\x12\x54\xc3\x67'],
  ],
];

describe('is kept without what it hides', () => {
  test.each(cleaned)('%s', async (_, file, name, purpose, mediaType, traces) => {
    const inspected = await inspect(file, name, purpose);
    expect(inspected).toMatchObject({ mediaType });
    const text = kept(inspected).toString('latin1');
    expect(text.length).toBeGreaterThan(0);
    for (const trace of traces) expect([trace, text.includes(trace)]).toEqual([trace, false]);
  });
});

/** A name says nothing: the type comes from the bytes, and the file is only ever offered for download or drawn. */
const named: [what: string, bytes: Buffer, name: string, type: string][] = [
  [
    'a PDF with JavaScript',
    bytes('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    'a.pdf',
    'application/pdf',
  ],
  ['a PDF named as a page', bytes('%PDF-1.7\n'), 'work.pdf.html', 'application/pdf'],
  ['a PDF behind a page', bytes(`${html}%PDF-1.7`), 'a.pdf', 'application/pdf'],
  ['a table with formulas', bytes('=cmd|"/c calc"!A1,+1,@SUM(1)'), 'a.csv', 'text/csv'],
  ['a page named as text', bytes(html), 'a.txt', 'text/plain'],
  ['a name that is turned around', png, 'photo\u202egnp.exe', 'image/png'],
  ['a name with a NUL', png, 'a.exe\0.png', 'image/png'],
  ['a movie that claims four billion samples', hostile.endlessSamples(400), 'a.mp4', 'video/mp4'],
];

describe('keeps the type of its bytes', () => {
  test.each(named)('%s', async (_, file, name, mediaType) => {
    expect(await inspect(file, name, 'submission')).toMatchObject({ mediaType });
  });
});

test('there are at least sixty different ones', () => {
  const all = [...refused, ...cleaned, ...named].map(([what]) => what);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
});
