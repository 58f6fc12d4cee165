// What must be reached on an idle machine with two cores, at size 1. Ratios and latencies hold on faster ones too.
import { growthOf, type Result, type SlowResult } from './results.ts';

type Bound = { ratio?: number; rps?: number };

const browse = { ratio: 0.6, rps: 1_300 };
const bounds: Record<string, Bound> = {
  featured: { ratio: 0.45, rps: 4_000 },
  'browse newest': browse,
  'browse best fit': browse,
  'browse by words': browse,
  'browse by tags': browse,
  inbox: { ratio: 0.8, rps: 1_800 },
  thread: { ratio: 0.5, rps: 3_500 },
  send: { ratio: 0.9, rps: 2_000 },
};
const p99MaxMs = 40;
const peerTimesLeast = 3;
const refusedShareMax = 0.01;
const growthMax = 1.3;
const slowDelayMaxMs = 50;

/** One sentence for each broken bound. */
export function brokenBounds(results: Result[]): string[] {
  return results.flatMap((result) => {
    const { operation, ratio, apiRps, p99Ms, refusedShare, peerRps } = result;
    const growth = growthOf(result) ?? 1;
    const { ratio: ratioLeast = 0, rps: rpsLeast = 0 } = bounds[operation] ?? {};
    const checks: [boolean, string][] = [
      [ratio >= ratioLeast, `ratio ${ratio.toFixed(2)} is below ${ratioLeast}`],
      [apiRps >= rpsLeast, `${Math.round(apiRps)} requests per second is below ${rpsLeast}`],
      [refusedShare <= refusedShareMax, `${(100 * refusedShare).toFixed(1)}% of the requests were refused`],
      [p99Ms <= p99MaxMs, `p99 ${p99Ms.toFixed(1)} ms is above ${p99MaxMs} ms`],
      [
        peerRps === undefined || apiRps >= peerTimesLeast * peerRps,
        `${(apiRps / (peerRps ?? 1)).toFixed(3)} times the peer is below ${peerTimesLeast}`,
      ],
      [growth <= growthMax, `${growth.toFixed(2)} times as much at ten times the size is above ${growthMax}`],
    ];
    return checks.filter(([holds]) => !holds).map(([, words]) => `${operation}: ${words}`);
  });
}

export const brokenSlowBounds = (results: SlowResult[]): string[] =>
  results
    .filter(({ delayMs }) => delayMs > slowDelayMaxMs)
    .map(
      ({ request, delayMs }) =>
        `${request} delayed another request by ${delayMs.toFixed(1)} ms, more than ${slowDelayMaxMs} ms`,
    );
