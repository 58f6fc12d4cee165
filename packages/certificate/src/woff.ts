import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;

/**
 * Unpacks a WOFF file into the TrueType font inside it. fontkit reads WOFF, but inflates the whole table of outlines
 * again for every glyph: a certificate took ten times as long.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let at = 0; at < count; at++) {
    const from = headerBytes + entryBytes * at;
    const [offset, packedBytes, bytes, checksum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(from + field),
    );
    const packed = woff.subarray(offset, offset! + packedBytes!);
    const to = 12 + 16 * at;
    woff.copy(directory, to, from, from + 4);
    [checksum, end, bytes].forEach((value, field) => directory.writeUInt32BE(value!, to + 4 + 4 * field));
    const padding = Buffer.alloc(-bytes! & 3);
    parts.push(packedBytes! < bytes! ? inflateSync(packed) : packed, padding);
    end += bytes! + padding.length;
  }
  return Buffer.concat(parts);
}
