// Events recorded in the transaction of the change: committed together or not at all. They contain ids, never
// content.
import type { EventName } from '@questline/contract';
import { query } from '../database/db.ts';

/** Run inside `tx`, with the change. The actor is that of the transaction, or null. */
export const recordEvent = (name: EventName, subjectId: string, actorId: string | null) =>
  query.insertInto('events').values({ name, subject_id: subjectId, actor_id: actorId });
