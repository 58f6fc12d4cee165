// Draws two small PNG images pixel by pixel, like a student's photo or export.
import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [number, number, number];
type Painter = (x: number, y: number) => Color;

const paper: Color = [252, 250, 244];
const ink: Color = [22, 32, 58];
const sun: Color = [255, 197, 61];
const trail: Color = [11, 107, 74];
const glow: Color = [127, 224, 180];

const inside = (x: number, y: number, cx: number, cy: number, r: number) =>
  (x - cx) ** 2 + (y - cy) ** 2 < r * r;

const painters = {
  /** Three frames on paper: a sun, a loaf under a sun, a loaf in a sun. */
  sketches: (x, y) => {
    const [u, frame] = [x % 300, Math.floor(x / 300)];
    if (u < 20 || u > 280 || y < 60 || y > 580) return paper;
    if (u < 24 || u > 276 || y < 64 || y > 576) return ink;
    if (frame > 0 && inside(u, y * 1.6, 150, frame === 1 ? 720 : 512, 70)) return frame === 1 ? trail : paper;
    if (inside(u, y, 150, frame === 1 ? 220 : 320, frame === 2 ? 105 : 70)) return sun;
    return paper;
  },
  /** A night sky with a moon, the sea, and lights in it. */
  night: (x, y) => {
    if (inside(x, y, 440, 210, 90) && !inside(x, y, 400, 190, 84)) return sun;
    const wave = 520 + 18 * Math.sin(x / 60);
    if (y > wave && inside(x % 90, (y + 40 * Math.floor(x / 90)) % 120, 45, 60, 5)) return glow;
    return y > wave + 160 ? [8, 85, 59] : y > wave ? trail : ink;
  },
} satisfies Record<string, Painter>;

export function paintPng(width: number, height: number, image: keyof typeof painters): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(painters[image](x, y), y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
