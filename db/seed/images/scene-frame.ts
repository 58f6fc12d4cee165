// Shared by all scenes: their size and the trail that runs through them.
import { color as c, dotted, rect, svg, waypoint, type Point } from './svg.ts';

export const width = 1200;
const height = 375;
export const scene = (ground: string, ...body: string[]) =>
  svg(width, height, rect(0, 0, width, height, ground), ...body);

/** The trail of a scene, done up to its second waypoint. */
export const trail = (points: Point[], stops: Point[], ground: string, dots: string = c.paper) =>
  dotted(points, dots) +
  stops.map((stop, i) => waypoint(stop, i < 2 ? 'done' : i === 2 ? 'next' : 'open', ground)).join('');

export const wavesAt = (y: number, size: number, shift: number): Point[] =>
  Array.from({ length: 26 }, (_, i) => [
    i * 50 - 25,
    y + (i % 2 ? size : -size) + Math.sin(i * 0.7 + shift) * 6,
  ]);
