// Houses, trees, pots and other parts of scenes. Each is placed on y = 0 at x = 0.
import { circle, color as c, line, moved, polygon, rect, shape, type Point } from './svg.ts';

export function house(width: number, height: number, wall: string, roof: string, lit: string): string {
  const windows = [0.24, 0.64].flatMap((x) =>
    [0.3, 0.62].map((y) => rect(width * x - 9, -height * y - 14, 22, 26, lit, 3)),
  );
  return (
    rect(0, -height, width, height, wall) +
    polygon(
      [
        [-12, -height],
        [width / 2, -height - width * 0.42],
        [width + 12, -height],
      ],
      roof,
    ) +
    windows.join('')
  );
}

/** A shop with a striped awning, a door and a lit window. */
export function shop(wall: string, stripe: string, sign: string): string {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const fill = i % 2 ? c.paper : stripe;
    return shape(`M${i * 30} -142h30v34a15 15 0 0 1 -30 0Z`, fill);
  });
  return (
    rect(6, -210, 228, 210, wall) +
    rect(40, -192, 160, 36, sign, 8) +
    rect(26, -92, 110, 62, c.butter, 4) +
    [46, 76, 106].map((x) => shape(`M${x - 13} -30a14 14 0 0 1 28 0Z`, c.sun)).join('') +
    rect(160, -96, 50, 96, c.ink, 4) +
    circle(200, -46, 4, c.sun) +
    stripes.join('')
  );
}

export const pine = (height: number, fill: string) =>
  rect(-5, -18, 10, 18, c.ink) +
  [0, 1, 2]
    .map((i) => {
      const [top, half] = [-height + i * height * 0.24, height * (0.17 + i * 0.075)];
      return polygon(
        [
          [0, top],
          [half, top + height * 0.42],
          [-half, top + height * 0.42],
        ],
        fill,
      );
    })
    .join('');

export const tree = (size: number, crown: string, trunk: string = c.ink) =>
  rect(-size * 0.07, -size * 0.6, size * 0.14, size * 0.6, trunk, 4) +
  circle(0, -size * 0.82, size * 0.42, crown);

export const wheel = (r: number, rim: string, spoke: string) =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return line(`M${x.toFixed(1)} ${y.toFixed(1)}L${(-x).toFixed(1)} ${(-y).toFixed(1)}`, spoke, 3);
  }).join('') +
  `<circle r="${r}" fill="none" stroke="${rim}" stroke-width="${r * 0.14}"/>` +
  circle(0, 0, r * 0.13, rim);

export const meeple = (fill: string, scale: number) =>
  moved(
    0,
    0,
    shape(
      'M0 -188c25 0 39 17 39 38c0 9 -3 17 -7 23c36 8 66 20 66 40c0 15 -18 19 -45 17c6 18 22 36 30 52c4 9 -2 18 -11 18h-44c-14 0 -14 -28 -28 -28s-14 28 -28 28h-44c-9 0 -15 -9 -11 -18c8 -16 24 -34 30 -52c-27 2 -45 -2 -45 -17c0 -20 30 -32 66 -40c-4 -6 -7 -14 -7 -23c0 -21 14 -38 39 -38Z',
      fill,
    ),
    scale,
  );

export const vessels: ((fill: string, band: string) => string)[] = [
  // bowl, vase, jug, bottle, cup
  (fill, band) => shape('M-62 -72H62C62 -28 38 0 0 0S-62 -28 -62 -72Z', fill) + rect(-62, -72, 124, 13, band),
  (fill, band) =>
    shape(
      'M-20 -168H20C16 -134 52 -118 52 -66C52 -24 30 0 0 0S-52 -24 -52 -66C-52 -118 -16 -134 -20 -168Z',
      fill,
    ) + shape('M-51 -76H51C53 -68 52 -56 50 -48H-50C-52 -56 -53 -68 -51 -76Z', band),
  (fill, band) =>
    line('M44 -104h12a24 24 0 0 1 0 52h-12', fill, 13) +
    shape('M-34 -130L40 -138L44 -30A30 30 0 0 1 14 0H-14A30 30 0 0 1 -44 -30Z', fill) +
    rect(-44, -52, 88, 16, band),
  (fill, band) =>
    shape(
      'M-12 -196H12V-120C34 -112 40 -94 40 -72V-18A18 18 0 0 1 22 0H-22A18 18 0 0 1 -40 -18V-72C-40 -94 -34 -112 -12 -120Z',
      fill,
    ) + rect(-12, -196, 24, 18, band),
  (fill, band) =>
    line('M34 -66h10a18 18 0 0 1 0 38h-12', fill, 11) +
    shape('M-38 -86H38V-24A24 24 0 0 1 14 0H-14A24 24 0 0 1 -38 -24Z', fill) +
    rect(-38, -66, 76, 12, band),
];

export const panel = (width: number, height: number, fill: string, grid: string) => {
  const slant = height * 0.5;
  const corner = (u: number, v: number): Point => [u * width + (1 - v) * slant, -height * (1 - v)];
  const strokes = [0.25, 0.5, 0.75].map((u) => [corner(u, 0), corner(u, 1)]);
  strokes.push([corner(0, 0.5), corner(1, 0.5)]);
  return (
    polygon([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], fill) +
    strokes.map(([a, b]) => line(`M${a![0]} ${a![1]}L${b![0]} ${b![1]}`, grid, 3)).join('')
  );
};

export const star = (r: number, fill: string, dot: string) =>
  Array.from({ length: 5 }, (_, i) =>
    moved(
      0,
      0,
      shape('M-19 -8C-15 -36 -10 -60 0 -70C10 -60 15 -36 19 -8Z', fill) + circle(0, -36, 4.5, dot),
      r / 70,
      i * 72,
    ),
  ).join('') + circle(0, 0, r * 0.33, fill);

export const shirt = (fill: string, mend: string) =>
  shape('M-30 0C-20 14 20 14 30 0L78 26L60 66L42 56V140H-42V56L-60 66L-78 26Z', fill) +
  rect(4, 74, 28, 28, mend, 4);

export const trousers = (fill: string, mend: string) =>
  shape('M-42 0H42L52 150H12L0 50L-12 150H-52Z', fill) + rect(14, 84, 24, 26, mend, 4);

export const salad = (leaf: string) =>
  [-38, 38, 0]
    .map((turn) =>
      moved(
        0,
        0,
        shape('M0 0C-26 -14 -16 -50 0 -58C16 -50 26 -14 0 0Z', turn ? leaf : c.mint),
        turn ? 1 : 0.72,
        turn,
      ),
    )
    .join('');
