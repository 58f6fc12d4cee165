// How students leave an initiative, and what the company can still do. The left company is the one whose work the owner
// completed and then left.
import { accounts, all, visitors, type Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const leave = (application: string) =>
  `update initiative_applications set left_at = now() where id = '${application}'`;

const leaves = (
  detail: string,
  sql: (w: World) => string,
  allowed: Actor[],
  refused: Partial<Record<Actor, string>>,
): Cell => ({ table: 'initiative_applications', verb: 'update', detail, sql, allowed, refused });

const open = (w: World, company: string, initiative: string | null = null) =>
  `insert into conversations (student_id, company_id, initiative_id)
   values ('${w.owner}', '${company}', ${initiative ? `'${initiative}'` : 'null'})`;

const send = (w: World, conversation: string, company: string) =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   values ('${conversation}', uuidv7(), '${w.owner}', '${company}', app.uid(), 'Hi')`;

/** The owner applies to another initiative of a company. */
const apply = (w: World, initiative: string, company: string) =>
  `insert into initiative_applications (student_id, initiative_id, company_id)
   values ('${w.owner}', '${initiative}', '${company}')`;

const rename = `update profiles set full_name = 'New Name', username = 'new', photo_url = null where id = app.uid();
  update student_profiles set grade = 12, skills = '{Writing}' where id = app.uid()`;

const cardOf = (w: World, company: string) =>
  `select full_name, grade, frozen_at is not null as frozen,
     (select student_name from initiative_applications a where a.student_id = c.student_id and a.company_id = c.company_id limit 1)
       as sorted_by
   from student_cards c where student_id = '${w.owner}' and company_id = '${company}'`;

const before = { full_name: 'Olive Owner', grade: null, sorted_by: 'olive owner' };

const close = (conversation: string) =>
  `update conversations set closed_at = now() where id = '${conversation}'`;

export const leaving: Cell[] = [
  leaves('leaving after a rejection', (w) => leave(w.rejectedApplication), ['owner'], {
    'rejected company': 'forbidden',
  }),
  leaves('leaving after the company ended the work', (w) => leave(w.endedApplication), ['owner'], {
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
  leaves('leaving a withdrawn application', (w) => leave(w.withdrawnApplication), [], { owner: 'forbidden' }),
  leaves('leaving twice', (w) => leave(w.leftApplication), [], {
    owner: 'forbidden',
    'left company': 'forbidden',
  }),
  leaves(
    'undoing it',
    (w) => `update initiative_applications set left_at = null where id = '${w.leftApplication}'`,
    [],
    { owner: 'forbidden', 'left company': 'forbidden' },
  ),
  leaves(
    'writing a note to a student who left',
    (w) => `update initiative_applications set decision_note = 'Hi' where id = '${w.leftApplication}'`,
    [],
    { owner: 'forbidden', 'left company': 'forbidden' },
  ),
  {
    table: 'conversations',
    verb: 'insert',
    detail: 'after the student left, without an initiative',
    sql: (w) => open(w, w.leftCompany),
    allowed: [],
  },
  {
    table: 'conversations',
    verb: 'update',
    detail: 'closing it',
    sql: (w) => close(w.conversation),
    allowed: ['owner'],
    refused: { 'accepted company': 'forbidden' },
  },
  {
    table: 'inbox_messages',
    verb: 'insert',
    detail: 'after the student left',
    sql: (w) => send(w, w.leftConversation, w.leftCompany),
    allowed: [],
    refused: all([...accounts, ...visitors, 'unset'], 'conversation_closed'),
  },
  {
    table: 'student_cards',
    verb: 'select',
    sql: (w) =>
      `select full_name, photo_url, grade, skills from student_cards where student_id = '${w.owner}'`,
    allowed: ['accepted company', 'pending company', 'rejected company', 'ended company', 'left company'],
  },
  ...['username', 'motivations'].map((column): Cell => ({
    table: 'student_cards',
    verb: 'select',
    detail: `${column}, which only the profile shows`,
    sql: () => `select ${column} from student_cards`,
    allowed: [],
    noPrivilege: true,
  })),
  {
    table: 'student_cards',
    verb: 'select',
    detail: "another student's",
    sql: (w) => `select full_name from student_cards where student_id = '${w.otherStudent}'`,
    allowed: ['other company'],
  },
  {
    table: 'student_cards',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select full_name from student_cards where student_id = '${w.owner}'`,
    allowed: ['worker'],
  },
  {
    table: 'student_cards',
    verb: 'update',
    detail: 'unfreezing a card',
    sql: (w) => `update student_cards set frozen_at = null where student_id = '${w.owner}'`,
    allowed: [],
    noPrivilege: true,
  },
];

export const leavingTriggers: Cell[] = [
  {
    guarantee:
      'a student who ends their work has left: the company loses the contacts and keeps a frozen card without the photo',
    covers: ['student_cards update', 'student_cards select', 'profiles select', 'student_profiles select'],
    steps: (w) => [
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['owner', leave(w.deletedInitiativeApplication)],
      ['owner', rename],
      [
        'accepted company',
        `select set_config('seen.shared', (select count(*) from student_contacts) || ' ' ||
           (select count(photo_url) from student_cards where student_id = '${w.owner}'), true)`,
      ],
    ],
    query: (w) => `select current_setting('seen.shared') as shared,
        (select stage from ties where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}') as tie,
        card.* from (${cardOf(w, w.acceptedCompany)}) card`,
    expected: { shared: '0 0', tie: 'left', ...before, frozen: true },
  },
  {
    guarantee: 'leaving removes unreviewed work from the queue',
    covers: ['task_submissions update'],
    steps: (w) => [
      [
        'accepted company',
        `update tasks set retired_at = now() where id in ('${w.openTask}', '${w.resubmittedTask}')`,
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
    query: (w) => `select status, feedback from task_submissions where id = '${w.newestWork}'`,
    expected: { status: 'pending', feedback: null },
  },
  {
    guarantee: 'leaving one initiative keeps the tie of another application of the pair',
    covers: ['ties update'],
    steps: (w) => [
      ['owner', apply(w, w.openInitiative, w.acceptedCompany)],
      [
        'accepted company',
        `update initiative_applications set status = 'accepted' where initiative_id = '${w.openInitiative}'
         and student_id = '${w.owner}'`,
      ],
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['accepted company', refusedWith('conversation_closed', send(w, w.conversation, w.acceptedCompany))],
      ['accepted company', open(w, w.acceptedCompany, w.openInitiative)],
    ],
    query: (w) => `select stage,
        (select left_at is not null from initiative_applications where id = '${w.acceptedApplication}') as has_left
      from ties where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    expected: { stage: 'accepted', has_left: true },
  },
  {
    guarantee:
      'no one can start a conversation about an initiative that the student left, even with another one in progress',
    covers: [],
    steps: (w) => [
      ['owner', leave(w.deletedInitiativeApplication)],
      ['accepted company', refusedWith('42501', open(w, w.acceptedCompany, w.deletedInitiative))],
      ['owner', refusedWith('42501', open(w, w.acceptedCompany, w.deletedInitiative))],
    ],
    query: (w) => `select count(*)::int from conversations where initiative_id = '${w.deletedInitiative}'`,
    expected: { count: 0 },
  },
];
