// A numbered list of tasks below the trail, for many tasks or long titles.
import type { Block } from './block.ts';
import type { Point, Scene } from './scene.ts';
import type { Typesetter } from './typesetter.ts';

export type Item = { number: Block; title: Block; text: string };

const left = 64;
const width = 995;
const gap = 26;
const sizes = [14, 13, 12, 11, 10.5, 10, 9.5, 9];

/**
 * Undefined if there isn't enough room in a size of at least `minSize`. If `isLast`, long titles are cut off instead.
 */
export function fitColumns(
  type: Typesetter,
  titles: string[],
  scene: Scene,
  { minSize, isLast }: { minSize: number; isLast: boolean },
): Item[] | undefined {
  const below = (points: Point[]) => Math.max(...points.map(({ y }) => y)) + scene.radius + 14;
  const plain = scene.trail.filter(({ x }) => x < 640);
  const indentEm = titles.length > 9 ? 1.75 : 1.3;

  /** Spreads the tasks evenly over `count` columns, or fills one after another. */
  function arrange(size: number, count: number, maxLines: number, isEven: boolean): Item[] | undefined {
    const columnWidth = (width - gap * (count - 1)) / count;
    const indent = size * indentEm;
    const leading = size * 1.28;
    const share = (column: number) => (isEven ? Math.ceil((titles.length - column) / count) : Infinity);
    const columns = Array.from({ length: count }, (_, at) => {
      const x = left + at * (columnWidth + gap);
      const isHere = (point: Point) => point.x > x - 10 && point.x < x + columnWidth;
      const top = below([...plain, ...scene.trail.filter(isHere)]);
      const bottom = Math.min(...[...scene.middle, ...scene.near].filter(isHere).map(({ y }) => y)) - 10;
      return { x, top: top + size, bottom };
    });
    const items: Item[] = [];
    let used = 0;
    let inColumn = 0;
    let y = columns[0]!.top;
    for (const [at, title] of titles.entries()) {
      const lines = type.clamp({ text: title, face: 'semibold' }, (columnWidth - indent) / size, maxLines);
      const height = (lines.length - 1) * leading;
      if (inColumn === share(used) || (inColumn > 0 && y + height > columns[used]!.bottom)) {
        used++;
        inColumn = 0;
        y = columns[used]?.top ?? Infinity;
      }
      const column = columns[used];
      if (!column || y + height > column.bottom) return undefined;
      const { x } = column;
      const common = { y, size, leading, tracking: 0 };
      items.push({
        number: { ...common, x, lines: type.wrap([{ text: `${at + 1}`, face: 'bold' }], Infinity) },
        title: { ...common, x: x + indent, lines },
        text: title,
      });
      inColumn++;
      y += height + leading + size * 0.3;
    }
    return items;
  }

  const counts = titles.length === 4 ? [2, 3, 4, 5] : [3, 4, 5];
  const tries = sizes
    .filter((size) => size >= minSize)
    .flatMap((size) => counts.map((count) => ({ size, count })));
  for (const { size, count } of tries) {
    const items = arrange(size, count, Infinity, true);
    if (items) return items;
  }
  if (!isLast) return undefined;
  for (const maxLines of [Infinity, 3, 2, 1]) {
    for (const count of counts) {
      const items = arrange(minSize, count, maxLines, true) ?? arrange(minSize, count, maxLines, false);
      if (items) return items;
    }
  }
  return undefined;
}
