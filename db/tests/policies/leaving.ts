// A student's ways out, and what a company keeps seeing afterwards. The left company is the one whose work the owner
// completed and then left.
import { accounts, all, visitors, type Actor } from '../actors.ts';
import type { Cell } from '../matrix.ts';
import { refusedWith } from '../refused-with.ts';
import type { World } from '../world.ts';

const leave = (application: string) =>
  `update initiative_applications set left_at = now() where id = '${application}'`;
const leaves = (
  tries: string,
  sql: (w: World) => string,
  works: Actor[],
  refused: Partial<Record<Actor, string>>,
): Cell => ({ table: 'initiative_applications', verb: 'update', tries, sql, works, refused });

const open = (w: World, company: string, initiative: string | null = null) =>
  `insert into conversations (student_id, company_id, initiative_id)
   values ('${w.owner}', '${company}', ${initiative ? `'${initiative}'` : 'null'})`;
const send = (w: World, talk: string, company: string) =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   values ('${talk}', uuidv7(), '${w.owner}', '${company}', app.uid(), 'Hi')`;
const close = (talk: string) => `update conversations set closed_at = now() where id = '${talk}'`;

const rename = `update profiles set full_name = 'New Name', username = 'new', photo_url = null where id = app.uid();
  update student_profiles set grade = 12, skills = '{Writing}' where id = app.uid()`;
/** The owner applies to a company once more, and maybe it accepts. */
const apply = (w: World, initiative: string, company: string) =>
  `insert into initiative_applications (student_id, initiative_id, company_id)
   values ('${w.owner}', '${initiative}', '${company}')`;
const cardOf = (w: World, company: string) =>
  `select full_name, grade, frozen_at is not null as frozen,
     (select student_name from initiative_applications a where a.student_id = c.student_id and a.company_id = c.company_id limit 1)
       as sorted_by
   from student_cards c where student_id = '${w.owner}' and company_id = '${company}'`;
const asItWas = { full_name: 'Olive Owner', grade: null, sorted_by: 'olive owner' };
const asItIs = { full_name: 'New Name', grade: 12, sorted_by: 'new name' };

const rows: Cell[] = [
  leaves('leaving after a rejection', (w) => leave(w.rejectedApplication), ['owner'], {
    'rejected company': 'forbidden',
  }),
  leaves('leaving what a company ended', (w) => leave(w.endedApplication), ['owner'], {
    'ended company': 'forbidden',
  }),
  leaves('leaving before the decision', (w) => leave(w.pendingApplication), [], {
    owner: 'forbidden',
    'pending company': 'forbidden',
  }),
  leaves('leaving without ending the work', (w) => leave(w.acceptedApplication), [], {
    owner: 'forbidden',
    'accepted company': 'forbidden',
  }),
  leaves('leaving what was withdrawn', (w) => leave(w.withdrawnApplication), [], { owner: 'forbidden' }),
  leaves('leaving twice', (w) => leave(w.leftApplication), [], {
    owner: 'forbidden',
    'left company': 'forbidden',
  }),
  leaves(
    'taking a departure back',
    (w) => `update initiative_applications set left_at = null where id = '${w.leftApplication}'`,
    [],
    { owner: 'forbidden', 'left company': 'forbidden' },
  ),
  leaves(
    'writing a note to somebody who left',
    (w) => `update initiative_applications set decision_note = 'Hi' where id = '${w.leftApplication}'`,
    [],
    { owner: 'forbidden', 'left company': 'forbidden' },
  ),
  {
    table: 'conversations',
    verb: 'insert',
    tries: 'after the student left, about no initiative',
    sql: (w) => open(w, w.leftCompany),
    works: [],
  },
  {
    table: 'conversations',
    verb: 'update',
    tries: 'closing it',
    sql: (w) => close(w.talk),
    works: ['owner'],
    refused: { 'accepted company': 'forbidden' },
  },
  {
    table: 'inbox_messages',
    verb: 'insert',
    tries: 'after the student left',
    sql: (w) => send(w, w.leftTalk, w.leftCompany),
    works: [],
    refused: all([...accounts, ...visitors, 'unset'], 'conversation_closed'),
  },
  {
    table: 'student_cards',
    verb: 'select',
    sql: (w) =>
      `select full_name, username, grade, skills from student_cards where student_id = '${w.owner}'`,
    works: ['accepted company', 'pending company', 'rejected company', 'ended company', 'left company'],
  },
  {
    table: 'student_cards',
    verb: 'select',
    tries: "another student's",
    sql: (w) => `select full_name from student_cards where student_id = '${w.otherStudent}'`,
    works: ['other company'],
  },
  {
    table: 'student_cards',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select full_name from student_cards where student_id = '${w.owner}'`,
    works: ['worker'],
  },
  {
    table: 'student_cards',
    verb: 'update',
    tries: 'letting a frozen one follow again',
    sql: (w) => `update student_cards set frozen_at = null where student_id = '${w.owner}'`,
    works: [],
    noPrivilege: true,
  },
];

