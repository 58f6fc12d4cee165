import { randomUUID } from 'node:crypto';
import { initiatives, limits } from '@questline/contract';
import { join } from '@questline/db/tests/people.ts';
import { describe, expect, test } from 'vitest';
import { anonymous } from '../../platform/actor.ts';
import { openRoutes } from '../../platform/http/routes.fixture.ts';
import { createOpenOffers } from '../matching/matching.public.ts';
import { initiativesRoutes } from './initiatives.routes.ts';
import { createViewCounter } from './results/view-counter.ts';

const app = await openRoutes(initiatives, ({ database }) => {
  const db = database.as(anonymous);
  return initiativesRoutes({ offers: createOpenOffers(db), views: createViewCounter(db) });
});
const featured = (headers: Record<string, string> = {}) =>
  app.call('GET /api/initiatives/featured', { headers });

async function offer(companyId: string, name: string, { active = true } = {}) {
  const tags = ['Writing'];
  const id = await app.insert('initiatives', { company_id: companyId, name, commission: '10 %', tags });
  await app.insert('tasks', { company_id: companyId, initiative_id: id, title: 'Begin', task_order: 1 });
  if (active) await app.rows(`update initiatives set status = 'active' where id = $1`, [id]);
  return id;
}

describe('GET /api/initiatives/featured', () => {
  test('200: returns an empty list when there are none', async () => {
    expect(await featured()).toMatchObject({ status: 200, body: { items: [] } });
  });

  test('200: returns at most six of the newest active ones with their company', async () => {
    const { id: company } = await join(app, 'company');
    await app.rows(
      `update company_profiles set company_name = 'Corner Shop', industry = '{Cafe}' where id = $1`,
      [company],
    );
    const ids: string[] = [];
    for (let n = 0; n < limits.featuredInitiatives + 2; n++) ids.push(await offer(company, `Number ${n}`));
    await offer(company, 'Not yet', { active: false });

    const { status, body } = await featured();
    expect(status).toBe(200);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(
      ids.toReversed().slice(0, limits.featuredInitiatives),
    );
    expect(body.items[0]).toEqual({
      id: ids.at(-1),
      name: 'Number 7',
      description: '',
      commission: '10 %',
      tags: ['Writing'],
      created_at: expect.any(String),
      company: { company_name: 'Corner Shop', industry: ['Cafe'], logo_url: null },
    });
  });

  test('304: when unchanged; 200 as soon as a new one is active', async () => {
    const { id: company } = await join(app, 'company');
    await offer(company, 'One');
    const etag = (await featured()).headers.get('etag')!;
    expect((await featured({ 'if-none-match': etag })).status).toBe(304);
    const newest = await offer(company, `New ${randomUUID()}`);
    const { status, body, headers } = await featured({ 'if-none-match': etag });
    expect([status, body.items[0].id]).toEqual([200, newest]);
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
  });
});
