// Identifies the Office document in a ZIP container from its central directory alone; nothing is ever unpacked.
// Macros, encryption and zip bombs are refused.
import type { FileHandle } from 'node:fs/promises';
import { submissionFileTypes as types } from '@questline/contract/plain';

const parts: Record<string, string> = {
  'word/document.xml': types.docx,
  'ppt/presentation.xml': types.pptx,
  'xl/workbook.xml': types.xlsx,
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const commentMaxBytes = 65_535;
const tableMaxBytes = 4 * 1024 * 1024;
const unpackedMaxBytes = 1024 ** 3;
const encryptedFlag = 1;

type Entry = { name: string; encrypted: boolean; unpackedBytes: number };

export async function readOfficeType(file: FileHandle): Promise<string | undefined> {
  const entries = await readEntries(file);
  if (!entries) return undefined;
  const names = new Set(entries.map(({ name }) => name));
  const isHarmful =
    entries.some(({ name, encrypted }) => encrypted || /vbaProject|\.\.[/\\]|^[/\\]/i.test(name)) ||
    entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > unpackedMaxBytes;
  if (isHarmful || !names.has('[Content_Types].xml')) return undefined;
  const found = Object.keys(parts).filter((part) => names.has(part));
  return found.length === 1 ? parts[found[0]!] : undefined;
}

async function readEntries(file: FileHandle): Promise<Entry[] | undefined> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - endBytes - commentMaxBytes), size);
  let end = tail.length - endBytes;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end--;
  if (end < 0) return undefined;
  const [bytes, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (bytes > tableMaxBytes || start + bytes > size) return undefined;

  const table = await readAt(file, start, start + bytes);
  const entries: Entry[] = [];
  for (let at = 0; at < table.length;) {
    if (at + 46 > table.length || table.readUInt32LE(at) !== entrySignature) return undefined;
    const nameBytes = table.readUInt16LE(at + 28);
    entries.push({
      name: table.toString('utf8', at + 46, at + 46 + nameBytes),
      encrypted: (table.readUInt16LE(at + 8) & encryptedFlag) !== 0,
      unpackedBytes: table.readUInt32LE(at + 24),
    });
    at += 46 + nameBytes + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
  }
  return entries;
}

async function readAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.subarray(0, bytesRead);
}