const leavings: Cell[] = [
  {
    guarantee:
      'a student who ends their work has left: no contacts, and the card stays as it was, without the photo',
    keeps: ['student_cards update', 'student_cards select', 'profiles select', 'student_profiles select'],
    steps: (w) => [
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['owner', leave(w.goneApplication)],
      ['owner', rename],
      [
        'accepted company',
        `select set_config('seen.shared', (select count(*) from student_contacts) || ' ' ||
           (select count(photo_url) from student_cards where student_id = '${w.owner}'), true)`,
      ],
    ],
    look: (w) => `select current_setting('seen.shared') as shared,
        (select stage from ties where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}') as tie,
        card.* from (${cardOf(w, w.acceptedCompany)}) card`,
    shows: { shared: '0 0', tie: 'left', ...asItWas, frozen: true },
  },
  {
    guarantee: 'leaving takes unreviewed work out of the queue',
    keeps: ['task_submissions update'],
    steps: (w) => [
      [
        'accepted company',
        `update tasks set retired_at = now() where id in ('${w.openTask}', '${w.questTask}')`,
      ],
      [
        'owner',
        `update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}'`,
      ],
      ['owner', leave(w.acceptedApplication)],
      [
        'accepted company',
        refusedWith(
          'already_decided',
          `update task_submissions set status = 'needs_revision', feedback = 'Call me' where id = '${w.newestWork}'`,
        ),
      ],
    ],
    look: (w) => `select status, feedback from task_submissions where id = '${w.newestWork}'`,
    shows: { status: 'pending', feedback: null },
  },
  {
    guarantee: 'what is left stays with its student, and another application of the pair keeps its tie',
    keeps: ['ties update'],
    steps: (w) => [
      ['owner', apply(w, w.fresh, w.acceptedCompany)],
      [
        'accepted company',
        `update initiative_applications set status = 'accepted' where initiative_id = '${w.fresh}'
         and student_id = '${w.owner}'`,
      ],
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['accepted company', refusedWith('conversation_closed', send(w, w.talk, w.acceptedCompany))],
      ['accepted company', open(w, w.acceptedCompany, w.fresh)],
    ],
    look: (w) => `select stage,
        (select left_at is not null from initiative_applications where id = '${w.acceptedApplication}') as has_left
      from ties where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    shows: { stage: 'accepted', has_left: true },
  },
  {
    guarantee:
      'a company opens no conversation about what the student left, though another application is running',
    keeps: [],
    steps: (w) => [
      ['owner', leave(w.goneApplication)],
      ['accepted company', refusedWith('42501', open(w, w.acceptedCompany, w.gone))],
      ['owner', refusedWith('42501', open(w, w.acceptedCompany, w.gone))],
    ],
    look: (w) => `select count(*)::int from conversations where initiative_id = '${w.gone}'`,
    shows: { count: 0 },
  },
];

const closings: Cell[] = [
  {
    guarantee: 'nobody writes into a closed conversation, and the company cannot open it again',
    keeps: ['conversations select'],
    steps: (w) => [
      ['owner', close(w.talk)],
      ['accepted company', refusedWith('conversation_closed', send(w, w.talk, w.acceptedCompany))],
      ['owner', refusedWith('conversation_closed', send(w, w.talk, w.acceptedCompany))],
      [
        'accepted company',
        refusedWith('forbidden', `update conversations set closed_at = null where id = '${w.talk}'`),
      ],
    ],
    look: (w) => `select closed_at is not null as closed from conversations where id = '${w.talk}'`,
    shows: { closed: true },
  },
  {
    guarantee: 'the student opens a conversation again that they closed',
    keeps: ['conversations select'],
    steps: (w) => [
      ['owner', close(w.talk)],
      ['owner', `update conversations set closed_at = null where id = '${w.talk}'`],
      ['accepted company', send(w, w.talk, w.acceptedCompany)],
    ],
    look: (w) => `select closed_at, last_preview from conversations where id = '${w.talk}'`,
    shows: { closed_at: null, last_preview: 'Hi' },
  },
  {
    guarantee:
      'a company whose conversation was closed opens another only about work in progress; the student may',
    keeps: ['conversations select'],
    steps: (w) => [
      ['owner', close(w.talk)],
      ['accepted company', refusedWith('42501', open(w, w.acceptedCompany))],
      ['accepted company', refusedWith('42501', open(w, w.acceptedCompany, w.gone))],
      ['owner', open(w, w.acceptedCompany)],
      ['owner', apply(w, w.fresh, w.acceptedCompany)],
      [
        'accepted company',
        `update initiative_applications set status = 'accepted' where initiative_id = '${w.fresh}'
         and student_id = '${w.owner}'`,
      ],
      ['accepted company', open(w, w.acceptedCompany, w.fresh)],
    ],
    look: (w) => `select count(*)::int from conversations
      where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    shows: { count: 3 },
  },
];

