// How much CPU time a load costs, from what each operation costs.
import { sumOf } from './country.ts';

/** Microseconds of CPU time for one request. */
export type Cost = { node: number; postgres: number };
export type Costs = ReadonlyMap<string, Cost>;

/** CPU seconds that these requests cost. */
export const secondsFor = (requests: ReadonlyMap<string, number>, costs: Costs, part: keyof Cost): number =>
  sumOf([...requests].map(([operation, count]) => count * costs.get(operation)![part])) / 1e6;

/** Which share of a core may be used on average, so that requests rarely wait for each other. */
export const utilization = 0.6;

/** Cores for this many requests a second. */
export const coresFor = (perSecond: ReadonlyMap<string, number>, costs: Costs, part: keyof Cost): number =>
  secondsFor(perSecond, costs, part) / utilization;

/** The line that is closest to these points. */
export function fitLine(points: [x: number, y: number][]): { always: number; each: number } {
  const mean = (at: 0 | 1) => sumOf(points.map((point) => point[at])) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const each =
    sumOf(points.map((point) => (point[0] - x) * (point[1] - y))) /
    sumOf(points.map((point) => (point[0] - x) ** 2));
  return { always: y - each * x, each };
}
