import type { StatusChange } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import {
  authorsOf,
  listChanges,
  viewChange,
  type ApplicationsDeps,
} from '../applications/applications.public.ts';

/** The status changes of each, in order. */
export async function readTimelines(
  { namesOf }: ApplicationsDeps,
  db: Statements,
  reader: SignedIn,
  subjectIds: string[],
) {
  const timelines = new Map<string, StatusChange[]>(subjectIds.map((id) => [id, []]));
  const changes = await db.many(listChanges(subjectIds));
  const names = await namesOf(db, reader, authorsOf(changes, reader));
  for (const row of changes) timelines.get(row.subject_id)?.push(viewChange(row, reader, names));
  return (id: string) => timelines.get(id) ?? [];
}