const frozen = (company: 'rejectedCompany' | 'endedCompany' | 'leftCompany', what: string): Cell => ({
  guarantee: `what a company sees of a student stays as it was: ${what}`,
  keeps: ['student_cards update'],
  steps: () => [['owner', rename]],
  look: (w) => cardOf(w, w[company]),
  shows: { ...asItWas, frozen: true },
});
const follows = (company: 'acceptedCompany' | 'pendingCompany', what: string): Cell => ({
  guarantee: `what a company sees of a student follows the profile: ${what}`,
  keeps: ['student_cards update', 'student_cards insert', 'initiative_applications update'],
  steps: () => [['owner', rename]],
  look: (w) => cardOf(w, w[company]),
  shows: { ...asItIs, frozen: false },
});

const cards: Cell[] = [
  frozen('rejectedCompany', 'after a rejection'),
  frozen('endedCompany', 'after the end'),
  frozen('leftCompany', 'after the student left'),
  follows('acceptedCompany', 'while accepted'),
  follows('pendingCompany', 'while pending'),
  {
    guarantee: 'a new application shows the company the profile as it is, until it is withdrawn',
    keeps: ['student_cards update'],
    steps: (w) => [
      ['owner', rename],
      ['owner', apply(w, w.endedAgain, w.endedCompany)],
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where initiative_id = '${w.endedAgain}'`,
      ],
      ['owner', `update profiles set full_name = 'Third Name' where id = app.uid()`],
    ],
    look: (w) => cardOf(w, w.endedCompany),
    shows: { ...asItIs, frozen: true },
  },
  {
    guarantee: 'a new username alone appears on the cards that follow the profile',
    keeps: ['student_cards update'],
    steps: () => [['owner', `update profiles set username = 'new' where id = app.uid()`]],
    look: (w) =>
      `select username from student_cards where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    shows: { username: 'new' },
  },
  {
    guarantee: 'a photo taken away alone is gone from the cards that follow the profile',
    keeps: ['student_cards update'],
    steps: () => [['owner', `update profiles set photo_url = null where id = app.uid()`]],
    look: (w) =>
      `select photo_url from student_cards where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    shows: { photo_url: null },
  },
  {
    guarantee: 'a withdrawn application leaves no card',
    keeps: ['student_cards delete'],
    steps: (w) => [
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
    ],
    look: (w) => `select count(*)::int from student_cards where company_id = '${w.pendingCompany}'`,
    shows: { count: 0 },
  },
];

export const leaving: Cell[] = [...rows, ...leavings, ...closings, ...cards];
