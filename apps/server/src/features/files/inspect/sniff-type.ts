// Detects a file's type from its bytes. The name and the declared type only choose between two kinds of text or two
// kinds of the same container.
import { open } from 'node:fs/promises';
import { submissionFileTypes as types } from '@questline/contract/plain';
import { typeOfName } from '../files.rules.ts';
import { readOfficeType } from './office-container.ts';
import { isText } from './plain-text.ts';
import { isSvg } from './svg-checks.ts';

export const gif = 'image/gif';
export const svg = 'image/svg+xml';

const headBytes = 4_096;

export async function sniffType(path: string, name: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    const promised = typeOfName(name);
    const type = byMagic(head, promised);
    if (type === 'zip') return await readOfficeType(file);
    if (type) return type;
    if (isSvg(head.toString('utf8'))) return svg;
    const isPlain = promised === types.txt || promised === types.csv;
    return isPlain && (await isText(file)) ? promised : undefined;
  } finally {
    await file.close();
  }
}

function byMagic(head: Buffer, promised: string | undefined): string | undefined {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return types.png;
  if (text(0, 3) === '\xff\xd8\xff') return types.jpg;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return types.webp;
  if (/^GIF8[79]a/.test(text(0, 6))) return gif;
  if (text(0, 1_024).includes('%PDF-')) return types.pdf;
  if (text(0, 4) === 'PK\x03\x04') return 'zip';
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return /\x42\x82.webm/s.test(text(4, 64)) ? types.webm : undefined;
  if (text(4, 8) === 'ftyp') return byBrand(text(8, 12), promised);
  // QuickTime files that predate brands.
  if (/^(moov|wide|mdat|free|skip)$/.test(text(4, 8))) return types.mov;
  return isMp3(head) ? types.mp3 : undefined;
}

function byBrand(brand: string, promised: string | undefined): string | undefined {
  if (brand === 'qt  ') return types.mov;
  if (/^M4[AB] $/.test(brand)) return types.m4a;
  if (!/^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|f4v |3gp\d)$/.test(brand)) return undefined;
  return promised === types.m4a ? types.m4a : types.mp4;
}

function isMp3(head: Buffer): boolean {
  if (head.toString('latin1', 0, 3) === 'ID3') return true;
  const [sync = 0, version = 0, rates = 0] = head;
  const layer3 = (version & 0b110) === 0b010;
  const isKnownVersion = (version & 0b11000) !== 0b01000;
  const isKnownRate = rates >> 4 !== 0b1111 && (rates & 0b1100) !== 0b1100;
  return sync === 0xff && (version & 0xe0) === 0xe0 && isKnownVersion && layer3 && isKnownRate;
}
