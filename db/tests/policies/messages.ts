import { all, accounts, except, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import { refusedWith } from '../refused-with.ts';
import type { World } from '../world.ts';

type CompanyName = Extract<keyof World, `${string}Company`>;

const starts = (company: CompanyName, detail: string, allowed: Actor[]): Access => ({
  table: 'conversations',
  verb: 'insert',
  detail,
  sql: (w) => `insert into conversations (student_id, company_id) values ('${w.owner}', '${w[company]}')`,
  allowed,
});

const startsAbout = (
  initiative: Extract<keyof World, `${string}Initiative`>,
  company: CompanyName,
  detail: string,
  allowed: Actor[],
): Access => ({
  table: 'conversations',
  verb: 'insert',
  detail,
  sql: (w) =>
    `insert into conversations (student_id, company_id, initiative_id)
     values ('${w.owner}', '${w[company]}', '${w[initiative]}')`,
  allowed,
});

const conversations: Cell[] = [
  {
    table: 'conversations',
    verb: 'select',
    sql: (w) => `select last_preview, student_unread from conversations where id = '${w.conversation}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'conversations',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select student_read_to from conversations where id = '${w.conversation}'`,
    allowed: ['worker'],
  },
  starts('acceptedCompany', 'when accepted', ['owner', 'accepted company']),
  starts('endedCompany', 'when ended', ['owner', 'ended company']),
  starts('rejectedCompany', 'when rejected', ['rejected company']),
  starts('pendingCompany', 'when only pending', []),
  starts('withdrawnCompany', 'when withdrawn', []),
  starts('otherCompany', 'without a tie', []),
  {
    table: 'conversations',
    verb: 'insert',
    detail: 'with unverified emails',
    sql: (w) =>
      `insert into conversations (student_id, company_id) values ('${w.unverifiedStudent}', '${w.unverifiedCompany}')`,
    allowed: [],
  },
  {
    table: 'conversations',
    verb: 'insert',
    detail: "about another company's initiative",
    sql: (w) =>
      `insert into conversations (student_id, company_id, initiative_id)
       values ('${w.owner}', '${w.acceptedCompany}', '${w.otherInitiative}')`,
    allowed: [],
  },
  startsAbout('deletedInitiative', 'acceptedCompany', 'about a deleted initiative', [
    'owner',
    'accepted company',
  ]),
  startsAbout('openInitiative', 'acceptedCompany', 'about an initiative without an application', []),
  startsAbout('otherRejectedInitiative', 'rejectedCompany', 'about a rejected application', [
    'rejected company',
  ]),
  startsAbout('pendingInitiative', 'pendingCompany', 'about a pending application', []),
  startsAbout('withdrawnInitiative', 'withdrawnCompany', 'about a withdrawn application', []),
  startsAbout('endedInitiative', 'endedCompany', 'about an ended application', ['owner', 'ended company']),
  {
    table: 'conversations',
    verb: 'insert',
    detail: 'about an initiative, with unverified emails',
    sql: (w) =>
      `insert into conversations (student_id, company_id, initiative_id)
       values ('${w.unverifiedStudent}', '${w.unverifiedCompany}', '${w.unverifiedInitiative}')`,
    allowed: [],
  },
  {
    table: 'conversations',
    verb: 'insert',
    detail: 'a second one about the same initiative',
    sql: (w) =>
      `insert into conversations (student_id, company_id, initiative_id)
       values ('${w.owner}', '${w.acceptedCompany}', '${w.acceptedInitiative}')`,
    allowed: [],
    refused: all(['owner', 'accepted company'], '23505'),
  },
  {
    table: 'conversations',
    verb: 'insert',
    detail: 'with unread messages from the start',
    sql: (w) =>
      `insert into conversations (student_id, company_id, student_unread)
       values ('${w.owner}', '${w.acceptedCompany}', 9)`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'conversations',
    verb: 'update',
    detail: 'marking as read',
    sql: (w) => `update conversations set student_read_to = last_message_id where id = '${w.conversation}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'conversations',
    verb: 'update',
    detail: 'all rows',
    sql: () => `update conversations set student_read_to = uuidv7(), company_read_to = uuidv7()`,
    allowed: [
      'owner',
      'other student',
      'unverified student',
      'accepted company',
      'rejected company',
      'left company',
      'other company',
      'unverified company',
    ],
  },
  {
    table: 'conversations',
    verb: 'update',
    detail: 'moving it to another student',
    sql: (w) => `update conversations set student_id = '${w.otherStudent}' where id = '${w.conversation}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'conversations',
    verb: 'update',
    detail: 'changing the preview of the last message',
    sql: (w) => `update conversations set last_preview = 'x' where id = '${w.conversation}'`,
    allowed: [],
    noPrivilege: true,
  },
];

type Sending = { conversation: string; student: string; company: string; sender: string };

const send = ({ conversation, student, company, sender }: Sending, content = 'Hi') =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   values ('${conversation}', uuidv7(), ${student}, ${company}, ${sender}, '${content}')`;

/** By default the actor writes in the conversation of owner and accepted company. */
const inConversation = (w: World, it: Partial<Sending> = {}): Sending => ({
  conversation: w.conversation,
  student: `'${w.owner}'`,
  company: `'${w.acceptedCompany}'`,
  sender: 'app.uid()',
  ...it,
});

/** Several messages in one statement. */
const sendSeveral = (w: World, count: number) =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   select '${w.conversation}', uuidv7(), '${w.owner}', '${w.acceptedCompany}', app.uid(), 'Hi' from generate_series(1, ${count})`;

const verified = except(accounts, 'unverified student', 'unverified company');
const sends = (
  detail: string,
  it: (w: World) => Sending,
  allowed: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({ table: 'inbox_messages', verb: 'insert', detail, sql: (w) => send(it(w)), allowed, refused });

const rows: Cell[] = [
  {
    table: 'inbox_messages',
    verb: 'select',
    sql: (w) => `select subject, content from inbox_messages where conversation_id = '${w.conversation}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'inbox_messages',
    verb: 'select',
    detail: 'messages of other conversations',
    sql: (w) => `select from inbox_messages where conversation_id <> '${w.conversation}'`,
    allowed: ['owner', 'rejected company', 'left company', 'other student', 'other company'],
  },
  {
    table: 'inbox_messages',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select content from inbox_messages where conversation_id = '${w.conversation}'`,
    allowed: ['worker'],
  },
  // The constraint that senders take part refuses all others.
  sends(
    'as oneself',
    (w) => inConversation(w),
    ['owner', 'accepted company'],
    all(except(verified, 'owner', 'accepted company'), '23514'),
  ),
  sends(
    'replying to a company that rejected',
    (w) => inConversation(w, { conversation: w.rejectedConversation, company: `'${w.rejectedCompany}'` }),
    ['owner', 'rejected company'],
    all(except(verified, 'owner', 'rejected company'), '23514'),
  ),
  sends("in the student's name", (w) => inConversation(w, { sender: `'${w.owner}'` }), ['owner']),
  sends("in the company's name", (w) => inConversation(w, { sender: `'${w.acceptedCompany}'` }), [
    'accepted company',
  ]),
  sends(
    "in others' conversation as its student",
    (w) => inConversation(w, { student: 'app.uid()' }),
    ['owner'],
    all(except(verified, 'owner'), '23503'),
  ),
  sends(
    "in others' conversation as its company",
    (w) => inConversation(w, { company: 'app.uid()' }),
    ['accepted company'],
    all(except(verified, 'accepted company'), '23503'),
  ),
  sends(
    'in a conversation with other participants',
    (w) => inConversation(w, { conversation: w.otherConversation }),
    [],
    {
      ...all(except(verified, 'owner', 'accepted company'), '23514'),
      owner: '23503',
      'accepted company': '23503',
    },
  ),
  sends(
    'with an unverified email',
    (w) =>
      inConversation(w, {
        conversation: w.unverifiedConversation,
        student: `'${w.unverifiedStudent}'`,
        company: `'${w.unverifiedCompany}'`,
      }),
    [],
    all(verified, '23514'),
  ),
  {
    table: 'inbox_messages',
    verb: 'insert',
    detail: 'six in a row',
    sql: (w) => sendSeveral(w, 6),
    allowed: ['owner'],
    refused: {
      ...all(except(verified, 'owner', 'accepted company'), '23514'),
      'accepted company': 'reply_needed',
    },
  },
  {
    table: 'inbox_messages',
    verb: 'insert',
    detail: '61 in a day',
    sql: (w) => sendSeveral(w, 61),
    allowed: [],
    refused: {
      ...all(except(verified, 'owner', 'accepted company'), '23514'),
      owner: 'messages_used_up',
      'accepted company': 'reply_needed',
    },
  },
  {
    table: 'inbox_messages',
    verb: 'update',
    detail: 'changing a message',
    sql: (w) => `update inbox_messages set content = 'x' where conversation_id = '${w.conversation}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'inbox_messages',
    verb: 'delete',
    detail: 'deleting a message',
    sql: (w) => `delete from inbox_messages where conversation_id = '${w.conversation}'`,
    allowed: [],
    noPrivilege: true,
  },
];

const effects: Cell[] = [
  {
    guarantee: "updates the last message and the other side's unread count",
    covers: ['conversations select', 'conversations update', 'ties update'],
    steps: (w) => [
      ['owner', send(inConversation(w), 'One')],
      ['owner', send(inConversation(w), 'Two')],
    ],
    query: (w) =>
      `select last_preview, last_sender_id = student_id as by_student, student_unread, company_unread,
         (select count(distinct created_at)::int from inbox_messages m
           where m.conversation_id = c.id and m.content in ('One', 'Two')) as times,
         last_message_id = (select max(id::text)::uuid from inbox_messages m where m.conversation_id = c.id) as newest,
         (select student_wrote_at = c.last_message_at from ties t
           where t.company_id = c.company_id and t.student_id = c.student_id) as wrote
       from conversations c where id = '${w.conversation}'`,
    expected: {
      last_preview: 'Two',
      by_student: true,
      student_unread: 2,
      company_unread: 3,
      times: 2,
      newest: true,
      wrote: true,
    },
  },
  {
    guarantee: "moves only the student's read mark and resets only their count",
    covers: ['conversations update'],
    steps: (w) => [
      [
        'owner',
        `update conversations set student_read_to = last_message_id, company_read_to = last_message_id
         where id = '${w.conversation}'`,
      ],
    ],
    query: (w) =>
      `select student_unread, company_unread, student_read_to = last_message_id as mine, company_read_to as theirs
       from conversations where id = '${w.conversation}'`,
    expected: { student_unread: 0, company_unread: 1, mine: true, theirs: null },
  },
  {
    guarantee: "moves only the company's read mark and resets only its count",
    covers: ['conversations update'],
    steps: (w) => [
      [
        'accepted company',
        `update conversations set student_read_to = last_message_id, company_read_to = last_message_id
         where id = '${w.conversation}'`,
      ],
    ],
    query: (w) =>
      `select student_unread, company_unread, student_read_to as theirs, company_read_to = last_message_id as mine
       from conversations where id = '${w.conversation}'`,
    expected: { student_unread: 2, company_unread: 0, theirs: null, mine: true },
  },
  {
    guarantee: 'moves a read mark only forward and never past the newest message',
    covers: ['conversations update'],
    steps: (w) => [
      [
        'owner',
        `update conversations set student_read_to = uuidv7(interval '1 day') where id = '${w.conversation}'`,
      ],
      [
        'owner',
        `update conversations set student_read_to = '${w.conversationMessages[0]}' where id = '${w.conversation}'`,
      ],
    ],
    query: (w) =>
      `select student_read_to = last_message_id as newest from conversations where id = '${w.conversation}'`,
    expected: { newest: true },
  },
];

const countedPair = (w: World) =>
  `select unanswered, company_today, student_today, day_began_at is not null as dated from ties
   where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`;

/** Several messages in one statement. */
const sendMany = (
  w: World,
  count: number,
) => `${send(inConversation(w)).replace(/values \((.*)\)$/s, 'select $1')}
  from generate_series(1, ${count})`;

const limits: Cell[] = [
  {
    // The company has sent two already.
    guarantee: 'a company can send a student 30 messages a day, however often the student replies',
    covers: ['ties update'],
    steps: (w) => [
      ...Array.from({ length: 5 }, (): [Actor, string][] => [
        ['accepted company', sendMany(w, 5)],
        ['owner', sendMany(w, 1)],
      ]).flat(),
      ['accepted company', sendMany(w, 3)],
      ['accepted company', refusedWith('messages_used_up', sendMany(w, 1))],
    ],
    query: (w) =>
      `select company_today, student_today from ties
       where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    expected: { company_today: 30, student_today: 6 },
  },
  {
    guarantee: 'a message counts only for its own pair',
    covers: ['ties update'],
    steps: (w) => [['accepted company', sendMany(w, 1)]],
    query: () =>
      `select array_agg(company_today order by company_today)::int[] as today from ties where day_began_at is not null`,
    expected: { today: [1, 1, 1, 3] },
  },
  {
    guarantee: 'counts unanswered messages over all conversations of a pair, and resets with a reply',
    covers: ['ties select', 'ties update'],
    steps: (w) => [
      ['owner', send(inConversation(w))],
      [
        'accepted company',
        `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.acceptedCompany}')`,
      ],
      ['accepted company', send(inConversation(w))],
      [
        'accepted company',
        `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
         select id, uuidv7(), student_id, company_id, company_id, 'Hi' from conversations
         where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}' and initiative_id is null`,
      ],
    ],
    query: (w) => `select unanswered from (${countedPair(w)}) t`,
    expected: { unanswered: 2 },
  },
  {
    guarantee: 'resets the count of unanswered messages when the student writes',
    covers: ['ties update'],
    steps: (w) => [
      ['accepted company', send(inConversation(w))],
      ['owner', send(inConversation(w))],
    ],
    query: (w) => `select unanswered, dated from (${countedPair(w)}) t`,
    expected: { unanswered: 0, dated: true },
  },
];

const standings: Cell[] = [
  {
    guarantee: 'sets a conversation to ended with its application and its tie',
    covers: ['conversations update'],
    steps: (w) => [
      [
        'accepted company',
        `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.acceptedCompany}')`,
      ],
      [
        'owner',
        `update initiative_applications set status = 'ended'
         where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}' and status = 'accepted'`,
      ],
    ],
    query: (w) =>
      `select string_agg(distinct standing, ' ') as standings from conversations
       where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    expected: { standings: 'ended' },
  },
  {
    guarantee: 'copies the status of the application, or of the tie, to a new conversation',
    covers: ['initiative_applications select', 'ties select'],
    steps: (w) => [
      [
        'rejected company',
        `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.rejectedCompany}')`,
      ],
      [
        'accepted company',
        `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.acceptedCompany}')`,
      ],
    ],
    query: (w) =>
      `select (select string_agg(standing, ' ' order by initiative_id nulls first) from conversations
           where company_id = '${w.rejectedCompany}') as rejected,
         (select string_agg(standing, ' ' order by initiative_id nulls first) from conversations
           where company_id = '${w.acceptedCompany}') as accepted`,
    expected: { rejected: 'rejected rejected', accepted: 'accepted accepted' },
  },
  {
    guarantee: 'updates a conversation without an initiative with the tie, and keeps one about a rejection',
    covers: ['conversations update'],
    steps: (w) => [
      [
        'rejected company',
        `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.rejectedCompany}')`,
      ],
      [
        'rejected company',
        `insert into initiatives (company_id, name) values ('${w.rejectedCompany}', 'Second chance')`,
      ],
      [
        'rejected company',
        `insert into tasks (initiative_id, company_id, title, task_order)
         select id, company_id, 'One', 1 from initiatives where name = 'Second chance'`,
      ],
      ['rejected company', `update initiatives set status = 'active' where name = 'Second chance'`],
      [
        'owner',
        `insert into initiative_applications (student_id, initiative_id, company_id)
         select '${w.owner}', id, company_id from initiatives where name = 'Second chance'`,
      ],
      [
        'rejected company',
        `update initiative_applications set status = 'accepted'
         where initiative_id = (select id from initiatives where name = 'Second chance')`,
      ],
    ],
    query: (w) =>
      `select string_agg(standing, ' ' order by initiative_id nulls first) as standings
       from conversations where company_id = '${w.rejectedCompany}'`,
    expected: { standings: 'accepted rejected' },
  },
  {
    guarantee: 'counts the remaining unread messages after reading some',
    covers: ['inbox_messages select', 'conversations update'],
    steps: (w) => [
      [
        'owner',
        `update conversations set student_read_to = '${w.conversationMessages[0]}' where id = '${w.conversation}'`,
      ],
    ],
    query: (w) => `select student_unread, company_unread from conversations where id = '${w.conversation}'`,
    expected: { student_unread: 1, company_unread: 1 },
  },
];

export const messages: Cell[] = [...conversations, ...rows, ...effects, ...limits, ...standings];
