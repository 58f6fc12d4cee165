import type { feedbackSnippets } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { saveSnippet } from './save-snippet.ts';
import { changeSnippet, deleteSnippet, listSnippets } from './submissions.snippets.queries.ts';

export const feedbackSnippetsRoutes: Handlers<typeof feedbackSnippets> = {
  'GET /api/company/feedback-snippets': async ({ db, actor }) => ({
    items: await db.many(listSnippets(actor.id)),
  }),
  'POST /api/company/feedback-snippets': ({ db, actor, input }) => saveSnippet(db, actor, input.body),
  'PATCH /api/company/feedback-snippets/:id': ({ db, input }) =>
    db.one(changeSnippet(input.params.id, input.body)),
  'DELETE /api/company/feedback-snippets/:id': async ({ db, input }) => {
    await db.one(deleteSnippet(input.params.id));
  },
};
