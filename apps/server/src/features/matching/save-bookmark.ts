import { limits } from '@questline/contract';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getReadable, insertBookmark, listBookmarks } from './matching.queries.ts';

/** Only visible initiatives can be saved. Saving again changes nothing, not even the order. */
export function saveBookmark(db: Db, studentId: string, initiativeId: string): Promise<void> {
  return db.tx(async (tx) => {
    await tx.one(getReadable(initiativeId));
    const saved = await tx.many(listBookmarks(studentId));
    if (saved.some((row) => row.initiative_id === initiativeId)) return;
    if (saved.length >= limits.bookmarksMax) throw new Refusal('bookmarks_full');
    await tx.run(insertBookmark(studentId, initiativeId));
  });
}
