import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { evidenceArchive, evidencePage, type Evidence } from './evidence-files.ts';

const hostile = `<script>alert("1")</script> & 'x' – 日本`;
const evidence: Evidence = {
  exported: { at: '2026-11-17T01:02:04Z', by: 'Lena Ruiz', reason: 'legal', note: hostile },
  report: { number: 1042, reason: 'outside', subject: 'message', details: hostile },
  snapshot: { text: hostile, messages: [{ text: hostile }] },
  conversation: [{ by: 'company', person: null, text: hostile, written_at: '2026-11-17T01:00:00Z' }],
  desk_log: [],
  access_log: [],
  seals: [],
};

/** Reads an archive as tools do: from the end to the directory to each file. */
function unpack(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const [count, size, start] = [
    archive.readUInt16LE(end + 10),
    archive.readUInt32LE(end + 12),
    archive.readUInt32LE(end + 16),
  ];
  expect(start + size).toBe(end);
  const files = new Map<string, Buffer>();
  let at = start;
  for (let index = 0; index < count; index++) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [length, nameLength] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const file = archive.readUInt32LE(at + 42);
    expect(archive.toString('latin1', file, file + 4)).toBe('PK\x03\x04');
    const content = archive.subarray(file + 30 + nameLength, file + 30 + nameLength + length);
    expect(crc32(content)).toBe(archive.readUInt32LE(at + 16));
    files.set(name, content);
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

test('the archive can be unpacked, and its checksums are right', () => {
  const files = unpack(evidenceArchive(evidence));
  expect([...files.keys()]).toEqual(['evidence.json', 'evidence.html', 'SHA256SUMS', 'README.txt']);
  expect(JSON.parse(files.get('evidence.json')!.toString())).toEqual(evidence);
  const sums = files.get('SHA256SUMS')!.toString().trim().split('\n');
  expect(sums).toEqual(
    ['evidence.json', 'evidence.html'].map(
      (name) => `${createHash('sha256').update(files.get(name)!).digest('hex')}  ${name}`,
    ),
  );
});

test('the page shows what people wrote as text', () => {
  const page = evidencePage(evidence);
  expect(page).not.toContain('<script');
  expect(page).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;x&#39; – 日本');
  expect(page).toContain("default-src 'none'");
  expect(page.match(/<p>None\.<\/p>/g)).toHaveLength(3);
});
