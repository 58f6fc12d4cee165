// Routes for a company's received applications and the students working for it.
import type { receivedApplications } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { viewPage } from '../../platform/database/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import { viewReceived } from './applications.company.view.ts';
import {
  applicationsPerPage,
  getReceived,
  listApplicationsOfCompany,
  listChanges,
} from './applications.queries.ts';
import { countPendingApplications } from './applications.students.queries.ts';
import { viewChange } from './applications.view.ts';
import { decideApplication, decideSeveral } from './decide-application.ts';
import { readActiveStudents } from './read-active-students.ts';

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
  'GET /api/company/students': ({ db, actor, input }) => readActiveStudents(db, actor, input.query),
};
