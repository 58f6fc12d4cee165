// Routes for a company's reviews.
import { nameOf, type QueuedSubmission, type reviews } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { viewPage } from '../../platform/database/page.ts';
import {
  openReceived,
  readActiveStudents,
  type ApplicationsDeps,
} from '../applications/applications.public.ts';
import { getTask } from '../tasks/tasks.public.ts';
import { readSubmission } from './read-submission.ts';
import { reviewSubmission } from './review-submission.ts';
import {
  countWaitingSubmissions,
  countWorkOn,
  findSubmission,
  listNewestAttempts,
  listWaitingSubmissions,
  submissionsPerPage,
} from './submissions.queries.ts';
import { viewCard, viewQueued } from './submissions.review.view.ts';
import { countStatuses } from './submissions.rules.ts';
import { summarizeStudents } from './summarize-students.ts';

export const reviewsRoutes = (deps: ApplicationsDeps): Handlers<typeof reviews> => ({
  'GET /api/company/students/summary': ({ db, actor }) => summarizeStudents(db, actor),
  'GET /api/company/students/overview': async ({ db, actor, input }) => {
    const [summary, students] = await Promise.all([
      summarizeStudents(db, actor),
      readActiveStudents(db, actor, input.query),
    ]);
    return { summary, students };
  },
  'GET /api/applications/:id/submissions': async ({ db, input }) => {
    const row = await db.one(openReceived(input.params.id, 'work'));
    const newest = await db.many(listNewestAttempts(row.id));
    return {
      application: {
        id: row.id,
        status: row.status,
        student: {
          id: row.student_id,
          full_name: nameOf('student', row.full_name),
          photo_url: row.photo_url,
        },
        initiative: { id: row.initiative_id, name: nameOf('initiative', row.initiative_name) },
      },
      counts: countStatuses(newest),
      items: newest.map(viewCard),
    };
  },
  'GET /api/company/tasks/:id/work': async ({ db, actor, input }) => {
    const { id } = await db.one(getTask(input.params.id));
    return db.one(countWorkOn(actor.id, id));
  },
  'GET /api/company/review-queue': async ({ db, actor, input }) => {
    const [rows, waiting] = await Promise.all([
      db.many(listWaitingSubmissions(actor.id, input.query.after)),
      db.one(countWaitingSubmissions(actor.id)),
    ]);
    const page = viewPage<(typeof rows)[number], QueuedSubmission>(
      rows,
      { limit: submissionsPerPage },
      viewQueued,
    );
    return { ...page, waiting: waiting.count };
  },
  'GET /api/submissions/:id': ({ db, actor, input }) =>
    db.tx(async (tx) =>
      readSubmission(deps, tx, actor, await tx.one(findSubmission(actor.id, input.params.id))),
    ),
  'POST /api/submissions/:id/review': ({ db, actor, input }) =>
    reviewSubmission(deps, db, actor, input.params.id, input.body),
});
