// Decisions that a company can still undo, and that the student doesn't know about yet.
import { all, companies, except, students, visitors } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { submit } from '../submissions/submit.ts';

const tenSeconds = `now() + interval '10 seconds'`;
const decide = (w: World, decision: string, until = tenSeconds, application = w.pendingApplication) =>
  `insert into held_decisions (application_id, decision, note, takes_effect_at)
    values ('${application}', '${decision}', 'Welcome', ${until})`;
const review = (work: string, decision: string, { until = tenSeconds, note = 'Read' } = {}) =>
  `insert into held_decisions (submission_id, decision, note, takes_effect_at)
    values ('${work}', '${decision}', '${note}', ${until})`;
const apply = (subject: string) => `select keeper.apply_decision('${subject}')`;
const statusOf = (w: World) =>
  `select status, decision_note, (select count(*)::int from held_decisions where application_id = a.id) as held,
    (select count(*)::int from events where subject_id = a.id and name = 'application.accepted') as events
  from initiative_applications a where id = '${w.pendingApplication}'`;
const workOf = (w: World) =>
  `select status, feedback, (select count(*)::int from held_decisions where subject_id = s.id) as held
  from task_submissions s where id = '${w.newestWork}'`;
const totalsOf = (initiative: string) =>
  `select to_decide, to_review, working, finished from initiative_totals where initiative_id = '${initiative}'`;

const onHeld = (verb: 'select' | 'delete', more: Partial<Access> = {}): Access => ({
  table: 'held_decisions',
  verb,
  sql: (w) =>
    `${verb === 'select' ? 'select decision, note' : 'delete'} from held_decisions where subject_id = '${w.otherWork}'`,
  allowed: ['other company'],
  ...more,
});

