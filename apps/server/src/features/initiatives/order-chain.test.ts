import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createInitiativesApp } from './initiatives.fixture.ts';

const app = await createInitiativesApp();
const { activate, create, signUp } = app;
type Company = Parameters<typeof create>[0];

const order = ({ api }: Company, initiative_ids: string[]) =>
  api('PUT /api/company/chain', { body: { initiative_ids } });
const shown = async ({ api, id }: Company) =>
  (await api('GET /api/companies/:id', { params: { id } })).initiatives.map((one) => one.id);

async function unlocked() {
  const company = await signUp('company');
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await activate(company)).id);
  return { company, ids: ids as [string, string, string] };
}

describe('PUT /api/company/chain', () => {
  test("200: the company's page follows this order, then newest first", async () => {
    const { company, ids } = await unlocked();
    const [a, b, c] = ids;
    expect(await shown(company)).toEqual([c, b, a]);
    expect(await order(company, [b, a, c])).toEqual({
      items: [
        { id: b, chain_position: 1 },
        { id: a, chain_position: 2 },
        { id: c, chain_position: 3 },
      ],
    });
    expect(await shown(company)).toEqual([b, a, c]);
    await order(company, [c, b]);
    expect(await shown(company)).toEqual([c, b, a]);
    await order(company, [a]);
    expect(await shown(company)).toEqual([a, c, b]);
    await order(company, []);
    expect(await shown(company)).toEqual([c, b, a]);
  });

  test('200: two simultaneous orders end up as one of them', async () => {
    const { company, ids } = await unlocked();
    const [a, b, c] = ids;
    await Promise.all([order(company, [a, b, c]), order(company, [c, a, b]), order(company, [b])]);
    const expected = [
      [a, b, c],
      [c, a, b],
      [b, c, a],
    ].map(String);
    expect(expected).toContain(String(await shown(company)));
  });

  test('400: refuses an initiative listed twice', async () => {
    const { company, ids } = await unlocked();
    await expect(order(company, [ids[0], ids[0]])).rejects.toThrow('invalid_input');
  });

  test('403: refused until three initiatives have been created', async () => {
    const company = await signUp('company');
    const { id } = await activate(company);
    await expect(order(company, [id])).rejects.toMatchObject({ code: 'chain_locked', status: 403 });
    await expect(order(await signUp('company'), [])).rejects.toThrow('chain_locked');
  });

  test('404: changes nothing when one of them is unknown', async () => {
    const { company, ids } = await unlocked();
    await order(company, [ids[0]]);
    await expect(order(company, [ids[1], randomUUID()])).rejects.toThrow('not_found');
    expect((await shown(company))[0]).toBe(ids[0]);
  });

  test('409: refuses one that has been paused since', async () => {
    const { company, ids } = await unlocked();
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id: ids[1] } });
    await expect(order(company, [ids[1], ids[0]])).rejects.toThrow('conflict');
  });
});
