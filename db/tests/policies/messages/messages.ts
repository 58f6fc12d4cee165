// Policies of messages.
import { accounts, all, except, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { inConversation, send, type Sending } from './send.ts';

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

export const messages: Cell[] = [
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
    'in their own name',
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
