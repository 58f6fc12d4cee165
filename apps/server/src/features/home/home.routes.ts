import type { home } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { OpenOffers } from '../matching/matching.public.ts';
import { readHome } from './read-home.ts';
import { readYourTurn } from './read-your-turn.ts';

export const homeRoutes = ({ offers }: { offers: OpenOffers }): Handlers<typeof home> => ({
  'GET /api/home': ({ db, actor }) => readHome(db, actor, new Date(), offers),
  'GET /api/company/your-turn': ({ db, actor }) => readYourTurn(db, actor),
});
