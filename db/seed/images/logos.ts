// A logo for each company: two or three bold shapes on one color, readable at 32 pixels.
import { at, circle, color, dotted, line, moved, polygon, rect, ring, shape, svg, through } from './svg.ts';

const c = color;
const mark = (ground: string, ...body: string[]) => svg(256, 256, rect(0, 0, 256, 256, ground), ...body);
const around = (count: number, draw: (degrees: number) => string, from = 0, span = 360) =>
  Array.from({ length: count }, (_, i) => draw(from + (span / count) * i)).join('');

export const logos: Record<string, string> = {
  // The sun comes up behind a loaf.
  'sunny-side': mark(
    c.butter,
    around(7, (turn) => moved(128, 158, line('M0 -92V-120', c.sun, 15), 1, turn), -90 + 90 / 7, 180),
    shape('M56 158a72 72 0 0 1 144 0Z', c.sun),
    shape('M36 158h184v18a34 34 0 0 1 -34 34H70a34 34 0 0 1 -34 -34Z', c.coral),
    [84, 128, 172].map((x) => line(`M${x + 8} 172l-16 20`, c.butter, 10)).join(''),
  ),
  // A trail that climbs a mountain.
  trailhead: mark(
    c.trail,
    polygon(at('128 40, 244 222, 12 222'), c.sage),
    polygon(at('128 40, 160 90, 140 80, 126 96, 110 82, 97 89'), c.paper),
    dotted(at('84 214, 138 192, 112 164, 142 138, 126 108'), c.trail, 11),
    circle(128, 40, 17, c.sun),
  ),
  brightwave: mark(
    c.sky,
    ...[0, 1, 2].map((i) =>
      line(`M28 ${94 + i * 46}c34 -50 66 -50 100 0s66 50 100 0`, [c.sun, c.paper, c.mist][i]!, 24),
    ),
  ),
  // An open book, afloat.
  'harbor-lane': mark(
    c.haze,
    shape('M128 78C104 56 74 50 40 56v104c34 -6 64 0 88 22Z', c.coral),
    shape('M128 78c24 -22 54 -28 88 -22v104c-34 -6 -64 0 -88 22Z', c.ink),
    line('M30 206c16 -14 33 -14 49 0s33 14 49 0s33 -14 49 0s33 14 49 0', c.sky, 13),
  ),
  'second-spin': mark(
    c.mint,
    ring(88, 128, 58, c.ink, 22),
    ring(168, 128, 58, c.trail, 22),
    // The first wheel runs over the second one below.
    line('M140 154a58 58 0 0 1 -18 21', c.ink, 22),
    circle(88, 128, 15, c.sun),
    circle(168, 128, 15, c.sun),
  ),
  'willow-street': mark(
    c.coral,
    shape(
      'M128 122c32 0 62 32 62 60c0 20 -18 30 -38 26c-16 -3 -32 -3 -48 0c-20 4 -38 -6 -38 -26c0 -28 30 -60 62 -60Z',
      c.blush,
    ),
    [
      [62, 118, -28],
      [104, 78, -10],
      [152, 78, 10],
      [194, 118, 28],
    ]
      .map(([x, y, turn]) => moved(x!, y!, `<ellipse rx="21" ry="29" fill="${c.blush}"/>`, 1, turn))
      .join(''),
    shape('M128 196c-22 -14 -28 -24 -28 -34a14 14 0 0 1 28 -4a14 14 0 0 1 28 4c0 10 -6 20 -28 34Z', c.coral),
  ),
  // A cup in the mouth of the kiln.
  'kiln-and-clay': mark(
    c.honey,
    shape('M36 226V128a92 92 0 0 1 184 0v98Z', c.ink),
    shape('M68 226V130a60 60 0 0 1 120 0v96Z', c.coral),
    shape('M92 138h66v44a26 26 0 0 1 -26 26h-14a26 26 0 0 1 -26 -26Z', c.butter),
    line('M160 152h6a15 15 0 0 1 0 30h-8', c.butter, 10),
    rect(24, 214, 208, 18, c.ink, 9),
  ),
  'greenhouse-nine': mark(
    c.mint,
    shape('M40 118L128 42l88 76v102H40Z', c.trail),
    line('M128 220V140', c.mint, 14),
    shape('M128 172c-46 2 -62 -20 -64 -52c38 0 62 16 64 52Z', c.sage),
    shape('M128 148c0 -36 22 -54 62 -54c0 36 -22 56 -62 54Z', c.sun),
  ),
  tidepool: mark(
    c.sky,
    circle(128, 128, 104, c.mist),
    circle(128, 128, 78, c.haze),
    around(5, (turn) =>
      moved(128, 132, shape('M-19 -8C-15 -36 -10 -56 0 -66C10 -56 15 -36 19 -8Z', c.coral), 1, turn),
    ),
    circle(128, 132, 23, c.coral),
    around(5, (turn) => moved(128, 132, circle(0, -34, 5, c.blush), 1, turn)),
    circle(128, 132, 6, c.blush),
  ),
  // Threads over and under each other.
  rewoven: mark(
    c.sand,
    ...[0, 1, 2].map((i) => rect(36 + i * 66, 28, 52, 200, c.ink, 10)),
    ...[0, 1, 2].map((i) => rect(28, 36 + i * 66, 200, 52, [c.coral, c.sun, c.moss][i]!, 10)),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2]
        .filter((column) => (row + column) % 2 === 0)
        .map((column) => rect(36 + column * 66, 29 + row * 66, 52, 66, c.ink)),
    ),
  ),
  northlight: mark(
    c.ink,
    shape('M48 132a80 80 0 0 1 160 0Z', c.sun),
    ...[0, 1].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [top, bottom] = [148 + row * 36, 178 + row * 36];
        const x = (y: number, i: number) => 128 + (i - 1.5) * (50 + (y - 148) * 0.28);
        return polygon(
          [
            [x(top, column) + 3, top],
            [x(top, column + 1) - 3, top],
            [x(bottom, column + 1) - 3, bottom],
            [x(bottom, column) + 3, bottom],
          ],
          c.mist,
        );
      }),
    ),
  ),
  'meeple-corner': mark(
    c.sun,
    shape(
      'M128 38c25 0 39 17 39 38c0 9 -3 17 -7 23c36 8 66 20 66 40c0 15 -18 19 -45 17c6 18 22 36 30 52c4 9 -2 16 -11 16h-44c-14 0 -14 -28 -28 -28s-14 28 -28 28H56c-9 0 -15 -7 -11 -16c8 -16 24 -34 30 -52c-27 2 -45 -2 -45 -17c0 -20 30 -32 66 -40c-4 -6 -7 -14 -7 -23c0 -21 14 -38 39 -38Z',
      c.ink,
    ),
  ),
  // A falcon's wings and radio waves.
  'kestrel-radio': mark(
    c.ink,
    line(through(at('48 92, 78 58, 128 44, 178 58, 208 92')), c.moss, 14),
    line(through(at('76 110, 98 88, 128 80, 158 88, 180 110')), c.sage, 14),
    shape(
      'M128 150c-28 -34 -66 -36 -106 -16c38 6 62 24 82 52l24 34l24 -34c20 -28 44 -46 82 -52c-40 -20 -78 -18 -106 16Z',
      c.coral,
    ),
    circle(128, 124, 13, c.sun),
  ),
};
