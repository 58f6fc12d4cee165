// Strips WebM files, which are nested elements. Tags and attachments become void elements of the same length.
const segment = 0x18538067;
const cluster = 0x1f43b675;
const describing = new Set([0x1254c367, 0x1941a469]);

type Element = { id: number; head: number; size: number | undefined };

export function stripWebmMetadata(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length;) {
    const element = readElement(bytes, at);
    if (!element) return false;
    const { id, head, size } = element;
    // A browser recording has an unknown length: its children follow until the stream ends.
    if (id === segment || size === undefined) {
      if (id !== segment && id !== cluster) return false;
      at += head;
      continue;
    }
    // Truncated recordings are still accepted.
    const whole = Math.min(head + size, bytes.length - at);
    // Shorter elements are too small to contain metadata.
    if (describing.has(id) && whole >= 9) {
      bytes[at] = 0xec;
      bytes.writeBigUInt64BE((1n << 56n) | BigInt(whole - 9), at + 1);
      bytes.fill(0, at + 9, at + whole);
    }
    at += whole;
  }
  return true;
}

function readElement(bytes: Buffer, at: number): Element | undefined {
  const room = bytes.length - at;
  const idLength = Math.clz32((bytes[at] ?? 0) << 24) + 1;
  if (idLength > 4 || room < idLength + 1) return undefined;
  const sizeAt = at + idLength;
  const sizeLength = Math.clz32(bytes[sizeAt]! << 24) + 1;
  if (sizeLength > 8 || room < idLength + sizeLength) return undefined;
  const mask = 0xff >> sizeLength;
  // Inexact beyond 2 ** 53, which is far beyond the end of any file.
  let size = bytes[sizeAt]! & mask;
  let isUnknown = size === mask;
  for (let n = 1; n < sizeLength; n++) {
    const byte = bytes[sizeAt + n]!;
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return {
    id: bytes.readUIntBE(at, idLength),
    head: idLength + sizeLength,
    size: isUnknown ? undefined : size,
  };
}
