// What operators can do about removed contact details.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Access, Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const others = except(actorsOf('app_desk'), ...operators);

const opens = (w: World, removed = w.removedContact) =>
  `select from keeper.open_removed_contact('${removed}')`;
const releases = (w: World) => `select keeper.release_removed_contact('${w.removedContact}')`;
const closes = (w: World, actions = '', removed = w.removedContact) =>
  `select keeper.close_removed_contact('${removed}', '{${actions}}', 'Clear case')`;
const refuses = (code: string, sql: string) => refusedWith(code, sql.replace(/^select/, 'perform'));
const logged = (w: World, removed = w.removedContact) =>
  `(select string_agg(what, ' ' order by id) from desk_log
    where removed_contact_id = '${removed}' and operator_id = '${w.operator}')`;

const calls = (
  detail: string,
  sql: (w: World) => string,
  allowed: readonly Actor[],
  refused: Access['refused'] = {},
): Access => ({
  table: 'removed_contacts',
  verb: 'call',
  detail,
  role: 'app_desk',
  sql,
  allowed,
  refused,
});
const unclaimed = { ...all(operators, 'conflict'), ...all(others, 'not_found') };

const inapplicable = (w: (w: World) => string, place: string, action: string): Effect => ({
  guarantee: `contact details in a ${place} are not closed with ${action}`,
  covers: [],
  steps: (world) => [
    ['operator', opens(world, w(world))],
    ['operator', refuses('invalid_input', closes(world, action, w(world)))],
  ],
  query: (world) => `select outcome from removed_contacts where id = '${w(world)}'`,
  expected: { outcome: null },
});

