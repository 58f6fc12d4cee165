import type { OwnInitiative } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import type { InitiativesDeps } from '../initiatives.deps.ts';
import { getOwn } from './initiatives.own.queries.ts';
import { viewOwn, writersOf } from './initiatives.own.view.ts';

/** The current state, also inside the transaction that just changed it. */
export async function readOwn(
  { tasks, namesOf }: InitiativesDeps,
  db: Statements,
  company: SignedIn,
  id: string,
): Promise<OwnInitiative> {
  const row = await db.one(getOwn(company.id, id));
  return viewOwn(row, {
    tasks: await tasks.list(db, { initiative_id: id, company_id: company.id }),
    reader: company,
    names: await namesOf(db, company, Object.values(writersOf(row))),
  });
}
