// Guarantees in states that come with time or from elsewhere: an old file, a paused initiative, a closed tie.
import type { Cell } from '../matrix.ts';
import type { World } from '../world.ts';

const tie = (w: World, company: string, student = w.owner) =>
  `select stage from ties where company_id = '${company}' and student_id = '${student}'`;
const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;

const files: Cell[] = [
  {
    guarantee: 'the worker removes no complete file, however old',
    keeps: [],
    given: (w) => `update files set created_at = now() - interval '2 days' where id = '${w.keptFile}'`,
    steps: () => [['worker', `delete from files`]],
    look: (w) => `select count(*)::int from files where id = '${w.keptFile}'`,
    shows: { count: 1 },
  },
];

const ties: Cell[] = [
  {
    guarantee: 'a closed tie stays closed, whatever becomes of the applications',
    keeps: ['ties update'],
    given: (w) => `update ties set stage = 'closed' where student_id = '${w.owner}'`,
    steps: (w) => [
      ['owner', move(w.withdrawnApplication, 'pending')],
      ['pending company', move(w.pendingApplication, 'accepted')],
    ],
    look: (w) => `select string_agg(distinct stage, ' ') as stages from ties where student_id = '${w.owner}'`,
    shows: { stages: 'closed' },
  },
  ...(['ended', 'rejected', 'left', 'withdrawn'] as const).map((stage): Cell => ({
    guarantee: `a tie that was ${stage} comes nearer again with a new acceptance`,
    keeps: ['ties update'],
    given: (w) =>
      `update ties set stage = '${stage}' where student_id = '${w.owner}' and company_id = '${w.pendingCompany}'`,
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    look: (w) => tie(w, w.pendingCompany),
    shows: { stage: 'accepted' },
  })),
  {
    guarantee: 'a rejection ties the pair as rejected',
    keeps: ['ties update'],
    steps: (w) => [['pending company', move(w.pendingApplication, 'rejected')]],
    look: (w) => tie(w, w.pendingCompany),
    shows: { stage: 'rejected' },
  },
  {
    guarantee: 'what a company accepted one student for ties it to no other',
    keeps: ['ties insert'],
    steps: (w) => [
      [
        'other student',
        `insert into initiative_applications (student_id, initiative_id, company_id)
         values ('${w.otherStudent}', '${w.fresh}', '${w.acceptedCompany}')`,
      ],
    ],
    look: (w) => tie(w, w.acceptedCompany, w.otherStudent),
    shows: { stage: 'pending' },
  },
];

const paused = (w: World) => `update initiatives set status = 'inactive' where id = '${w.pendingOne}'`;

const whilePaused: Cell[] = [
  ...(['accepted', 'rejected'] as const).map((status): Cell => ({
    guarantee: `a company still decides while the initiative is paused: ${status}`,
    keeps: [],
    given: paused,
    steps: (w) => [['pending company', move(w.pendingApplication, status)]],
    look: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    shows: { status },
  })),
  {
    guarantee: 'a student still withdraws while the initiative is paused',
    keeps: [],
    given: paused,
    steps: (w) => [['owner', move(w.pendingApplication, 'withdrawn')]],
    look: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    shows: { status: 'withdrawn' },
  },
  {
    guarantee: 'approving the last task completes while the initiative is paused',
    keeps: [],
    given: (w) => `update initiatives set status = 'inactive' where id = '${w.otherOne}'`,
    steps: (w) => [
      ['other company', `update task_submissions set status = 'approved' where id = '${w.otherWork}'`],
    ],
    look: (w) => `select status from initiative_applications where id = '${w.otherApplication}'`,
    shows: { status: 'completed' },
  },
];

export const rareStates: Cell[] = [...files, ...ties, ...whilePaused];
