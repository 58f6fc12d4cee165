import type { First } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import type { ApplicationsDeps } from './applications.deps.ts';
import { listChanges } from './applications.queries.ts';
import { authorsOf, viewChange } from './applications.view.ts';

/** Who took the last step of an application or submission, if it was someone of the reader's company. Students don't
 *  learn it. */
export async function whoWasFirst(
  { namesOf }: ApplicationsDeps,
  tx: Statements,
  reader: SignedIn,
  subjectId: string,
): Promise<First | undefined> {
  const last = (await tx.many(listChanges([subjectId]))).at(-1);
  if (!last || reader.kind === 'student' || last.actor_id !== reader.id) return undefined;
  const { author, created_at } = viewChange(
    last,
    reader,
    await namesOf(tx, reader, authorsOf([last], reader)),
  );
  return { by: author, at: created_at };
}
