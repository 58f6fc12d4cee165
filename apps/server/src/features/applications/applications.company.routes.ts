// Routes for a company's received applications and the students working for it.
import type { receivedApplications } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { viewPage } from '../../platform/database/page.ts';
import type { ApplicationsDeps } from './applications.deps.ts';
import { decidersOf, viewReceived } from './applications.company.view.ts';
import { applicationsPerPage, countReceived, listChanges, openReceived } from './applications.queries.ts';
import { authorsOf, viewChange } from './applications.view.ts';
import { decideApplication, decideSeveral } from './decide-application.ts';
import { confirmDecision, undoDecisions } from './held/undo-decisions.ts';
import { readActiveStudents } from './read-active-students.ts';
import { readReceived } from './read-received.ts';

export const receivedApplicationsRoutes = (
  deps: ApplicationsDeps,
): Handlers<typeof receivedApplications> => ({
  'GET /api/company/applications': async ({ db, actor, input }) => {
    const { status, initiative_id: initiativeId, after } = input.query;
    const rows = await readReceived(db, { companyId: actor.id, status, initiativeId, after });
    const names = await deps.namesOf(db, actor, decidersOf(rows));
    return viewPage(rows, { limit: applicationsPerPage }, (row) => viewReceived(row, actor, names));
  },
  'GET /api/company/applications/count': ({ db, actor, input }) =>
    db.one(countReceived(actor.id, input.query.initiative_id)),
  'GET /api/company/applications/:id': async ({ db, actor, input }) => {
    const { id } = input.params;
    const [received, changes] = await Promise.all([
      db.one(openReceived(id, 'application')),
      db.many(listChanges([id])),
    ]);
    const people = [...decidersOf([received]), ...authorsOf(changes, actor)];
    const names = await deps.namesOf(db, actor, people);
    return {
      ...viewReceived(received, actor, names),
      timeline: changes.map((row) => viewChange(row, actor, names)),
    };
  },
  'POST /api/applications/:id/acceptance': ({ db, actor, input }) =>
    decideApplication(deps, db, actor, input.params.id, { decision: 'accepted', ...input.body }),
  'POST /api/applications/:id/rejection': ({ db, actor, input }) =>
    decideApplication(deps, db, actor, input.params.id, { decision: 'rejected', ...input.body }),
  'POST /api/company/application-decisions': ({ db, actor, input }) => {
    const { application_ids, ...decision } = input.body;
    return decideSeveral(deps, db, actor, application_ids, decision);
  },
  'POST /api/company/decisions/undo': ({ db, actor, input }) => undoDecisions(db, actor, input.body.ids),
  'POST /api/company/decisions/:id/confirmation': ({ db, input }) => confirmDecision(db, input.params.id),
  'GET /api/company/students': ({ db, actor, input }) => readActiveStudents(db, actor, input.query),
});
