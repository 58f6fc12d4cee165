// Recognizes text as content without control characters: UTF-8, UTF-16 with a byte order mark, or the single-byte
// encoding that spreadsheets write.
import type { FileHandle } from 'node:fs/promises';

const control = /(?![\t\n\v\f\r])[\p{Cc}&&[\0-\x7f]]/v;

export async function isText(file: FileHandle): Promise<boolean> {
  const bytes = await file.readFile();
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = decoded(bytes, label) ?? (label === 'utf-8' ? decoded(bytes, 'windows-1252') : undefined);
  return text !== undefined && !control.test(text);
}

function decoded(bytes: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
