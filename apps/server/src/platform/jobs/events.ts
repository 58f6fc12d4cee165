// What happened, recorded in the transaction of the change: committed with it or not at all. Ids, never contents.
import type { EventName } from '@questline/contract';
import { query } from '../database/db.ts';

/** Run inside `tx`, beside the change. Who acts is the actor of that transaction, or nobody. */
export const recordEvent = (name: EventName, subjectId: string, actorId: string | null) =>
  query.insertInto('events').values({ name, subject_id: subjectId, actor_id: actorId });
