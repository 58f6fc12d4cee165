import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { getNotification, markReadBatch, markOneRead, markSomeRead } from './notifications.queries.ts';

/** The event refreshes the reader's other tabs. */
export const markNotificationRead = (db: Db, reader: SignedIn, id: string) =>
  db.tx(async (tx) => {
    if (!(await tx.maybe(markOneRead(reader.personId, id)))) return void (await tx.one(getNotification(id)));
    return tx.run(recordEvent('notification.read', reader.personId, reader.id));
  });

/** In batches, so that no statement grows with the number of unread notifications. */
export async function markNotificationsRead(db: Db, reader: SignedIn, upTo: string): Promise<void> {
  let read;
  do read = (await db.many(markSomeRead(reader.personId, upTo))).length;
  while (read === markReadBatch);
  await db.run(recordEvent('notification.read', reader.personId, reader.id));
}
