// Triggers for the message limits between a company and a student.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { inConversation, send } from './send.ts';

const countedPair = (w: World) =>
  `select unanswered, company_today, student_today, day_began_at is not null as dated from ties
   where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`;

/** Several messages in one statement. */
const sendMany = (
  w: World,
  count: number,
) => `${send(inConversation(w)).replace(/values \((.*)\)$/s, 'select $1')}
  from generate_series(1, ${count})`;

/** The pair has exchanged messages in a day that began so many hours ago. */
const dayOf = (w: World, hours: number) =>
  `update ties set day_began_at = now() - interval '${hours} hours', company_today = 30, student_today = 60,
     unanswered = 0, student_wrote_at = null
   where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`;

const dayOfPair = (w: World) =>
  `select company_today, student_today, day_began_at > now() - interval '1 hour' as began_now, student_wrote_at
   from ties where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`;

export const messageLimits: Cell[] = [
  {
    guarantee: 'counts from zero again when the day is over',
    covers: ['ties update'],
    setup: (w) => dayOf(w, 25),
    steps: (w) => [
      ['accepted company', send(inConversation(w))],
      ['owner', send(inConversation(w))],
    ],
    query: (w) => `select company_today, student_today, began_now from (${dayOfPair(w)}) t`,
    expected: { company_today: 1, student_today: 1, began_now: true },
  },
  {
    guarantee: 'keeps the beginning of the day and counts only for the side that wrote',
    covers: ['ties update'],
    setup: (w) => `${dayOf(w, 5)}; update ties set company_today = 3 where student_id = '${w.owner}'`,
    steps: (w) => [['accepted company', send(inConversation(w))]],
    query: (w) => dayOfPair(w),
    expected: { company_today: 4, student_today: 60, began_now: false, student_wrote_at: null },
  },
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
