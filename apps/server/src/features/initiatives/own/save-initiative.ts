import { skillsNamedIn, type InitiativeContent } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Db, Statements } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { deleteDraft } from '../drafts/initiatives.drafts.queries.ts';
import type { InitiativesDeps } from '../initiatives.deps.ts';
import { changeInitiative, findOpenWork, lockOwn, setFirstTimeZone } from './initiatives.own.queries.ts';
import { isSeen, isUnchanged } from '../initiatives.rules.ts';
import { writersOf } from './initiatives.own.view.ts';
import { viewAuthor } from '../../team/team.public.ts';
import { readOwn } from './read-own.ts';

type Saved = { id: string; content: InitiativeContent; seen: string; timeZone: string | undefined };

/** Saves initiative and tasks together, based on the version the company saw, and notifies students who work on it. */
export const saveInitiative = (
  deps: InitiativesDeps,
  db: Db,
  company: SignedIn,
  { id, content, seen, timeZone }: Saved,
) =>
  db.tx(async (tx) => {
    const before = await tx.one(lockOwn(company.id, id));
    const of = { initiative_id: id, company_id: company.id };
    const existing = await deps.tasks.lock(tx, of);

    if (!isUnchanged(before, existing, content)) {
      if (!isSeen(before, seen)) throw await savedBy(deps, tx, company, before);
      if (before.status === 'active' && !content.tasks.length) throw new Refusal('task_needed');
      const working = await tx.maybe(findOpenWork(id));
      const { tasks, ...fields } = content;
      await deps.tasks.replace(tx, of, { existing, wanted: tasks });
      if (timeZone && content.apply_by) await tx.run(setFirstTimeZone(company.id, timeZone));
      await tx.run(changeInitiative(id, { ...fields, skills: skillsNamedIn(fields.requirements) }));
      await tx.run(recordEvent('initiative.saved', id, company.id));
      if (working) await tx.run(recordEvent('initiative.changed', id, company.id));
    }
    await tx.run(deleteDraft({ person_id: company.personId, client_id: id }));
    return readOwn(deps, tx, company, id);
  });

/** Names the person who saved the version that this one would replace. */
async function savedBy(
  { namesOf }: InitiativesDeps,
  tx: Statements,
  company: SignedIn,
  before: Parameters<typeof writersOf>[0],
) {
  const { editor } = writersOf(before);
  const names = await namesOf(tx, company, [editor]);
  return new Refusal('conflict', {
    first: { by: viewAuthor(editor, company, names), at: before.updated_at },
  });
}
