import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submissionFileTypes as types } from '@questline/contract/plain';
import { afterAll, describe, expect, test } from 'vitest';
import { zipBomb, zipEntry, zipOf } from '../hostile-bytes.fixture.ts';
import { readOfficeType } from './office-container.ts';

const folder = mkdtempSync(join(tmpdir(), 'questline-office-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  const path = join(folder, 'upload');
  writeFileSync(path, bytes);
  const file = await open(path);
  return readOfficeType(file).finally(() => file.close());
}

const contentTypes = zipEntry('[Content_Types].xml');
const document = zipEntry('word/document.xml', { unpackedBytes: 5_000 });
const docx = zipOf(contentTypes, zipEntry('_rels/.rels'), document, zipEntry('word/media/image1.png'));

test.each([
  ['word/document.xml', types.docx],
  ['ppt/presentation.xml', types.pptx],
  ['xl/workbook.xml', types.xlsx],
])('a container with %s is an Office document', async (part, type) => {
  expect(await typeOf(zipOf(contentTypes, zipEntry(part)))).toBe(type);
});

test('a comment after the directory changes nothing', async () => {
  expect(await typeOf(Buffer.concat([docx, Buffer.alloc(65_535, 'a')]))).toBe(types.docx);
});

describe('refuses', () => {
  test.each([
    ['macros', [zipEntry('word/vbaProject.bin')]],
    ['macros in other letters', [zipEntry('word/VBAPROJECT.BIN')]],
    ['encrypted entries', [zipEntry('word/a.xml', { flags: 1 })]],
    ['encrypted entries with other flags', [zipEntry('word/a.xml', { flags: 0x0809 })]],
    ['names that leave the folder', [zipEntry('word/../../a')]],
    ['names that leave the folder on Windows', [zipEntry('..\\a')]],
    ['absolute names', [zipEntry('/etc/passwd')]],
    ['absolute names on Windows', [zipEntry('\\a')]],
    ['a second kind of document', [zipEntry('xl/workbook.xml')]],
    ['one entry of more than a gigabyte', [zipEntry('word/a.xml', { unpackedBytes: 2 ** 30 + 1 })]],
    [
      'many entries of more than a gigabyte in total',
      Array.from({ length: 1_024 }, (_, n) => zipEntry(`word/${n}.xml`, { unpackedBytes: 2 ** 20 })),
    ],
    ['sizes in a ZIP64 field', [zipEntry('word/a.xml', { unpackedBytes: 0xffffffff })]],
  ])('%s', async (_, entries) => {
    expect(await typeOf(zipOf(contentTypes, document, ...entries))).toBeUndefined();
  });

  test('a zip bomb', async () => {
    expect(await typeOf(zipBomb)).toBeUndefined();
  });

  test('a container without a list of content types', async () => {
    expect(await typeOf(zipOf(document))).toBeUndefined();
  });

  test('any other ZIP file', async () => {
    expect(await typeOf(zipOf(contentTypes, zipEntry('index.html')))).toBeUndefined();
    expect(await typeOf(zipOf())).toBeUndefined();
  });

  test.each([
    ['size', 12],
    ['position', 16],
  ])('a directory whose %s is in a ZIP64 record or past the end of the file', async (_, field) => {
    for (const value of [0xffffffff, docx.length]) {
      const bytes = Buffer.from(docx);
      bytes.writeUInt32LE(value, docx.length - 22 + field);
      expect(await typeOf(bytes)).toBeUndefined();
    }
  });

  test('a directory of more than 4 MB, without reading it', async () => {
    const crowd = Array.from({ length: 90_000 }, () => zipEntry('a'));
    expect(await typeOf(zipOf(contentTypes, document, ...crowd))).toBeUndefined();
  });

  test('a file that was cut off anywhere', async () => {
    for (let length = 0; length < docx.length; length++)
      expect(await typeOf(docx.subarray(0, length))).toBeUndefined();
  });

  test('a directory with a damaged entry', async () => {
    for (const at of [4, 5, 6, 7]) {
      const bytes = Buffer.from(docx);
      bytes[at]! ^= 1;
      expect(await typeOf(bytes)).toBeUndefined();
    }
  });
});

test('any single changed byte ends in a type or in nothing, never in an error', async () => {
  for (let at = 0; at < docx.length; at++) {
    const bytes = Buffer.from(docx);
    bytes[at] = 0xff;
    expect([types.docx, undefined]).toContain(await typeOf(bytes));
  }
});
