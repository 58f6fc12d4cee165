import type { submissions } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { submitWork } from './submit-work.ts';
import { readWorkspace } from './read-workspace.ts';
import { deleteDraft } from './submissions.work.queries.ts';
import { writeDraft } from './write-draft.ts';

export const submissionsRoutes: Handlers<typeof submissions> = {
  'GET /api/initiatives/:id/workspace': ({ db, actor, input }) => readWorkspace(db, actor, input.params.id),
  'PUT /api/tasks/:id/draft': ({ db, actor, input }) => writeDraft(db, actor, input.params.id, input.body),
  'DELETE /api/tasks/:id/draft': ({ db, actor, input }) => db.run(deleteDraft(actor.id, input.params.id)),
  'POST /api/submissions': ({ db, actor, input }) => submitWork(db, actor, input.body),
};
