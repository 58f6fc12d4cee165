import { all, companies, except, students, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';

type Name = {
  [Key in keyof World]: Key extends `${string}Application` | `withdrawn${string}` ? Key : never;
}[keyof World];

/** A step of an application: who can take it, and who is told that it is not theirs. */
const step = (
  tries: string,
  application: Name,
  set: string,
  works: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({
  table: 'initiative_applications',
  verb: 'update',
  tries,
  sql: (w) => `update initiative_applications set ${set} where id = '${w[application]}'`,
  works,
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
    works: ['owner', 'accepted company'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    tries: 'a pending one',
    sql: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    works: ['owner', 'pending company'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    tries: 'a withdrawn one',
    sql: (w) => `select status from initiative_applications where id = '${w.withdrawnApplication}'`,
    works: ['owner'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    tries: "another student's",
    sql: (w) => `select status from initiative_applications where id = '${w.otherApplication}'`,
    works: ['other student', 'other company'],
  },
  {
    table: 'initiative_applications',
    verb: 'select',
    role: 'app_worker',
    sql: (w) =>
      `select status, decision_note from initiative_applications where id = '${w.withdrawnApplication}'`,
    works: ['worker'],
  },

  // applying
  {
    table: 'initiative_applications',
    verb: 'insert',
    tries: 'in the own name, verified',
    sql: (w) => apply('app.uid()', w.fresh, w.acceptedCompany),
    works: ['owner', 'other student'],
    refused: all(except(companies, 'unverified company'), '23503'),
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    tries: "in the owner's name",
    sql: (w) => apply(`'${w.owner}'`, w.fresh, w.acceptedCompany),
    works: ['owner'],
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    tries: 'to an inactive initiative',
    sql: (w) => apply('app.uid()', w.empty, w.acceptedCompany),
    works: [],
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    tries: 'to a deleted initiative',
    sql: (w) => apply('app.uid()', w.gone, w.acceptedCompany),
    works: [],
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    tries: 'a second time to the same initiative',
    sql: (w) => apply(`'${w.owner}'`, w.quest, w.acceptedCompany),
    works: [],
    refused: { owner: '23505' },
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    tries: "to another company than the initiative's",
    sql: (w) => apply(`'${w.owner}'`, w.fresh, w.otherCompany),
    works: [],
    refused: { owner: '23503' },
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    tries: 'accepted from the start',
    sql: (w) =>
      `insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at)
       values (app.uid(), '${w.fresh}', '${w.acceptedCompany}', 'accepted', now())`,
    works: [],
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
  step('ending what is not decided', 'pendingApplication', `status = 'ended'`, [], {
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
  step('taking up what has ended', 'endedApplication', `status = 'accepted'`, [], {
    owner: 'already_decided',
    'ended company': 'already_decided',
  }),
  step('sending again what was withdrawn', 'withdrawnApplication', `status = 'pending'`, ['owner']),
  step('accepting what was withdrawn', 'withdrawnApplication', `status = 'accepted'`, [], {
    owner: 'already_decided',
  }),
  step('sending again to a closed initiative', 'withdrawnFromPaused', `status = 'pending'`, [], {
    'other student': 'initiative_closed',
  }),
  step('sending again with an unverified address', 'withdrawnByUnverified', `status = 'pending'`, [], {
    'unverified student': 'email_not_verified',
  }),
  step("writing the student's words", 'pendingApplication', `note = 'Please'`, ['owner'], {
    'pending company': 'forbidden',
  }),
  step(
    "writing the company's words",
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
    step(`writing a note after the decision, as the ${company}`, application, `decision_note = 'Hi'`, [], {
      owner: 'forbidden',
      [company]: 'forbidden',
    }),
  ),
  {
    table: 'initiative_applications',
    verb: 'update',
    tries: 'whatever there is',
    sql: () => `update initiative_applications set decision_note = null`,
    works: except([...students, ...companies], 'withdrawn company', 'unnamed company'),
  },
  {
    table: 'initiative_applications',
    verb: 'update',
    tries: 'handing it to another company',
    sql: (w) =>
      `update initiative_applications set company_id = '${w.otherCompany}' where id = '${w.pendingApplication}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_applications',
    verb: 'update',
    tries: 'in the name of another student',
    sql: (w) =>
      `update initiative_applications set student_id = '${w.otherStudent}' where id = '${w.pendingApplication}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_applications',
    verb: 'update',
    tries: 'crediting oneself',
    sql: (w) => `update initiative_applications set tasks_approved = 3 where id = '${w.acceptedApplication}'`,
    works: [],
    noPrivilege: true,
  },
];

const ties: Cell[] = [
  {
    table: 'ties',
    verb: 'select',
    sql: (w) =>
      `select stage from ties where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'ties',
    verb: 'select',
    tries: 'one that the student withdrew',
    sql: (w) =>
      `select stage from ties where student_id = '${w.owner}' and company_id = '${w.withdrawnCompany}'`,
    works: ['owner'],
  },
  {
    table: 'ties',
    verb: 'update',
    tries: 'coming nearer by oneself',
    sql: (w) => `update ties set stage = 'accepted' where student_id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'ties',
    verb: 'insert',
    tries: 'tying oneself',
    sql: (w) =>
      `insert into ties (company_id, student_id, stage) values (app.uid(), '${w.owner}', 'accepted')`,
    works: [],
    noPrivilege: true,
  },
];

const history: Cell[] = [
  {
    table: 'status_changes',
    verb: 'select',
    sql: (w) => `select status, note from status_changes where subject_id = '${w.pendingApplication}'`,
    works: ['owner', 'pending company'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    tries: "a submission's",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.approvedWork}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    tries: "a withdrawn application's",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.withdrawnApplication}'`,
    works: ['owner'],
  },
  {
    table: 'status_changes',
    verb: 'select',
    tries: "a withdrawn application's to a company that has others",
    sql: (w) => `select status, note from status_changes where subject_id = '${w.withdrawnFromPaused}'`,
    works: ['other student'],
  },
  {
    table: 'status_changes',
    verb: 'insert',
    tries: 'inventing history',
    sql: (w) =>
      `insert into status_changes (subject, subject_id, student_id, company_id, status)
       values ('application', '${w.pendingApplication}', '${w.owner}', '${w.pendingCompany}', 'accepted')`,
    works: [],
    noPrivilege: true,
  },
];

const named = (w: World) =>
  `select student_name, student_surname from initiative_applications where student_id = '${w.owner}' and initiative_id = '${w.fresh}'`;

const tie = (w: World, company: string, student = w.owner) =>
  `(select stage from ties where company_id = '${company}' and student_id = '${student}') as tie`;

const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;

const effects: Cell[] = [
  {
    guarantee: 'ties a pair by the first application and records it',
    keeps: ['ties insert', 'status_changes insert', 'initiative_applications select'],
    steps: (w) => [['other student', apply(`'${w.otherStudent}'`, w.pendingOne, w.pendingCompany)]],
    look: (w) =>
      `select ${tie(w, w.pendingCompany, w.otherStudent)}, status, actor_id = '${w.otherStudent}' as actor, note
       from status_changes where student_id = '${w.otherStudent}' and company_id = '${w.pendingCompany}'`,
    shows: { tie: 'pending', status: 'pending', actor: true, note: 'Hello' },
  },
  {
    guarantee: 'ties the pair nearer by accepting, and stamps who and when',
    keeps: ['ties select', 'ties update', 'status_changes insert'],
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    look: (w) =>
      `select ${tie(w, w.pendingCompany)}, decided_at is not null as decided, accepted_at is not null as accepted,
         (select actor_id = '${w.pendingCompany}' from status_changes where subject_id = a.id and status = 'accepted') as actor
       from initiative_applications a where id = '${w.pendingApplication}'`,
    shows: { tie: 'accepted', decided: true, accepted: true, actor: true },
  },
  {
    guarantee: 'asks for attention seven days after acceptance, if nothing is submitted before',
    keeps: ['ties update'],
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    look: (w) =>
      `select attention_at = accepted_at + interval '7 days' as a_week
       from initiative_applications where id = '${w.pendingApplication}'`,
    shows: { a_week: true },
  },
  {
    guarantee: 'unties the pair by withdrawing and ties it again by sending again',
    keeps: ['ties update'],
    steps: (w) => [
      ['owner', move(w.pendingApplication, 'withdrawn')],
      ['owner', move(w.withdrawnApplication, 'pending')],
    ],
    look: (w) =>
      `select ${tie(w, w.pendingCompany)}, ${tie(w, w.withdrawnCompany).replace(' as tie', ' as again')}`,
    shows: { tie: 'withdrawn', again: 'pending' },
  },
  {
    guarantee: 'ends the tie when the last work ends',
    keeps: ['ties update'],
    steps: (w) => [['owner', move(w.acceptedApplication, 'ended')]],
    look: (w) =>
      `select ${tie(w, w.acceptedCompany)}, finished_at is not null as finished
       from initiative_applications where id = '${w.acceptedApplication}'`,
    shows: { tie: 'ended', finished: true },
  },
  {
    guarantee: 'copies the name of a student, folded, where companies sort and find it',
    keeps: ['profiles select', 'initiative_applications update'],
    steps: (w) => [['owner', apply(`'${w.owner}'`, w.fresh, w.acceptedCompany)]],
    look: named,
    shows: { student_name: 'olive owner', student_surname: 'owner' },
  },
  {
    guarantee: 'copies a new name too',
    keeps: ['profiles select', 'initiative_applications update'],
    steps: (w) => [
      ['owner', apply(`'${w.owner}'`, w.fresh, w.acceptedCompany)],
      ['owner', `update profiles set full_name = 'Olive van Dyke ' where id = '${w.owner}'`],
    ],
    look: named,
    shows: { student_name: 'olive van dyke', student_surname: 'dyke' },
  },
  {
    guarantee: 'keeps the nearest tie of several applications',
    keeps: ['initiative_applications select', 'ties update'],
    steps: (w) => [
      ['owner', apply(`'${w.owner}'`, w.fresh, w.acceptedCompany)],
      [
        'accepted company',
        `update initiative_applications set status = 'rejected' where initiative_id = '${w.fresh}' and student_id = '${w.owner}'`,
      ],
    ],
    look: (w) => `select ${tie(w, w.acceptedCompany)}`,
    shows: { tie: 'accepted' },
  },
];

export const applications: Cell[] = [...rows, ...ties, ...history, ...effects];