export const heldDecisions: Cell[] = [
  onHeld('select'),
  onHeld('select', {
    role: 'app_worker',
    sql: (w) => `select subject_id from held_decisions where subject_id = '${w.otherWork}'`,
    allowed: ['worker'],
  }),
  onHeld('delete', { personal: true }),
  {
    table: 'held_decisions',
    verb: 'insert',
    detail: 'about a pending application',
    sql: (w) => decide(w, 'accepted'),
    allowed: ['pending company'],
    refused: all([...students, ...except(companies, 'pending company'), ...visitors], 'not_found'),
  },
  {
    table: 'held_decisions',
    verb: 'insert',
    detail: 'about a submission',
    sql: (w) => review(w.newestWork, 'approved'),
    allowed: ['accepted company'],
    refused: all([...students, ...except(companies, 'accepted company'), ...visitors], 'not_found'),
  },
  {
    table: 'held_decisions',
    verb: 'update',
    sql: () => `update held_decisions set takes_effect_at = now()`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'held_decisions',
    verb: 'call',
    detail: 'confirms it, for the person who decided',
    sql: (w) => `select where keeper.confirm_decision('${w.otherWork}')`,
    allowed: ['other company'],
    personal: true,
  },
  {
    table: 'held_decisions',
    verb: 'call',
    detail: 'applies it when its time has come',
    role: 'app_worker',
    sql: (w) => `select where keeper.apply_decision('${w.otherWork}')`,
    allowed: ['worker'],
  },
  {
    guarantee: 'an acceptance changes nothing before its time, except what the company has to do',
    covers: ['held_decisions select', 'initiative_totals update'],
    steps: (w) => [
      ['pending company', decide(w, 'accepted')],
      ['worker', apply(w.pendingApplication)],
    ],
    query: (w) =>
      `select x.*, t.*, (select stage from ties where student_id = '${w.owner}' and company_id = '${w.pendingCompany}')
       from (${statusOf(w)}) x, (${totalsOf(w.pendingInitiative)}) t`,
    expected: {
      status: 'pending',
      decision_note: null,
      held: 1,
      events: 0,
      stage: 'pending',
      to_decide: 0,
      to_review: 0,
      working: 0,
      finished: 0,
    },
  },
  {
    guarantee: 'the worker makes an acceptance final in the name of the person who decided, with one event',
    covers: [
      'held_decisions select',
      'held_decisions delete',
      'initiative_applications update',
      'initiative_applications select',
      'events insert',
    ],
    steps: (w) => [
      ['pending company', decide(w, 'accepted', 'now()')],
      ['worker', apply(w.pendingApplication)],
      ['worker', apply(w.pendingApplication)],
    ],
    query: (w) =>
      `select x.*, t.*, (select decided_by = '${w.pendingCompany}' from initiative_applications
          where id = '${w.pendingApplication}') as named,
        (select actor_id = '${w.pendingCompany}' from events where name = 'application.accepted'
          and subject_id = '${w.pendingApplication}') as by_company
       from (${statusOf(w)}) x, (${totalsOf(w.pendingInitiative)}) t`,
    expected: {
      status: 'accepted',
      decision_note: 'Welcome',
      held: 0,
      events: 1,
      named: true,
      by_company: true,
      to_decide: 0,
      to_review: 0,
      working: 1,
      finished: 0,
    },
  },
  {
    guarantee: 'applying a decision leaves the actor as it was',
    covers: [],
    steps: (w) => [
      ['pending company', decide(w, 'rejected', 'now()')],
      [
        'worker',
        `do $$ begin perform keeper.apply_decision('${w.pendingApplication}');
        if app.actor() <> 'worker' then raise 'actor changed'; end if; end $$`,
      ],
    ],
    query: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { status: 'rejected' },
  },
  {
    guarantee: 'undoing an acceptance gives the company its task back',
    covers: ['initiative_totals update'],
    steps: (w) => [
      ['pending company', decide(w, 'accepted')],
      ['pending company', `delete from held_decisions where subject_id = '${w.pendingApplication}'`],
    ],
    query: (w) => `select x.*, t.to_decide from (${statusOf(w)}) x, (${totalsOf(w.pendingInitiative)}) t`,
    expected: { status: 'pending', decision_note: null, held: 0, events: 0, to_decide: 1 },
  },
  ...(['company_profiles', 'profiles'] as const).map((suspended): Cell => ({
    guarantee: `a decision is dropped if ${suspended === 'profiles' ? 'the person' : 'the company'} was suspended before it took effect`,
    covers: ['held_decisions delete'],
    steps: (w) => [
      ['pending company', decide(w, 'accepted', 'now()')],
      [
        'unset',
        `set local role none; update ${suspended} set suspended_at = now() where id = '${w.pendingCompany}'`,
      ],
      ['worker', apply(w.pendingApplication)],
    ],
    query: (w) => `select x.*, t.to_decide from (${statusOf(w)}) x, (${totalsOf(w.pendingInitiative)}) t`,
    expected: { status: 'pending', decision_note: null, held: 0, events: 0, to_decide: 1 },
  })),
  {
    guarantee: 'a student who withdraws before the decision takes effect is first',
    covers: ['held_decisions delete'],
    steps: (w) => [
      ['pending company', decide(w, 'rejected', 'now()')],
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
      ['worker', apply(w.pendingApplication)],
    ],
    query: (w) => `select x.*, t.to_decide from (${statusOf(w)}) x, (${totalsOf(w.pendingInitiative)}) t`,
    expected: { status: 'withdrawn', decision_note: null, held: 0, events: 0, to_decide: 0 },
  },
  {
    guarantee: 'a student who submits again before the review takes effect is first',
    covers: ['held_decisions delete'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'approved', { until: 'now()' })],
      ['owner', submit(w, { task: w.resubmittedTask, content: 'Third attempt' })],
      ['worker', apply(w.newestWork)],
    ],
    query: (w) => `select x.*, t.to_review from (${workOf(w)}) x, (${totalsOf(w.acceptedInitiative)}) t`,
    expected: { status: 'pending', feedback: null, held: 0, to_review: 1 },
  },
  {
    guarantee: 'a student who leaves before the review takes effect is first',
    covers: ['held_decisions delete'],
    setup: (w) =>
      `set local session_replication_role = replica; update task_submissions set status = 'needs_revision',
        feedback = 'Once more', reviewed_at = now() where id = '${w.newestWork}';
       set local session_replication_role = origin`,
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'approved', { until: 'now()' })],
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['worker', apply(w.newestWork)],
    ],
    query: workOf,
    expected: { status: 'needs_revision', feedback: 'Once more', held: 0 },
  },
  {
    guarantee: 'the worker makes a review final',
    covers: ['task_submissions select', 'task_submissions update'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'needs_revision', { until: 'now()' })],
      ['worker', apply(w.newestWork)],
    ],
    query: (w) =>
      `select x.*, t.to_review, (select name from events where subject_id = '${w.newestWork}' order by id desc limit 1)
       from (${workOf(w)}) x, (${totalsOf(w.acceptedInitiative)}) t`,
    expected: {
      status: 'needs_revision',
      feedback: 'Read',
      held: 0,
      to_review: 0,
      name: 'submission.revision_requested',
    },
  },
  {
    guarantee: 'a request for changes can become an approval',
    covers: ['task_submissions select'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'needs_revision', { until: 'now()' })],
      ['worker', apply(w.newestWork)],
      ['accepted company', review(w.newestWork, 'approved', { until: 'now()', note: 'Fine after all' })],
      ['worker', apply(w.newestWork)],
    ],
    query: (w) => `select x.*, t.to_review from (${workOf(w)}) x, (${totalsOf(w.acceptedInitiative)}) t`,
    expected: { status: 'approved', feedback: 'Fine after all', held: 0, to_review: 0 },
  },
  {
    guarantee: 'an approval cannot become a request for changes',
    covers: [],
    steps: (w) => [
      ['accepted company', refusedWith('already_decided', review(w.approvedWork, 'needs_revision'))],
    ],
    query: (w) => `select status from task_submissions where id = '${w.approvedWork}'`,
    expected: { status: 'approved' },
  },
  {
    guarantee: 'nobody decides about an older attempt, without feedback for changes, or a second time',
    covers: [],
    steps: (w) => [
      ['accepted company', refusedWith('already_decided', review(w.olderWork, 'approved'))],
      [
        'accepted company',
        refusedWith('invalid_input', review(w.newestWork, 'needs_revision', { note: ' ' })),
      ],
      ['accepted company', review(w.newestWork, 'approved')],
      ['accepted member', refusedWith('already_decided', review(w.newestWork, 'reviewed'))],
      ['pending company', decide(w, 'accepted')],
      ['pending company', refusedWith('already_decided', decide(w, 'rejected'))],
    ],
    query: (w) =>
      `select count(*)::int from held_decisions where subject_id in ('${w.newestWork}', '${w.pendingApplication}')`,
    expected: { count: 2 },
  },
  {
    guarantee: 'a request for changes cannot become an approval after the work ended',
    covers: [],
    setup: (w) =>
      `set local session_replication_role = replica;
       update task_submissions set status = 'needs_revision', feedback = 'Once more', reviewed_at = now()
         where id = '${w.newestWork}';
       update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}';
       set local session_replication_role = origin`,
    steps: (w) => [
      ['accepted company', refusedWith('already_decided', review(w.newestWork, 'approved'))],
      [
        'accepted company',
        refusedWith(
          'already_decided',
          `update task_submissions set status = 'approved' where id = '${w.newestWork}'`,
        ),
      ],
    ],
    query: workOf,
    expected: { status: 'needs_revision', feedback: 'Once more', held: 0 },
  },
  {
    guarantee: 'nobody decides about an application that waits for a guardian',
    covers: [],
    setup: (w) =>
      `update initiative_applications set waiting_for_guardian = true where id = '${w.pendingApplication}'`,
    steps: (w) => [['pending company', refusedWith('not_found', decide(w, 'accepted'))]],
    query: (w) => `select count(*)::int from held_decisions where application_id = '${w.pendingApplication}'`,
    expected: { count: 0 },
  },
  {
    guarantee: 'nobody decides about an application that was withdrawn, or decided already',
    covers: [],
    steps: (w) => [
      [
        'withdrawn company',
        refusedWith('not_found', decide(w, 'accepted', tenSeconds, w.withdrawnApplication)),
      ],
      [
        'accepted company',
        refusedWith('already_decided', decide(w, 'accepted', tenSeconds, w.acceptedApplication)),
      ],
      [
        'rejected company',
        refusedWith('already_decided', decide(w, 'accepted', tenSeconds, w.rejectedApplication)),
      ],
    ],
    query: (w) => `select count(*)::int from held_decisions where application_id in
      ('${w.withdrawnApplication}', '${w.acceptedApplication}', '${w.rejectedApplication}')`,
    expected: { count: 0 },
  },
  {
    guarantee: 'an approval needs no feedback',
    covers: [],
    steps: (w) => [['accepted company', review(w.newestWork, 'approved', { note: '' })]],
    query: (w) => `select decision from held_decisions where subject_id = '${w.newestWork}'`,
    expected: { decision: 'approved' },
  },
  {
    guarantee: 'someone who moved to another company neither undoes nor confirms what they decided before',
    covers: [],
    setup: (w) =>
      `update held_decisions set person_id = '${w.acceptedMember}' where subject_id = '${w.otherWork}'`,
    steps: (w) => [
      // Without a condition, only the policy for deleting applies.
      ['accepted member', 'delete from held_decisions'],
      ['accepted member', `select keeper.confirm_decision('${w.otherWork}')`],
    ],
    query: (w) => `select count(*)::int as held from held_decisions where subject_id = '${w.otherWork}'`,
    expected: { held: 1 },
  },
  {
    guarantee: "the worker's role alone applies no decision, in the name of the person who decided either",
    covers: [],
    steps: (w) => [
      [
        'worker',
        `select set_config('app.actor', '${w.otherCompany}', true), set_config('app.person', '${w.otherCompany}', true);
         select keeper.apply_decision('${w.otherWork}')`,
      ],
    ],
    query: (w) => `select count(*)::int as held from held_decisions where subject_id = '${w.otherWork}'`,
    expected: { held: 1 },
  },
];
