// What each person of a company hasn't read.
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { inConversation, send } from './send.ts';

const noOneWrites = (verb: 'insert' | 'update' | 'delete', sql: (w: World) => string): Access => ({
  table: 'unread_conversations',
  verb,
  sql,
  allowed: [],
  noPrivilege: true,
});

/** What a person has in the conversation of owner and accepted company. */
const unreadOf = (w: World, person: string) =>
  `(select unread from unread_conversations where conversation_id = '${w.conversation}' and person_id = '${person}')`;
const readTo = (message: string) => (w: World) =>
  `update conversations set company_read_to = ${message} where id = '${w.conversation}'`;
const readAll = readTo('last_message_id');

export const unreadByPerson: Cell[] = [
  {
    table: 'unread_conversations',
    verb: 'select',
    detail: "the founder's",
    sql: (w) => `select unread from unread_conversations where person_id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
    personal: true,
  },
  {
    table: 'unread_conversations',
    verb: 'select',
    detail: "a member's",
    sql: (w) => `select unread from unread_conversations where person_id = '${w.acceptedMember}'`,
    allowed: ['accepted member'],
  },
  {
    table: 'unread_conversations',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select read_to from unread_conversations where person_id = '${w.acceptedMember}'`,
    allowed: ['worker'],
  },
  noOneWrites(
    'insert',
    (w) => `insert into unread_conversations (conversation_id, person_id, company_id,
    application_status, last_message_id, unread, read_to)
    values ('${w.otherConversation}', app.person(), app.uid(), 'accepted', uuidv7(), 1, uuidv7())`,
  ),
  noOneWrites('update', () => `update unread_conversations set unread = 0`),
  noOneWrites('delete', () => `delete from unread_conversations`),
  {
    guarantee: 'what a person left unread at an earlier company is hidden',
    covers: [],
    setup: (
      w,
    ) => `insert into unread_conversations (conversation_id, person_id, company_id, application_status,
        last_message_id, unread, read_to)
      values ('${w.otherConversation}', '${w.acceptedMember}', '${w.otherCompany}', 'accepted', uuidv7(), 1, uuidv7())`,
    steps: (w) => [
      [
        'accepted member',
        `select set_config('seen.rows', (select count(*)::text from unread_conversations
         where conversation_id = '${w.otherConversation}'), true)`,
      ],
    ],
    query: () => `select current_setting('seen.rows') as rows`,
    expected: { rows: '0' },
  },
  {
    guarantee: 'counts a message from the student for each person of the company, except those who left',
    covers: ['unread_conversations insert', 'unread_conversations update', 'unread_conversations select'],
    steps: (w) => [['owner', send(inConversation(w), 'Question')]],
    query: (
      w,
    ) => `select ${unreadOf(w, w.acceptedCompany)} as founder, ${unreadOf(w, w.acceptedMember)} as member,
        count(*)::int as people, count(distinct u.last_message_id)::int as newest,
        bool_and(u.last_message_id = c.last_message_id and u.application_status = c.application_status
          and u.initiative_id = c.initiative_id and u.company_id = c.company_id) as copied,
        bool_and(u.read_to = '${w.conversationMessages[1]}') as read_to
      from unread_conversations u join conversations c on c.id = u.conversation_id
      where conversation_id = '${w.conversation}'`,
    expected: { founder: 2, member: 2, people: 2, newest: 1, copied: true, read_to: true },
  },
  {
    guarantee: 'does not count messages from the company, but lists the conversation by them',
    covers: ['unread_conversations update'],
    steps: (w) => [['accepted member', send(inConversation(w), 'Reply')]],
    query: (
      w,
    ) => `select ${unreadOf(w, w.acceptedCompany)} as founder, ${unreadOf(w, w.acceptedMember)} as member,
        bool_and(u.last_message_id = c.last_message_id) as newest
      from unread_conversations u join conversations c on c.id = u.conversation_id
      where conversation_id = '${w.conversation}'`,
    expected: { founder: 1, member: 1, newest: true },
  },
  {
    guarantee: 'a message leaves what is unread in other conversations unchanged',
    covers: [],
    setup: (
      w,
    ) => `insert into unread_conversations (conversation_id, person_id, company_id, application_status,
        last_message_id, unread, read_to)
      values ('${w.leftConversation}', '${w.acceptedMember}', '${w.acceptedCompany}', 'accepted', '${w.event}', 1, uuidv7())`,
    steps: (w) => [
      ['accepted company', send(inConversation(w), 'Reply')],
      ['owner', send(inConversation(w), 'Question')],
      ['accepted member', readAll(w)],
    ],
    query: (w) => `select unread, last_message_id = '${w.event}' as same from unread_conversations
      where conversation_id = '${w.leftConversation}'`,
    expected: { unread: 1, same: true },
  },
  {
    guarantee: 'reading marks as read for one person, and for the student',
    covers: ['unread_conversations delete', 'unread_conversations select'],
    steps: (w) => [['accepted member', readAll(w)]],
    query: (
      w,
    ) => `select ${unreadOf(w, w.acceptedCompany)} as founder, ${unreadOf(w, w.acceptedMember)} as member,
        company_read_to = last_message_id as seen_by_company from conversations where id = '${w.conversation}'`,
    expected: { founder: 1, member: null, seen_by_company: true },
  },
  {
    guarantee: 'a person reads after a teammate has',
    covers: ['unread_conversations delete'],
    steps: (w) => [
      ['accepted member', readAll(w)],
      ['accepted company', readAll(w)],
    ],
    query: (w) =>
      `select count(*)::int as people from unread_conversations where conversation_id = '${w.conversation}'`,
    expected: { people: 0 },
  },
  {
    guarantee:
      'neither the student nor a person who moves only the mark of the student reads for the company',
    covers: [],
    steps: (w) => [
      ['owner', readAll(w)],
      [
        'accepted member',
        `update conversations set student_read_to = last_message_id where id = '${w.conversation}'`,
      ],
    ],
    query: (w) =>
      `select ${unreadOf(w, w.acceptedCompany)} as founder, ${unreadOf(w, w.acceptedMember)} as member`,
    expected: { founder: 1, member: 1 },
  },
  {
    guarantee: 'counts what a person has not read after reading some, and an earlier mark changes nothing',
    covers: ['unread_conversations update', 'unread_conversations select'],
    steps: (w) => [
      ['owner', send(inConversation(w), 'One')],
      ['owner', send(inConversation(w), 'Two')],
      ['accepted member', readTo(`(select id from inbox_messages where content = 'One')`)(w)],
      ['accepted member', readTo(`'${w.conversationMessages[0]}'`)(w)],
    ],
    query: (w) => `select ${unreadOf(w, w.acceptedCompany)} as founder, unread,
        read_to = (select id from inbox_messages where content = 'One') as read_to
      from unread_conversations where conversation_id = '${w.conversation}' and person_id = '${w.acceptedMember}'`,
    expected: { founder: 3, unread: 1, read_to: true },
  },
  {
    guarantee: 'what is unread follows the status of its conversation only',
    covers: ['unread_conversations update'],
    setup: (
      w,
    ) => `insert into unread_conversations (conversation_id, person_id, company_id, application_status,
        last_message_id, unread, read_to)
      values ('${w.leftConversation}', '${w.acceptedMember}', '${w.acceptedCompany}', 'accepted', uuidv7(), 1, uuidv7())`,
    steps: (w) => [
      [
        'accepted company',
        `update initiative_applications set status = 'ended'
         where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}' and status = 'accepted'`,
      ],
    ],
    query: (w) => `select string_agg(distinct application_status, ' ') filter
          (where conversation_id = '${w.conversation}') as here,
        string_agg(distinct application_status, ' ') filter (where conversation_id = '${w.leftConversation}') as there
      from unread_conversations`,
    expected: { here: 'ended', there: 'accepted' },
  },
  {
    guarantee: 'a person who leaves has nothing unread, and a teammate keeps theirs',
    covers: ['unread_conversations delete'],
    steps: (w) => [
      ['accepted company', `update members set left_at = now() where person_id = '${w.acceptedMember}'`],
    ],
    query: (w) =>
      `select ${unreadOf(w, w.acceptedCompany)} as founder, ${unreadOf(w, w.acceptedMember)} as member`,
    expected: { founder: 1, member: null },
  },
  {
    guarantee: 'a person who joins has nothing unread, even if a message arrived while they were leaving',
    covers: ['unread_conversations delete'],
    setup: (
      w,
    ) => `insert into users (id, email, password_hash) values ('${w.newCompany}', 'invited@example.org', 'x');
      insert into unread_conversations (conversation_id, person_id, company_id, application_status, last_message_id,
        unread, read_to)
      values ('${w.conversation}', '${w.newCompany}', '${w.acceptedCompany}', 'accepted', uuidv7(), 1, uuidv7())`,
    steps: (w) => [
      [
        'auth for anonymous',
        `select set_config('seen.joined', keeper.join_team('${w.invitation}', 1, '${w.newCompany}')::text, true)`,
      ],
    ],
    query: (w) => `select current_setting('seen.joined') = '${w.acceptedCompany}' as joined,
      ${unreadOf(w, w.newCompany)} as joiner, ${unreadOf(w, w.acceptedMember)} as member`,
    expected: { joined: true, joiner: null, member: 1 },
  },
];
