import type { Account } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { markUploaded } from '../files.queries.ts';

/** Hands the upload to the worker. Calling it twice has no further effect. */
export const finishUpload = (db: Db, actor: Account, id: string) =>
  db.tx(async (tx) => {
    const finished = await tx.maybe(markUploaded(id));
    if (finished) await tx.run(recordEvent('file.uploaded', id, actor.id));
  });
