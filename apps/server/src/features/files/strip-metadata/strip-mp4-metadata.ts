// Strips MP4, MOV and M4A files, which are nested boxes. Metadata boxes (udta, meta, uuid) become free space; a track
// that is neither video nor sound, such as GPS positions, becomes free space together with its samples.

type Box = { type: string; start: number; body: number; end: number };

const describing = new Set(['udta', 'meta', 'uuid']);
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** hdlr types of tracks to keep; any other track could reveal the location. */
const heardOrSeen = new Set(['vide', 'soun', 'subt', 'text', 'sbtl', 'clcp', 'hint', 'tmcd', 'auxv', 'pict']);
/** moov, trak, mdia, minf, stbl and their children. */
const deepest = 6;
/** Per box. A fragmented 100 MB recording has about ten thousand. */
const maxChildren = 100_000;

/** Returns false if the file isn't structured like a movie. */
export function stripMp4Metadata(bytes: Buffer): boolean {
  const samples: Stretch[] = [];
  const whole = { type: '', start: 0, body: 0, end: bytes.length };
  const boxes = childrenOf(bytes, whole, 0);
  if (!boxes?.some(({ type }) => type === 'moov') || !stripBoxes(bytes, boxes, 1, samples)) return false;
  // Overlapping samples are invalid, and blanking them repeatedly would take forever.
  if (samples.reduce((sum, { length }) => sum + length, 0) > bytes.length) return false;
  const within = (at: number) => Math.min(at, bytes.length);
  for (const { offset, length } of samples) bytes.fill(0, within(offset), within(offset + length));
  return true;
}

type Stretch = { offset: number; length: number };

/** Adds the parts of the file that must also be blanked to `samples`. */
function stripBoxes(bytes: Buffer, boxes: Box[], depth: number, samples: Stretch[]): boolean {
  for (const box of boxes) {
    const isTold = box.type === 'trak' && depth > 1 && !heardOrSeen.has(handlerOf(bytes, box));
    if (isTold) for (const stretch of samplesOf(bytes, box)) samples.push(stretch);
    if (isTold || describing.has(box.type)) {
      bytes.write('free', box.start + 4, 'latin1');
      bytes.fill(0, box.body, box.end);
    } else if (containers.has(box.type) && (depth > 1 || box.type === 'moov')) {
      const children = depth < deepest ? childrenOf(bytes, box) : undefined;
      if (!children || !stripBoxes(bytes, children, depth + 1, samples)) return false;
    }
  }
  return true;
}

/** `end` is where the parent ends. Size 0 means up to there; size 1 means a 64-bit size follows. */
function readBox(bytes: Buffer, at: number, end: number): Box | undefined {
  if (at + 8 > end) return undefined;
  const short = bytes.readUInt32BE(at);
  if (short === 1 && at + 16 > end) return undefined;
  const size = short === 0 ? end - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  const head = short === 1 ? 16 : 8;
  if (size < head || at + size > end) return undefined;
  return { type: bytes.toString('latin1', at + 4, at + 8), start: at, body: at + head, end: at + size };
}

/** QuickTime ends some lists with four zero bytes, so up to `mayFollow` bytes may remain after the last box. */
function childrenOf(bytes: Buffer, parent: Box, mayFollow = 7): Box[] | undefined {
  const children: Box[] = [];
  for (let at = parent.body; parent.end - at > mayFollow;) {
    const box = readBox(bytes, at, parent.end);
    if (!box || children.length === maxChildren) return undefined;
    children.push(box);
    at = box.end;
  }
  return children;
}

function find(bytes: Buffer, from: Box, ...path: string[]): Box | undefined {
  let box: Box | undefined = from;
  for (const type of path) box = box && childrenOf(bytes, box)?.find((child) => child.type === type);
  return box;
}

function handlerOf(bytes: Buffer, track: Box): string {
  const handler = find(bytes, track, 'mdia', 'hdlr');
  return handler ? bytes.toString('latin1', handler.body + 8, handler.body + 12) : '';
}

/** Locates a track's samples from its tables of chunk offsets, samples per chunk and sample sizes. */
function samplesOf(bytes: Buffer, track: Box): Stretch[] {
  const table = find(bytes, track, 'mdia', 'minf', 'stbl');
  const [sizes, runs] = ['stsz', 'stsc'].map((type) => table && find(bytes, table, type));
  const [short, long] = ['stco', 'co64'].map((type) => table && find(bytes, table, type));
  const chunks = short ?? long;
  if (!sizes || !runs || !chunks) return [];
  const word = (box: Box, n: number) => {
    const at = box.body + 4 * n;
    return at + 4 <= box.end ? bytes.readUInt32BE(at) : 0;
  };
  const wordsOf = (box: Box) => Math.floor((box.end - box.body) / 4);
  const offsetOf = (chunk: number) =>
    short ? word(short, 2 + chunk) : word(long!, 2 + 2 * chunk) * 2 ** 32 + word(long!, 3 + 2 * chunk);
  const sameSize = word(sizes, 1);

  const stretches: Stretch[] = [];
  // The tables may claim billions of entries; count only those that exist.
  const chunkCount = Math.min(word(chunks, 1), wordsOf(chunks));
  const runCount = Math.min(word(runs, 1), wordsOf(runs));
  const sampleCount = sameSize ? word(sizes, 2) : Math.min(word(sizes, 2), wordsOf(sizes));
  let [run, sample] = [0, 0];
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    while (run + 1 < runCount && word(runs, 2 + 3 * (run + 1)) <= chunk + 1) run++;
    const count = Math.min(word(runs, 3 + 3 * run), sampleCount - sample);
    let length = sameSize * count;
    if (!sameSize) for (let n = 0; n < count; n++) length += word(sizes, 3 + sample + n);
    sample += count;
    stretches.push({ offset: offsetOf(chunk), length });
  }
  return stretches;
}
