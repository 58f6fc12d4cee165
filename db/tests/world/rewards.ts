// Rewards of the test data: one in each state between the owner and the accepted company, and someone else's.
import type { People } from './accounts.ts';
import type { Applications } from './applications.ts';
import type { Offers } from './initiatives.ts';
import type { Insert } from './insert.ts';

export async function buildRewards(insert: Insert, w: People, o: Offers, a: Applications) {
  const payment = {
    paid_on: '2026-11-01',
    paid_how: 'cash',
    paid_by: w.acceptedCompany,
    paid_at: new Date(),
  };
  const reward = (task_id: string | null, more: Record<string, unknown> = {}) =>
    insert('rewards', {
      application_id: a.acceptedApplication,
      student_id: w.owner,
      initiative_id: o.acceptedInitiative,
      company_id: w.acceptedCompany,
      task_id,
      amount: 2_000,
      currency: 'USD',
      ...more,
    });
  return {
    owedReward: await reward(o.doneTask),
    paidReward: await reward(o.resubmittedTask, { state: 'paid', ...payment }),
    missingReward: await reward(null, { state: 'missing', ...payment, missing_at: new Date() }),
    receivedReward: await reward(o.retiredTask, { state: 'received', ...payment, received_at: new Date() }),
    otherReward: await insert('rewards', {
      application_id: a.otherApplication,
      student_id: w.otherStudent,
      initiative_id: o.otherInitiative,
      company_id: w.otherCompany,
      task_id: o.otherTask,
      amount: 500,
      currency: 'EUR',
    }),
  };
}
