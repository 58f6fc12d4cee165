// Triggers for a conversation's status.
import type { Cell } from '../../cell.ts';

export const conversationStatus: Cell[] = [
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
      `select string_agg(distinct application_status, ' ') as statuses from conversations
       where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    expected: { statuses: 'ended' },
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
      `select (select string_agg(application_status, ' ' order by initiative_id nulls first) from conversations
           where company_id = '${w.rejectedCompany}') as rejected,
         (select string_agg(application_status, ' ' order by initiative_id nulls first) from conversations
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
      `select string_agg(application_status, ' ' order by initiative_id nulls first) as statuses
       from conversations where company_id = '${w.rejectedCompany}'`,
    expected: { statuses: 'accepted rejected' },
  },
  {
    guarantee: 'notes in the conversations about an initiative, and in no other, that the student left it',
    covers: ['conversations update'],
    steps: (w) => [
      [
        'rejected company',
        `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.rejectedCompany}')`,
      ],
      ['owner', `update initiative_applications set left_at = now() where id = '${w.rejectedApplication}'`],
    ],
    query: (w) =>
      `select string_agg((left_at is not null)::text, ' ' order by initiative_id nulls first) as left,
         (select count(*)::int from conversations where left_at is not null) as all
       from conversations where company_id = '${w.rejectedCompany}'`,
    expected: { left: 'false true', all: 2 },
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
