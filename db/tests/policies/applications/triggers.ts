// Triggers that update ties, history and names with applications.
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { apply } from './apply.ts';

const named = (w: World) =>
  `select student_name, student_surname from initiative_applications where student_id = '${w.owner}' and initiative_id = '${w.openInitiative}'`;

const tie = (w: World, company: string, student = w.owner) =>
  `(select stage from ties where company_id = '${company}' and student_id = '${student}') as tie`;

const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;

export const applicationTriggers: Cell[] = [
  {
    guarantee: 'creates a tie with the first application and records it',
    covers: ['ties insert', 'status_changes insert', 'initiative_applications select'],
    steps: (w) => [['other student', apply(`'${w.otherStudent}'`, w.pendingInitiative, w.pendingCompany)]],
    query: (w) =>
      `select ${tie(w, w.pendingCompany, w.otherStudent)}, status, actor_id = '${w.otherStudent}' as actor, note
       from status_changes where student_id = '${w.otherStudent}' and company_id = '${w.pendingCompany}'`,
    expected: { tie: 'pending', status: 'pending', actor: true, note: 'Hello' },
  },
  {
    guarantee: 'sets the tie to accepted and records who accepted and when',
    covers: ['ties select', 'ties update', 'status_changes insert'],
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    query: (w) =>
      `select ${tie(w, w.pendingCompany)}, decided_at is not null as decided, accepted_at is not null as accepted,
         (select actor_id = '${w.pendingCompany}' from status_changes where subject_id = a.id and status = 'accepted') as actor
       from initiative_applications a where id = '${w.pendingApplication}'`,
    expected: { tie: 'accepted', decided: true, accepted: true, actor: true },
  },
  {
    guarantee: 'needs attention seven days after acceptance without a submission',
    covers: ['ties update'],
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    query: (w) =>
      `select attention_at = accepted_at + interval '7 days' as a_week
       from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { a_week: true },
  },
  {
    guarantee: 'sets the tie to withdrawn, and to pending again after reapplying',
    covers: ['ties update'],
    steps: (w) => [
      ['owner', move(w.pendingApplication, 'withdrawn')],
      ['owner', move(w.withdrawnApplication, 'pending')],
    ],
    query: (w) =>
      `select ${tie(w, w.pendingCompany)}, ${tie(w, w.withdrawnCompany).replace(' as tie', ' as again')}`,
    expected: { tie: 'withdrawn', again: 'pending' },
  },
  {
    guarantee: 'sets the tie to ended when the last work ends',
    covers: ['ties update'],
    steps: (w) => [['owner', move(w.acceptedApplication, 'ended')]],
    query: (w) =>
      `select ${tie(w, w.acceptedCompany)}, finished_at is not null as finished
       from initiative_applications where id = '${w.acceptedApplication}'`,
    expected: { tie: 'ended', finished: true },
  },
  {
    guarantee: "copies the student's name in lowercase for sorting and search",
    covers: ['profiles select', 'initiative_applications update'],
    steps: (w) => [['owner', apply(`'${w.owner}'`, w.openInitiative, w.acceptedCompany)]],
    query: named,
    expected: { student_name: 'olive owner', student_surname: 'owner' },
  },
  {
    guarantee: 'copies a changed name too',
    covers: ['profiles select', 'initiative_applications update'],
    steps: (w) => [
      ['owner', apply(`'${w.owner}'`, w.openInitiative, w.acceptedCompany)],
      ['owner', `update profiles set full_name = 'Olive van Dyke ' where id = '${w.owner}'`],
    ],
    query: named,
    expected: { student_name: 'olive van dyke', student_surname: 'dyke' },
  },
  {
    guarantee: 'keeps the furthest stage of several applications',
    covers: ['initiative_applications select', 'ties update'],
    steps: (w) => [
      ['owner', apply(`'${w.owner}'`, w.openInitiative, w.acceptedCompany)],
      [
        'accepted company',
        `update initiative_applications set status = 'rejected' where initiative_id = '${w.openInitiative}' and student_id = '${w.owner}'`,
      ],
    ],
    query: (w) => `select ${tie(w, w.acceptedCompany)}`,
    expected: { tie: 'accepted' },
  },
];
