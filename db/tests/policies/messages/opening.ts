// Who can start a conversation when it depends on other rows: other students, other companies, closed ties.
import type { Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { deletesCompany, deletesStudent } from '../session/delete-account.ts';

type CompanyName = Extract<keyof World, `${string}Company`>;
type Step = [Actor, string];

const open = (w: World, company: CompanyName, initiative?: string, student = w.owner) =>
  `insert into conversations (student_id, company_id, initiative_id)
   values ('${student}', '${w[company]}', ${initiative ? `'${initiative}'` : 'null'})`;

/** A student applies to the accepted company's open initiative, and the company decides. */
const applyAndDecide = (w: World, actor: Actor, student: string, decision = 'accepted'): Step[] => [
  [
    actor,
    `insert into initiative_applications (student_id, initiative_id, company_id)
     values ('${student}', '${w.openInitiative}', '${w.acceptedCompany}')`,
  ],
  [
    'accepted company',
    `update initiative_applications set status = '${decision}'
     where student_id = '${student}' and initiative_id = '${w.openInitiative}'`,
  ],
];

/** The owner completes it. */
const completeWork = (w: World): Step[] => [
  [
    'owner',
    `insert into task_submissions (application_id, student_id, initiative_id, company_id, task_id, client_id, content)
     select id, student_id, initiative_id, company_id, '${w.openInitiativeTask}', uuidv7(), 'Done'
     from initiative_applications where student_id = '${w.owner}' and initiative_id = '${w.openInitiative}'`,
  ],
  [
    'accepted company',
    `update task_submissions set status = 'approved' where task_id = '${w.openInitiativeTask}'`,
  ],
];

const closes = (w: World): Step => [
  'owner',
  `update conversations set closed_at = now() where id = '${w.conversation}'`,
];

const rows: Access[] = [
  {
    table: 'conversations',
    verb: 'insert',
    detail: 'about a rejected application',
    sql: (w) => open(w, 'rejectedCompany', w.rejectedInitiative),
    allowed: [],
    // There is one already. The student gets a policy violation first, because only the company can start one.
    refused: { 'rejected company': '23505' },
  },
  {
    table: 'conversations',
    verb: 'insert',
    detail: "with one company about another company's initiative that the student worked on",
    sql: (w) => open(w, 'acceptedCompany', w.endedInitiative),
    allowed: [],
  },
];

const effects: Cell[] = [
  {
    guarantee: 'a student can start a conversation about completed work',
    covers: [],
    steps: (w) => [
      ...applyAndDecide(w, 'owner', w.owner),
      ...completeWork(w),
      ['owner', open(w, 'acceptedCompany', w.openInitiative)],
    ],
    query: (w) =>
      `select a.status from conversations c
       join initiative_applications a using (student_id, initiative_id) where c.initiative_id = '${w.openInitiative}'`,
    expected: { status: 'completed' },
  },
  {
    guarantee:
      "a company can't start a conversation about an initiative that it accepted another student for",
    covers: [],
    steps: (w) => [
      ...applyAndDecide(w, 'other student', w.otherStudent),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.openInitiative))],
    ],
    query: (w) => `select count(*)::int from conversations where initiative_id = '${w.openInitiative}'`,
    expected: { count: 0 },
  },
  {
    guarantee:
      "deleting an initiative doesn't let the company write to the students it never answered, or they to it",
    covers: ['ties update'],
    steps: (w) => [
      ['pending company', `select keeper.delete_initiative('${w.pendingInitiative}')`],
      ['pending company', refusedWith('42501', open(w, 'pendingCompany', w.pendingInitiative))],
      ['pending company', refusedWith('42501', open(w, 'pendingCompany'))],
      ['owner', refusedWith('42501', open(w, 'pendingCompany', w.pendingInitiative))],
      ['owner', refusedWith('42501', open(w, 'pendingCompany'))],
    ],
    query: (w) => `select a.status, t.stage,
        (select count(*)::int from conversations where company_id = t.company_id and student_id = t.student_id)
      from initiative_applications a join ties t using (company_id, student_id) where a.id = '${w.pendingApplication}'`,
    expected: { status: 'ended', stage: 'left', count: 0 },
  },
  {
    guarantee:
      "an initiative that was deleted before an answer doesn't end the contact with a student accepted elsewhere",
    covers: ['ties update'],
    steps: (w) => [
      [
        'owner',
        `insert into initiative_applications (student_id, initiative_id, company_id)
         values ('${w.owner}', '${w.openInitiative}', '${w.acceptedCompany}')`,
      ],
      ['accepted company', `select keeper.delete_initiative('${w.openInitiative}')`],
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.openInitiative))],
      ['accepted company', open(w, 'acceptedCompany')],
    ],
    query: (w) =>
      `select stage from ties where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    expected: { stage: 'accepted' },
  },
  {
    guarantee: 'no one can start a conversation with a deleted student about work that ended earlier',
    covers: [],
    steps: (w) => [
      deletesStudent(w.owner),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.deletedInitiative))],
      ['ended company', refusedWith('42501', open(w, 'endedCompany'))],
      ['rejected company', refusedWith('42501', open(w, 'rejectedCompany'))],
    ],
    query: (w) => `select count(*)::int from conversations where company_id = '${w.endedCompany}'`,
    expected: { count: 0 },
  },
  {
    guarantee: "after a student closed a conversation, the company can't start one about a rejection",
    covers: [],
    steps: (w) => [
      ...applyAndDecide(w, 'owner', w.owner, 'rejected'),
      ...applyAndDecide(w, 'other student', w.otherStudent),
      closes(w),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.openInitiative))],
    ],
    query: (w) => `select count(*)::int from conversations where initiative_id = '${w.openInitiative}'`,
    expected: { count: 0 },
  },
  {
    guarantee: "after a student closed a conversation, the company can't start one about completed work",
    covers: [],
    steps: (w) => [
      ...applyAndDecide(w, 'owner', w.owner),
      ...completeWork(w),
      closes(w),
      ['accepted company', refusedWith('42501', open(w, 'acceptedCompany', w.openInitiative))],
    ],
    query: (w) => `select count(*)::int from conversations where initiative_id = '${w.openInitiative}'`,
    expected: { count: 0 },
  },
  {
    guarantee: 'deleting one company keeps conversations with another company open',
    covers: [],
    steps: (w) => [deletesCompany(w.acceptedCompany), ['owner', open(w, 'endedCompany')]],
    query: (w) => `select count(*)::int from conversations where company_id = '${w.endedCompany}'`,
    expected: { count: 1 },
  },
  {
    guarantee: "deleting one student keeps the company's conversations with another student open",
    covers: [],
    steps: (w) => [
      ...applyAndDecide(w, 'other student', w.otherStudent),
      deletesStudent(w.otherStudent),
      ['accepted company', open(w, 'acceptedCompany')],
    ],
    query: (w) =>
      `select count(*)::int from conversations where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    expected: { count: 2 },
  },
  {
    guarantee: "closing a conversation with one company doesn't stop another company",
    covers: [],
    steps: (w) => [closes(w), ['ended company', open(w, 'endedCompany')]],
    query: (w) => `select count(*)::int from conversations where company_id = '${w.endedCompany}'`,
    expected: { count: 1 },
  },
  {
    guarantee: "one student's closed conversation doesn't stop the company from writing to another student",
    covers: [],
    steps: (w) => [
      ...applyAndDecide(w, 'other student', w.otherStudent),
      ['other student', open(w, 'acceptedCompany', undefined, w.otherStudent)],
      [
        'other student',
        `update conversations set closed_at = now()
         where student_id = '${w.otherStudent}' and company_id = '${w.acceptedCompany}'`,
      ],
      ['accepted company', open(w, 'acceptedCompany')],
    ],
    query: (w) =>
      `select count(*)::int from conversations where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    expected: { count: 2 },
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
    detail: `as the ${actor}`,
    sql: (w) => `select stage from ties where student_id = '${w.owner}' and company_id = '${w[company]}'`,
    allowed: ['owner', actor],
  })),
  {
    guarantee: 'a closed tie stays visible to the company without giving access to contacts',
    covers: [],
    steps: (w) => [
      deletesCompany(w.acceptedCompany),
      [
        'accepted company',
        `select set_config('seen.closed', concat_ws(' ',
           (select stage from ties where student_id = '${w.owner}'),
           (select count(*) from student_contacts where student_id = '${w.owner}')), true)`,
      ],
    ],
    query: () => `select current_setting('seen.closed') as closed`,
    expected: { closed: 'closed 0' },
  },
];

export const openingConversations: Cell[] = [...rows, ...effects, ...ties];
