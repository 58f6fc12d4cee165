// Routes for finding initiatives and companies.
import type { matching } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { browseCompanies } from './browse-companies.ts';
import { browseInitiatives } from './browse-initiatives.ts';
import { deleteBookmark } from './matching.queries.ts';
import type { OpenOffers } from './open-offers.ts';
import { rankAll, readCards, readStudent, topOf } from './read-cards.ts';
import { saveBookmark } from './save-bookmark.ts';

export const matchingRoutes = ({ offers }: { offers: OpenOffers }): Handlers<typeof matching> => ({
  'GET /api/initiatives': ({ db, actor, input }) => browseInitiatives(db, actor, input.query, offers),
  'GET /api/companies': ({ db, input }) => browseCompanies(db, input.query),
  'GET /api/student/best-fit': async ({ db, actor }) => {
    const student = await readStudent(db, actor, offers);
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
});
