import type { SubmissionDraft, SubmissionType } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { draftStep, whyNotSubmit } from './submissions.rules.ts';
import { viewDraft } from './submissions.view.ts';
import { changeDraft, getDraft, getWork, insertDraft, lockDraft } from './submissions.work.queries.ts';

type Written = {
  submission_type: SubmissionType;
  text: string;
  link: string;
  file_id: string | null;
  revision: number;
};

/** Based on the version seen: the older of two tabs is refused, so nothing is lost silently. */
export const writeDraft = (
  db: Db,
  student: Account,
  taskId: string,
  written: Written,
): Promise<SubmissionDraft> =>
  db.tx(async (tx) => {
    const { newest_status, ...work } = await tx.one(getWork(student.id, taskId));
    if (whyNotSubmit({ ...work, state: newest_status ?? 'open' })) throw new Refusal('work_closed');
    const existing = await tx.maybe(lockDraft(student.id, taskId));
    const step = draftStep(existing, written);
    if (step === 'conflict') throw new Refusal('conflict');
    const { revision: _, ...draft } = written;
    if (step === 'change') await tx.run(changeDraft(student.id, taskId, draft));
    // Started in another tab at the same moment.
    if (step === 'begin' && !(await tx.maybe(insertDraft(student.id, taskId, draft))))
      throw new Refusal('conflict');
    return viewDraft(await tx.one(getDraft(student.id, taskId)));
  });
