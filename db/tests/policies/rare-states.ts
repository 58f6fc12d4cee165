// Guarantees in rare states: an old file, a paused initiative, a closed tie.
import type { Cell } from '../cell.ts';
import type { World } from '../world.ts';

const tie = (w: World, company: string, student = w.owner) =>
  `select stage from ties where company_id = '${company}' and student_id = '${student}'`;
const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;

const files: Cell[] = [
  {
    guarantee: 'the worker deletes no complete file, however old',
    covers: [],
    setup: (w) => `update files set created_at = now() - interval '2 days' where id = '${w.readyFile}'`,
    steps: () => [['worker', `delete from files`]],
    query: (w) => `select count(*)::int from files where id = '${w.readyFile}'`,
    expected: { count: 1 },
  },
];

const ties: Cell[] = [
  {
    guarantee: 'a closed tie stays closed, whatever happens to the applications',
    covers: ['ties update'],
    setup: (w) => `update ties set stage = 'closed' where student_id = '${w.owner}'`,
    steps: (w) => [
      ['owner', move(w.withdrawnApplication, 'pending')],
      ['pending company', move(w.pendingApplication, 'accepted')],
    ],
    query: (w) =>
      `select string_agg(distinct stage, ' ') as stages from ties where student_id = '${w.owner}'`,
    expected: { stages: 'closed' },
  },
  ...(['ended', 'rejected', 'left', 'withdrawn'] as const).map((stage): Cell => ({
    guarantee: `a new acceptance turns a tie from ${stage} to accepted`,
    covers: ['ties update'],
    setup: (w) =>
      `update ties set stage = '${stage}' where student_id = '${w.owner}' and company_id = '${w.pendingCompany}'`,
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    query: (w) => tie(w, w.pendingCompany),
    expected: { stage: 'accepted' },
  })),
  ...(['closed', 'left'] as const).map((stage): Cell => ({
    guarantee: `a company can't read the school of a student whose tie is ${stage}, even if it is still shared`,
    covers: [],
    setup: (w) =>
      `update ties set stage = '${stage}' where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    steps: () => [
      [
        'accepted company',
        `select set_config('seen.schools', count(school)::text, true) from student_contacts`,
      ],
    ],
    query: (
      w,
    ) => `select current_setting('seen.schools') as seen, count(*)::int as shared from shared_contacts
      where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    expected: { seen: '0', shared: 1 },
  })),
  {
    guarantee: 'a rejection sets the tie to rejected',
    covers: ['ties update'],
    steps: (w) => [['pending company', move(w.pendingApplication, 'rejected')]],
    query: (w) => tie(w, w.pendingCompany),
    expected: { stage: 'rejected' },
  },
  {
    guarantee: "accepting one student doesn't change the tie with another",
    covers: ['ties insert'],
    steps: (w) => [
      [
        'other student',
        `insert into initiative_applications (student_id, initiative_id, company_id)
         values ('${w.otherStudent}', '${w.openInitiative}', '${w.acceptedCompany}')`,
      ],
    ],
    query: (w) => tie(w, w.acceptedCompany, w.otherStudent),
    expected: { stage: 'pending' },
  },
];

const paused = (w: World) => `update initiatives set status = 'inactive' where id = '${w.pendingInitiative}'`;

const whilePaused: Cell[] = [
  ...(['accepted', 'rejected'] as const).map((status): Cell => ({
    guarantee: `a company can still decide while the initiative is paused: ${status}`,
    covers: [],
    setup: paused,
    steps: (w) => [['pending company', move(w.pendingApplication, status)]],
    query: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { status },
  })),
  {
    guarantee: 'a student can still withdraw while the initiative is paused',
    covers: [],
    setup: paused,
    steps: (w) => [['owner', move(w.pendingApplication, 'withdrawn')]],
    query: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { status: 'withdrawn' },
  },
  {
    guarantee: 'approving the last task completes the application while the initiative is paused',
    covers: [],
    setup: (w) => `update initiatives set status = 'inactive' where id = '${w.otherInitiative}'`,
    steps: (w) => [
      ['other company', `update task_submissions set status = 'approved' where id = '${w.otherWork}'`],
    ],
    query: (w) => `select status from initiative_applications where id = '${w.otherApplication}'`,
    expected: { status: 'completed' },
  },
];

export const rareStates: Cell[] = [...files, ...ties, ...whilePaused];
