// SVG helpers for all seed images, in the colors of the design system.
export const color = {
  paper: '#fcfaf4',
  sand: '#f0e8d6',
  ink: '#16203a',
  trail: '#0b6b4a',
  moss: '#3f8a68',
  sage: '#9cc8b0',
  mint: '#ddf2e6',
  sun: '#ffc53d',
  honey: '#ffdf8f',
  butter: '#fff1cc',
  coral: '#d9472b',
  peach: '#f6a893',
  blush: '#ffe5de',
  sky: '#1f5fa8',
  mist: '#9dc3ec',
  haze: '#e0edfb',
} as const;

export type Point = readonly [x: number, y: number];

/** Formats points for SVG: '10 20, 30 40'. */
export const at = (text: string): Point[] =>
  text.split(', ').map((pair) => {
    const [x, y] = pair.split(' ').map(Number);
    return [x!, y!];
  });

const n = (value: number) => String(Math.round(value * 10) / 10);

export const svg = (width: number, height: number, ...body: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body.join('')}</svg>\n`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const polygon = (points: Point[], fill: string) =>
  shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill);

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const moved = (x: number, y: number, body: string, scale = 1, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;

/** A smooth line through points, as path data. */
export function through(points: Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const [start, ...rest] = points;
  return rest.reduce(
    (d, [x, y], i) => {
      const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
      const [ax, ay] = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6];
      const [bx, by] = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6];
      return `${d}C${n(ax)} ${n(ay)} ${n(bx)} ${n(by)} ${n(x)} ${n(y)}`;
    },
    `M${n(start![0])} ${n(start![1])}`,
  );
}

export const dotted = (points: Point[], stroke: string, size = 8) =>
  `<path d="${through(points)}" fill="none" stroke="${stroke}" stroke-width="${n(size)}" stroke-linecap="round" stroke-dasharray="0.1 ${n(size * 2.6)}"/>`;

/** A filled area under a smooth edge, down to the bottom of a banner. */
export const land = (edge: Point[], fill: string, bottom = 375) =>
  shape(`${through(edge)}L${n(edge.at(-1)![0])} ${bottom}L${n(edge[0]![0])} ${bottom}Z`, fill);

/** A waypoint on a trail: done (with a check mark), next, or open. */
export function waypoint([x, y]: Point, state: 'done' | 'next' | 'open', ground: string, r = 19): string {
  if (state === 'open') return circle(x, y, r, ground) + ring(x, y, r - 2.5, color.paper, 5);
  const disc = circle(x, y, r + 4, color.paper);
  if (state === 'next') return disc + circle(x, y, r - 1, color.sun);
  const tick = `M${n(x - r * 0.42)} ${n(y + r * 0.02)}l${n(r * 0.3)} ${n(r * 0.32)}l${n(r * 0.56)} ${n(-r * 0.62)}`;
  return disc + circle(x, y, r - 1, color.trail) + line(tick, color.paper, r * 0.24);
}
