// Abstract avatars for students: four tiles of simple shapes, never a face.
import { createHash } from 'node:crypto';
import { circle, color as c, moved, rect, ring, shape, svg } from './svg.ts';

const palettes = [
  [c.butter, c.sun, c.coral, c.ink],
  [c.mint, c.trail, c.sun, c.ink],
  [c.haze, c.sky, c.sun, c.coral],
  [c.blush, c.coral, c.ink, c.honey],
  [c.mint, c.moss, c.coral, c.butter],
  [c.haze, c.sky, c.sage, c.ink],
  [c.sand, c.trail, c.peach, c.ink],
  [c.butter, c.sky, c.coral, c.sun],
] as const;

// Each fills a tile of 128 with two colors.
const tiles: ((a: string, b: string) => string)[] = [
  (a) => shape('M0 0H128A128 128 0 0 1 0 128Z', a),
  (a, b) => shape('M0 0H128A128 128 0 0 1 0 128Z', a) + shape('M0 0H64A64 64 0 0 1 0 64Z', b),
  (a) => shape('M0 64a64 64 0 0 1 128 0Z', a) + shape('M0 128a64 64 0 0 1 128 0Z', a),
  (a, b) => circle(64, 64, 46, a) + circle(64, 64, 18, b),
  (a, b) => rect(0, 0, 128, 128, a) + circle(64, 64, 40, b),
  (a) => shape('M0 0A128 128 0 0 0 128 128A128 128 0 0 0 0 0Z', a),
  (a, b) => rect(0, 0, 128, 128, a) + shape('M0 128A128 128 0 0 1 128 0V128Z', b),
  (a) => [32, 64, 96].flatMap((x) => [32, 64, 96].map((y) => circle(x, y, 9, a))).join(''),
  (a) => [28, 64, 100].map((r) => ring(0, 128, r, a, 16)).join(''),
  (a, b) => shape('M0 0L128 128H0Z', a) + circle(92, 36, 22, b),
];

export function drawAvatar(slug: string): string {
  const bytes = createHash('sha256').update(`avatar:${slug}`).digest();
  const [ground, ...inks] = palettes[bytes[0]! % palettes.length]!;
  // Four different tiles, each rotated independently.
  const order = tiles.map((tile, i) => ({ tile, rank: bytes[i + 1]! })).toSorted((a, b) => a.rank - b.rank);
  const body = [0, 1, 2, 3].map((i) => {
    const turn = (bytes[20 + i]! % 4) * 90;
    const [a, b] = [inks[(bytes[12 + i]! + i) % 3]!, inks[(bytes[12 + i]! + i + 1) % 3]!];
    const tile = moved(64, 64, moved(-64, -64, order[i]!.tile(a, b)), 1, turn);
    const clip = `<svg x="${(i % 2) * 128}" y="${Math.floor(i / 2) * 128}" width="128" height="128">${tile}</svg>`;
    return clip;
  });
  return svg(256, 256, rect(0, 0, 256, 256, ground), ...body);
}
