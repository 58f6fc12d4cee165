// Test fixture: students who earn rewards, and the people of a company who pay them.
import { createSubmissionsApp } from '../submissions/submissions.fixture.ts';

export const twentyPerTask = { amount: 2_000, currency: 'USD', per: 'task' } as const;
export const sixtyAtTheEnd = { amount: 6_000, currency: 'USD', per: 'completion' } as const;
export const inCash = { paid_on: '2026-11-10', paid_how: 'cash' } as const;

export async function createRewardsApp() {
  const app = await createSubmissionsApp();
  type Member = Awaited<ReturnType<typeof app.signUp>>;
  const as = ({ id }: Pick<Member, 'id'>, text: string) =>
    app.root.query(`begin; select set_config('app.actor', '${id}', true); ${text}; commit`);
  return {
    ...app,
    as,
    /** Submits work for a task, which the company approves without a chance to undo it. */
    async finishTask(student: Member, company: Member, taskId: string) {
      const { id } = await app.submitWork(student, taskId);
      await as(company, `update task_submissions set status = 'approved' where id = '${id}'`);
      return id;
    },
    list: async ({ api }: Member, tab: 'to_pay' | 'paid' | 'received' = 'to_pay') =>
      (await api('GET /api/company/rewards', { query: { tab } })).items,
    own: async ({ api }: Member) => (await api('GET /api/rewards')).items,
    pay: ({ api }: Member, id: string, body: { paid_on: string; paid_how: 'cash' | 'check' } = inCash) =>
      api('POST /api/rewards/:id/payment', { params: { id }, body }),
    takeBack: ({ api }: Member, id: string) => api('DELETE /api/rewards/:id/payment', { params: { id } }),
    answer: ({ api }: Member, id: string, received: boolean) =>
      api('POST /api/rewards/:id/receipt', { params: { id }, body: { received } }),
  };
}
