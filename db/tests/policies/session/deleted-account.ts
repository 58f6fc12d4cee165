// What an access token of a deleted account can still do, and what others can do with the account.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { deleteCompany, deleteStudent } from './delete-account.ts';

export const deletedAccount: Cell[] = [
  ...(
    [
      [
        'a name',
        `update profiles set full_name = 'Back again' where id = app.uid()`,
        'profiles where full_name',
      ],
      [
        'a profile',
        `update student_profiles set grade = 9 where id = app.uid()`,
        'student_profiles where grade',
      ],
    ] as const
  ).map(([what, sql, from]): Cell => ({
    guarantee: `a deleted student's token can't restore ${what}`,
    covers: [],
    steps: () => [deleteStudent(), ['owner', sql]],
    query: (w) => `select count(*)::int from ${from} is not null and id = '${w.owner}'`,
    expected: { count: 0 },
  })),
  {
    guarantee: "a deleted company's token can't restore its mission",
    covers: [],
    steps: (w) => [
      deleteCompany(w),
      ['accepted company', `update company_profiles set mission = 'Back again' where id = app.uid()`],
    ],
    query: (w) => `select mission from company_profiles where id = '${w.acceptedCompany}'`,
    expected: { mission: null },
  },
  ...(
    [
      [
        'student_contacts',
        `insert into student_contacts (student_id, school) values (app.uid(), 'Elm High')`,
      ],
      [
        'student_breaks',
        `insert into student_breaks (student_id, back_on, back_at) values (app.uid(), '2030-01-01', now())`,
      ],
      [
        'shared_contacts',
        `insert into shared_contacts (student_id, company_id) select student_id, company_id from ties limit 1`,
      ],
      [
        'files',
        `insert into files (owner_id, purpose, original_name, media_type, byte_size, object_key)
          values (app.uid(), 'photo', 'me.png', 'image/png', 1, 'late')`,
      ],
    ] as const
  ).map(([table, sql]): Cell => refusesInsert('owner', deleteStudent, table, sql)),
  ...(
    [
      ['initiatives', `insert into initiatives (company_id, name) values (app.uid(), 'Late')`],
      ['initiative_drafts', `insert into initiative_drafts (company_id, content) values (app.uid(), '{}')`],
      [
        'feedback_snippets',
        `insert into feedback_snippets (company_id, name, content) values (app.uid(), 'Late', 'Thanks')`,
      ],
    ] as const
  ).map(([table, sql]): Cell => refusesInsert('accepted company', deleteCompany, table, sql)),
  {
    guarantee: 'no one can write in a conversation with a deleted account',
    covers: ['ties select'],
    steps: (w) => [
      deleteStudent(),
      [
        'accepted company',
        refusedWith(
          'conversation_closed',
          `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
           values ('${w.conversation}', gen_random_uuid(), '${w.owner}', '${w.acceptedCompany}', app.uid(), 'Still there?')`,
        ),
      ],
    ],
    query: (w) => `select count(*)::int from inbox_messages where conversation_id = '${w.conversation}'`,
    expected: { count: 3 },
  },
  {
    guarantee: 'no one can start a conversation with a deleted account',
    covers: [],
    steps: (w) => [
      deleteStudent(),
      [
        'accepted company',
        refusedWith(
          '42501',
          `insert into conversations (student_id, company_id, initiative_id)
           values ('${w.owner}', '${w.acceptedCompany}', '${w.deletedInitiative}')`,
        ),
      ],
    ],
    query: (w) => `select count(*)::int from conversations where initiative_id = '${w.deletedInitiative}'`,
    expected: { count: 0 },
  },
  {
    guarantee: "a deleted company's token reads no contacts or cards, and leaving doesn't reopen the tie",
    covers: ['student_cards delete'],
    steps: (w) => [
      deleteCompany(w),
      [
        'owner',
        `update initiative_applications set left_at = now() where id = '${w.deletedInitiativeApplication}'`,
      ],
      [
        'accepted company',
        `select set_config('seen.shared', (select count(*) from student_contacts) || ' ' ||
           (select count(*) from student_cards), true)`,
      ],
    ],
    query: (w) => `select current_setting('seen.shared') as shared, stage
      from ties where company_id = '${w.acceptedCompany}' and student_id = '${w.owner}'`,
    expected: { shared: '0 0', stage: 'closed' },
  },
];

/** A policy must refuse the insert. */
function refusesInsert(
  actor: Actor,
  deletion: (w: World) => [Actor, string],
  table: string,
  sql: string,
): Cell {
  return {
    guarantee: `a deleted account's token can't insert into ${table}`,
    covers: [],
    steps: (w) => [deletion(w), [actor, refusedWith('42501', sql)]],
    query: () => `select true as refused`,
    expected: { refused: true },
  };
}
