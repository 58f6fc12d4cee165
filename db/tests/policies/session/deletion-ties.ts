// Deleting an account closes its own ties and no others.
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { deletesCompany, deletesStudent } from './delete-account.ts';

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

const closesTie = (stage: 'accepted' | 'pending' | 'rejected' | 'ended'): Cell => ({
  guarantee: `deleting a company closes its own tie and no other: ${stage}`,
  covers: ['ties update'],
  steps: (w) => [deletesCompany(w[`${stage}Company`])],
  query: stages,
  expected: { ...before, [stage]: 'closed' },
});

/** More applications than a deletion ends itself: the worker ends the rest. */
const crowd = (w: World, status: 'pending' | 'accepted') => `set local session_replication_role = replica;
  insert into profiles (user_type, full_name) select 'student', 'Crowd ' || n from generate_series(1, 101) n;
  insert into student_profiles (id) select id from profiles where full_name like 'Crowd %';
  insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at, decided_at)
    select id, '${w.pendingInitiative}', '${w.pendingCompany}', '${status}', ${status === 'accepted' ? 'now(), now()' : 'null, null'} from profiles where full_name like 'Crowd %';
  insert into ties (student_id, company_id, stage)
    select id, '${w.pendingCompany}', '${status}' from profiles where full_name like 'Crowd %';
  set local session_replication_role = origin`;

const closesCrowd = (status: 'pending' | 'accepted'): Cell => ({
  guarantee: `deleting a company closes all ties, even of applications that the worker ends later: ${status}`,
  covers: ['ties update'],
  setup: (w) => crowd(w, status),
  steps: (w) => [deletesCompany(w.pendingCompany)],
  query: (w) =>
    `select count(*)::int as ties, count(*) filter (where stage = 'closed')::int as closed,
       (select count(*)::int from initiative_applications where initiative_id = '${w.pendingInitiative}' and status = '${status}') as open
     from ties where company_id = '${w.pendingCompany}'`,
  expected: { ties: 102, closed: 102, open: 2 },
});

export const closingTies: Cell[] = [
  closesCrowd('pending'),
  closesCrowd('accepted'),
  closesTie('accepted'),
  closesTie('pending'),
  closesTie('rejected'),
  closesTie('ended'),
  {
    guarantee: 'deleting a company closes a tie that the student left',
    covers: ['ties update'],
    setup: (w) => `update ties set stage = 'left' where company_id = '${w.endedCompany}'`,
    steps: (w) => [deletesCompany(w.endedCompany)],
    query: stages,
    expected: { ...before, ended: 'closed' },
  },
  {
    guarantee: 'deleting a company keeps a withdrawn tie withdrawn',
    covers: ['ties update'],
    steps: (w) => [deletesCompany(w.withdrawnCompany)],
    query: stages,
    expected: before,
  },
  {
    guarantee: "deleting a student closes no one else's tie",
    covers: ['ties update'],
    steps: (w) => [deletesStudent(w.otherStudent)],
    query: stages,
    expected: { ...before, others: 'closed' },
  },
];
