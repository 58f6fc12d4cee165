// Seals new entries of the record of access. A seal is an HMAC over the entries and the seal before it, so nobody without
// the secret can change, remove or insert entries unnoticed, not even with full access to the database.
import { createHmac } from 'node:crypto';
import type { Db } from '../database/db.ts';
import type { Log } from '../telemetry/log.ts';
import {
  digestEntries,
  findLastSeal,
  findNextToSeal,
  insertSeal,
  type SealRow,
} from './access-log.queries.ts';

/** The first one seals, all of them verify. */
export type AuditSecrets = readonly { id: string; secret: string }[];

/** What the first seal follows. */
export const beginning = { number: 0, through_number: '0', seal: '' } as const;
type Previous = Pick<SealRow, 'number' | 'through_number' | 'seal'>;

export const computeSeal = (secret: string, row: Omit<SealRow, 'seal'>, previousSeal: string) =>
  createHmac('sha256', secret)
    .update(
      JSON.stringify([
        row.number,
        row.after_number,
        row.through_number,
        row.entries,
        row.digest,
        row.sealed_at,
        row.secret_name,
        previousSeal,
      ]),
    )
    .digest('base64url');

/** Seals everything that can be sealed now. The log line is a copy of the seal outside of the database: compare it with
 *  `questline audit verify --seal <number>:<seal>`. */
export async function sealAccessLog(db: Db, [current]: AuditSecrets, log: Log): Promise<void> {
  let previous: Previous = (await db.maybe(findLastSeal())) ?? beginning;
  for (;;) {
    const row = await readNext(db, current!.id, previous);
    if (!row) return;
    previous = { ...row, seal: computeSeal(current!.secret, row, previous.seal) };
    await db.run(insertSeal({ ...row, seal: previous.seal }));
    log.info({ number: row.number, entries: row.entries, seal: previous.seal }, 'access log sealed');
  }
}

async function readNext(db: Db, secret_name: string, previous: Previous) {
  const { through_number: after_number } = previous;
  const { through_number, now } = await db.one(findNextToSeal(after_number));
  if (through_number === null) return undefined;
  const { entries, digest } = await db.one(digestEntries(after_number, through_number));
  return {
    number: previous.number + 1,
    after_number,
    through_number,
    entries,
    digest,
    sealed_at: now,
    secret_name,
  };
}
