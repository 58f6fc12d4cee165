import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { markUploaded } from './files.queries.ts';

/** From here on the worker looks at it. Twice is once. */
export const finishUpload = (db: Db, actor: Account, id: string) =>
  db.tx(async (tx) => {
    const finished = await tx.maybe(markUploaded(id));
    if (finished) await tx.run(recordEvent('file.uploaded', id, actor.id));
  });
