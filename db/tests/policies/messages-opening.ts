// Who may open a conversation, where it depends on more than one row: other students, other companies, closed ties.
import type { Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import { refusedWith } from '../refused-with.ts';
import type { World } from '../world.ts';

type CompanyName = Extract<keyof World, `${string}Company`>;
type Step = [Actor, string];

const open = (w: World, company: CompanyName, initiative?: string, student = w.owner) =>
  `insert into conversations (student_id, company_id, initiative_id)
   values ('${student}', '${w[company]}', ${initiative ? `'${initiative}'` : 'null'})`;

/** A student applies to the accepted company's fresh initiative, and the company decides. */
const joinsFresh = (w: World, actor: Actor, student: string, decision = 'accepted'): Step[] => [
  [
    actor,
    `insert into initiative_applications (student_id, initiative_id, company_id)
     values ('${student}', '${w.fresh}', '${w.acceptedCompany}')`,
  ],
  [
    'accepted company',
    `update initiative_applications set status = '${decision}'
     where student_id = '${student}' and initiative_id = '${w.fresh}'`,
  ],
];

/** The owner finishes it. */
const finishesFresh = (w: World): Step[] => [
  [
    'owner',
    `insert into task_submissions (application_id, student_id, initiative_id, company_id, task_id, client_id, content)
     select id, student_id, initiative_id, company_id, '${w.freshTask}', uuidv7(), 'Done'
     from initiative_applications where student_id = '${w.owner}' and initiative_id = '${w.fresh}'`,
  ],
  ['accepted company', `update task_submissions set status = 'approved' where task_id = '${w.freshTask}'`],
];

const closes = (w: World): Step => [
  'owner',
  `update conversations set closed_at = now() where id = '${w.talk}'`,
];

const deletesAccount = (account: string): Step => [
  'auth for owner',
  `select set_config('app.actor', '${account}', true); select keeper.delete_account()`,
];

const tries: Access[] = [
  {
    table: 'conversations',
    verb: 'insert',
    tries: 'about what was rejected',
    sql: (w) => open(w, 'rejectedCompany', w.rejectedOne),
    works: [],
    // There is one already. The student is not told so, because a student may not open one.
    refused: { 'rejected company': '23505' },
  },
  {
    table: 'conversations',
    verb: 'insert',
    tries: "with one company about another's initiative that the student worked on",
    sql: (w) => open(w, 'acceptedCompany', w.endedOne),
    works: [],
  },
];

const effects: Cell[] = [
  {
    guarantee: 'a student opens a conversation about completed work',
    keeps: [],
    steps: (w) => [
      ...joinsFresh(w, 'owner', w.owner),
      ...finishesFresh(w),
      ['owner', open(w, 'acceptedCompany', w.fresh)],
    ],
    look: (w) =>
      `select a.status from conversations c
       join initiative_applications a using (student_id, initiative_id) where c.initiative_id = '${w.fresh}'`,
    shows: { status: 'completed' },
  },
  {
    guarantee: 'a company opens no conversation with one student about what it accepted another for',
    keeps: [],
    steps: (w) => [
      ...joinsFresh(w, 'other student', w.otherStudent),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.fresh))],
    ],
    look: (w) => `select count(*)::int from conversations where initiative_id = '${w.fresh}'`,
    shows: { count: 0 },
  },
  {
    guarantee: 'nobody opens a conversation with a deleted student about work that had ended before',
    keeps: [],
    steps: (w) => [
      deletesAccount(w.owner),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.gone))],
      ['ended company', refusedWith('42501', open(w, 'endedCompany'))],
      ['rejected company', refusedWith('42501', open(w, 'rejectedCompany'))],
    ],
    look: (w) => `select count(*)::int from conversations where company_id = '${w.endedCompany}'`,
    shows: { count: 0 },
  },
  {
    guarantee:
      'a company whose conversation was closed opens none about a rejection, whoever else it accepted',
    keeps: [],
    steps: (w) => [
      ...joinsFresh(w, 'owner', w.owner, 'rejected'),
      ...joinsFresh(w, 'other student', w.otherStudent),
      closes(w),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.fresh))],
    ],
    look: (w) => `select count(*)::int from conversations where initiative_id = '${w.fresh}'`,
    shows: { count: 0 },
  },
  {
    guarantee: 'a company whose conversation was closed opens none about completed work',
    keeps: [],
    steps: (w) => [
      ...joinsFresh(w, 'owner', w.owner),
      ...finishesFresh(w),
      closes(w),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.fresh))],
    ],
    look: (w) => `select count(*)::int from conversations where initiative_id = '${w.fresh}'`,
    shows: { count: 0 },
  },
  {
    guarantee: 'a deleted company ends no conversation with another one',
    keeps: [],
    steps: (w) => [deletesAccount(w.acceptedCompany), ['owner', open(w, 'endedCompany')]],
    look: (w) => `select count(*)::int from conversations where company_id = '${w.endedCompany}'`,
    shows: { count: 1 },
  },
  {
    guarantee: 'a deleted student ends no conversation of the company with another one',
    keeps: [],
    steps: (w) => [
      ...joinsFresh(w, 'other student', w.otherStudent),
      deletesAccount(w.otherStudent),
      ['accepted company', open(w, 'acceptedCompany')],
    ],
    look: (w) =>
      `select count(*)::int from conversations where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    shows: { count: 2 },
  },
  {
    guarantee: "closing a conversation with one company doesn't stop another company",
    keeps: [],
    steps: (w) => [closes(w), ['ended company', open(w, 'endedCompany')]],
    look: (w) => `select count(*)::int from conversations where company_id = '${w.endedCompany}'`,
    shows: { count: 1 },
  },
  {
    guarantee: "one student's closed conversation doesn't stop the company from writing to another student",
    keeps: [],
    steps: (w) => [
      ...joinsFresh(w, 'other student', w.otherStudent),
      ['other student', open(w, 'acceptedCompany', undefined, w.otherStudent)],
      [
        'other student',
        `update conversations set closed_at = now()
         where student_id = '${w.otherStudent}' and company_id = '${w.acceptedCompany}'`,
      ],
      ['accepted company', open(w, 'acceptedCompany')],
    ],
    look: (w) =>
      `select count(*)::int from conversations where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    shows: { count: 2 },
  },
];

const ties: Cell[] = [
  ...(
    [
      ['pendingCompany', 'pending company'],
      ['rejectedCompany', 'rejected company'],
      ['endedCompany', 'ended company'],
      ['leftCompany', 'left company'],
    ] as const
  ).map(([company, actor]): Access => ({
    table: 'ties',
    verb: 'select',
    tries: `as the ${actor}`,
    sql: (w) => `select stage from ties where student_id = '${w.owner}' and company_id = '${w[company]}'`,
    works: ['owner', actor],
  })),
  {
    guarantee: 'a closed tie stays visible to the company, and opens no contacts to it',
    keeps: [],
    steps: (w) => [
      deletesAccount(w.acceptedCompany),
      [
        'accepted company',
        `select set_config('seen.closed', concat_ws(' ',
           (select stage from ties where student_id = '${w.owner}'),
           (select count(*) from student_contacts where student_id = '${w.owner}')), true)`,
      ],
    ],
    look: () => `select current_setting('seen.closed') as closed`,
    shows: { closed: 'closed 0' },
  },
];

export const openingConversations: Cell[] = [...tries, ...effects, ...ties];