export const deskContacts: Cell[] = [
  calls('listing open ones', () => `select from keeper.list_removed_contacts()`, operators),
  calls('opening one', (w) => opens(w), operators, all(others, 'not_found')),
  calls('opening an unknown one', (w) => opens(w, w.owner), [], all(others, 'not_found')),
  calls('releasing one that nobody claimed', releases, [], unclaimed),
  calls('closing one that nobody claimed', (w) => closes(w), [], unclaimed),
  calls('closing a closed one', (w) => closes(w, '', w.closedContact), [], {
    ...all(operators, 'already_decided'),
    ...all(others, 'not_found'),
  }),
  {
    guarantee: 'the list has only open ones, plans to meet alone first',
    covers: ['removed_contacts select'],
    setup: (w) => `update removed_contacts set found = '[{"kind": "meeting", "start": 0, "end": 4}]'
      where id = '${w.removedFeedback}'`,
    steps: () => [
      [
        'operator',
        `select set_config('seen.list', (select string_agg(place || array_to_string(kinds, ','), ' ')
           from keeper.list_removed_contacts()), true)`,
      ],
    ],
    query: () => `select current_setting('seen.list') as list`,
    expected: { list: 'feedbackmeeting messagephone' },
  },
  {
    guarantee: "opening shows the original and the student's first name, claims it, and is recorded",
    covers: ['removed_contacts update', 'removed_contacts select', 'desk_log insert'],
    setup: (w) => `update profiles set full_name = 'Olive Owner' where id = '${w.owner}'`,
    steps: (w) => [
      [
        'operator',
        `select set_config('seen.opened', (select student || ': ' || original || ' ' || earlier
           from keeper.open_removed_contact('${w.removedFeedback}')), true)`,
      ],
    ],
    query: (w) => `select current_setting('seen.opened') as opened, claimed_by = '${w.operator}' as claimed,
      ${logged(w, w.removedFeedback)} as log, (select action from access_log where subject_id = r.id) as recorded
      from removed_contacts r where id = '${w.removedFeedback}'`,
    expected: {
      opened: 'Olive: Call me at 555-0142 1',
      claimed: true,
      log: 'opened',
      recorded: 'desk_opened',
    },
  },
  {
    guarantee: 'a second operator sees who has claimed removed contact details, and cannot decide',
    covers: [],
    steps: (w) => [
      ['operator', opens(w)],
      [
        'other operator',
        `select set_config('seen.claim', (select operator
           from keeper.open_removed_contact('${w.removedContact}')), true)`,
      ],
      ['other operator', refuses('conflict', closes(w))],
      ['other operator', refuses('conflict', releases(w))],
    ],
    query: (w) => `select current_setting('seen.claim') as claim, outcome from removed_contacts
      where id = '${w.removedContact}'`,
    expected: { claim: 'opal', outcome: null },
  },
  {
    guarantee: 'released contact details can be claimed by another operator',
    covers: ['removed_contacts update'],
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', releases(w)],
      ['other operator', opens(w)],
    ],
    query: (w) => `select claimed_by = '${w.otherOperator}' as claimed, ${logged(w)} as log
      from removed_contacts where id = '${w.removedContact}'`,
    expected: { claimed: true, log: 'opened released' },
  },
  {
    guarantee: 'a claim on contact details ends after half an hour',
    covers: ['removed_contacts update'],
    setup: (w) => `update removed_contacts set claimed_by = '${w.operator}',
      claimed_at = now() - case id when '${w.removedContact}' then interval '31 minutes' else interval '29 minutes' end
      where id in ('${w.removedContact}', '${w.removedFeedback}')`,
    steps: (w) => [
      ['other operator', opens(w)],
      ['other operator', opens(w, w.removedFeedback)],
    ],
    query: (w) => `select string_agg((claimed_by = '${w.otherOperator}')::text, ' ' order by number) as taken
      from removed_contacts where id in ('${w.removedContact}', '${w.removedFeedback}')`,
    expected: { taken: 'true false' },
  },
  {
    guarantee: 'opening contact details again extends the claim on them',
    covers: [],
    setup: (w) => `update removed_contacts set claimed_by = '${w.operator}',
      claimed_at = now() - interval '29 minutes' where id = '${w.removedContact}'`,
    steps: (w) => [['operator', opens(w)]],
    query: (w) =>
      `select claimed_at = now() as extended from removed_contacts where id = '${w.removedContact}'`,
    expected: { extended: true },
  },
  {
    guarantee: 'opening closed contact details changes nothing about them',
    covers: [],
    steps: (w) => [['operator', opens(w, w.closedContact)]],
    query: (w) => `select claimed_by, ${logged(w, w.closedContact)} as log from removed_contacts
      where id = '${w.closedContact}'`,
    expected: { claimed_by: null, log: 'opened' },
  },
  {
    guarantee: 'one decision about contact details is enough, and is recorded with its note',
    covers: ['removed_contacts update', 'desk_log insert'],
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', closes(w)],
      ['operator', refuses('already_decided', closes(w, 'talk_to_company'))],
    ],
    query: (w) => `select outcome, actions, note, closed_at is not null as at, ${logged(w)} as log
      from removed_contacts where id = '${w.removedContact}'`,
    expected: { outcome: 'no_action', actions: [], note: 'Clear case', at: true, log: 'opened closed' },
  },
  {
    guarantee: 'closing the conversation about contact details is for good, and only that one',
    covers: ['conversations update', 'inbox_messages select'],
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', closes(w, 'close_conversation,warn_company,talk_to_company')],
    ],
    query: (
      w,
    ) => `select outcome, (select stays_closed from conversations where id = '${w.conversation}') as closed,
      (select count(*)::int from conversations where stays_closed) as all_closed
      from removed_contacts where id = '${w.removedContact}'`,
    expected: { outcome: 'action', closed: true, all_closed: 1 },
  },
  inapplicable((w) => w.removedContact, 'message', 'take_down_message'),
  inapplicable((w) => w.removedFeedback, 'feedback', 'close_conversation'),
  {
    guarantee: 'a disabled operator sees no removed contact details',
    covers: ['operators select'],
    setup: (w) => `update operators set disabled_at = now() where id = '${w.operator}'`,
    steps: () => [
      [
        'operator',
        `select set_config('seen.list', (select count(*)::text from keeper.list_removed_contacts()), true)`,
      ],
    ],
    query: () => `select current_setting('seen.list') as list`,
    expected: { list: '0' },
  },
];
