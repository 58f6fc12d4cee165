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

/** More applications than end at once with a deleted initiative: the worker ends the rest. */
const crowd = (w: World, status: 'pending' | 'accepted') => `set local session_replication_role = replica;
  insert into profiles (user_type, full_name) select 'student', 'Crowd ' || n from generate_series(1, 101) n;
  insert into student_profiles (id) select id from profiles where full_name like 'Crowd %';
  insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at, decided_at)
    select id, '${w.pendingOne}', '${w.pendingCompany}', '${status}', ${status === 'accepted' ? 'now(), now()' : 'null, null'} from profiles where full_name like 'Crowd %';
  insert into ties (student_id, company_id, stage)
    select id, '${w.pendingCompany}', '${status}' from profiles where full_name like 'Crowd %';
  set local session_replication_role = origin`;

const closesCrowd = (status: 'pending' | 'accepted'): Cell => ({
  guarantee: `a deleted company closes the ties of more applications than it ends at once: ${status}`,
  keeps: ['ties update'],
  given: (w) => crowd(w, status),
  steps: (w) => [goes(w.pendingCompany)],
  look: (w) =>
    `select count(*)::int as ties, count(*) filter (where stage = 'closed')::int as closed,
       (select count(*)::int from initiative_applications where initiative_id = '${w.pendingOne}' and status = '${status}') as open
     from ties where company_id = '${w.pendingCompany}'`,
  shows: { ties: 102, closed: 102, open: 2 },
});

export const closingTies: Cell[] = [
  closesCrowd('pending'),
  closesCrowd('accepted'),
  companyGoes('accepted'),
  companyGoes('pending'),
  companyGoes('rejected'),
  companyGoes('ended'),
  {
    guarantee: 'a deleted company closes a tie that the student had left',
    keeps: ['ties update'],
    given: (w) => `update ties set stage = 'left' where company_id = '${w.endedCompany}'`,
    steps: (w) => [goes(w.endedCompany)],
    look: stages,
    shows: { ...before, ended: 'closed' },
  },
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
