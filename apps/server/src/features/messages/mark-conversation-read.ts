import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { getParties, markRead } from './messages.queries.ts';

/** Moves the reader's mark. The worker clears the notification about the conversation, since it created it. */
export async function markConversationRead(db: Statements, reader: Account, id: string, messageId: string) {
  const moved = await db.maybe(markRead[reader.kind](reader.id, id, messageId));
  if (!moved) await db.one(getParties(id));
}
