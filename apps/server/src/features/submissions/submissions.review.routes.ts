// Routes for a company's reviews.
import { limits, nameOf, type QueuedSubmission, type reviews } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { viewPage } from '../../platform/database/page.ts';
import {
  listHeldReviews,
  openReceived,
  readActiveStudents,
  withHeldReviews,
  type ApplicationsDeps,
} from '../applications/applications.public.ts';
import { getTask } from '../tasks/tasks.public.ts';
import { readSubmission } from './read-submission.ts';
import { reviewSubmission } from './review-submission.ts';
import {
  countWaitingOn,
  countWaitingSubmissions,
  countWorkOn,
  findSubmission,
  listGivenReviews,
  listNewestAttempts,
  listSentBack,
  listWaitingSubmissions,
  submissionsPerPage,
} from './submissions.queries.ts';
import { reviewerOf, viewCard, viewGiven, viewQueued } from './submissions.review.view.ts';
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
    const [stored, held] = await Promise.all([
      db.many(listNewestAttempts(row.id)),
      db.many(listHeldReviews(row.id)),
    ]);
    const newest = withHeldReviews(stored, held);
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
      items: newest.map((it) => viewCard(it, row.status)),
    };
  },
  'GET /api/company/tasks/:id/work': async ({ db, actor, input }) => {
    const { id } = await db.one(getTask(input.params.id));
    return db.one(countWorkOn(actor.id, id));
  },
  'GET /api/company/review-queue': async ({ db, actor, input }) => {
    const { initiative_id: initiativeId, after } = input.query;
    const [rows, sentBack, waiting] = await Promise.all([
      db.many(listWaitingSubmissions(actor.id, { initiativeId, after })),
      after ? [] : db.many(listSentBack(actor.id, initiativeId)),
      db.maybe(initiativeId ? countWaitingOn(initiativeId) : countWaitingSubmissions(actor.id)),
    ]);
    const page = viewPage<(typeof rows)[number], QueuedSubmission>(
      rows,
      { limit: submissionsPerPage },
      viewQueued,
    );
    return {
      ...page,
      waiting: Math.min(waiting?.count ?? 0, limits.countMax),
      sent_back: sentBack.map(viewQueued),
    };
  },
  'GET /api/company/reviews': async ({ db, actor, input }) => {
    const { initiative_id: initiativeId, before } = input.query;
    const rows = await db.many(listGivenReviews(actor.id, initiativeId, before));
    const names = await deps.namesOf(db, actor, rows.map(reviewerOf));
    return viewPage(rows, { limit: submissionsPerPage }, (row) => viewGiven(row, actor, names));
  },
  'GET /api/submissions/:id': ({ db, actor, input }) =>
    db.tx(async (tx) =>
      readSubmission(deps, tx, actor, await tx.one(findSubmission(actor.id, input.params.id))),
    ),
  'POST /api/submissions/:id/review': ({ db, actor, input }) =>
    reviewSubmission(deps, db, actor, input.params.id, input.body),
});
