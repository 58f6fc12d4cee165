// What a closed conversation still allows.
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const open = (w: World, company: string, initiative: string | null = null) =>
  `insert into conversations (student_id, company_id, initiative_id)
   values ('${w.owner}', '${company}', ${initiative ? `'${initiative}'` : 'null'})`;

const send = (w: World, conversation: string, company: string) =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   values ('${conversation}', uuidv7(), '${w.owner}', '${company}', app.uid(), 'Hi')`;

const close = (conversation: string) =>
  `update conversations set closed_at = now() where id = '${conversation}'`;

/** The owner applies to another initiative of a company. */
const apply = (w: World, initiative: string, company: string) =>
  `insert into initiative_applications (student_id, initiative_id, company_id)
   values ('${w.owner}', '${initiative}', '${company}')`;

export const closedConversations: Cell[] = [
  {
    guarantee: "no one can write in a closed conversation, and the company can't reopen it",
    covers: ['conversations select'],
    steps: (w) => [
      ['owner', close(w.conversation)],
      ['accepted company', refusedWith('conversation_closed', send(w, w.conversation, w.acceptedCompany))],
      ['owner', refusedWith('conversation_closed', send(w, w.conversation, w.acceptedCompany))],
      [
        'accepted company',
        refusedWith('forbidden', `update conversations set closed_at = null where id = '${w.conversation}'`),
      ],
    ],
    query: (w) => `select closed_at is not null as closed from conversations where id = '${w.conversation}'`,
    expected: { closed: true },
  },
  {
    guarantee: 'the student can reopen a conversation',
    covers: ['conversations select'],
    steps: (w) => [
      ['owner', close(w.conversation)],
      ['owner', `update conversations set closed_at = null where id = '${w.conversation}'`],
      ['accepted company', send(w, w.conversation, w.acceptedCompany)],
    ],
    query: (w) => `select closed_at, last_preview from conversations where id = '${w.conversation}'`,
    expected: { closed_at: null, last_preview: 'Hi' },
  },
  {
    guarantee:
      'after the student closed a conversation, the company can start one only about work in progress; the student can always',
    covers: ['conversations select'],
    steps: (w) => [
      ['owner', close(w.conversation)],
      ['accepted company', refusedWith('42501', open(w, w.acceptedCompany))],
      ['accepted company', refusedWith('42501', open(w, w.acceptedCompany, w.deletedInitiative))],
      ['owner', open(w, w.acceptedCompany)],
      ['owner', apply(w, w.openInitiative, w.acceptedCompany)],
      [
        'accepted company',
        `update initiative_applications set status = 'accepted' where initiative_id = '${w.openInitiative}'
         and student_id = '${w.owner}'`,
      ],
      ['accepted company', open(w, w.acceptedCompany, w.openInitiative)],
    ],
    query: (w) => `select count(*)::int from conversations
      where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}'`,
    expected: { count: 3 },
  },
];
