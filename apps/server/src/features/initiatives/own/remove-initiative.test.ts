import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { accept, activate, create, signUp } = app;

describe('DELETE /api/initiatives/:id', () => {
  test('204: disappears from every list, its applications end and students are notified', async () => {
    const company = await signUp('company');
    const { id } = await activate(company);
    const { applicationId } = await accept(company, id);
    const params = { id };
    await company.api('DELETE /api/initiatives/:id', { params });

    expect((await company.api('GET /api/company/initiatives')).items).toEqual([]);
    await expect(company.api('GET /api/company/initiatives/:id', { params })).rejects.toThrow('not_found');
    await expect(company.api('GET /api/initiatives/:id/preview', { params })).rejects.toThrow('not_found');
    const page = await company.api('GET /api/companies/:id', { params: { id: company.id } });
    expect(page.initiatives).toEqual([]);
    const sql = 'select status from initiative_applications where id = $1';
    expect((await app.root.query(sql, [applicationId])).rows).toEqual([{ status: 'ended' }]);
    const saved = 'initiative.saved';
    // Created, activated, deleted.
    expect(await app.events(id)).toEqual([saved, 'quest.step_completed', saved, 'initiative.deleted']);
  });

  test('204: still counts as created', async () => {
    const company = await signUp('company');
    const { id } = await create(company);
    await company.api('DELETE /api/initiatives/:id', { params: { id } });
    expect(await company.api('GET /api/company/onboarding')).toMatchObject({ total_initiatives_created: 1 });
  });

  test('204: deletes its draft too', async () => {
    const company = await signUp('company');
    const { id } = await create(company);
    await company.api('PUT /api/initiative-drafts/:client_id', {
      params: { client_id: id },
      body: { content: {}, updated_at: null },
    });
    await company.api('DELETE /api/initiatives/:id', { params: { id } });
    expect((await company.api('GET /api/initiative-drafts')).items).toEqual([]);
  });

  test('401 and 403: visitors and students cannot delete', async () => {
    const { id } = await activate(await signUp('company'));
    const params = { id };
    await expect(app.visitor('DELETE /api/initiatives/:id', { params })).rejects.toThrow('not_signed_in');
    const student = await signUp('student');
    await expect(student.api('DELETE /api/initiatives/:id', { params })).rejects.toThrow('forbidden');
  });

  test('404: deleted, unknown and malformed ids are refused without an event', async () => {
    const company = await signUp('company');
    const { id } = await create(company);
    await company.api('DELETE /api/initiatives/:id', { params: { id } });
    for (const gone of [id, randomUUID(), 'malformed'])
      await expect(company.api('DELETE /api/initiatives/:id', { params: { id: gone } })).rejects.toThrow(
        'not_found',
      );
    expect(await app.events(id)).toEqual(['initiative.saved', 'quest.step_completed', 'initiative.deleted']);
  });
});
