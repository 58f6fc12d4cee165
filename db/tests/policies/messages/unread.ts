// Triggers for the last message, unread counts and read marks.
import type { Cell } from '../../cell.ts';
import { inConversation, send } from './send.ts';

export const unread: Cell[] = [
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
    guarantee: "counts a company's message for the student and dates it after what the student wrote",
    covers: ['conversations update', 'ties update'],
    steps: (w) => [
      ['owner', send(inConversation(w), 'Question')],
      ['accepted company', send(inConversation(w), 'Reply')],
    ],
    query: (w) =>
      `select last_preview, student_unread, company_unread, last_message_at > student_wrote_at as later
       from conversations join ties using (company_id, student_id) where id = '${w.conversation}'`,
    expected: { last_preview: 'Reply', student_unread: 3, company_unread: 2, later: true },
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
