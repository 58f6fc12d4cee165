import { all, accounts, except, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import { refusedWith } from '../refused-with.ts';
import type { World } from '../world.ts';

type CompanyName = Extract<keyof World, `${string}Company`>;

const opens = (company: CompanyName, tries: string, works: Actor[]): Access => ({
  table: 'conversations',
  verb: 'insert',
  tries,
  sql: (w) => `insert into conversations (student_id, company_id) values ('${w.owner}', '${w[company]}')`,
  works,
});

const opensAbout = (
  initiative: Extract<keyof World, `${string}One` | 'gone' | 'fresh'>,
  company: CompanyName,
  tries: string,
  works: Actor[],
): Access => ({
  table: 'conversations',
  verb: 'insert',
  tries,
  sql: (w) =>
    `insert into conversations (student_id, company_id, initiative_id)
     values ('${w.owner}', '${w[company]}', '${w[initiative]}')`,
  works,
});

const conversations: Cell[] = [
  {
    table: 'conversations',
    verb: 'select',
    sql: (w) => `select last_preview, student_unread from conversations where id = '${w.talk}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'conversations',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select student_read_to from conversations where id = '${w.talk}'`,
    works: ['worker'],
  },
  opens('acceptedCompany', 'when accepted', ['owner', 'accepted company']),
  opens('endedCompany', 'when ended', ['owner', 'ended company']),
  opens('rejectedCompany', 'when rejected', ['rejected company']),
  opens('pendingCompany', 'when only pending', []),
  opens('withdrawnCompany', 'when withdrawn', []),
  opens('otherCompany', 'without a tie', []),
  {
    table: 'conversations',
    verb: 'insert',
    tries: 'with unverified addresses',
    sql: (w) =>
      `insert into conversations (student_id, company_id) values ('${w.unverifiedStudent}', '${w.unverifiedCompany}')`,
    works: [],
  },
  {
    table: 'conversations',
    verb: 'insert',
    tries: "about another company's initiative",
    sql: (w) =>
      `insert into conversations (student_id, company_id, initiative_id)
       values ('${w.owner}', '${w.acceptedCompany}', '${w.otherOne}')`,
    works: [],
  },
  opensAbout('gone', 'acceptedCompany', 'about what was deleted', ['owner', 'accepted company']),
  opensAbout('fresh', 'acceptedCompany', 'about what was not applied to, by a pair that is tied', []),
  opensAbout('silentOne', 'rejectedCompany', 'about what was rejected', ['rejected company']),
  opensAbout('pendingOne', 'pendingCompany', 'about what is not decided', []),
  opensAbout('withdrawnOne', 'withdrawnCompany', 'about what was withdrawn', []),
  opensAbout('endedOne', 'endedCompany', 'about what has ended', ['owner', 'ended company']),
  {
    table: 'conversations',
    verb: 'insert',
    tries: 'about an initiative, with unverified addresses',
    sql: (w) =>
      `insert into conversations (student_id, company_id, initiative_id)
       values ('${w.unverifiedStudent}', '${w.unverifiedCompany}', '${w.unverifiedOne}')`,
    works: [],
  },
  {
    table: 'conversations',
    verb: 'insert',
    tries: 'a second one about the same',
    sql: (w) =>
      `insert into conversations (student_id, company_id, initiative_id)
       values ('${w.owner}', '${w.acceptedCompany}', '${w.quest}')`,
    works: [],
    refused: all(['owner', 'accepted company'], '23505'),
  },
  {
    table: 'conversations',
    verb: 'insert',
    tries: 'with unread messages from the start',
    sql: (w) =>
      `insert into conversations (student_id, company_id, student_unread)
       values ('${w.owner}', '${w.acceptedCompany}', 9)`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'conversations',
    verb: 'update',
    tries: 'marking as read',
    sql: (w) => `update conversations set student_read_to = last_message_id where id = '${w.talk}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'conversations',
    verb: 'update',
    tries: 'whatever there is',
    sql: () => `update conversations set student_read_to = uuidv7(), company_read_to = uuidv7()`,
    works: [
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
    tries: 'handing it to another student',
    sql: (w) => `update conversations set student_id = '${w.otherStudent}' where id = '${w.talk}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'conversations',
    verb: 'update',
    tries: 'rewriting what was said last',
    sql: (w) => `update conversations set last_preview = 'x' where id = '${w.talk}'`,
    works: [],
    noPrivilege: true,
  },
];

type Sending = { talk: string; student: string; company: string; sender: string };

const send = ({ talk, student, company, sender }: Sending, content = 'Hi') =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   values ('${talk}', uuidv7(), ${student}, ${company}, ${sender}, '${content}')`;

/** Into the conversation of owner and accepted company, by whoever asks, unless said otherwise. */
const inTalk = (w: World, it: Partial<Sending> = {}): Sending => ({
  talk: w.talk,
  student: `'${w.owner}'`,
  company: `'${w.acceptedCompany}'`,
  sender: 'app.uid()',
  ...it,
});

/** So many at once, into the conversation of owner and accepted company. */
const sendSeveral = (w: World, count: number) =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   select '${w.talk}', uuidv7(), '${w.owner}', '${w.acceptedCompany}', app.uid(), 'Hi' from generate_series(1, ${count})`;

const verified = except(accounts, 'unverified student', 'unverified company');
const sends = (
  tries: string,
  it: (w: World) => Sending,
  works: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({ table: 'inbox_messages', verb: 'insert', tries, sql: (w) => send(it(w)), works, refused });

const rows: Cell[] = [
  {
    table: 'inbox_messages',
    verb: 'select',
    sql: (w) => `select subject, content from inbox_messages where conversation_id = '${w.talk}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'inbox_messages',
    verb: 'select',
    tries: 'all of them, as somebody without any',
    sql: (w) => `select from inbox_messages where conversation_id <> '${w.talk}'`,
    works: ['owner', 'rejected company', 'left company', 'other student', 'other company'],
  },
  {
    table: 'inbox_messages',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select content from inbox_messages where conversation_id = '${w.talk}'`,
    works: ['worker'],
  },
  // Who has no part in a conversation fails at the constraint that senders take part.
  sends(
    'in the own name',
    (w) => inTalk(w),
    ['owner', 'accepted company'],
    all(except(verified, 'owner', 'accepted company'), '23514'),
  ),
  sends(
    'answering a company that rejected',
    (w) => inTalk(w, { talk: w.rejectedTalk, company: `'${w.rejectedCompany}'` }),
    ['owner', 'rejected company'],
    all(except(verified, 'owner', 'rejected company'), '23514'),
  ),
  sends("in the student's name", (w) => inTalk(w, { sender: `'${w.owner}'` }), ['owner']),
  sends("in the company's name", (w) => inTalk(w, { sender: `'${w.acceptedCompany}'` }), [
    'accepted company',
  ]),
  sends(
    "into others' conversation as its student",
    (w) => inTalk(w, { student: 'app.uid()' }),
    ['owner'],
    all(except(verified, 'owner'), '23503'),
  ),
  sends(
    "into others' conversation as its company",
    (w) => inTalk(w, { company: 'app.uid()' }),
    ['accepted company'],
    all(except(verified, 'accepted company'), '23503'),
  ),
  sends('into a conversation with other participants', (w) => inTalk(w, { talk: w.otherTalk }), [], {
    ...all(except(verified, 'owner', 'accepted company'), '23514'),
    owner: '23503',
    'accepted company': '23503',
  }),
  sends(
    'with an unverified address',
    (w) =>
      inTalk(w, {
        talk: w.unverifiedTalk,
        student: `'${w.unverifiedStudent}'`,
        company: `'${w.unverifiedCompany}'`,
      }),
    [],
    all(verified, '23514'),
  ),
  {
    table: 'inbox_messages',
    verb: 'insert',
    tries: 'six in a row',
    sql: (w) => sendSeveral(w, 6),
    works: ['owner'],
    refused: {
      ...all(except(verified, 'owner', 'accepted company'), '23514'),
      'accepted company': 'reply_needed',
    },
  },
  {
    table: 'inbox_messages',
    verb: 'insert',
    tries: '61 in a day',
    sql: (w) => sendSeveral(w, 61),
    works: [],
    refused: {
      ...all(except(verified, 'owner', 'accepted company'), '23514'),
      owner: 'messages_used_up',
      'accepted company': 'reply_needed',
    },
  },
  {
    table: 'inbox_messages',
    verb: 'update',
    tries: 'changing what was said',
    sql: (w) => `update inbox_messages set content = 'x' where conversation_id = '${w.talk}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'inbox_messages',
    verb: 'delete',
    tries: 'unsaying',
    sql: (w) => `delete from inbox_messages where conversation_id = '${w.talk}'`,
    works: [],
    noPrivilege: true,
  },
];

const effects: Cell[] = [
  {
    guarantee: "keeps last message and the other side's unread count on the conversation",
    keeps: ['conversations select', 'conversations update', 'ties update'],
    steps: (w) => [
      ['owner', send(inTalk(w), 'One')],
      ['owner', send(inTalk(w), 'Two')],
    ],
    look: (w) =>
      `select last_preview, last_sender_id = student_id as by_student, student_unread, company_unread,
         (select count(distinct created_at)::int from inbox_messages m
           where m.conversation_id = c.id and m.content in ('One', 'Two')) as times,
         last_message_id = (select max(id::text)::uuid from inbox_messages m where m.conversation_id = c.id) as newest,
         (select student_wrote_at = c.last_message_at from ties t
           where t.company_id = c.company_id and t.student_id = c.student_id) as wrote
       from conversations c where id = '${w.talk}'`,
    shows: {
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
    guarantee: 'moves only the mark of who reads, and zeroes only their count',
    keeps: ['conversations update'],
    steps: (w) => [
      [
        'owner',
        `update conversations set student_read_to = last_message_id, company_read_to = last_message_id
         where id = '${w.talk}'`,
      ],
    ],
    look: (w) =>
      `select student_unread, company_unread, student_read_to = last_message_id as mine, company_read_to as theirs
       from conversations where id = '${w.talk}'`,
    shows: { student_unread: 0, company_unread: 1, mine: true, theirs: null },
  },
  {
    guarantee: 'moves only the mark of a company that reads, and zeroes only its count',
    keeps: ['conversations update'],
    steps: (w) => [
      [
        'accepted company',
        `update conversations set student_read_to = last_message_id, company_read_to = last_message_id
         where id = '${w.talk}'`,
      ],
    ],
    look: (w) =>
      `select student_unread, company_unread, student_read_to as theirs, company_read_to = last_message_id as mine
       from conversations where id = '${w.talk}'`,
    shows: { student_unread: 2, company_unread: 0, theirs: null, mine: true },
  },
  {
    guarantee: 'moves a mark forward only and never past the newest message',
    keeps: ['conversations update'],
    steps: (w) => [
      ['owner', `update conversations set student_read_to = uuidv7(interval '1 day') where id = '${w.talk}'`],
      ['owner', `update conversations set student_read_to = '${w.talkMessages[0]}' where id = '${w.talk}'`],
    ],
    look: (w) =>
      `select student_read_to = last_message_id as newest from conversations where id = '${w.talk}'`,
    shows: { newest: true },
  },
];

const countedPair = (w: World) =>
  `select unanswered, company_today, student_today, day_began_at is not null as dated from ties
   where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`;

/** Several at once. */
const sendMany = (w: World, count: number) => `${send(inTalk(w)).replace(/values \((.*)\)$/s, 'select $1')}
  from generate_series(1, ${count})`;

const limits: Cell[] = [
  {
    // The company had sent two already.
    guarantee: 'a company sends a student 30 messages a day, however often they answer',
    keeps: ['ties update'],
    steps: (w) => [
      ...Array.from({ length: 5 }, (): [Actor, string][] => [
        ['accepted company', sendMany(w, 5)],
        ['owner', sendMany(w, 1)],
      ]).flat(),
      ['accepted company', sendMany(w, 3)],
      ['accepted company', refusedWith('messages_used_up', sendMany(w, 1))],
    ],
    look: (w) =>
      `select company_today, student_today from ties
       where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    shows: { company_today: 30, student_today: 6 },
  },
  {
    guarantee: 'a message counts for its own pair alone',
    keeps: ['ties update'],
    steps: (w) => [['accepted company', sendMany(w, 1)]],
    look: () =>
      `select array_agg(company_today order by company_today)::int[] as today from ties where day_began_at is not null`,
    shows: { today: [1, 1, 1, 3] },
  },
  {
    guarantee: 'counts messages of a pair over all its conversations, and begins again with an answer',
    keeps: ['ties select', 'ties update'],
    steps: (w) => [
      ['owner', send(inTalk(w))],
      [
        'accepted company',
        `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.acceptedCompany}')`,
      ],
      ['accepted company', send(inTalk(w))],
      [
        'accepted company',
        `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
         select id, uuidv7(), student_id, company_id, company_id, 'Hi' from conversations
         where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}' and initiative_id is null`,
      ],
    ],
    look: (w) => `select unanswered from (${countedPair(w)}) t`,
    shows: { unanswered: 2 },
  },
  {
    guarantee: 'sets the count of unanswered messages back when the student writes',
    keeps: ['ties update'],
    steps: (w) => [
      ['accepted company', send(inTalk(w))],
      ['owner', send(inTalk(w))],
    ],
    look: (w) => `select unanswered, dated from (${countedPair(w)}) t`,
    shows: { unanswered: 0, dated: true },
  },
];

const standings: Cell[] = [
  {
    guarantee: 'lets a conversation follow its application and its pair to the end',
    keeps: ['conversations update'],
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
    look: (w) =>
      `select string_agg(distinct standing, ' ') as standings from conversations
       where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    shows: { standings: 'ended' },
  },
  {
    guarantee: 'lets a conversation stand as its application does, or as the pair does',
    keeps: ['initiative_applications select', 'ties select'],
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
    look: (w) =>
      `select (select string_agg(standing, ' ' order by initiative_id nulls first) from conversations
           where company_id = '${w.rejectedCompany}') as rejected,
         (select string_agg(standing, ' ' order by initiative_id nulls first) from conversations
           where company_id = '${w.acceptedCompany}') as accepted`,
    shows: { rejected: 'rejected rejected', accepted: 'accepted accepted' },
  },
  {
    guarantee: 'lets one about nothing follow the pair, and one about a rejection stay',
    keeps: ['conversations update'],
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
    look: (w) =>
      `select string_agg(standing, ' ' order by initiative_id nulls first) as standings
       from conversations where company_id = '${w.rejectedCompany}'`,
    shows: { standings: 'accepted rejected' },
  },
  {
    guarantee: 'counts what is still unread when somebody has read part of it',
    keeps: ['inbox_messages select', 'conversations update'],
    steps: (w) => [
      ['owner', `update conversations set student_read_to = '${w.talkMessages[0]}' where id = '${w.talk}'`],
    ],
    look: (w) => `select student_unread, company_unread from conversations where id = '${w.talk}'`,
    shows: { student_unread: 1, company_unread: 1 },
  },
];

export const messages: Cell[] = [...conversations, ...rows, ...effects, ...limits, ...standings];
