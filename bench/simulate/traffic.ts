// Open-loop traffic: requests start on schedule, whether or not earlier ones were answered, as people do.
import { setTimeout as sleep } from 'node:timers/promises';
import { send, type Answer, type Ask } from '../environment/send.ts';
import type { BenchEnvironment } from '../speed/bench-environment.ts';
import { newIds } from '../speed/load.ts';
import { operations, type Request } from '../speed/operations.ts';
import { origin } from '../speed/production-api.ts';
import { habits } from './country.ts';

export type Sent = Answer & { operation: string };
export type Next = (operation: string) => Ask;

const toAsk = ({ method, path, caller, body }: Request): Ask => ({
  method,
  path,
  token: caller?.token,
  origin,
  ...(body && { body: JSON.parse(newIds(body)) as object }),
});

/** The next request of each operation. Some can be sent only once. */
export async function prepareRequests(environment: BenchEnvironment): Promise<Next> {
  const supplies = new Map<string, () => Ask>();
  for (const { operation } of habits) {
    const { requests, writes } = operations.find(({ name }) => name === operation)!;
    const all = await requests(environment);
    let sent = 0;
    supplies.set(operation, () => {
      if (writes === 'once' && sent >= all.length)
        throw new Error(
          `${operation}: all ${all.length} requests are used up. Use a larger --size or a lower --peak.`,
        );
      return toAsk(all[sent++ % all.length]!);
    });
  }
  return (operation) => supplies.get(operation)!();
}

/** Sends requests at these rates for this many seconds, at even intervals, and waits for the answers. */
export async function sendAt(
  url: string,
  perSecond: ReadonlyMap<string, number>,
  seconds: number,
  next: Next,
): Promise<Sent[]> {
  const open: Promise<Sent>[] = [];
  const due = new Map([...perSecond.keys()].map((operation) => [operation, Math.random()]));
  const began = performance.now();
  for (let last = began; last - began < seconds * 1_000;) {
    await sleep(2);
    const now = performance.now();
    for (const [operation, rate] of perSecond) {
      let owed = due.get(operation)! + (rate * (now - last)) / 1_000;
      for (; owed >= 1; owed--)
        open.push(send(url, next(operation)).then((answer) => ({ ...answer, operation })));
      due.set(operation, owed);
    }
    last = now;
  }
  return Promise.all(open);
}
