// Makes decisions final when their time to undo is over. Every worker does; two that find the same one queue up behind its
// application, and the second changes nothing. Each is one transaction with its event, so a crash tells nobody twice.
import { isConnectionLost } from '../../../platform/database/db-errors.ts';
import type { Db } from '../../../platform/database/db.ts';
import { createBackoff } from '../../../platform/jobs/relay-backoff.ts';
import type { Log } from '../../../platform/telemetry/log.ts';
import { applyDecision, listDue } from './held-decisions.queries.ts';

const perRound = 100;

/** Each call applies the decisions that are due and returns how many it found. One that fails is tried again later and
 *  delays no other. */
export function createDueDecisions({ db, log }: { db: Db; log: Log }) {
  const backoff = createBackoff();
  return async function applyDue(): Promise<number> {
    const due = await db.many(listDue(backoff.now(), perRound));
    for (const { subject_id: id } of due)
      try {
        await db.tx((tx) => tx.one(applyDecision(id)));
        backoff.forget(id);
      } catch (error) {
        if (isConnectionLost(error)) throw error;
        backoff.add(id);
        log.error({ decision: id, err: error }, 'decision could not be applied');
      }
    return due.length;
  };
}
