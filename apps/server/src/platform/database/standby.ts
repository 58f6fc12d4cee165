// Reads that may be two seconds old, from a standby (docs/decisions). A standby that is missing or further behind is skipped:
// the primary answers instead.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { anonymous } from '../actor.ts';
import { createLruCache } from '../limits/lru-cache.ts';
import { everyone, personKey } from '../live/invalidation.ts';
import type { Log } from '../telemetry/log.ts';
import type { Rows } from './batch.ts';
import { isUnavailable } from './db-errors.ts';
import { statement, statements, type Bound, type Database, type Db } from './db.ts';
import { preparedRead, type Param, type Read } from './prepared.ts';

export type Standby = {
  as(actor: Bound): Db;
  /** The account, person or everyone has been told to fetch again, and what they fetch may have changed just now. */
  avoidFor(key: string): void;
  close(): Promise<void>;
};

/** How far the standby may be behind. */
const behindMaxMs = 2_000;
const sampleMs = 500;
/** How long the standby isn't asked again after it was behind or didn't answer. */
const skipMs = 1_000;
const avoidedMax = 20_000;

const getPosition = preparedRead(() =>
  statement(sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`),
);

/** In the same transaction as the reads, so it is about the server that answers them. */
const hasReplayed = preparedRead((position: Param<string>) =>
  statement(
    sql<{
      yes: boolean;
    }>`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as yes`,
  ),
);

/** `standby` is closed with it, `primary` isn't. */
export function openStandby(standby: Database, primary: Database, log: Log): Standby {
  /** Where the primary was, oldest first. Everything that was committed before `at` comes before `position`. */
  let positions: { at: number; position: string }[] = [];
  const sample = async () => {
    const at = performance.now();
    const { position } = await primary.as(anonymous).one(getPosition());
    positions = [...positions.filter((it) => it.at > at - behindMaxMs), { at, position }];
  };
  // Without a recent position the standby isn't used.
  const sampling = setInterval(() => void sample().catch(() => {}), sampleMs).unref();

  let [isUsed, skippedUntil] = [true, 0];
  function skip(why: object) {
    skippedUntil = performance.now() + skipMs;
    if (isUsed) log.warn(why, 'the standby is skipped');
    isUsed = false;
  }

  async function read(actor: Bound, queries: readonly Read[]): Promise<Rows[] | undefined> {
    const now = performance.now();
    const enough = positions.find(({ at }) => at > now - behindMaxMs);
    if (!enough || now < skippedUntil) return undefined;
    try {
      const [[replayed], ...rows] = await standby.as(actor).all(hasReplayed(enough.position), ...queries);
      if (!replayed!.yes) {
        skip({ reason: 'behind' });
        return undefined;
      }
      if (!isUsed) log.info('the standby is used again');
      isUsed = true;
      return rows as Rows[];
    } catch (error) {
      // If it isn't about the standby, the primary says the same.
      if (isUnavailable(error)) skip({ err: error });
      return undefined;
    }
  }

  const avoided = createLruCache<number>(avoidedMax);
  const isAvoided = ({ id, personId }: Bound) =>
    [id, personKey(personId ?? id), everyone].some(
      (key) => (avoided.get(key) ?? -Infinity) > performance.now() - limits.ownWritesSeconds * 1_000,
    );

  return {
    as(actor) {
      const own = primary.as(actor);
      if (isAvoided(actor)) return own;
      return {
        ...statements(async (queries) => {
          const reads = queries as readonly Read[];
          return (await read(actor, reads)) ?? ((await own.all(...reads)) as Rows[]);
        }),
        tx: own.tx,
      };
    },
    avoidFor: (key) => avoided.set(key, performance.now()),
    async close() {
      clearInterval(sampling);
      await standby.close();
    },
  };
}
