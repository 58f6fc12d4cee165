import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { getParties, moveMark } from './messages.queries.ts';

/** Moves the reader's mark. The worker clears the notification about the conversation, since it created it. */
export const markConversationRead = (db: Db, reader: Account, id: string, messageId: string) =>
  db.tx(async (tx) => {
    const moved = await tx.maybe(moveMark(reader.kind, id, messageId));
    if (!moved) return void (await tx.one(getParties(id)));
    return tx.run(recordEvent('message.read', id, reader.id));
  });
