import type { Draft, DraftContent } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeDraft, insertDraft, lockDraft } from './initiatives.drafts.queries.ts';
import { viewDraft } from './initiatives.drafts.view.ts';
import { draftStep } from '../initiatives.rules.ts';

type Written = { content: DraftContent; updated_at: string | null };

/** Based on the version the person saw, like saving an initiative: the later of two tabs is refused. */
export const writeDraft = (db: Db, writer: SignedIn, clientId: string, written: Written): Promise<Draft> =>
  db.tx(async (tx) => {
    const named = { company_id: writer.id, person_id: writer.personId, client_id: clientId };
    const existing = await tx.maybe(lockDraft(named));
    const step = draftStep(existing, written);
    if (step === 'conflict') throw new Refusal('conflict');
    if (step === 'keep') return viewDraft(existing!);
    if (step === 'change') return viewDraft(await tx.one(changeDraft(named, written.content)));
    const begun = await tx.maybe(insertDraft(named, written.content));
    // Started in another tab at the same moment.
    if (!begun) throw new Refusal('conflict');
    return viewDraft(begun);
  });
