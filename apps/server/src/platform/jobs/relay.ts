// Runs the subscribers of each event exactly once: their effects and the mark on the event are one transaction. Every
// worker relays. Each transaction locks parts of the events and takes the oldest waiting events of those, so events of
// one part are relayed in order and never by two workers at the same time (docs/decisions/0032).
import { eventNames, type EventName } from '@questline/contract';
import { isConnectionLost } from '../database/db-errors.ts';
import type { Db, Row, Statements } from '../database/db.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import type { Log } from '../telemetry/log.ts';
import type { Publish, Invalidation } from '../live/invalidation.ts';
import { createBackoff } from './relay-backoff.ts';
import { listPartsWaiting, listWaiting, lockPart, markRelayed } from './relay.queries.ts';

export type Event = Pick<Row<'events'>, 'id' | 'name' | 'subject_id' | 'actor_id' | 'person_id' | 'trace'>;

/** Writes only through `tx` and returns which accounts must refetch. Gets all events of its name together. */
export type Subscriber = (tx: Statements, events: Event[]) => Promise<Invalidation[]>;
export type Subscribers = Partial<Record<EventName, Subscriber[]>>;

type Options = {
  db: Db;
  subscribers: Subscribers;
  publish: Publish;
  log: Log;
  batchSize?: number;
  tracing?: Tracing | undefined;
};

/** Each call relays one batch and returns how many events it contained. */
export function createRelay({ db, subscribers, publish, log, batchSize = 200, tracing }: Options) {
  const backoff = createBackoff();

  /** Relays up to `limit` of the oldest events of these parts; skips parts that another worker has locked. */
  const relayOldest = (parts: number[], limit: number, taken: Event[]) => {
    const relay = () => relayInTransaction(parts, limit, taken);
    return tracing ? tracing.run('relay', relay) : relay();
  };
  const relayInTransaction = (parts: number[], limit: number, taken: Event[]) =>
    db.tx(async (tx) => {
      for (const part of parts) {
        if (taken.length === limit) break;
        const { locked } = await tx.one(lockPart(part));
        if (locked) taken.push(...(await tx.many(listWaiting(part, backoff.now(), limit - taken.length))));
      }
      tracing?.link(taken.map(({ trace }) => trace));
      if (taken.length > 0) await runSubscribers(tx, taken);
    });

  async function runSubscribers(tx: Statements, events: Event[]) {
    const invalidations: Invalidation[] = [];
    const groups = Map.groupBy(events.toSorted(byId), (event) => event.name);
    // Always in the same order, so that two workers lock the digests that they share in the same order.
    for (const name of eventNames) {
      const group = groups.get(name);
      if (group)
        for (const subscriber of subscribers[name] ?? [])
          invalidations.push(...(await subscriber(tx, group)));
    }
    for (const [name, { length }] of groups)
      if (!known.has(name)) log.warn({ event: name, count: length }, 'unknown events');
    await tx.run(markRelayed(events.map(({ id }) => id)));
    await publish(tx, invalidations);
  }

  /** A failing event waits longer each time and delays no other. */
  async function relayOneByOne(parts: number[]): Promise<number> {
    for (let count = 0; count < batchSize; count++) {
      const taken: Event[] = [];
      try {
        await relayOldest(parts, 1, taken);
        if (taken.length === 0) return count;
        backoff.forget(taken[0]!.id);
      } catch (error) {
        // Setting the event aside would let later ones of the same part overtake it.
        if (taken.length === 0 || isConnectionLost(error)) throw error;
        // In an outage this throws and nothing is set aside; a timeout of one event counts only for that event.
        await db.many(listPartsWaiting([]));
        backoff.add(taken[0]!.id);
        log.error({ event: taken[0]!.id, err: error }, 'event could not be relayed');
      }
    }
    return batchSize;
  }

  return async function relayWaiting(): Promise<number> {
    const waiting = await db.many(listPartsWaiting(backoff.now()));
    if (waiting.length === 0) return 0;
    const parts = fromRandom(waiting.map(({ part }) => part));
    const taken: Event[] = [];
    try {
      await relayOldest(parts, batchSize, taken);
    } catch {
      return relayOneByOne(parts);
    }
    for (const { id } of taken) backoff.forget(id);
    return taken.length;
  };
}

/** In a random rotation, so that workers don't compete for the same part and none is starved. */
function fromRandom<Item>(items: Item[]): Item[] {
  const start = Math.floor(Math.random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

const byId = (a: Event, b: Event) => (a.id < b.id ? -1 : 1);

const known: ReadonlySet<string> = new Set(eventNames);
