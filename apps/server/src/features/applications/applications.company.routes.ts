// Routes for a company's received applications and the students working for it.
import type { receivedApplications } from '@questline/contract';
import { readCursor, viewCursorPage } from '../../platform/database/cursor.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { viewPage } from '../../platform/database/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import { viewActiveStudent, viewReceived } from './applications.company.view.ts';
import {
  applicationsPerPage,
  getReceived,
  listApplicationsOfCompany,
  listChanges,
} from './applications.queries.ts';
import {
  byIndex,
  countPendingApplications,
  listActiveStudents,
  orderOf,
  studentsPerPage,
} from './applications.students.queries.ts';
import { viewChange } from './applications.view.ts';
import { decideApplication, decideSeveral } from './decide-application.ts';

export const receivedApplicationsRoutes: Handlers<typeof receivedApplications> = {
  'GET /api/company/applications': async ({ db, actor, input }) => {
    const { status, initiative_id: initiativeId, before } = input.query;
    const asked = { companyId: actor.id, status, initiativeId, before };
    return viewPage(
      await db.many(listApplicationsOfCompany(asked)),
      { limit: applicationsPerPage },
      viewReceived,
    );
  },
  'GET /api/company/applications/count': async ({ db, actor }) => ({
    pending: (await db.one(countPendingApplications(actor.id))).count,
  }),
  'GET /api/company/applications/:id': async ({ db, input }) => {
    const { id } = input.params;
    const [[received], changes] = await db.all(getReceived(id), listChanges([id]));
    if (!received) throw new Refusal('not_found');
    return { ...viewReceived(received), timeline: changes.map(viewChange) };
  },
  'POST /api/applications/:id/acceptance': async ({ db, actor, input }) => {
    const decision = { decision: 'accepted', note: input.body.note } as const;
    return viewReceived(await decideApplication(db, actor, input.params.id, decision));
  },
  'POST /api/applications/:id/rejection': async ({ db, actor, input }) => {
    const decision = { decision: 'rejected', note: input.body.note } as const;
    return viewReceived(await decideApplication(db, actor, input.params.id, decision));
  },
  'POST /api/company/application-decisions': ({ db, actor, input }) => {
    const { application_ids, ...decision } = input.body;
    return decideSeveral(db, actor, application_ids, decision);
  },
  'GET /api/company/students': async ({ db, actor, input }) => {
    const { tab, sort, search, after } = input.query;
    const list = orderOf(tab, sort);
    const place = readCursor(list, after);
    const students = listActiveStudents({ companyId: actor.id, tab, sort, search, after: place });
    const rows = search ? await db.many(students) : (await db.all(byIndex(), students))[1];
    return viewCursorPage(rows, { list, limit: studentsPerPage }, viewActiveStudent(new Date()));
  },
};
