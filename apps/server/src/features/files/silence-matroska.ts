// WebM is elements in elements. Tags, attachments and nothing else become void: the same length, no content.
import type { Bytes } from './silence-video.ts';

const segment = 0x18538067;
const cluster = 0x1f43b675;
const describing = new Set([0x1254c367, 0x1941a469]);

type Element = { id: number; head: number; size: number | undefined };

export async function silenceMatroska(bytes: Bytes): Promise<boolean> {
  for (let at = 0; at < bytes.size;) {
    const element = readElement(await bytes.read(at, 12));
    if (!element) return false;
    const { id, head, size } = element;
    // What a browser records ends when the stream does: its length is unknown, its children follow.
    if (id === segment || size === undefined) {
      if (id !== segment && id !== cluster) return false;
      at += head;
      continue;
    }
    // Recordings that were cut off are still watched.
    const whole = Math.min(head + size, bytes.size - at);
    // Shorter ones have no room to say anything.
    if (describing.has(id) && whole >= 9) {
      await bytes.write(at, voidOf(whole));
      await bytes.blank(at + 9, whole - 9);
    }
    at += whole;
  }
  return true;
}

function readElement(head: Buffer): Element | undefined {
  const idLength = Math.clz32((head[0] ?? 0) << 24) + 1;
  if (idLength > 4 || head.length < idLength + 1) return undefined;
  const sizeLength = Math.clz32(head[idLength]! << 24) + 1;
  if (sizeLength > 8 || head.length < idLength + sizeLength) return undefined;
  let size = BigInt(head[idLength]! & (0xff >> sizeLength));
  for (let n = 1; n < sizeLength; n++) size = (size << 8n) | BigInt(head[idLength + n]!);
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return {
    id: head.readUIntBE(0, idLength),
    head: idLength + sizeLength,
    size: isUnknown ? undefined : Number(size),
  };
}

/** The head of a void element, its length in eight bytes. */
function voidOf(whole: number): Buffer {
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE((1n << 56n) | BigInt(whole - 9), 1);
  return head;
}
