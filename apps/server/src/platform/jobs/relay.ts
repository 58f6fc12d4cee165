// Runs the subscribers of each event exactly once: their effects and the mark on the event are one transaction. One
// process relays at a time (relay-leader.ts); two would only skip each other's rows.
import { eventNames, type EventName } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Db, type Row, type Statements } from '../database/db.ts';
import type { Log } from '../telemetry/log.ts';
import type { Publish, Invalidation } from '../live/invalidation.ts';
import { createBackoff } from './relay-backoff.ts';

export type Event = Pick<Row<'events'>, 'id' | 'name' | 'subject_id' | 'actor_id'>;

/** Writes only through `tx` and returns which accounts must refetch. Gets all events of its name together. */
export type Subscriber = (tx: Statements, events: Event[]) => Promise<Invalidation[]>;
export type Subscribers = Partial<Record<EventName, Subscriber[]>>;

type Options = { db: Db; subscribers: Subscribers; publish: Publish; log: Log; batchSize?: number };

/** Each call relays one batch and returns how many events it contained. */
export function createRelay({ db, subscribers, publish, log, batchSize = 200 }: Options) {
  const backoff = createBackoff();

  async function relay(only?: string): Promise<string[]> {
    return db.tx(async (tx) => {
      const events = await tx.many(only ? stillWaiting(only) : waiting(backoff.now(), batchSize));
      if (events.length === 0) return [];
      const invalidations: Invalidation[] = [];
      for (const [name, group] of Map.groupBy(events, (event) => event.name)) {
        if (!isEventName(name)) log.warn({ event: name, count: group.length }, 'unknown events');
        else
          for (const subscriber of subscribers[name] ?? [])
            invalidations.push(...(await subscriber(tx, group)));
      }
      const ids = events.map(({ id }) => id);
      await tx.run(mark(ids));
      await publish(tx, invalidations);
      return ids;
    });
  }

  /** A failing event waits longer each time and delays no other. */
  async function relayOneByOne(ids: string[]) {
    for (const id of ids)
      try {
        await relay(id);
        backoff.forget(id);
      } catch (error) {
        // In an outage this throws and nothing is set aside; a timeout of one event counts only for that event.
        await db.many(waitingIds([], 1));
        backoff.add(id);
        log.error({ event: id, err: error }, 'event could not be relayed');
      }
  }

  return async function relayWaiting(): Promise<number> {
    const candidates = await db.many(waitingIds(backoff.now(), batchSize));
    if (candidates.length === 0) return 0;
    try {
      const done = await relay();
      for (const id of done) backoff.forget(id);
      return done.length;
    } catch {
      await relayOneByOne(candidates.map(({ id }) => id));
      return candidates.length;
    }
  };
}

const known: ReadonlySet<string> = new Set(eventNames);
const isEventName = (name: string): name is EventName => known.has(name);

// Arrays instead of lists: the statement stays the same for any number of ids, so it is prepared once.
const uuids = (ids: string[]) => sql<string>`any (${ids}::uuid[])`;
const waitingIds = (except: string[], limit: number) =>
  query
    .selectFrom('events')
    .select('id')
    .where('relayed_at', 'is', null)
    .where('id', '<>', sql<string>`all (${except}::uuid[])`)
    .orderBy('id')
    .limit(limit);

const columns = ['id', 'name', 'subject_id', 'actor_id'] as const;
const waiting = (except: string[], limit: number) =>
  waitingIds(except, limit).clearSelect().select(columns).forUpdate().skipLocked();
const stillWaiting = (id: string) =>
  query.selectFrom('events').select(columns).where('id', '=', id).where('relayed_at', 'is', null).forUpdate();
const mark = (ids: string[]) =>
  query
    .updateTable('events')
    .set({ relayed_at: sql<string>`now()` })
    .where('id', '=', uuids(ids));
