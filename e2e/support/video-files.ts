// A WebM video made from two frames, without an encoder: a lossy WebP image is a key frame of VP8.
import type { Page } from '@playwright/test';
import { bytesOf } from './image-files.ts';

const framesPerSecond = 10;
const [width, height] = [640, 360];

/** Noise, so that the frame is large: dark or bright. */
const frame = async (page: Page, darkest: number): Promise<Buffer<ArrayBuffer>> => {
  const image = await page.evaluate(
    ([width, height, darkest]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { alpha: false })!;
      const pixels = context.createImageData(width, height);
      for (let i = 0; i < pixels.data.length; i++)
        pixels.data[i] = i % 4 === 3 ? 255 : darkest + Math.random() * 80;
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL('image/webp', 0.98);
    },
    [width, height, darkest] as const,
  );
  const bytes = bytesOf(image);
  const at = bytes.indexOf('VP8 ');
  return bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
};

const element = (id: string, ...content: Buffer[]): Buffer<ArrayBuffer> => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.reduce((sum, { length }) => sum + length, 0)));
  return Buffer.concat([Buffer.from(id, 'hex'), size, ...content]);
};
const number = (id: string, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
};
const text = (id: string, value: string) => element(id, Buffer.from(value));
const decimal = (id: string, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

/** One second of the same frame. */
const cluster = (second: number, picture: Buffer) =>
  element(
    '1f43b675',
    number('e7', second * 1_000),
    ...Array.from({ length: framesPerSecond }, (_, n) => {
      const head = Buffer.from([0x81, 0, 0, 0x80]);
      head.writeInt16BE((n * 1_000) / framesPerSecond, 1);
      return element('a3', head, picture);
    }),
  );

/** The first half is dark and the second one bright. */
export async function largeVideo(page: Page, megabytes: number): Promise<Buffer<ArrayBuffer>> {
  const [dark, bright] = [await frame(page, 0), await frame(page, 175)];
  const [night, day] = [cluster(0, dark), cluster(0, bright)];
  const half = Math.ceil((megabytes * 1_000_000) / (night.length + day.length));
  const info = element('1549a966', number('2ad7b1', 1_000_000), decimal('4489', half * 2_000));
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      number('d7', 1),
      number('73c5', 1),
      number('83', 1),
      text('86', 'V_VP8'),
      element('e0', number('b0', width), number('ba', height)),
    ),
  );
  const lengthOf = (second: number) => (second < half ? night : day).length;
  const cuesWith = (start: number) => {
    let at = start;
    const points = Array.from({ length: half * 2 }, (_, second) => {
      const point = element(
        'bb',
        number('b3', second * 1_000),
        element('b7', number('f7', 1), number('f1', at)),
      );
      at += lengthOf(second);
      return point;
    });
    return element('1c53bb6b', ...points);
  };
  // All numbers have the same length, so the cues are as long as with the right positions.
  const cues = cuesWith(info.length + tracks.length + cuesWith(0).length);
  const clusters = Array.from({ length: half * 2 }, (_, second) =>
    cluster(second, second < half ? dark : bright),
  );
  const head = Buffer.from('\x1a\x45\xdf\xa3\x8f\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02', 'latin1');
  return Buffer.concat([head, element('18538067', info, tracks, cues, ...clusters)]);
}
