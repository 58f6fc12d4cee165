// Which person did something: recorded by the database, never by the client.
import type { Cell, Table } from '../cell.ts';
import type { World } from '../world.ts';
import { inConversation, send } from './messages/send.ts';

const forged = (table: Table, column: string, id: (w: World) => string): Cell => ({
  table,
  verb: 'update',
  detail: `setting ${column}`,
  sql: (w) => `update ${table} set ${column} = '${w.acceptedCompany}' where id = '${id(w)}'`,
  allowed: [],
  noPrivilege: true,
});

const isMember = (w: World, column: string) => `${column} = '${w.acceptedMember}' as member`;

export const whoDidIt: Cell[] = [
  forged('initiative_applications', 'decided_by', (w) => w.acceptedApplication),
  forged('task_submissions', 'reviewed_by', (w) => w.newestWork),
  forged('initiatives', 'created_by', (w) => w.openInitiative),
  forged('initiatives', 'updated_by', (w) => w.openInitiative),
  forged('conversations', 'last_person_id', (w) => w.conversation),
  forged('inbox_messages', 'person_id', (w) => w.conversationMessages[0]!),
  forged('status_changes', 'person_id', (w) => w.acceptedApplication),
  ...(['created_by', 'updated_by'] as const).map((column): Cell => ({
    table: 'initiatives',
    verb: 'insert',
    detail: `with ${column}`,
    sql: (w) =>
      `insert into initiatives (company_id, name, ${column}) values (app.uid(), 'New', '${w.acceptedCompany}')`,
    allowed: [],
    noPrivilege: true,
  })),
  {
    table: 'inbox_messages',
    verb: 'insert',
    detail: "in a teammate's name",
    sql: (w) =>
      `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content, person_id)
       values ('${w.conversation}', uuidv7(), '${w.owner}', '${w.acceptedCompany}', app.uid(), 'Hi', '${w.acceptedCompany}')`,
    allowed: [],
    noPrivilege: true,
  },
  ...(['accepted', 'rejected'] as const).map((status): Cell => ({
    guarantee: `records which person ${status} an application`,
    covers: ['status_changes insert'],
    setup: (w) =>
      `set local session_replication_role = replica;
       update initiative_applications set status = 'pending', decided_by = null where id = '${w.acceptedApplication}';
       set local session_replication_role = origin`,
    steps: (w) => [
      [
        'accepted member',
        `update initiative_applications set status = '${status}' where id = '${w.acceptedApplication}'`,
      ],
    ],
    query: (w) =>
      `select ${isMember(w, 'decided_by')}, (select ${isMember(w, 'person_id')} from status_changes
         where subject_id = a.id order by id desc limit 1) as in_history
       from initiative_applications a where id = '${w.acceptedApplication}'`,
    expected: { member: true, in_history: true },
  })),
  {
    guarantee: 'keeps who accepted an application when a teammate ends it',
    covers: ['status_changes insert'],
    setup: (w) =>
      `set local session_replication_role = replica;
       update initiative_applications set decided_by = company_id where id = '${w.acceptedApplication}';
       set local session_replication_role = origin`,
    steps: (w) => [
      [
        'accepted member',
        `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`,
      ],
    ],
    query: (w) =>
      `select decided_by = company_id as founder, (select ${isMember(w, 'person_id')} from status_changes
         where subject_id = a.id order by id desc limit 1) as ended_by_member
       from initiative_applications a where id = '${w.acceptedApplication}'`,
    expected: { founder: true, ended_by_member: true },
  },
  {
    guarantee: 'records which person reviewed a submission',
    covers: ['status_changes insert'],
    steps: (w) => [
      ['accepted member', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
    ],
    query: (w) =>
      `select ${isMember(w, 'reviewed_by')}, (select ${isMember(w, 'person_id')} from status_changes
         where subject_id = s.id order by id desc limit 1) as in_history
       from task_submissions s where id = '${w.newestWork}'`,
    expected: { member: true, in_history: true },
  },
  {
    guarantee: 'records which person created an initiative',
    covers: [],
    steps: () => [
      ['accepted member', `insert into initiatives (company_id, name) values (app.uid(), 'By a member')`],
    ],
    query: (w) =>
      `select ${isMember(w, 'created_by')}, updated_by = created_by as saved from initiatives where name = 'By a member'`,
    expected: { member: true, saved: true },
  },
  {
    guarantee: 'records which person saved an initiative',
    covers: [],
    steps: (w) => [
      [
        'accepted member',
        `update initiatives set name = 'Saved', updated_at = now() where id = '${w.openInitiative}'`,
      ],
    ],
    query: (w) =>
      `select ${isMember(w, 'updated_by')}, created_by from initiatives where id = '${w.openInitiative}'`,
    expected: { member: true, created_by: null },
  },
  {
    guarantee: 'activating an initiative does not change who saved it',
    covers: [],
    steps: (w) => [
      ['accepted company', `update initiatives set updated_at = now() where id = '${w.openInitiative}'`],
      ['accepted member', `update initiatives set status = 'inactive' where id = '${w.openInitiative}'`],
    ],
    query: (w) =>
      `select updated_by = company_id as founder from initiatives where id = '${w.openInitiative}'`,
    expected: { founder: true },
  },
  {
    guarantee: 'records which person wrote the last message of a conversation',
    covers: ['conversations update'],
    steps: (w) => [['accepted member', send(inConversation(w))]],
    query: (w) => `select ${isMember(w, 'last_person_id')} from conversations where id = '${w.conversation}'`,
    expected: { member: true },
  },
];
