import type { initiatives } from '@questline/contract';
import type { Handlers } from '../../platform/http.ts';
import { listFeatured } from './initiatives.queries.ts';
import { viewFeatured } from './initiatives.view.ts';

export const initiativesRoutes: Handlers<typeof initiatives> = {
  'GET /api/initiatives/featured': async ({ db }) => ({
    items: (await db.many(listFeatured())).map(viewFeatured),
  }),
};
