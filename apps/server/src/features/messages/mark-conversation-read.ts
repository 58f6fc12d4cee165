import type { SignedIn } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { getParties } from './messages.queries.ts';
import { markRead } from './messages.unread.queries.ts';

/** Moves the reader's mark. The worker clears the notification about the conversation, since it created it. */
export async function markConversationRead(db: Statements, reader: SignedIn, id: string, messageId: string) {
  const { kind, personId } = reader;
  const moved = await db.maybe(markRead[kind](reader.id, personId, id, messageId));
  if (!moved) await db.one(getParties[kind](id, personId));
}
