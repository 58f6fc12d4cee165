// Routes for finding initiatives and companies.
import type { matching } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { browseCompanies } from './browse-companies.ts';
import { browseInitiatives } from './browse-initiatives.ts';
import { deleteBookmark } from './matching.queries.ts';
import { rankAll, readCards, readStudent, topOf } from './read-cards.ts';
import { saveBookmark } from './save-bookmark.ts';

export const matchingRoutes: Handlers<typeof matching> = {
  'GET /api/initiatives': ({ db, actor, input }) => browseInitiatives(db, actor, input.query),
  'GET /api/companies': ({ db, input }) => browseCompanies(db, input.query),
  'GET /api/student/best-fit': async ({ db, actor }) => {
    const student = await readStudent(db, actor);
    const ranked = await rankAll(db, student);
    const top = topOf(ranked);
    return {
      count: ranked.filter(({ best_fit }) => best_fit).length,
      initiatives: await readCards(db, top, { actor, ...student, top }),
    };
  },
  'PUT /api/bookmarks/:initiative_id': ({ db, actor, input }) =>
    saveBookmark(db, actor.id, input.params.initiative_id),
  'DELETE /api/bookmarks/:initiative_id': ({ db, actor, input }) =>
    db.run(deleteBookmark(actor.id, input.params.initiative_id)),
};
