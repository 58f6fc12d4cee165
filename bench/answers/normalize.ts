// Removes what depends on PostgreSQL's clock from an answer. The API's own clock is pinned instead.
import { createHash } from 'node:crypto';
import { limits } from '@questline/contract';
import type { HomePage } from '@questline/contract';

const dayMs = 86_400_000;
/** For how long after the data set was built its answers can be compared. */
export const comparableDays = 5;

/** Home shows the news of 14 days. Those that leave it within the comparable days are dropped here. */
export function normalize(path: string, body: string, clockMs: number): string {
  if (path !== '/api/home') return body;
  const home = JSON.parse(body) as HomePage;
  const oldest = clockMs - (limits.homeNewsDays - comparableDays) * dayMs;
  return JSON.stringify({ ...home, news: home.news.filter(({ at }) => Date.parse(at) > oldest) });
}

export const sha256 = (status: number, body: string) =>
  createHash('sha256').update(`${status} ${body}`).digest('base64url');
