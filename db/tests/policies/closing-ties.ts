// What a deleted account does to the ties of its pair, and to no other.
import type { Cell } from '../matrix.ts';
import type { World } from '../world.ts';

const goes = (account: string): ['auth for owner', string] => [
  'auth for owner',
  `select set_config('app.actor', '${account}', true); select keeper.delete_account()`,
];
const stages = (w: World) => `select
  (select stage from ties where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}') as accepted,
  (select stage from ties where student_id = '${w.owner}' and company_id = '${w.pendingCompany}') as pending,
  (select stage from ties where student_id = '${w.owner}' and company_id = '${w.rejectedCompany}') as rejected,
  (select stage from ties where student_id = '${w.owner}' and company_id = '${w.endedCompany}') as ended,
  (select stage from ties where student_id = '${w.owner}' and company_id = '${w.withdrawnCompany}') as withdrawn,
  (select stage from ties where student_id = '${w.otherStudent}' and company_id = '${w.otherCompany}') as others`;
const before = {
  accepted: 'accepted',
  pending: 'pending',
  rejected: 'rejected',
  ended: 'ended',
  withdrawn: 'withdrawn',
  others: 'accepted',
};

const companyGoes = (stage: 'accepted' | 'pending' | 'rejected' | 'ended'): Cell => ({
  guarantee: `a deleted company closes its own tie, and no other: ${stage}`,
  keeps: ['ties update'],
  steps: (w) => [goes(w[`${stage}Company`])],
  look: stages,
  shows: { ...before, [stage]: 'closed' },
});

export const closingTies: Cell[] = [
  companyGoes('accepted'),
  companyGoes('pending'),
  companyGoes('rejected'),
  companyGoes('ended'),
  {
    guarantee: 'a deleted company leaves a tie withdrawn that the student withdrew',
    keeps: ['ties update'],
    steps: (w) => [goes(w.withdrawnCompany)],
    look: stages,
    shows: before,
  },
  {
    guarantee: "a deleted student closes nobody else's tie",
    keeps: ['ties update'],
    steps: (w) => [goes(w.otherStudent)],
    look: stages,
    shows: { ...before, others: 'closed' },
  },
];
