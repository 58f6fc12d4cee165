import type { initiatives } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { OpenOffers } from '../matching/matching.public.ts';
import { listFeatured } from './initiatives.queries.ts';
import { viewFeatured } from './initiatives.view.ts';
import { readPage } from './page/read-page.ts';
import { findViewed } from './results/initiatives.results.queries.ts';
import type { ViewCounter } from './results/view-counter.ts';

type Deps = { offers: OpenOffers; views: Pick<ViewCounter, 'add'> };

export const initiativesRoutes = ({ offers, views }: Deps): Handlers<typeof initiatives> => ({
  'GET /api/initiatives/featured': async ({ db }) => ({
    items: (await db.many(listFeatured())).map(viewFeatured),
  }),
  'GET /api/initiatives/:id': ({ db, actor, input }) => readPage(db, actor, input.params.id, offers),
  'POST /api/initiatives/:id/views': async ({ db, actor, input }) => {
    const { id } = input.params;
    const { counts } = await db.one(findViewed(id));
    if (counts) views.add(id, actor.id);
  },
});
