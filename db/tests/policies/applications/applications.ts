// Policies of applications.
import { all, companies, except, students, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { apply } from './apply.ts';

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

export const applications: Cell[] = [
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
    sql: (w) => `select status from initiative_applications where id = '${w.withdrawnApplication}'`,
    allowed: ['worker'],
  },

  // applying
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'in their own name, verified',
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
    allowed: except(
      [...students, ...companies],
      'withdrawn company',
      'unnamed company',
      'company in review',
      'declined company',
    ),
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
