// MP4, MOV and M4A are boxes in boxes. Boxes that describe (udta, meta, uuid) become free space; a track that records
// something other than picture and sound, such as a camera's positions, becomes free space with its samples.
import type { Bytes } from './silence-video.ts';

type Box = { type: string; start: number; body: number; end: number };

const describing = new Set(['udta', 'meta', 'uuid']);
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** hdlr's words for what a track holds; everything else is free to tell where it was. */
const heardOrSeen = new Set(['vide', 'soun', 'subt', 'text', 'sbtl', 'clcp', 'hint', 'tmcd', 'auxv', 'pict']);
const indexMostBytes = 64 * 1024 * 1024;

export async function silenceMovie(bytes: Bytes): Promise<boolean> {
  let hasIndex = false;
  for (let at = 0; at < bytes.size;) {
    const box = readBox(await bytes.read(at, 16), 0, bytes.size - at);
    if (!box) return false;
    if (describing.has(box.type)) {
      await bytes.write(at + 4, Buffer.from('free'));
      await bytes.blank(at + box.body, box.end - box.body);
    }
    if (box.type === 'moov') {
      if (box.end > indexMostBytes) return false;
      const index = await bytes.read(at, box.end);
      const hushed = hush(index, box);
      if (!hushed) return false;
      await bytes.write(at, index);
      for (const { offset, length } of hushed) await bytes.blank(offset, length);
      hasIndex = true;
    }
    at += box.end;
  }
  return hasIndex;
}

type Stretch = { offset: number; length: number };

/** Changes the index and says which stretches of the file must be blanked with it. */
function hush(index: Buffer, box: Box): Stretch[] | undefined {
  const stretches: Stretch[] = [];
  const children = childrenOf(index, box);
  if (!children) return undefined;
  for (const child of children) {
    const isTold = child.type === 'trak' && !heardOrSeen.has(handlerOf(index, child));
    if (isTold) stretches.push(...samplesOf(index, child));
    if (isTold || describing.has(child.type)) {
      index.write('free', child.start + 4, 'latin1');
      index.fill(0, child.body, child.end);
    } else if (containers.has(child.type)) {
      const inner = hush(index, child);
      if (!inner) return undefined;
      stretches.push(...inner);
    }
  }
  return stretches;
}

/** `room`: how many bytes there are from `at` on. Sizes of 0 reach to the end, of 1 stand in 64 bits. */
function readBox(buffer: Buffer, at: number, room: number): Box | undefined {
  if (at + 8 > buffer.length) return undefined;
  const short = buffer.readUInt32BE(at);
  if (short === 1 && at + 16 > buffer.length) return undefined;
  const size = short === 0 ? room : short === 1 ? Number(buffer.readBigUInt64BE(at + 8)) : short;
  const head = short === 1 ? 16 : 8;
  if (size < head || size > room) return undefined;
  return { type: buffer.toString('latin1', at + 4, at + 8), start: at, body: at + head, end: at + size };
}

function childrenOf(index: Buffer, parent: Box): Box[] | undefined {
  const children: Box[] = [];
  for (let at = parent.body; at < parent.end;) {
    // QuickTime closes some lists with four zero bytes.
    if (parent.end - at < 8) break;
    const box = readBox(index, at, parent.end - at);
    if (!box) return undefined;
    children.push(box);
    at = box.end;
  }
  return children;
}

function find(index: Buffer, from: Box, ...path: string[]): Box | undefined {
  let box: Box | undefined = from;
  for (const type of path) box = box && childrenOf(index, box)?.find((child) => child.type === type);
  return box;
}

function handlerOf(index: Buffer, track: Box): string {
  const handler = find(index, track, 'mdia', 'hdlr');
  return handler ? index.toString('latin1', handler.body + 8, handler.body + 12) : '';
}

/** Where a track's samples lie: chunks by their offsets, each with so many samples of their sizes. */
function samplesOf(index: Buffer, track: Box): Stretch[] {
  const table = find(index, track, 'mdia', 'minf', 'stbl');
  const [sizes, runs] = ['stsz', 'stsc'].map((type) => table && find(index, table, type));
  const [short, long] = ['stco', 'co64'].map((type) => table && find(index, table, type));
  const chunks = short ?? long;
  if (!sizes || !runs || !chunks) return [];
  const word = (box: Box, n: number) => {
    const at = box.body + 4 * n;
    return at + 4 <= box.end ? index.readUInt32BE(at) : 0;
  };
  const offsetOf = (chunk: number) =>
    short ? word(short, 2 + chunk) : word(long!, 2 + 2 * chunk) * 2 ** 32 + word(long!, 3 + 2 * chunk);
  const sizeOf = (sample: number) => word(sizes, 1) || word(sizes, 3 + sample);

  const stretches: Stretch[] = [];
  const chunkCount = Math.min(word(chunks, 1), (chunks.end - chunks.body) / 4);
  let [run, sample] = [0, 0];
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    while (run + 1 < word(runs, 1) && word(runs, 2 + 3 * (run + 1)) <= chunk + 1) run++;
    let length = 0;
    const count = Math.min(word(runs, 3 + 3 * run), word(sizes, 2) - sample);
    for (const last = sample + count; sample < last; sample++) length += sizeOf(sample);
    stretches.push({ offset: offsetOf(chunk), length });
  }
  return stretches;
}
