// Titles of tasks beside their waypoints, where there is room for all of them.
import type { Block } from './block.ts';
import type { Point, Scene } from './scene.ts';
import type { Typesetter } from './typesetter.ts';

const size = 14.5;
const leading = 18;
const dot = 3.5;
/** With more tasks than this, a list is easier to read. */
const maxLabels = 6;

type Box = { left: number; right: number; top: number; bottom: number };
type Label = { block: Block; box: Box };

const overlap = (a: Box, b: Box, gap: number) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;

const isInside = ({ x, y }: Point, { left, right, top, bottom }: Box, gap: number) =>
  x > left - gap && x < right + gap && y > top - gap && y < bottom + gap;

/** Undefined if a title doesn't fit anywhere near its waypoint. */
export function placeLabels(type: Typesetter, titles: string[], scene: Scene): Label[] | undefined {
  if (titles.length > maxLabels) return undefined;
  const { radius } = scene;
  const placed: Label[] = [];

  const isFree = (box: Box) =>
    box.left > 40 &&
    box.right < 1083 &&
    placed.every((other) => !overlap(box, other.box, 12)) &&
    scene.dots.every((point) => !isInside(point, box, dot + 5)) &&
    scene.waypoints.every((point) => !isInside(point, box, radius + 3)) &&
    scene.middle.every((point) => point.x < box.left || point.x > box.right || point.y > box.bottom + 6) &&
    scene.far.every((point) => point.x < box.left || point.x > box.right || point.y < box.top - 6);

  function place(title: string, { x, y }: Point): Label | undefined {
    for (const maxWidth of [200, 160, 130]) {
      const lines = type.balance([{ text: title, face: 'semibold' }], maxWidth / size);
      if (lines.length > 3) continue;
      const width = Math.max(...lines.map((line) => line.width)) * size;
      const height = (lines.length - 1) * leading + size;
      for (const shift of [0, 0.25, 0.5, -0.25, -0.5]) {
        for (const top of [y + radius + 12, y - radius - 10 - height]) {
          const left = x + shift * width - width / 2;
          const box = { left, right: left + width, top, bottom: top + height };
          const block = { x: left + width / 2, y: top + size * 0.8, lines, size, leading, tracking: 0 };
          if (isFree(box)) return { block, box };
        }
      }
    }
    return undefined;
  }

  for (const [at, title] of titles.entries()) {
    const label = place(title, scene.waypoints[at]!);
    if (!label) return undefined;
    placed.push(label);
  }
  return placed;
}
