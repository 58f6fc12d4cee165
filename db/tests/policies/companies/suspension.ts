// Companies and people that operators have suspended: what they can do, and what students keep.
import type { Actor } from '../../actors.ts';
import type { Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { after } from './after.ts';

const suspends = (w: World) =>
  `update company_profiles set suspended_at = now() where id = '${w.acceptedCompany}'`;

export const suspension: Cell[] = [
  {
    ...after(
      'students keep their history with a suspended company, but cannot write or submit',
      (w) => [
        [
          'owner',
          refusedWith(
            'company_suspended',
            `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
             values ('${w.conversation}', uuidv7(), '${w.owner}', '${w.acceptedCompany}', '${w.owner}', 'Hello?')`,
          ),
        ],
        [
          'owner',
          refusedWith(
            'company_suspended',
            `insert into task_submissions (application_id, student_id, initiative_id, company_id, task_id, client_id,
               submission_type, content) select id, student_id, initiative_id, company_id, '${w.openTask}', uuidv7(),
               'text', 'Work' from initiative_applications
               where student_id = '${w.owner}' and initiative_id = '${w.acceptedInitiative}'`,
          ),
        ],
        [
          'owner',
          `select set_config('seen.company', (select count(*)::text from company_profiles
             where id = '${w.acceptedCompany}'), true),
           set_config('seen.initiative', (select count(*)::text from initiatives
             where id = '${w.acceptedInitiative}'), true)`,
        ],
      ],
      () =>
        `select current_setting('seen.company') as company, current_setting('seen.initiative') as initiative`,
      { company: '1', initiative: '1' },
    ),
    setup: suspends,
  },
  {
    ...after(
      'suspending a company hides its initiatives and search terms in the same moment, and records the change',
      () => [],
      (w) => `select bool_or(listed) as listed,
        (select count(*)::int from initiative_terms t join initiatives i on i.id = t.initiative_id
          where i.company_id = '${w.acceptedCompany}') as terms,
        (select count(*)::int from company_terms where company_id = '${w.acceptedCompany}') as company_terms,
        (select count(distinct initiative_id)::int from initiative_changes c
          where c.initiative_id in ('${w.openInitiative}', '${w.acceptedInitiative}')) as changes
        from initiatives where company_id = '${w.acceptedCompany}'`,
      { listed: false, terms: 0, company_terms: 0, changes: 2 },
      ['initiatives update', 'initiative_terms delete', 'company_terms delete'],
    ),
    setup: suspends,
  },
  ...(['accepted company', 'accepted member'] as const satisfies Actor[]).map((actor): Effect => ({
    guarantee: `a suspended ${actor} cannot act, even with a valid token`,
    covers: ['company_profiles select'],
    setup: (w) => `${suspends(w)}; select set_config('seen.suspended', '', false)`,
    steps: (w) => [
      [
        'owner',
        refusedWith(
          'not_signed_in',
          `perform keeper.set_actor('${w.acceptedCompany}', '${actor === 'accepted company' ? w.acceptedCompany : w.acceptedMember}')`,
        ),
      ],
    ],
    query: () => `select 1 as one`,
    expected: { one: 1 },
  })),
  {
    guarantee: 'a suspended person cannot act, but the rest of the team can',
    covers: ['profiles select'],
    setup: (w) =>
      `update profiles set suspended_at = now() where id in ('${w.acceptedMember}', '${w.otherStudent}')`,
    steps: (w) => [
      [
        'owner',
        refusedWith(
          'not_signed_in',
          `perform keeper.set_actor('${w.acceptedCompany}', '${w.acceptedMember}')`,
        ),
      ],
      ['owner', refusedWith('not_signed_in', `perform keeper.set_actor('${w.otherStudent}')`)],
      ['accepted company', `select set_config('seen.team', 'works', true)`],
    ],
    query: () => `select current_setting('seen.team') as team`,
    expected: { team: 'works' },
  },
];
