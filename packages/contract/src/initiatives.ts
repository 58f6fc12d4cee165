// The offers of companies.
import * as z from 'zod/mini';
import type { Endpoints } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, time } from './shapes.ts';

const featuredInitiative = z.object({
  id,
  name: z.string(),
  description: z.string(),
  commission: z.nullable(z.string()),
  tags: z.array(z.string()),
  created_at: time,
  company: z.object({
    company_name: z.string(),
    industry: z.array(z.string()),
    logo_url: z.nullable(z.string()),
  }),
});
export type FeaturedInitiative = z.infer<typeof featuredInitiative>;

export const initiatives = {
  'GET /api/initiatives/featured': {
    summary: 'The newest active initiatives, for the landing page',
    access: 'public',
    cacheSeconds: limits.featuredFreshSeconds,
    response: z.object({ items: z.array(featuredInitiative) }),
  },
} satisfies Endpoints;
