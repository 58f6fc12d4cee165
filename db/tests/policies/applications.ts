import { all, companies, except, students, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';

type Name = {
  [Key in keyof World]: Key extends `${string}Application` | `withdrawn${string}` ? Key : never;
}[keyof World];

/** A step of an application: who can take it, and who gets which error. */
const step = (
  detail: string,
  application: Name,
  set: string,
  allowed: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({
  table: 'initiative_applications',
  verb: 'update',
  detail,
  sql: (w) => `update initiative_applications set ${set} where id = '${w[application]}'`,
  allowed,
  refused,
});

const apply = (student: string, initiative: string, company: string) =>
  `insert into initiative_applications (student_id, initiative_id, company_id, note)
   values (${student}, '${initiative}', '${company}', 'Hello')`;

const rows: Cell[] = [
  {
    table: 'initiative_applications',
    verb: 'select',
    sql: (w) => `select status, note from initiative_applications where id = '${w.acceptedApplication}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    detail: 'a pending one',
    sql: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    allowed: ['owner', 'pending company'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    detail: 'a withdrawn one',
    sql: (w) => `select status from initiative_applications where id = '${w.withdrawnApplication}'`,
    allowed: ['owner'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select status from initiative_applications where id = '${w.otherApplication}'`,
    allowed: ['other student', 'other company'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    role: 'app_worker',
    sql: (w) =>
      `select status, decision_note from initiative_applications where id = '${w.withdrawnApplication}'`,
    allowed: ['worker'],
  },

  // applying
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'as oneself, verified',
    sql: (w) => apply('app.uid()', w.openInitiative, w.acceptedCompany),
    allowed: ['owner', 'other student'],
    refused: all(except(companies, 'unverified company'), '23503'),
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: "in the owner's name",
    sql: (w) => apply(`'${w.owner}'`, w.openInitiative, w.acceptedCompany),
    allowed: ['owner'],
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'to an inactive initiative',
    sql: (w) => apply('app.uid()', w.initiativeWithoutTasks, w.acceptedCompany),
    allowed: [],
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'to a deleted initiative',
    sql: (w) => apply('app.uid()', w.deletedInitiative, w.acceptedCompany),
    allowed: [],
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'a second time to the same initiative',
    sql: (w) => apply(`'${w.owner}'`, w.acceptedInitiative, w.acceptedCompany),
    allowed: [],
    refused: { owner: '23505' },
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: "to a company that doesn't own the initiative",
    sql: (w) => apply(`'${w.owner}'`, w.openInitiative, w.otherCompany),
    allowed: [],
    refused: { owner: '23503' },
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'accepted from the start',
    sql: (w) =>
      `insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at)
       values (app.uid(), '${w.openInitiative}', '${w.acceptedCompany}', 'accepted', now())`,
    allowed: [],
    noPrivilege: true,
  },

  // deciding
  step('accepting', 'pendingApplication', `status = 'accepted'`, ['pending company'], {
    owner: 'already_decided',
  }),
  step(
    'changing the hours that a student confirmed',
    'pendingApplication',
    'confirmed_hours = 1',
    ['owner'],
    { 'pending company': 'forbidden' },
  ),
  step(
    'rejecting',
    'pendingApplication',
    `status = 'rejected', decision_note = 'Sorry'`,
    ['pending company'],
    {
      owner: 'forbidden',
    },
  ),
  step('withdrawing', 'pendingApplication', `status = 'withdrawn'`, ['owner'], {
    'pending company': 'already_decided',
  }),
  step('ending a pending application', 'pendingApplication', `status = 'ended'`, [], {
    owner: 'already_decided',
    'pending company': 'already_decided',
  }),
  step('accepting after rejecting', 'rejectedApplication', `status = 'accepted'`, [], {
    owner: 'already_decided',
    'rejected company': 'already_decided',
  }),
  step('applying again after a rejection', 'rejectedApplication', `status = 'pending'`, [], {
    owner: 'already_decided',
    'rejected company': 'already_decided',
  }),
  step('leaving', 'acceptedApplication', `status = 'ended'`, ['owner', 'accepted company']),
  step('withdrawing when accepted', 'acceptedApplication', `status = 'withdrawn'`, [], {
    owner: 'already_decided',
    'accepted company': 'already_decided',
  }),
  step('completing without the work', 'acceptedApplication', `status = 'completed'`, [], {
    owner: 'tasks_open',
    'accepted company': 'forbidden',
  }),
  step('resuming an ended application', 'endedApplication', `status = 'accepted'`, [], {
    owner: 'already_decided',
    'ended company': 'already_decided',
  }),
  step('reapplying after withdrawing', 'withdrawnApplication', `status = 'pending'`, ['owner']),
  step('accepting a withdrawn application', 'withdrawnApplication', `status = 'accepted'`, [], {
    owner: 'already_decided',
  }),
  step('reapplying to a closed initiative', 'withdrawnFromPaused', `status = 'pending'`, [], {
    'other student': 'initiative_closed',
  }),
  step('reapplying with an unverified email', 'withdrawnByUnverified', `status = 'pending'`, [], {
    'unverified student': 'email_not_verified',
  }),
  step("changing the student's note", 'pendingApplication', `note = 'Please'`, ['owner'], {
    'pending company': 'forbidden',
  }),
  step(
    "changing the company's note",
    'pendingApplication',
    `decision_note = 'Welcome'`,
    ['pending company'],
    {
      owner: 'forbidden',
    },
  ),
  ...(
    [
      ['acceptedApplication', 'accepted company'],
      ['rejectedApplication', 'rejected company'],
      ['endedApplication', 'ended company'],
    ] as const
  ).map(([application, company]) =>
    step(`changing the note after the decision, as the ${company}`, application, `decision_note = 'Hi'`, [], {
      owner: 'forbidden',
      [company]: 'forbidden',
    }),
  ),
  {
    table: 'initiative_applications',
    verb: 'update',
    detail: 'all rows',
    sql: () => `update initiative_applications set decision_note = null`,
    allowed: except([...students, ...companies], 'withdrawn company', 'unnamed company'),
  },
  {
    table: 'initiative_applications',
    verb: 'update',
    detail: 'moving it to another company',
    sql: (w) =>
      `update initiative_applications set company_id = '${w.otherCompany}' where id = '${w.pendingApplication}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_applications',
    verb: 'update',
    detail: 'moving it to another student',
    sql: (w) =>
      `update initiative_applications set student_id = '${w.otherStudent}' where id = '${w.pendingApplication}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_applications',
    verb: 'update',
    detail: 'raising the number of approved tasks',
    sql: (w) => `update initiative_applications set tasks_approved = 3 where id = '${w.acceptedApplication}'`,
    allowed: [],
    noPrivilege: true,
  },
];

const ties: Cell[] = [
  {
    table: 'ties',
    verb: 'select',
    sql: (w) =>
      `select stage from ties where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'ties',
    verb: 'select',
    detail: 'a withdrawn one',
    sql: (w) =>
      `select stage from ties where student_id = '${w.owner}' and company_id = '${w.withdrawnCompany}'`,
    allowed: ['owner'],
  },
  {
    table: 'ties',
    verb: 'update',
    detail: 'setting the own stage',
    sql: (w) => `update ties set stage = 'accepted' where student_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'ties',
    verb: 'insert',
    detail: 'creating a tie',
    sql: (w) =>
      `insert into ties (company_id, student_id, stage) values (app.uid(), '${w.owner}', 'accepted')`,
    allowed: [],
    noPrivilege: true,
  },
];

const history: Cell[] = [
  {
    table: 'status_changes',
    verb: 'select',
    sql: (w) => `select status, note from status_changes where subject_id = '${w.pendingApplication}'`,
    allowed: ['owner', 'pending company'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    detail: "a submission's",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.approvedWork}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    detail: "a withdrawn application's",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.withdrawnApplication}'`,
    allowed: ['owner'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    detail: "a withdrawn application's, of a company with other applications",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.withdrawnFromPaused}'`,
    allowed: ['other student'],
  },
  {
    table: 'status_changes',
    verb: 'insert',
    detail: 'inventing history',
    sql: (w) =>
      `insert into status_changes (subject, subject_id, student_id, company_id, status)
       values ('application', '${w.pendingApplication}', '${w.owner}', '${w.pendingCompany}', 'accepted')`,
    allowed: [],
    noPrivilege: true,
  },
];

const named = (w: World) =>
  `select student_name, student_surname from initiative_applications where student_id = '${w.owner}' and initiative_id = '${w.openInitiative}'`;

const tie = (w: World, company: string, student = w.owner) =>
  `(select stage from ties where company_id = '${company}' and student_id = '${student}') as tie`;

const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;

const effects: Cell[] = [
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

export const applications: Cell[] = [...rows, ...ties, ...history, ...effects];
