// Gives every run of an operation its requests.
import type { Operation, Request } from './operations.ts';

export type Supply = { first(): Request[]; next(): Request[] };

/** More would only take longer. */
const oncePerSecondMax = 1_000;
const onceLeast = 100;

type Runs = {
  /** How many are needed before the first run. */
  first: number;
  runs: number;
  seconds: number;
};

/** Requests that work only once are divided among the runs, which end when theirs are used up. */
export function supplyOf(
  { name, writes }: Pick<Operation, 'name' | 'writes'>,
  all: Request[],
  { first, runs, seconds }: Runs,
): Supply {
  if (all.length === 0) throw new Error(`the data set has no requests for ${name}`);
  if (writes !== 'once') return { first: () => all, next: () => all };
  const each = Math.min(Math.floor((all.length - first) / runs), oncePerSecondMax * seconds);
  if (each < onceLeast)
    throw new Error(
      `the data set has only ${all.length} requests for ${name}: use fewer --rounds or a larger --size`,
    );
  let used = 0;
  const take = (count: number) => all.slice(used, (used += count));
  return { first: () => take(first), next: () => take(each) };
}
