// Routes for student profiles, survey and welcome quest.
import type { students } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { viewPage } from '../../platform/database/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isTooYoung } from '../session/session.public.ts';
import { blockCompany, unblockCompany } from './block-company.ts';
import { blocksPerPage, listBlocks } from './blocks.queries.ts';
import { startBreak, stopBreak } from './change-break.ts';
import { changeOwn } from './change-own.ts';
import { changeSharing } from './change-sharing.ts';
import { listProfileViews, viewsPerPage } from './profile-views.queries.ts';
import { readOwn } from './read-own.ts';
import { listSharing, sharingPerPage } from './sharing.queries.ts';
import {
  finishedPerPage,
  finishSurvey,
  listFinished,
  markWelcome,
  openApplicant,
  setBirthMonth,
  setTimeZone,
  whyNotApply,
  skipStep,
} from './students.queries.ts';
import {
  viewAsCompany,
  viewFinished,
  viewMyself,
  viewOwn,
  viewProfileView,
  viewSurvey,
  viewWelcomeQuest,
} from './students.view.ts';

export const studentsRoutes: Handlers<typeof students> = {
  'GET /api/student/profile': async ({ db, actor }) => viewOwn(await readOwn(db, actor.id)),
  'PATCH /api/student/profile': async ({ db, actor, input }) =>
    viewOwn(await changeOwn(db, actor.id, input.body)),
  'GET /api/student/birth-month': async ({ db }) => {
    const { refusal } = await db.one(whyNotApply());
    return { needed: refusal === 'birth_month_needed' };
  },
  'PUT /api/student/birth-month': async ({ db, http, input }) => {
    const { birth_month } = input.body;
    if (isTooYoung(http, birth_month)) throw new Refusal('birth_month_refused');
    await db.run(setBirthMonth(birth_month));
  },
  'GET /api/student/time-zone': async ({ db, actor }) => ({
    time_zone: (await readOwn(db, actor.id)).time_zone,
  }),
  'PUT /api/student/time-zone': ({ db, actor, input }) => db.run(setTimeZone(actor.id, input.body.time_zone)),
  'GET /api/student/break': async ({ db, actor }) => ({ back_on: (await readOwn(db, actor.id)).back_on }),
  'PUT /api/student/break': async ({ db, actor, input }) => {
    await startBreak(db, await readOwn(db, actor.id), input.body.back_on);
    return input.body;
  },
  'DELETE /api/student/break': ({ db, actor }) => stopBreak(db, actor.id),
  'GET /api/student/profile/preview': async ({ db, actor, input }) =>
    viewAsCompany(await readOwn(db, actor.id), input.query.stage, true),
  'GET /api/student/sharing': async ({ db, actor, input }) =>
    viewPage(await db.many(listSharing(actor.id, input.query)), { limit: sharingPerPage }, (row) => row),
  'PUT /api/student/sharing/:id': ({ db, actor, input }) =>
    changeSharing(db, actor.id, input.params.id, input.body.shares_contacts),
  'GET /api/student/profile-views': async ({ db, input }) =>
    viewPage(await db.many(listProfileViews(input.query.before)), { limit: viewsPerPage }, viewProfileView),
  'GET /api/student/blocks': async ({ db, input }) =>
    viewPage(await db.many(listBlocks(input.query.before)), { limit: blocksPerPage }, (row) => row),
  'PUT /api/student/blocks/:id': ({ db, actor, input }) => blockCompany(db, actor.id, input.params.id),
  'DELETE /api/student/blocks/:id': ({ db, actor, input }) => unblockCompany(db, actor.id, input.params.id),
  'GET /api/student/finished-initiatives': async ({ db, actor, input }) =>
    viewPage(
      await db.many(listFinished(actor.id, input.query.before)),
      { limit: finishedPerPage },
      viewFinished,
    ),

  'GET /api/student/survey': async ({ db, actor }) => viewSurvey(await readOwn(db, actor.id)),
  'PUT /api/student/survey/:step/skip': async ({ db, actor, input }) => {
    await db.run(skipStep(actor.id, input.params.step));
    return viewSurvey(await readOwn(db, actor.id));
  },
  'PUT /api/student/survey/end': async ({ db, actor }) => {
    await db.run(finishSurvey(actor.id));
    return viewSurvey(await readOwn(db, actor.id));
  },
  'GET /api/student/welcome-quest': async ({ db, actor }) => viewWelcomeQuest(await readOwn(db, actor.id)),
  'PATCH /api/student/welcome-quest': async ({ db, actor, input }) => {
    await db.run(markWelcome(actor.id, input.body));
    return viewWelcomeQuest(await readOwn(db, actor.id));
  },

  'GET /api/students/:id': async ({ db, actor, input }) => {
    const { id } = input.params;
    if (actor.kind === 'company') {
      const row = await db.one(openApplicant(id, actor.id));
      return viewAsCompany(row, row.stage, row.shares_contacts);
    }
    // A student can't see other students.
    if (id !== actor.id) throw new Refusal('not_found');
    return viewMyself(await readOwn(db, id));
  },
};
