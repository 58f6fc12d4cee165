import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSubmissionsApp } from './submissions.fixture.ts';

const { signUp } = await createSubmissionsApp();
type Member = Awaited<ReturnType<typeof signUp>>;
const save = (company: Member, name: string, client_id: string = randomUUID()) =>
  company.api('POST /api/company/feedback-snippets', { body: { client_id, name, content: 'Well done' } });
const list = async (company: Member) => (await company.api('GET /api/company/feedback-snippets')).items;

describe('feedback snippets', () => {
  test('200: saves once, lists, renames and deletes', async () => {
    const company = await signUp('company');
    const client_id = randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => save(company, 'Praise', client_id)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const params = { id: all[0]!.id };
    const renamed = await company.api('PATCH /api/company/feedback-snippets/:id', {
      params,
      body: { name: 'Cheers' },
    });
    expect(renamed).toMatchObject({ name: 'Cheers', content: 'Well done' });
    expect(await list(company)).toEqual([renamed]);
    await company.api('DELETE /api/company/feedback-snippets/:id', { params });
    expect(await list(company)).toEqual([]);
    await expect(company.api('DELETE /api/company/feedback-snippets/:id', { params })).rejects.toThrow(
      'not_found',
    );
  });

  test("404: refuses another company's", async () => {
    const [company, other] = [await signUp('company'), await signUp('company')];
    const { id } = await save(company, 'Praise');
    expect(await list(other)).toEqual([]);
    const params = { id };
    await expect(
      other.api('PATCH /api/company/feedback-snippets/:id', { params, body: { name: 'Mine' } }),
    ).rejects.toThrow('not_found');
    await expect(other.api('DELETE /api/company/feedback-snippets/:id', { params })).rejects.toThrow(
      'not_found',
    );
  });

  test('409: refuses more than the limit, even in parallel', async () => {
    const company = await signUp('company');
    // A few at a time: a busy machine answers 55 simultaneous requests with "node full".
    for (let n = 0; n < 45; n += 5)
      await Promise.all(Array.from({ length: 5 }, (_, more) => save(company, `No ${n + more}`)));
    const all = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => save(company, `Last ${n}`)));
    const refused = all.filter((it) => it.status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused.map((it) => it.reason.code)).toEqual(Array(5).fill('too_many_snippets'));
    expect(await list(company)).toHaveLength(50);
  });
});
