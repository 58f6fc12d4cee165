// Applications that a company doesn't answer: when they expire, how they are closed, and how the company is reminded.
import type { Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const close = (w: World) => `select keeper.close_unanswered('${w.pendingApplication}')`;
const expire = (w: World, at = 'now()') =>
  `update initiative_applications set expires_at = ${at} where id = '${w.pendingApplication}'`;
const stateOf = (w: World) =>
  `select status, unanswered_at is not null as unanswered, (select count(*)::int from events
      where subject_id = a.id and name = 'application.unanswered') as events
    from initiative_applications a where id = '${w.pendingApplication}'`;
const open = { status: 'pending', unanswered: false, events: 0 };
const closed = { status: 'ended', unanswered: true, events: 1 };

const closing = (
  guarantee: string,
  { setup, steps, expected }: Pick<Effect, 'expected'> & Partial<Effect>,
): Effect => ({
  guarantee,
  covers: [],
  setup: (w) => `${expire(w)}; ${setup?.(w) ?? ''}`,
  steps: (w) => [...(steps?.(w) ?? []), ['worker', close(w)]],
  query: stateOf,
  expected,
});

const converse = (w: World, initiative: string) =>
  `insert into conversations (student_id, company_id, initiative_id)
   values ('${w.owner}', '${w.pendingCompany}', ${initiative})`;

const access: Cell[] = (['expires_at', 'unanswered_at'] as const).map((column): Cell => ({
  table: 'initiative_applications',
  verb: 'update',
  detail: `changing ${column}`,
  sql: (w) => `update initiative_applications set ${column} = now() where id = '${w.pendingApplication}'`,
  allowed: [],
  noPrivilege: true,
}));

const expiry: Cell[] = [
  {
    guarantee: 'an application expires 21 days after it was sent, also when it is sent again',
    covers: ['initiative_applications update'],
    steps: (w) => [
      [
        'owner',
        `update initiative_applications set status = 'pending' where id = '${w.withdrawnApplication}'`,
      ],
    ],
    query: (
      w,
    ) => `select count(*) filter (where expires_at = applied_at + interval '21 days')::int as expiring
      from initiative_applications where id in ('${w.pendingApplication}', '${w.withdrawnApplication}')`,
    expected: { expiring: 2 },
  },
  {
    guarantee: "decided and withdrawn applications don't expire",
    covers: [],
    steps: (w) => [
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
    ],
    query: (
      w,
    ) => `select count(expires_at)::int as expiring, count(*) > 2 as several from initiative_applications
      where student_id = '${w.owner}' and status <> 'pending'`,
    expected: { expiring: 0, several: true },
  },
  {
    guarantee: "an application that needs a guardian's agreement expires only after the guardian agreed",
    covers: [],
    setup: (w) =>
      `update initiative_applications set waiting_for_guardian = true where id = '${w.pendingApplication}';
       select set_config('seen.expires', coalesce(expires_at::text, 'never'), true) from initiative_applications
         where id = '${w.pendingApplication}';
       update initiative_applications set waiting_for_guardian = false, applied_at = now() where id = '${w.pendingApplication}'`,
    steps: () => [],
    query: (
      w,
    ) => `select current_setting('seen.expires') as waiting, expires_at = now() + interval '21 days' as agreed
      from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { waiting: 'never', agreed: true },
  },
  {
    guarantee:
      'time during a suspension does not count, and the 21 days start over when the company is restored',
    covers: [],
    setup: (w) =>
      `${expire(w)}; update company_profiles set suspended_at = now() where id = '${w.pendingCompany}';
       select set_config('seen.expires', coalesce(expires_at::text, 'never'), true) from initiative_applications
         where id = '${w.pendingApplication}';
       update company_profiles set suspended_at = null where id = '${w.pendingCompany}'`,
    steps: () => [],
    query: (
      w,
    ) => `select current_setting('seen.expires') as suspended, expires_at = now() + interval '21 days' as restored
      from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { suspended: 'never', restored: true },
  },
  {
    guarantee: 'a guardian who agrees while the company is suspended starts no clock',
    covers: [],
    setup: (w) =>
      `update initiative_applications set waiting_for_guardian = true where id = '${w.pendingApplication}';
       update company_profiles set suspended_at = now() where id = '${w.pendingCompany}';
       update initiative_applications set waiting_for_guardian = false, applied_at = now() where id = '${w.pendingApplication}'`,
    steps: () => [],
    query: (w) =>
      `select answer_by, expires_at from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { answer_by: null, expires_at: null },
  },
];

const closings: Cell[] = [
  closing('the worker closes an expired application, with one event', {
    steps: (w) => [['worker', close(w)]],
    expected: closed,
  }),
  closing('the worker closes nothing before its time', {
    setup: (w) => expire(w, `now() + interval '1 second'`),
    expected: open,
  }),
  closing('nobody else closes an application', {
    setup: (w) =>
      `set local app.actor = '${w.pendingCompany}'; select keeper.close_unanswered('${w.pendingApplication}');
       set local app.actor = ''; select keeper.close_unanswered('${w.pendingApplication}'); ${expire(w, 'null')}`,
    expected: open,
  }),
  closing('a decision that can still be undone is an answer', {
    steps: (w) => [
      [
        'pending company',
        `insert into held_decisions (application_id, decision, takes_effect_at)
         values ('${w.pendingApplication}', 'accepted', now() + interval '10 seconds')`,
      ],
    ],
    expected: open,
  }),
  closing("another application's decision is none", {
    steps: (w) => [
      [
        'accepted company',
        `insert into held_decisions (submission_id, decision, takes_effect_at)
         values ('${w.newestWork}', 'approved', now() + interval '10 seconds')`,
      ],
    ],
    expected: closed,
  }),
  closing('a decision that was undone is none', {
    steps: (w) => [
      [
        'pending company',
        `insert into held_decisions (application_id, decision, takes_effect_at)
         values ('${w.pendingApplication}', 'accepted', now() + interval '10 seconds')`,
      ],
      ['pending company', `delete from held_decisions where subject_id = '${w.pendingApplication}'`],
    ],
    expected: closed,
  }),
  {
    ...closing('only pending applications are closed, even if others have expired', {
      expected: { statuses: 'accepted completed ended pending rejected withdrawn', unanswered: 0, events: 0 },
    }),
    setup: (w) =>
      `update initiative_applications set expires_at = now();
       set local session_replication_role = replica;
       update initiative_applications set status = 'completed' where id = (select min(id::text)::uuid
         from initiative_applications where student_id <> '${w.owner}' and status = 'accepted');
       set local session_replication_role = origin`,
    steps: () => [
      ['worker', `select keeper.close_unanswered(id) from initiative_applications where status <> 'pending'`],
    ],
    query:
      () => `select string_agg(distinct status, ' ' order by status) as statuses, count(unanswered_at)::int as unanswered,
      (select count(*)::int from events where name = 'application.unanswered') as events from initiative_applications`,
  },
  {
    ...closing('one application is closed at a time', { expected: { unanswered: 1 } }),
    setup: (w) =>
      `${expire(w)}; set local session_replication_role = replica;
       update initiative_applications set status = 'pending', expires_at = now() where id = '${w.withdrawnApplication}';
       set local session_replication_role = origin`,
    query: () => 'select count(unanswered_at)::int as unanswered from initiative_applications',
  },
  closing('a student who withdrew was first', {
    steps: (w) => [
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
    ],
    expected: { ...open, status: 'withdrawn' },
  }),
  closing('an application to a suspended company stays open', {
    setup: (w) => `update company_profiles set suspended_at = now() where id = '${w.pendingCompany}'`,
    expected: open,
  }),
  closing('a paused student gets the same', {
    setup: (w) => `update ties set paused_until = now() + interval '1 year' where student_id = '${w.owner}'`,
    expected: closed,
  }),
  {
    ...closing('a closed application leaves the queue, the history names nobody, and the card is frozen', {
      expected: { to_decide: 0, stage: 'left', by_system: true, frozen: true, others: 0 },
    }),
    covers: ['initiative_totals update', 'status_changes insert', 'ties update', 'student_cards update'],
    query: (w) => `select t.to_decide,
      (select stage from ties where student_id = '${w.owner}' and company_id = '${w.pendingCompany}'),
      (select actor_id is null from status_changes where subject_id = '${w.pendingApplication}' and status = 'ended') as by_system,
      (select frozen_at is not null from student_cards
        where student_id = '${w.owner}' and company_id = '${w.pendingCompany}') as frozen,
      (select count(*)::int from initiative_applications
        where unanswered_at is not null and id <> '${w.pendingApplication}') as others
      from initiative_totals t where initiative_id = '${w.pendingInitiative}'`,
  },
  {
    ...closing('a closed application is answered by nobody, and sent again by nobody', { expected: closed }),
    steps: (w) => [
      ['worker', close(w)],
      [
        'pending company',
        refusedWith(
          'already_decided',
          `update initiative_applications set status = 'accepted' where id = '${w.pendingApplication}'`,
        ),
      ],
      [
        'owner',
        refusedWith(
          'already_decided',
          `update initiative_applications set status = 'pending' where id = '${w.pendingApplication}'`,
        ),
      ],
    ],
  },
  {
    ...closing('nobody starts a conversation with someone who never answered', { expected: { count: 0 } }),
    steps: (w) => [
      ['worker', close(w)],
      ['owner', refusedWith('42501', converse(w, `'${w.pendingInitiative}'`))],
      ['owner', refusedWith('42501', converse(w, 'null'))],
      ['pending company', refusedWith('42501', converse(w, `'${w.pendingInitiative}'`))],
      ['pending company', refusedWith('42501', converse(w, 'null'))],
    ],
    query: (w) =>
      `select count(*)::int from conversations where student_id = '${w.owner}' and company_id = '${w.pendingCompany}'`,
  },
  {
    ...closing('marks the response time of the company as due', { expected: { due: true, others: 0 } }),
    covers: ['company_answers update'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      ['worker', close(w)],
    ],
    query: (w) => `select bool_or(company_id = '${w.pendingCompany}') as due,
      count(*) filter (where company_id <> '${w.pendingCompany}')::int as others
      from company_answers where due_at <= now()`,
  },
];

const marked = (application: string) =>
  `update initiative_applications set unanswered_at = now() where id = '${application}'`;
const constraint: Cell = {
  guarantee: 'only an application that has ended can be without an answer',
  covers: [],
  setup: (w) => `${refusedWith('23514', marked(w.pendingApplication))};
    ${refusedWith('23514', marked(w.acceptedApplication))}`,
  steps: () => [],
  query: () => 'select count(unanswered_at)::int from initiative_applications',
  expected: { count: 0 },
};

/** One application and one submission that are late. */
const late = (w: World) =>
  `update initiative_applications set answer_by = now() where id = '${w.pendingApplication}';
   update task_submissions set answer_by = now() where id = '${w.newestWork}'`;
const nudge = (subject: string) => `select keeper.nudge('${subject}')`;
const bothNudged = (w: World) =>
  `select (select count(nudged_at)::int from initiative_applications) as applications,
    (select count(nudged_at)::int from task_submissions) as submissions,
    (select count(*)::int from events where name = 'answer.late'
      and subject_id in ('${w.pendingApplication}', '${w.newestWork}')) as events`;
const nudging = (guarantee: string, more: Pick<Effect, 'expected'> & Partial<Effect>): Effect => ({
  guarantee,
  covers: [],
  steps: (w) => [
    ['worker', nudge(w.pendingApplication)],
    ['worker', nudge(w.newestWork)],
  ],
  query: bothNudged,
  ...more,
  setup: (w) => `${late(w)}; ${more.setup?.(w) ?? ''}`,
});
const nobodyNudged = { applications: 0, submissions: 0, events: 0 };

const nudges: Cell[] = [
  ...(['initiative_applications', 'task_submissions'] as const).map((table): Cell => ({
    table,
    verb: 'update',
    detail: 'changing nudged_at',
    sql: () => `update ${table} set nudged_at = now()`,
    allowed: [],
    noPrivilege: true,
  })),
  nudging('the worker reminds a company once about each late answer', {
    covers: ['initiative_applications update', 'task_submissions update', 'events insert'],
    steps: (w) =>
      [w.pendingApplication, w.newestWork, w.pendingApplication, w.newestWork].map((id) => [
        'worker',
        nudge(id),
      ]),
    expected: { applications: 1, submissions: 1, events: 2 },
  }),
  nudging('nobody is reminded before the promised time has passed', {
    setup: (w) => late(w).replaceAll('now()', `now() + interval '1 second'`),
    expected: nobodyNudged,
  }),
  nudging('nobody is reminded of what has no promised time', {
    setup: (w) => late(w).replaceAll('now()', 'null'),
    expected: nobodyNudged,
  }),
  nudging('nobody is reminded of what they have decided and can still undo', {
    steps: (w) => [
      [
        'pending company',
        `insert into held_decisions (application_id, decision, takes_effect_at)
         values ('${w.pendingApplication}', 'accepted', now() + interval '10 seconds')`,
      ],
      [
        'accepted company',
        `insert into held_decisions (submission_id, decision, takes_effect_at)
         values ('${w.newestWork}', 'approved', now() + interval '10 seconds')`,
      ],
      ['worker', nudge(w.pendingApplication)],
      ['worker', nudge(w.newestWork)],
    ],
    expected: nobodyNudged,
  }),
  nudging('a second reminder is never sent, also after a suspension', {
    setup: (w) =>
      `update initiative_applications set nudged_at = now() - interval '1 day' where id = '${w.pendingApplication}';
       update company_profiles set suspended_at = now() where id = '${w.pendingCompany}';
       update company_profiles set suspended_at = null where id = '${w.pendingCompany}';
       ${late(w)}`,
    expected: { applications: 1, submissions: 1, events: 1 },
  }),
  ...(['pendingApplication', 'newestWork'] as const).map((subject) =>
    nudging(`a reminder about one answer (${subject}) is none about another`, {
      setup: () =>
        `update initiative_applications set answer_by = now(); update task_submissions set answer_by = now()`,
      steps: (w) => [['worker', nudge(w[subject])]],
      expected:
        subject === 'newestWork'
          ? { applications: 0, submissions: 1, events: 1 }
          : { applications: 1, submissions: 0, events: 1 },
    }),
  ),
  nudging('nobody else reminds a company', {
    setup: (w) =>
      `set local app.actor = '${w.owner}'; ${nudge(w.pendingApplication)}; ${nudge(w.newestWork)};
       set local app.actor = ''; ${nudge(w.pendingApplication)}; ${nudge(w.newestWork)}`,
    steps: () => [],
    expected: nobodyNudged,
  }),
];

export const lateAnswers: Cell[] = [...access, ...expiry, ...closings, ...nudges, constraint];
