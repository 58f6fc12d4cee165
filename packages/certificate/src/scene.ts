// The landscape: three hills, the trail over the first one, and points along it. Coordinates are those of the page.
export type Point = { x: number; y: number };

const stepsPerCurve = 40;
const dotGap = 17;

/** A start, and three points for every cubic curve that follows. */
const curve = (...numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[2 * at]!, y: numbers[2 * at + 1]! }));

const far = curve(
  0,
  530,
  110,
  476,
  220,
  470,
  330,
  492,
  440,
  514,
  560,
  520,
  660,
  478,
  760,
  436,
  850,
  376,
  950,
  356,
  1020,
  342,
  1070,
  350,
  1123,
  364,
);
const middle = curve(
  0,
  642,
  150,
  604,
  290,
  600,
  430,
  620,
  570,
  640,
  690,
  638,
  820,
  596,
  950,
  554,
  1020,
  522,
  1123,
  510,
);
const near = curve(0, 664, 190, 618, 380, 620, 560, 642, 740, 664, 940, 658, 1123, 592);
const trail = curve(
  140,
  552,
  210,
  562,
  280,
  524,
  378,
  534,
  476,
  544,
  540,
  574,
  640,
  548,
  740,
  522,
  780,
  460,
  866,
  446,
  952,
  432,
  1006,
  400,
  1022,
  354,
);

/** How much a point belongs to the summit on the right: 0 up to x = 560, 1 from x = 980. */
function summit(x: number): number {
  const t = Math.min(1, Math.max(0, (x - 560) / 420));
  return t * t * (3 - 2 * t);
}

/** Points on a curve. They are moved instead of the curve's control points, so that it stays smooth. */
function pointsOf(curve: Point[], left: number, right: number): Point[] {
  const points = [curve[0]!];
  for (let at = 0; at + 3 < curve.length; at += 3) {
    const [a, b, c, d] = curve.slice(at, at + 4) as [Point, Point, Point, Point];
    for (let step = 1; step <= stepsPerCurve; step++) {
      const t = step / stepsPerCurve;
      const along = (axis: 'x' | 'y') =>
        (1 - t) ** 3 * a[axis] +
        3 * (1 - t) ** 2 * t * b[axis] +
        3 * (1 - t) * t * t * c[axis] +
        t ** 3 * d[axis];
      points.push({ x: along('x'), y: along('y') });
    }
  }
  return points.map(({ x, y }) => ({ x, y: y + left + (right - left) * summit(x) }));
}

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

const lengthOf = (points: Point[]) =>
  points.slice(1).reduce((sum, b, at) => sum + distance(points[at]!, b), 0);

/** The point at a distance from the start of a line. */
function pointAt(points: Point[], length: number): Point {
  let rest = length;
  for (const [at, b] of points.slice(1).entries()) {
    const a = points[at]!;
    const step = distance(a, b);
    if (rest <= step) return { x: a.x + ((b.x - a.x) * rest) / step, y: a.y + ((b.y - a.y) * rest) / step };
    rest -= step;
  }
  return points.at(-1)!;
}

/** Distances of dots between two waypoints, evenly and with the same gap on both sides. */
function dotsBetween(from: number, to: number): number[] {
  const count = Math.max(0, Math.round((to - from) / dotGap));
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / Math.max(1, count));
}

export type Scene = ReturnType<typeof createScene>;

/** `left` and `right` move the land down; `isLow` lowers the hills in front, for a list on the first one. */
export function createScene({
  left,
  right,
  isLow,
  stops,
}: {
  left: number;
  right: number;
  isLow: boolean;
  stops: number;
}) {
  const path = pointsOf(trail, left, right);
  const length = lengthOf(path);
  const spacing = length / stops;
  const radius = isLow ? Math.min(13, spacing * 0.32) : 19;
  const distances = Array.from({ length: stops }, (_, at) => (stops === 1 ? length / 2 : at * spacing));
  const clear = radius + 11;
  const dots = [
    ...(stops === 1 ? dotsBetween(0, distances[0]! - clear) : []),
    ...distances.flatMap((from, at) => {
      const next = distances[at + 1];
      const to = next === undefined ? length : next - clear;
      return to > from + clear ? dotsBetween(from + clear, to) : [(from + to + clear) / 2];
    }),
  ];
  return {
    radius,
    far: pointsOf(far, left, right),
    middle: pointsOf(middle, isLow ? 30 : 0, isLow ? 98 : right / 2),
    near: pointsOf(near, isLow ? 16 : 0, isLow ? 16 : 0),
    trail: path,
    summit: path.at(-1)!,
    sun: { x: 930, y: 382 + right },
    dots: dots.map((at) => pointAt(path, at)),
    waypoints: distances.map((at) => pointAt(path, at)),
  };
}
