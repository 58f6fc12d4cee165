import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { activate, create, signUp } = app;

describe('GET /api/company/overview', () => {
  test('200: the same as from the endpoint of each part', async () => {
    const [company, other] = [await signUp('company'), await signUp('company')];
    await activate(other);
    for (const name of ['First', 'Second', 'Third']) await activate(company, { name });
    await create(company, { name: 'Inactive' });
    await company.api('PUT /api/initiative-drafts/:client_id', {
      params: { client_id: randomUUID() },
      body: { content: { name: 'Draft' }, updated_at: null },
    });
    const overview = await company.api('GET /api/company/overview');
    expect(overview).toEqual({
      profile: await company.api('GET /api/company/profile'),
      onboarding: await company.api('GET /api/company/onboarding'),
      drafts: await company.api('GET /api/initiative-drafts'),
      initiatives: await company.api('GET /api/company/initiatives', { query: { status: 'active' } }),
    });
    expect(overview.drafts.items).toMatchObject([{ name: 'Draft' }]);
    expect(overview.initiatives.items.map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
    expect(overview.onboarding.chain).toHaveLength(3);
  });

  test('401: visitors; 403: students', async () => {
    await expect(app.visitor('GET /api/company/overview')).rejects.toThrow('not_signed_in');
    const student = await signUp('student');
    await expect(student.api('GET /api/company/overview')).rejects.toThrow('forbidden');
  });
});
