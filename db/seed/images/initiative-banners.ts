// A banner for each initiative: a trail with a waypoint for every task leads to its motif. The motif is in the middle, so
// that a square part of the banner shows it too.
import { createHash } from 'node:crypto';
import type { Initiative } from '../data/shapes.ts';
import type { Tint } from './motif.ts';
import { motifs } from './motifs.ts';
import { circle, color as c, dotted, land, moved, rect, svg, waypoint, type Point } from './svg.ts';

const tints: Record<string, Tint> = {
  'sunny-side': { ground: c.honey, soft: c.sun, main: c.trail, accent: c.coral },
  brightwave: { ground: c.mist, soft: '#5b93d3', main: c.sky, accent: c.coral },
  'harbor-lane': { ground: c.peach, soft: '#e98569', main: c.sky, accent: c.coral },
  'second-spin': { ground: c.sage, soft: c.moss, main: c.ink, accent: c.coral },
  'willow-street': { ground: '#f9c4b5', soft: c.peach, main: c.trail, accent: c.coral },
  'kiln-and-clay': { ground: '#e9bb7c', soft: '#c98f4e', main: c.ink, accent: c.coral },
  'greenhouse-nine': { ground: '#bfe0cc', soft: c.sage, main: c.trail, accent: c.coral },
  tidepool: { ground: '#5b93d3', soft: c.sky, main: c.ink, accent: c.coral },
  rewoven: { ground: c.coral, soft: '#b5371f', main: c.trail, accent: c.sun },
  northlight: { ground: c.ink, soft: '#24325a', main: c.sky, accent: c.coral },
  'meeple-corner': { ground: c.moss, soft: c.trail, main: c.ink, accent: c.coral },
  'kestrel-radio': { ground: '#24325a', soft: c.ink, main: c.moss, accent: c.coral },
};

export function drawInitiativeBanner(company: string, { slug, tags, tasks }: Initiative): string {
  const bytes = createHash('sha256').update(`${company}/${slug}`).digest();
  const own = tints[company]!;
  // Alternates between the company's two background colors by a hash.
  const tint = bytes[15]! % 2 ? own : { ...own, ground: own.soft, soft: own.ground };
  const wobble = (i: number, size: number) => (bytes[i]! / 255 - 0.5) * 2 * size;
  const stops = tasks.filter(({ retiredAgo }) => retiredAgo === undefined).length;

  // Waypoints are spaced evenly from the left edge to the motif, alternating up and down.
  const way: Point[] = Array.from({ length: stops }, (_, i) => {
    const up = (i + bytes[0]!) % 2 ? -1 : 1;
    return [70 + (i * 320) / Math.max(1, stops - 1), 232 + up * (34 + wobble(i + 1, 16)) - i * 12];
  });
  const [motifX, motifY] = [610, 184];
  const hill = (y: number, shift: number): Point[] =>
    [-20, 280, 600, 900, 1220].map((x, i) => [x, y + (i % 2 ? -1 : 1) * 24 + wobble(i + shift, 18)]);

  return svg(
    1200,
    375,
    rect(0, 0, 1200, 375, tint.ground),
    land(hill(236, 8), tint.soft),
    `<g opacity=".16">${circle(motifX, motifY, 250, c.paper)}</g>`,
    `<g opacity=".22">${circle(motifX, motifY, 184, c.paper)}</g>`,
    dotted([[-20, way[0]![1] + 30], ...way, [motifX - 120, motifY + 40]], c.paper, 9),
    dotted(
      [
        [motifX + 140, motifY + 50],
        [930, motifY - 20],
        [1230, motifY + 70],
      ],
      c.paper,
      9,
    ),
    ...way.map((stop, i) => waypoint(stop, i === 0 ? 'next' : 'open', tint.soft, 22)),
    moved(motifX, motifY, motifs[tags[0]!](tint), 0.94),
  );
}
