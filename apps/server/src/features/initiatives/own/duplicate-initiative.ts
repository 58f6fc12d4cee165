import type { Draft } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getDraft, insertDraft } from '../drafts/initiatives.drafts.queries.ts';
import { viewDraft } from '../drafts/initiatives.drafts.view.ts';
import type { InitiativesDeps } from '../initiatives.deps.ts';
import { getOwn } from './initiatives.own.queries.ts';
import { duplicateOf } from '../initiatives.rules.ts';

type Duplicate = { id: string; clientId: string };

/** Starts a draft with the content of an initiative. Repeating the request returns the same draft. */
export const duplicateInitiative = (
  { tasks }: InitiativesDeps,
  db: Db,
  company: SignedIn,
  { id, clientId }: Duplicate,
): Promise<Draft> =>
  db.tx(async (tx) => {
    const original = await tx.one(getOwn(company.id, id));
    const steps = await tasks.list(tx, { initiative_id: id, company_id: company.id });
    const named = { company_id: company.id, person_id: company.personId, client_id: clientId };
    const begun = await tx.maybe(insertDraft(named, duplicateOf(original, steps, original.today)));
    return viewDraft(begun ?? (await tx.one(getDraft(named))));
  });
