import type { Attempt, SubmittedWork } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ApplicationsDeps } from '../applications/applications.public.ts';
import { readTimelines } from './read-timelines.ts';
import { whyNotSubmit } from './submissions.rules.ts';
import { viewAttempt } from './submissions.view.ts';
import { deleteDraft, findAttempt, getWork, insertAttempt } from './submissions.work.queries.ts';

type NewSubmission = SubmittedWork & { client_id: string; task_id: string };

/** One attempt per client_id. The database numbers the attempt and makes the final decision whether to accept it. */
export const submitWork = (
  deps: ApplicationsDeps,
  db: Db,
  student: SignedIn,
  { client_id, task_id, ...work }: NewSubmission,
): Promise<Attempt> =>
  db.tx(async (tx) => {
    const { newest_status, retired_at, application_status, ...of } = await tx.one(
      getWork(student.id, task_id),
    );
    const first = await tx.maybe(findAttempt(student.id, client_id));
    if (!first) {
      const refusal = whyNotSubmit({ application_status, retired_at, state: newest_status ?? 'open' });
      if (refusal) throw new Refusal(refusal, { state: newest_status ?? application_status });
      const content = work.submission_type === 'upload' ? null : work.content;
      const file_id = work.submission_type === 'upload' ? work.file_id : null;
      const { submission_type } = work;
      const inserted = await tx.maybe(
        insertAttempt({ ...of, student_id: student.id, client_id, submission_type, content, file_id }),
      );
      if (inserted) {
        await tx.run(deleteDraft(student.id, task_id));
        await tx.run(recordEvent('submission.sent', inserted.id, student.id, of.application_id));
      }
    }
    const attempt = first ?? (await tx.one(findAttempt(student.id, client_id)));
    // This client_id was already used for another task.
    if (attempt.task_id !== task_id) throw new Refusal('conflict');
    const timelineOf = await readTimelines(deps, tx, student, [attempt.id]);
    return viewAttempt(attempt, timelineOf(attempt.id));
  });
