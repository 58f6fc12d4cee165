import { expect, test } from 'vitest';
import { qrPath } from './qr.ts';

/** Whether a point is inside the path, as SVG and PDF fill it. */
function isDark(path: string, x: number, y: number): boolean {
  let winding = 0;
  for (const part of path.split('Z').filter(Boolean)) {
    const corners = part
      .slice(1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number) as [number, number]);
    for (const [at, [x1, y1]] of corners.entries()) {
      const [x2, y2] = corners[(at + 1) % corners.length]!;
      if (x1 === x2 && x1 > x && y1 > y !== y2 > y) winding += y2 > y1 ? 1 : -1;
    }
  }
  return winding !== 0;
}

const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

test('draws a finder pattern in three corners', () => {
  const { size, path } = qrPath('https://questline.example/verify/7KQ2-M9XD-4TRA-HW6V');
  expect(size).toBe(33);
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    const drawn = finder.map((row, y) =>
      Array.from(row, (_, x) => (isDark(path, left + x + 0.5, top + y + 0.5) ? '#' : '.')).join(''),
    );
    expect(drawn).toEqual(finder);
  }
});

test('a longer text needs a larger code', () => {
  expect(qrPath('https://questline.example/verify/'.repeat(4)).size).toBeGreaterThan(33);
});
