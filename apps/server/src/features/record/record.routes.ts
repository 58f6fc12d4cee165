import type { record } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { writeClosingWords } from './closing-words.ts';
import { checkCredential, readShared } from './read-shared.ts';
import type { RecordDeps } from './record.deps.ts';
import { listEntries, listInProgress, saveTexts } from './record.queries.ts';
import { findPage } from './record-sharing.queries.ts';
import { viewEntry, viewInProgress } from './record.view.ts';
import {
  defaultPage,
  issueCredential,
  replacePageLink,
  savePublicPage,
  setOnPage,
  withdraw,
} from './share-record.ts';

export const recordRoutes = (deps: RecordDeps): Handlers<typeof record> => ({
  'GET /api/record': async ({ db, actor }) => {
    const [page, entries, inProgress] = await Promise.all([
      db.maybe(findPage(actor.id)),
      db.many(listEntries(actor.id)),
      db.many(listInProgress(actor.id)),
    ]);
    return {
      page: page ?? defaultPage,
      entries: entries.map(viewEntry),
      in_progress: inProgress.map(viewInProgress),
    };
  },
  'PUT /api/record/page': ({ db, actor, input }) => savePublicPage(db, actor, input.body),
  'POST /api/record/page/link': ({ db, actor }) => replacePageLink(deps, db, actor),
  'PUT /api/record/entries/:id/page': ({ db, actor, input }) =>
    setOnPage(db, actor, input.params.id, input.body.shown),
  'PUT /api/record/entries/:id/texts': async ({ db, actor, input }) =>
    void (await db.one(saveTexts(actor.id, input.params.id, input.body))),
  'POST /api/record/entries/:id/credential': ({ db, actor, input }) =>
    issueCredential(deps, db, actor, input.params.id),
  'DELETE /api/record/entries/:id/credential': ({ db, actor, input }) => withdraw(db, actor, input.params.id),
  'GET /api/shared-records/:link': ({ db, input }) => readShared(db, input.params.link),
  'GET /api/credentials/:code': ({ db, input }) => checkCredential(deps, db, input.params.code),
  'POST /api/company/applications/:id/closing-words': ({ db, actor, input }) =>
    writeClosingWords(db, actor, input.params.id, input.body),
});
