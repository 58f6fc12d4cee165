// The vertical scale of a chart, and which weeks get a label.

/** The lowest of 1, 2, 4, 10, 20, 40, 100 … that isn't below the value, so that half of it is a whole number too. */
export function topOf(max: number): number {
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 4]) if (factor * power >= max) return factor * power;
}

export const ticksOf = (top: number) => (top === 1 ? [0, 1] : [0, top / 2, top]);

const labelsMax = 6;

/** On wide screens, up to this many weeks all have room. */
export const roomyWeeks = 13;

/** Labels need room on phones. The last week always has one. */
export const hasLabel = (i: number, weeks: number) => (weeks - 1 - i) % Math.ceil(weeks / labelsMax) === 0;

/** The middle of a week, as a share of the chart's width. */
export const middleOf = (i: number, weeks: number) => `${(((i + 0.5) / weeks) * 100).toFixed(3)}%`;
