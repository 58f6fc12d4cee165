// Events recorded in the transaction of the change: committed together or not at all. They contain ids, never
// content.
import type { EventName } from '@questline/contract';
import { query } from '../database/db.ts';

/** Run inside `tx`, with the change. The actor is that of the transaction, or null. Events about one subject are
 *  relayed in order. `orderedBy` widens this to several subjects, such as the messages of one conversation. */
export const recordEvent = (name: EventName, subjectId: string, actorId: string | null, orderedBy?: string) =>
  query.insertInto('events').values({
    name,
    subject_id: subjectId,
    actor_id: actorId,
    ...(orderedBy && { ordered_by: orderedBy }),
  });
