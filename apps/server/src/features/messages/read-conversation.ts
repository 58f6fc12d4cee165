import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { readAbout } from '../notifications/notifications.public.ts';
import { getParties, moveMark } from './messages.queries.ts';

/** Moves the reader's mark, and with it what the bell says about this conversation. */
export const readConversation = (db: Db, reader: Account, id: string, messageId: string) =>
  db.tx(async (tx) => {
    const moved = await tx.maybe(moveMark(reader.kind, id, messageId));
    if (!moved) return void (await tx.one(getParties(id)));
    await tx.run(readAbout(reader.id, id));
    return tx.run(recordEvent('message.read', id, reader.id));
  });
