import type { submissions } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { ApplicationsDeps } from '../applications/applications.public.ts';
import { submitWork } from './submit-work.ts';
import { readWorkspace } from './read-workspace.ts';
import { deleteDraft } from './submissions.work.queries.ts';
import { writeDraft } from './write-draft.ts';

export const submissionsRoutes = (deps: ApplicationsDeps): Handlers<typeof submissions> => ({
  'GET /api/initiatives/:id/workspace': ({ db, actor, input }) =>
    readWorkspace(deps, db, actor, input.params.id),
  'PUT /api/tasks/:id/draft': ({ db, actor, input }) => writeDraft(db, actor, input.params.id, input.body),
  'DELETE /api/tasks/:id/draft': ({ db, actor, input }) => db.run(deleteDraft(actor.id, input.params.id)),
  'POST /api/submissions': ({ db, actor, input }) => submitWork(deps, db, actor, input.body),
});
