// What operators can do about prospects.
import type { Cell } from '../../cell.ts';
import {
  account,
  cancels,
  closes,
  exports,
  invited,
  invites,
  linkFor,
  lists,
  logged,
  notes,
  opens,
  refuses,
  seen,
} from './prospect-steps.ts';

export const deskProspects: Cell[] = [
  {
    guarantee: 'the list filters by kind, status and words, in both orders, page by page',
    covers: ['prospects select', 'inquiries select', 'waitlist_entries select'],
    setup: (w) => `update prospects set status = 'closed' where id = '${w.oldInquiry}'`,
    steps: (w) =>
      (
        [
          ['newest', `'inquiry', null, null, false, null, 10`],
          ['oldest', `'inquiry', null, null, true, null, 10`],
          ['first', `'inquiry', null, null, true, null, 1`],
          ['second', `'inquiry', null, null, true, '${w.inquiry}', 10`],
          ['before', `'inquiry', null, null, false, '${w.oldInquiry}', 10`],
          ['closed', `'inquiry', 'closed', null, false, null, 10`],
          ['word', `'inquiry', null, 'QUIRING l', false, null, 10`],
          ['wildcard', `'inquiry', null, 'in_uiring', false, null, 10`],
        ] as const
      ).map(([name, args]) => [
        'operator',
        seen(name, `select coalesce(string_agg(contact_name, ' '), '-') from keeper.list_prospects(${args})`),
      ]),
    query: () =>
      `select ${['newest', 'oldest', 'first', 'second', 'before', 'closed', 'word', 'wildcard']
        .map((name) => `current_setting('seen.${name}') as ${name}`)
        .join(', ')}`,
    expected: {
      newest: 'Otto Inquirer Ines Inquirer',
      oldest: 'Ines Inquirer Otto Inquirer',
      first: 'Ines Inquirer',
      second: 'Otto Inquirer',
      before: 'Ines Inquirer',
      closed: 'Otto Inquirer',
      word: 'Ines Inquirer',
      wildcard: '-',
    },
  },
  {
    guarantee: 'the menu counts what is new, of each kind',
    covers: ['prospects select'],
    setup: (w) => `update prospects set status = 'closed' where id = '${w.oldInquiry}'`,
    steps: () => [['operator', seen('new', `select it::text from keeper.count_new_prospects() it`)]],
    query: () => `select current_setting('seen.new') as new`,
    expected: { new: '(1,1)' },
  },
  {
    guarantee: 'opening shows the inquiry with its notes and what operators did, and is recorded',
    covers: ['prospect_notes insert', 'prospect_notes select', 'desk_log insert', 'desk_log select'],
    steps: (w) => [
      ['other operator', notes(w.inquiry)],
      ['other operator', closes(w.inquiry)],
      [
        'operator',
        seen(
          'opened',
          `select concat_ws(' ', it ->> 'company', it ->> 'has_account', it -> 'notes' -> 0 ->> 'text',
             it -> 'notes' -> 0 ->> 'operator', jsonb_array_length(it -> 'log'), it -> 'log' -> 0 ->> 'what')
           from keeper.open_prospect('${w.inquiry}') it`,
        ),
      ],
    ],
    query: (w) => `select current_setting('seen.opened') as opened, ${logged(w.inquiry)} as log,
      (select string_agg(action, ' ' order by number) from access_log where subject_id = '${w.inquiry}') as recorded`,
    expected: {
      opened: 'Inquiring Ltd false Called them otis 1 closed_prospect',
      log: 'noted_prospect closed_prospect opened_prospect',
      recorded: 'desk_noted_prospect desk_closed_prospect desk_opened_prospect',
    },
  },
  {
    guarantee:
      'an invitation is sent once an hour to one email, also for another inquiry and after canceling',
    covers: ['prospects update', 'events insert'],
    setup: (w) => `update inquiries set email = 'ines@example.org' where id = '${w.oldInquiry}';
      update prospects set email = 'ines@example.org' where id = '${w.oldInquiry}'`,
    steps: (w) => [
      ['operator', invites(w.inquiry)],
      ['operator', refuses('invited_recently', invites(w.inquiry))],
      ['other operator', refuses('invited_recently', invites(w.oldInquiry))],
      ['other operator', cancels(w.inquiry)],
      ['other operator', refuses('invited_recently', invites(w.inquiry))],
    ],
    query: (w) => `select status, invited_as, version, ${logged(w.inquiry)} as log,
      (select count(*)::int from events where name = 'prospect.invited' and subject_id = p.id) as emails
      from prospects p where id = '${w.inquiry}'`,
    expected: {
      status: 'new',
      invited_as: 'company',
      version: 1,
      log: 'invited_prospect canceled_invitation',
      emails: 1,
    },
  },
  {
    guarantee: 'an invitation can be sent again after an hour, for another kind of account',
    covers: [],
    setup: (w) => invited(w.waitlistEntry, 61),
    steps: (w) => [['operator', invites(w.waitlistEntry)]],
    query: (w) => `select status, invited_as, version, invited_at = now() as at from prospects
      where id = '${w.waitlistEntry}'`,
    expected: { status: 'invited', invited_as: 'company', version: 2, at: true },
  },
  {
    guarantee: 'an invitation to one email does not delay one to another',
    covers: [],
    setup: (w) => invited(w.waitlistEntry, 5),
    steps: (w) => [['operator', invites(w.inquiry)]],
    query: (w) => `select status from prospects where id = '${w.inquiry}'`,
    expected: { status: 'invited' },
  },
  {
    guarantee: 'an invitation can not be sent again before an hour has passed',
    covers: [],
    setup: (w) => invited(w.waitlistEntry, 59),
    steps: (w) => [['operator', refuses('invited_recently', invites(w.waitlistEntry))]],
    query: (w) => `select version from prospects where id = '${w.waitlistEntry}'`,
    expected: { version: 1 },
  },
  {
    guarantee: 'someone who has an account gets no invitation and has joined',
    covers: ['users select'],
    setup: (w) => `${account(w, 'ines@example.org')};
      update prospects set status = 'new', joined_at = null where id = '${w.inquiry}'`,
    steps: (w) => [
      ['operator', invites(w.inquiry)],
      ['operator', refuses('conflict', invites(w.inquiry))],
      ['operator', refuses('conflict', closes(w.inquiry))],
    ],
    query: (
      w,
    ) => `select status, version, (select count(*)::int from events where subject_id = p.id) as emails,
      (select actions from desk_log where prospect_id = p.id) as recorded from prospects p where id = '${w.inquiry}'`,
    expected: { status: 'joined', version: 0, emails: 0, recorded: ['has_account'] },
  },
  {
    guarantee: 'closing cancels the invitation, and reopening does not bring it back',
    covers: [],
    setup: (w) => invited(w.waitlistEntry, 5),
    steps: (w) => [
      ['operator', closes(w.waitlistEntry)],
      ['operator', refuses('conflict', invites(w.waitlistEntry))],
      ['operator', refuses('conflict', closes(w.waitlistEntry))],
      ['other operator', closes(w.waitlistEntry, false)],
      ['auth for anonymous', seen('link', `select count(*) from (${linkFor(w)}) it`)],
    ],
    query: (w) => `select status, current_setting('seen.link') as link, ${logged(w.waitlistEntry)} as log
      from prospects where id = '${w.waitlistEntry}'`,
    expected: { status: 'new', link: '0', log: 'closed_prospect reopened_prospect' },
  },
  {
    guarantee: 'exporting returns the filtered list with its notes, and is recorded with the reason',
    covers: ['desk_log insert', 'prospect_notes select'],
    steps: (w) => [
      ['operator', notes(w.waitlistEntry, 'First')],
      ['operator', notes(w.waitlistEntry, 'Second')],
      [
        'operator',
        seen(
          'file',
          `select string_agg(email || ' ' || notes, ', ')
           from keeper.export_prospects('waitlist', 'new', null, true, null, 10, 'legal', 'Asked by court')`,
        ),
      ],
      ['operator', exports(`'closed'`)],
    ],
    query: () => `select current_setting('seen.file') as file,
      string_agg(concat_ws(' ', reason, array_to_string(actions, ' '), note), ', ' order by id) as recorded
      from desk_log where what = 'exported_prospects'`,
    expected: {
      file: 'someone@example.org opal: First\nopal: Second',
      recorded: 'legal waitlist new Asked by court, other waitlist closed For the pilot',
    },
  },
  {
    guarantee: 'a disabled operator sees no prospects',
    covers: ['operators select'],
    setup: (w) => `update operators set disabled_at = now() where id = '${w.operator}'`,
    steps: (w) => [
      ['operator', seen('list', `select count(*) from (${lists('waitlist')}) it`)],
      ['operator', seen('count', `select count(*) from keeper.count_new_prospects()`)],
      ['operator', refuses('not_found', opens(w.waitlistEntry))],
      ['operator', refuses('not_found', exports())],
    ],
    query: () => `select current_setting('seen.list') as list, current_setting('seen.count') as count`,
    expected: { list: '0', count: '0' },
  },
];
