// Image files, valid and hostile, most of them made byte by byte.
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

type PickedFile = { name: string; mimeType: string; buffer: Buffer };

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

function png(width: number, height: number, bits: number, colors: 0 | 2, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bits, 8);
  header.writeUInt8(colors, 9);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const picked = (name: string, buffer: Buffer, mimeType = 'image/png'): PickedFile => ({
  name,
  mimeType,
  buffer,
});

/** A light sky above dark ground, so that cropping is visible. */
export function sunrise(width: number, height: number, name = 'sunrise.png'): PickedFile {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ground = y > height * (0.66 + 0.08 * Math.sin((6 * x) / width));
      const light = 1 - y / height;
      const color = ground ? [24, 74, 58] : [255, 150 + 80 * light, 70 + 120 * (x / width)];
      rows.set(color, y * (1 + 3 * width) + 1 + 3 * x);
    }
  return picked(name, png(width, height, 8, 2, rows));
}

/** A JPEG, encoded by the browser: a PNG of this size takes seconds. */
export async function drawnPhoto(page: Page, width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const url = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      const sky = context.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, 'gold');
      sky.addColorStop(1, 'teal');
      context.fillStyle = sky;
      context.fillRect(0, 0, width, height);
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  return bytesOf(url);
}

/** The content of a data: URL. Playwright takes seconds to pass the same as an array. */
export const bytesOf = (url: string): Buffer<ArrayBuffer> => Buffer.from(url.split(',')[1]!, 'base64');

/** A few kilobytes that decode to a huge image. */
export const hugeImage = (side: number): PickedFile =>
  picked('huge.png', png(side, side, 1, 0, Buffer.alloc(side * (Math.ceil(side / 8) + 1))));

export const largeImage = (megabytes: number): PickedFile =>
  picked('large.png', Buffer.concat([sunrise(40, 40).buffer, Buffer.alloc(megabytes * 1024 * 1024)]));

export const pageAsImage = (): PickedFile =>
  picked('page.png', Buffer.from('<!doctype html><script>document.title = "run"</script>'));

export const logoWithScript = (): PickedFile =>
  picked(
    'logo.svg',
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" onload="document.title = 'run'">
        <script>document.title = 'run'</script>
        <circle cx="50" cy="50" r="44" fill="#f5b83d"/><path d="M28 62 50 26l22 36z" fill="#123"/>
      </svg>`,
    ),
    'image/svg+xml',
  );
