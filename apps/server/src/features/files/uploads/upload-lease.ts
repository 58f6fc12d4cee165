// Lets one request at a time write an upload, across all nodes. It is a lease in the row because a PostgreSQL lock
// would occupy a connection for the whole upload. A second request asks the first to stop, since it is usually the
// same browser after a lost connection.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type Lock } from '@tus/server';
import type { Db } from '../../../platform/database/db.ts';
import { releaseLease, renewLease, takeLease, wantLease } from '../files.queries.ts';

const standard = { leaseSeconds: 15, renewMs: 2_000, askMs: 200, patienceMs: 20_000 };

export function createLease(db: Db, id: string, times: Partial<typeof standard> = {}): Lock {
  const { leaseSeconds, renewMs, askMs, patienceMs } = { ...standard, ...times };
  const lease = randomUUID();
  let renewing: NodeJS.Timeout | undefined;

  const renew = async (release: () => unknown) => {
    // A failed renewal is harmless: the next one comes long before the lease expires.
    const row = await db.maybe(renewLease(id, lease, leaseSeconds)).catch(() => ({ lease_wanted: false }));
    if (!row || row.lease_wanted) await release();
  };

  return {
    async lock(stopped, requestRelease) {
      const giveUpAt = performance.now() + patienceMs;
      while (!(await db.maybe(takeLease(id, lease, leaseSeconds)))) {
        if (stopped.aborted || performance.now() > giveUpAt) throw ERRORS.ERR_LOCK_TIMEOUT;
        await db.run(wantLease(id));
        await sleep(askMs);
      }
      renewing = setInterval(() => void renew(requestRelease), renewMs).unref();
    },
    async unlock() {
      clearInterval(renewing);
      // The lease expires on its own; a failed release must not fail the upload.
      await db.run(releaseLease(id, lease)).catch(() => {});
    },
  };
}
