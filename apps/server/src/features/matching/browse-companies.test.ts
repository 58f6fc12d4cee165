import { describe, expect, test } from 'vitest';
import { createMatchingApp } from './matching.fixture.ts';

const app = await createMatchingApp();
const student = await app.student();
const list = (query: object = {}) => student.api('GET /api/companies', { query });
const names = async (query: object) => (await list(query)).items.map(({ company_name }) => company_name);

describe('200', async () => {
  const bakery = await app.company({
    company_name: 'Hollyhock Bakery',
    mission: 'Good sourdough for all',
    industry: ['Bakeries', 'Cafes & Coffee'],
  });
  await app.company({ company_name: 'Hollyhock Farm', industry: ['Farming'] });
  await app.company({ company_name: null, mission: 'Hollyhock without a name' });
  await app.offer(bakery.id);

  test.each([
    ['a name', { q: 'hollyhock' }, ['Hollyhock Farm', 'Hollyhock Bakery']],
    ['the start of a name', { q: 'hollyh' }, ['Hollyhock Farm', 'Hollyhock Bakery']],
    ['a word in the mission', { q: 'sourdough' }, ['Hollyhock Bakery']],
    ['a misspelled name', { q: 'hollyhok' }, ['Hollyhock Farm', 'Hollyhock Bakery']],
    ['an industry category', { q: 'hollyhock', category: 'Food & Beverage' }, ['Hollyhock Bakery']],
    ['companies with open initiatives', { q: 'hollyhock', open: 'true' }, ['Hollyhock Bakery']],
    ['filters with no common match', { q: 'hollyhock', category: 'Social Impact' }, []],
  ])('%s', async (_, query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test('a card has all its fields', async () => {
    const [card] = (await list({ q: 'sourdough' })).items;
    expect(card).toEqual({
      id: bakery.id,
      company_name: 'Hollyhock Bakery',
      mission: 'Good sourdough for all',
      industry: ['Bakeries', 'Cafes & Coffee'],
      logo_url: null,
      open_initiatives: 1,
      answers_in_minutes: null,
    });
  });

  test('a renamed company is found by its new name', async () => {
    const company = await app.company({ company_name: 'Edelweiss' });
    await company.api('PATCH /api/company/profile', { body: { company_name: 'Snowdrop' } });
    expect(await names({ q: 'edelweiss' })).toEqual([]);
    expect(await names({ q: 'snowdrop' })).toEqual(['Snowdrop']);
  });

  test('pages list each company once, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 25; n++) ids.unshift((await app.company({ company_name: `Crocus ${n}` })).id);
    const first = await list({ q: 'crocus' });
    await app.company({ company_name: 'Crocus late' });
    const second = await list({ q: 'crocus', cursor: first.next });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });
});

test('400: refuses an invented cursor', async () => {
  await expect(list({ cursor: 'saved.1' })).rejects.toThrow('invalid_input');
});
