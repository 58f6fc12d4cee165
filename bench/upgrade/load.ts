// Open-loop load over all nodes that are in service, as a load balancer spreads it. Requests start on schedule, whether or not
// earlier ones were answered. Loopback only.
import { percentile } from '../environment/environment.ts';
import { send, type Ask } from '../environment/send.ts';

export type Phase = { name: string; times: number[]; failed: string[]; refused: Map<string, number> };

const changesEach = 10;

export function startLoad(
  nodes: Set<string>,
  perSecond: number,
  { reads, changes }: { reads: Ask[]; changes: (() => Ask)[] },
) {
  const phases: Phase[] = [];
  const open = new Set<Promise<void>>();
  let [sent, over] = [0, false];
  const began = performance.now();
  const any = <T>(from: T[]): T => from[Math.floor(Math.random() * from.length)]!;

  async function one(phase: Phase) {
    const ask = sent % changesEach === 0 ? any(changes)() : any(reads);
    const { status, ms, body } = await send(any([...nodes]), ask);
    phase.times.push(ms);
    const what = `${status} ${ask.method} ${ask.path.replaceAll(/[\da-f-]{36}/g, ':id')}`;
    if (status >= 500 || status === 0) phase.failed.push(`${what} ${body.slice(0, 120)}`);
    else if (status >= 400) phase.refused.set(what, (phase.refused.get(what) ?? 0) + 1);
  }
  function begin() {
    const asked = one(phases.at(-1)!).finally(() => open.delete(asked));
    open.add(asked);
  }
  const tick = () => {
    for (const due = ((performance.now() - began) * perSecond) / 1_000; sent < due; sent++) begin();
    if (!over) setTimeout(tick, 2);
  };
  return {
    /** Requests belong to the phase in which they start. */
    phase(name: string): Phase {
      const next: Phase = { name, times: [], failed: [], refused: new Map() };
      phases.push(next);
      if (phases.length === 1) tick();
      return next;
    },
    async stop(): Promise<Phase[]> {
      over = true;
      await Promise.all(open);
      return phases;
    },
  };
}

export const describe = ({ name, times, failed, refused }: Phase) =>
  [
    `${name}: ${times.length} requests, ${failed.length} failed, p50 ${percentile(times, 0.5).toFixed(0)} ms, \
p99 ${percentile(times, 0.99).toFixed(0)} ms, longest ${Math.max(0, ...times).toFixed(0)} ms`,
    ...[...new Set(failed)].slice(0, 10).map((it) => `  failed: ${it}`),
    ...[...refused].map(([what, count]) => `  ${count} × ${what}`),
  ].join('\n');
