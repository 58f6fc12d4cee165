import type { StatusChange } from '@questline/contract';
import type { Statements } from '../../platform/database/db.ts';
import { listChanges, viewChange } from '../applications/applications.public.ts';

/** The status changes of each, in order. */
export async function readTimelines(db: Statements, subjectIds: string[]) {
  const timelines = new Map<string, StatusChange[]>(subjectIds.map((id) => [id, []]));
  for (const row of await db.many(listChanges(subjectIds)))
    timelines.get(row.subject_id)?.push(viewChange(row));
  return (id: string) => timelines.get(id) ?? [];
}
