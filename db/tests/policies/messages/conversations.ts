// Policies of conversations.
import { all, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

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

export const conversations: Cell[] = [
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
