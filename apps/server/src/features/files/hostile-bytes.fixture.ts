// Hostile test files of any size that try to keep the inspection busy. Each is about `bytes` long.

const filled = (part: string | Buffer, bytes: number): Buffer => {
  const whole = Buffer.from(part as string, 'latin1');
  return Buffer.alloc(Math.ceil(bytes / whole.length) * whole.length, whole);
};

/** Opens and closes comments over and over and turns out not to be an SVG. */
export const commentBomb = (bytes: number) =>
  Buffer.concat([filled('<!---->', bytes), Buffer.from('<nothing')]);

const drawing = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="1024" height="1024">${inside}</svg>`,
  );

export const nestedSvg = (bytes: number) => drawing('<g>'.repeat(bytes / 7) + '</g>'.repeat(bytes / 7));
export const filterBomb = (bytes: number) =>
  drawing(
    `<filter id="f">${'<feMorphology radius="99"/>'.repeat(bytes / 27)}</filter>
    <rect width="999" height="999" filter="url(#f)"/>`,
  );
/** A short SVG that passes every check and takes 15 seconds to render. */
export const dashBomb = drawing('<path d="M0 0L9999999 9999999" stroke="red" stroke-dasharray="0.01"/>');
/** Each element copies the previous one ten times. */
export const copyBomb = drawing(
  Array.from(
    { length: 9 },
    (_, n) => `<g id="g${n}">${`<use xlink:href="#g${n - 1}"/>`.repeat(10)}<path d="M0 0h9"/></g>`,
  ).join(''),
);

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
export const box = (type: string, ...body: Buffer[]): Buffer => {
  const inside = Buffer.concat(body);
  return Buffer.concat([word(8 + inside.length), Buffer.from(type, 'latin1'), inside]);
};
export const words = (...values: number[]) => Buffer.concat(values.map(word));

const movie = (...index: Buffer[]) =>
  Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', ...index)]);
/** A track whose samples must be blanked, with the tables that locate them. */
export const positionTrack = (sizes: Buffer, runs: Buffer, chunks: Buffer) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', words(0, 0), Buffer.from('camm'), words(0, 0, 0)),
      box('minf', box('stbl', box('stsz', sizes), box('stsc', runs), box('stco', chunks))),
    ),
  );

export const flatMovie = (bytes: number) => movie(filled(box('skip'), bytes));
export const describedMovie = (bytes: number) => Buffer.concat([movie(), filled(box('udta'), bytes)]);
/** Nested boxes, each reaching to the end of the file. */
export const nestedMovie = (bytes: number) => movie(filled('\0\0\0\0moov', bytes));
export const manyTracks = (bytes: number) =>
  movie(filled(positionTrack(words(0), words(0), words(0)), bytes));
/** Claims four billion samples in an empty table. */
export const endlessSamples = (bytes: number) =>
  movie(
    positionTrack(
      words(0, 0, 0xffffffff),
      words(0, 1, 1, 0xffffffff, 1),
      Buffer.concat([words(0, bytes / 4), Buffer.alloc(bytes)]),
    ),
  );
/** Every chunk covers the whole file. */
export const overlappingSamples = (bytes: number) =>
  movie(
    positionTrack(
      words(0, bytes, 0xffffffff),
      words(0, 1, 1, 1, 1),
      Buffer.concat([words(0, bytes / 4), Buffer.alloc(bytes)]),
    ),
  );

const webmHead = Buffer.from('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'latin1');
const segment = Buffer.from('18538067ff', 'hex');
export const flatWebm = (bytes: number) => Buffer.concat([webmHead, segment, filled('\xec\x80', bytes)]);
export const nestedWebm = (bytes: number) => Buffer.concat([webmHead, filled(segment, bytes)]);
export const taggedWebm = (bytes: number) =>
  Buffer.concat([webmHead, segment, filled(Buffer.from('1254c3678a00000000000000000000', 'hex'), bytes)]);

/** A central directory, and the end record that points to it. */
const zip = (table: Buffer, tail: Buffer = Buffer.alloc(0)) => {
  const end = Buffer.alloc(22);
  end.writeUInt32BE(0x504b0506, 0);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(4, 16);
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), table, end, tail]);
};
export const zipOf = (...entries: Buffer[]) => zip(Buffer.concat(entries));
export const zipEntry = (name: string, { unpackedBytes = 0, flags = 0 } = {}) => {
  const head = Buffer.alloc(46);
  head.writeUInt32BE(0x504b0102, 0);
  head.writeUInt16LE(flags, 8);
  head.writeUInt32LE(unpackedBytes, 24);
  head.writeUInt16LE(name.length, 28);
  return Buffer.concat([head, Buffer.from(name, 'latin1')]);
};
const crowded = (entry: Buffer, bytes: number) => zip(filled(entry, Math.min(bytes, 4_000_000)));
export const crowdedZip = (bytes: number) => crowded(zipEntry(''), bytes);
export const longNamesZip = (bytes: number) => crowded(zipEntry('../'.repeat(300).slice(1, -1)), bytes);
/** Repeats something that looks like the end record. */
export const manyEndsZip = (bytes: number) => zip(zipEntry('a'), filled('PK\x05\x05', bytes));
export const zipBomb = zipOf(
  zipEntry('[Content_Types].xml'),
  zipEntry('word/document.xml', { unpackedBytes: 0xfffffff0 }),
);

export const text = (part: string) => (bytes: number) => filled(part, bytes);
