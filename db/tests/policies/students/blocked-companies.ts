// What ends and what stays when a student blocks a company.
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { block } from './block.ts';

/** What is between the owner and a company. */
const between = (w: World, company: string, student = w.owner) =>
  `select (select string_agg(status || case when left_at is null then '' else ', left' end, '; ' order by id)
      from initiative_applications where student_id = '${student}' and company_id = '${company}') as applications,
    (select count(*)::int from conversations where student_id = '${student}' and company_id = '${company}'
      and closed_at is null) as open_conversations,
    (select count(*)::int from shared_contacts
      where student_id = '${student}' and company_id = '${company}') as shared,
    (select string_agg(name, ' ' order by name) from events where actor_id = '${w.owner}') as events`;

const ends = (
  guarantee: string,
  company: 'acceptedCompany' | 'pendingCompany' | 'rejectedCompany' | 'endedCompany' | 'leftCompany',
  expected: Record<string, unknown>,
): Cell => ({
  guarantee: `blocking ${guarantee}`,
  covers: [
    'initiative_applications update',
    'conversations update',
    'shared_contacts delete',
    'events insert',
    'blocks select',
  ],
  setup: (w) => `delete from events; delete from blocks where student_id = '${w.owner}'`,
  steps: (w) => [['owner', block(w[company])]],
  query: (w) => between(w, w[company]),
  expected,
});

const seen = (name: string, sql: string) =>
  `select set_config('seen.${name}', (select count(*)::text ${sql}), true)`;

export const blockedCompanies: Cell[] = [
  ends('ends work in progress and closes the conversation', 'acceptedCompany', {
    applications: 'ended, left; ended, left',
    open_conversations: 0,
    shared: 0,
    events: 'application.ended application.left conversation.closed',
  }),
  ends('withdraws a pending application', 'pendingCompany', {
    applications: 'withdrawn',
    open_conversations: 0,
    shared: 0,
    events: 'application.withdrawn',
  }),
  ends('leaves rejected applications', 'rejectedCompany', {
    applications: 'rejected, left; rejected, left',
    open_conversations: 0,
    shared: 0,
    events: 'application.left application.left conversation.closed',
  }),
  ends('leaves work that the company ended', 'endedCompany', {
    applications: 'ended, left',
    open_conversations: 0,
    shared: 0,
    events: 'application.left',
  }),
  ends('closes the conversation with a company that the student left', 'leftCompany', {
    applications: 'completed, left',
    open_conversations: 0,
    shared: 0,
    events: 'conversation.closed',
  }),
  {
    guarantee: 'blocking leaves withdrawn applications as they are',
    covers: [],
    setup: () => 'delete from events',
    steps: (w) => [['owner', block(w.withdrawnCompany)]],
    query: (w) => between(w, w.withdrawnCompany),
    expected: { applications: 'withdrawn', open_conversations: 0, shared: 0, events: null },
  },
  {
    guarantee: 'blocking ends nothing between the student and other companies',
    covers: [],
    setup: () => 'delete from events',
    steps: (w) => [['owner', block(w.pendingCompany)]],
    query: (w) => between(w, w.acceptedCompany),
    expected: {
      applications: 'accepted; ended',
      open_conversations: 1,
      shared: 1,
      events: 'application.withdrawn',
    },
  },
  {
    guarantee: 'blocking ends nothing between the company and other students',
    covers: [],
    setup: () => 'delete from events',
    steps: (w) => [['owner', block(w.otherCompany)]],
    query: (w) => between(w, w.otherCompany, w.otherStudent),
    expected: { applications: 'accepted', open_conversations: 1, shared: 1, events: null },
  },
  {
    guarantee: 'a blocked company stays in the history: only what the student applied to is visible',
    covers: ['initiatives select'],
    steps: (w) => [
      ['owner', block(w.acceptedCompany)],
      ['owner', seen('applied', `from initiatives where id = '${w.acceptedInitiative}'`)],
      ['owner', seen('open', `from initiatives where id = '${w.openInitiative}'`)],
      ['owner', seen('saved', `from initiatives where id = '${w.pausedInitiative}'`)],
      ['owner', seen('company', `from company_profiles where id = '${w.acceptedCompany}'`)],
    ],
    query: () =>
      `select current_setting('seen.applied') as applied, current_setting('seen.open') as open,
        current_setting('seen.saved') as saved, current_setting('seen.company') as company`,
    expected: { applied: '1', open: '0', saved: '0', company: '1' },
  },
  {
    guarantee: 'unblocking makes the company visible and reopens nothing',
    covers: [],
    setup: () => 'delete from events',
    steps: (w) => [
      ['owner', block(w.pendingCompany)],
      ['owner', `delete from blocks where company_id = '${w.pendingCompany}'`],
      ['owner', seen('open', `from initiative_terms where initiative_id = '${w.pendingInitiative}'`)],
    ],
    query: (w) => `select b.*, current_setting('seen.open') <> '0' as found
      from (${between(w, w.pendingCompany)}) b`,
    expected: {
      applications: 'withdrawn',
      open_conversations: 0,
      shared: 0,
      events: 'application.withdrawn',
      found: true,
    },
  },
  {
    guarantee: 'a restored block ends nothing',
    covers: [],
    setup: (w) =>
      `insert into blocks (student_id, company_id) values ('${w.owner}', '${w.acceptedCompany}'); delete from events`,
    steps: () => [],
    query: (w) => between(w, w.acceptedCompany),
    expected: { applications: 'accepted; ended', open_conversations: 1, shared: 1, events: null },
  },
  {
    guarantee: 'deleting the account deletes its blocks',
    covers: ['blocks delete'],
    steps: () => [['auth for owner', 'select keeper.delete_account()']],
    query: (w) => `select count(*)::int from blocks where student_id = '${w.owner}'`,
    expected: { count: 0 },
  },
];
