import type { initiatives } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { OpenOffers } from '../matching/matching.public.ts';
import { listFeatured } from './initiatives.queries.ts';
import { viewFeatured } from './initiatives.view.ts';
import { readPage } from './page/read-page.ts';

export const initiativesRoutes = ({ offers }: { offers: OpenOffers }): Handlers<typeof initiatives> => ({
  'GET /api/initiatives/featured': async ({ db }) => ({
    items: (await db.many(listFeatured())).map(viewFeatured),
  }),
  'GET /api/initiatives/:id': ({ db, actor, input }) => readPage(db, actor, input.params.id, offers),
});
