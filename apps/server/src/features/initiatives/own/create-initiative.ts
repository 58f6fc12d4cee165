import { skillsNamedIn, type InitiativeContent } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Db, Statements } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOnboarding } from '../../companies/companies.public.ts';
import { deleteDraft } from '../drafts/initiatives.drafts.queries.ts';
import type { InitiativesDeps } from '../initiatives.deps.ts';
import { findCreated, insertInitiative, setFirstTimeZone } from './initiatives.own.queries.ts';
import { isQuestStep, isUnchanged, unlocksChain } from '../initiatives.rules.ts';
import { readOwn } from './read-own.ts';

type Created = InitiativeContent & { client_id: string; time_zone?: string | undefined };

/** Creates and counts one initiative per client_id. A repeat returns the same initiative; different content with the
 *  same client_id comes from another tab and must not be lost. */
export const createInitiative = (deps: InitiativesDeps, db: Db, company: SignedIn, body: Created) =>
  db.tx(async (tx) => {
    const { tasks, client_id, time_zone, ...content } = body;
    const named = { company_id: company.id, client_id };
    const skills = skillsNamedIn(content.requirements);
    if (time_zone && content.apply_by) await tx.run(setFirstTimeZone(company.id, time_zone));
    const created = await tx.maybe(insertInitiative({ ...content, ...named, skills }));
    if (!created) return repeated(deps, tx, company, body);

    const of = { initiative_id: created.id, company_id: company.id };
    await deps.tasks.replace(tx, of, { existing: [], wanted: tasks });
    await tx.run(deleteDraft({ person_id: company.personId, client_id }));
    await tx.run(recordEvent('initiative.saved', created.id, company.id));
    const total = await countCreated(tx, company);
    if (isQuestStep(total)) await tx.run(recordEvent('quest.step_completed', created.id, company.id));
    return { ...(await readOwn(deps, tx, company, created.id)), unlocked: unlocksChain(total) };
  });

async function repeated(deps: InitiativesDeps, tx: Statements, company: SignedIn, body: Created) {
  const first = await tx.maybe(findCreated(company.id, body.client_id));
  if (!first) throw new Refusal('conflict');
  const own = await readOwn(deps, tx, company, first.id);
  if (!isUnchanged(first, own.tasks, body)) throw new Refusal('conflict');
  return { ...own, unlocked: unlocksChain(await countCreated(tx, company)) };
}

/** A trigger counts in this transaction; concurrent creations wait for it. */
const countCreated = async (tx: Statements, company: SignedIn) =>
  (await tx.maybe(findOnboarding(company.id)))?.total_initiatives_created ?? 0;
