// Work that is due at a certain time. Every worker does it; two that find the same row queue up behind its lock, and the
// second changes nothing. Each row is one transaction with its event, so a crash tells nobody twice.
import type { Compilable } from 'kysely';
import { isConnectionLost } from '../database/db-errors.ts';
import type { Db } from '../database/db.ts';
import type { Log } from '../telemetry/log.ts';
import { createBackoff } from './relay-backoff.ts';

const perRound = 100;

type DueWork = {
  /** In the log: its name and what failed. */
  what: string;
  failed: string;
  /** What is due, without the given ids. */
  list: (except: string[], max: number) => Compilable<{ id: string }>;
  finish: (id: string) => Compilable;
};

/** Each call finishes what is due and returns how much it found. One that fails is tried again later and delays no other. */
export const dueWork =
  ({ what, failed, list, finish }: DueWork) =>
  ({ db, log }: { db: Db; log: Log }) => {
    const backoff = createBackoff();
    return async function finishDue(): Promise<number> {
      const due = await db.many(list(backoff.now(), perRound));
      for (const { id } of due)
        try {
          await db.tx((tx) => tx.one(finish(id)));
          backoff.forget(id);
        } catch (error) {
          if (isConnectionLost(error)) throw error;
          backoff.add(id);
          log.error({ [what]: id, err: error }, failed);
        }
      return due.length;
    };
  };
