// Triggers that promise rewards, make them due, and keep companies that don't pay from activating initiatives.
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { apply } from '../applications/apply.ts';
import { deleteCompany, deleteStudent } from '../session/delete-account.ts';
import { submit } from '../submissions/submit.ts';
import { pay, step } from './rewards.ts';

const offer = (initiative: string, amount: number, per: string) =>
  `update initiatives set reward_amount = ${amount}, reward_currency = 'USD', reward_per = '${per}'
   where id = '${initiative}'`;
const promise = (application: string, amount: number, per: string) =>
  `update initiative_applications set reward_amount = ${amount}, reward_currency = 'USD', reward_per = '${per}'
   where id = '${application}'`;
const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;
const approve = (work: string) => `update task_submissions set status = 'approved' where id = '${work}'`;
const withoutRewards = `delete from rewards;`;
const owed = `select count(*)::int, coalesce(sum(amount), 0)::int as sum, bool_and(state = 'owed') as owed from rewards`;
const promised = (student: string, initiative: string) =>
  `select reward_amount, reward_currency, reward_per from initiative_applications
   where student_id = '${student}' and initiative_id = '${initiative}'`;
const activate = (w: World) => `update initiatives set status = 'active' where id = '${w.pausedInitiative}'`;
const owedSince = (w: World, interval: string) =>
  `update rewards set owed_at = now() - interval '${interval}' where id = '${w.owedReward}'`;

export const rewardTriggers: Cell[] = [
  {
    guarantee: 'promises the reward of the moment when the student applies',
    covers: ['initiatives select'],
    setup: (w) => offer(w.pendingInitiative, 2_000, 'task'),
    steps: (w) => [
      ['other student', apply(`'${w.otherStudent}'`, w.pendingInitiative, w.pendingCompany)],
      ['pending company', offer(w.pendingInitiative, 100, 'completion')],
    ],
    query: (w) => promised(w.otherStudent, w.pendingInitiative),
    expected: { reward_amount: 2_000, reward_currency: 'USD', reward_per: 'task' },
  },
  {
    guarantee: 'promises the current reward when the student applies again',
    covers: ['initiatives select'],
    setup: (w) => offer(w.withdrawnInitiative, 700, 'completion'),
    steps: (w) => [['owner', move(w.withdrawnApplication, 'pending')]],
    query: (w) => promised(w.owner, w.withdrawnInitiative),
    expected: { reward_amount: 700, reward_currency: 'USD', reward_per: 'completion' },
  },
  {
    guarantee: 'keeps the promised reward when the company accepts',
    covers: [],
    setup: (w) => `${promise(w.pendingApplication, 900, 'task')}; ${offer(w.pendingInitiative, 100, 'task')}`,
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    query: (w) => promised(w.owner, w.pendingInitiative),
    expected: { reward_amount: 900, reward_currency: 'USD', reward_per: 'task' },
  },
  {
    guarantee: 'owes the reward of an approved task once',
    covers: ['rewards insert', 'initiative_applications select'],
    setup: (w) => `${withoutRewards} ${promise(w.acceptedApplication, 2_000, 'task')}`,
    steps: (w) => [['accepted company', approve(w.newestWork)]],
    query: () => owed,
    expected: { count: 1, sum: 2_000, owed: true },
  },
  {
    guarantee: 'owes nothing for work that needs changes',
    covers: [],
    setup: (w) => `${withoutRewards} ${promise(w.acceptedApplication, 2_000, 'task')}`,
    steps: (w) => [
      [
        'accepted company',
        `update task_submissions set status = 'needs_revision', feedback = 'More' where id = '${w.newestWork}'`,
      ],
    ],
    query: () => `select count(*)::int from rewards`,
    expected: { count: 0 },
  },
  {
    guarantee: 'owes nothing for submitting, or for a review that decides nothing',
    covers: [],
    setup: (w) => `${withoutRewards} ${promise(w.acceptedApplication, 2_000, 'task')}`,
    steps: (w) => [
      ['owner', submit(w)],
      [
        'accepted company',
        `update task_submissions set status = 'reviewed', feedback = 'Read' where id = '${w.newestWork}'`,
      ],
    ],
    query: () => `select count(*)::int from rewards`,
    expected: { count: 0 },
  },
  {
    guarantee: 'owes nothing for one of several tasks if the reward is for all of them',
    covers: [],
    setup: (w) => `${withoutRewards} ${promise(w.acceptedApplication, 6_000, 'completion')}`,
    steps: (w) => [['accepted company', approve(w.newestWork)]],
    query: () => `select count(*)::int from rewards`,
    expected: { count: 0 },
  },
  {
    guarantee: 'owes the reward of a completed initiative once',
    covers: ['rewards insert'],
    setup: (w) => `${withoutRewards} ${promise(w.acceptedApplication, 6_000, 'completion')}`,
    steps: (w) => [
      ['accepted company', approve(w.newestWork)],
      ['owner', submit(w)],
      ['accepted company', `update task_submissions set status = 'approved' where task_id = '${w.openTask}'`],
    ],
    query: () => owed,
    expected: { count: 1, sum: 6_000, owed: true },
  },
  {
    guarantee: 'owes nothing when the work ends early',
    covers: [],
    setup: (w) => `${withoutRewards} ${promise(w.acceptedApplication, 6_000, 'completion')}`,
    steps: (w) => [['accepted company', move(w.acceptedApplication, 'ended')]],
    query: () => `select count(*)::int from rewards`,
    expected: { count: 0 },
  },
  ...(
    [
      ['pending company', 'pendingApplication', 'accepted'],
      ['pending company', 'pendingApplication', 'rejected'],
      ['owner', 'pendingApplication', 'withdrawn'],
    ] as const
  ).map(([actor, application, status]): Cell => ({
    guarantee: `owes nothing for completion when an application is ${status}`,
    covers: [],
    setup: (w) => `${withoutRewards} ${promise(w[application], 6_000, 'completion')}`,
    steps: (w) => [[actor, move(w[application], status)]],
    query: () => `select count(*)::int from rewards`,
    expected: { count: 0 },
  })),
  {
    guarantee: 'owes nothing for completion when the student applies again',
    covers: [],
    setup: (w) => `${withoutRewards} ${offer(w.withdrawnInitiative, 6_000, 'completion')}`,
    steps: (w) => [['owner', move(w.withdrawnApplication, 'pending')]],
    query: () => `select count(*)::int from rewards`,
    expected: { count: 0 },
  },
  {
    guarantee: 'owes nothing again when a student leaves what they completed',
    covers: [],
    setup: (w) => `${withoutRewards} ${promise(w.acceptedApplication, 6_000, 'completion')};
      set local session_replication_role = replica; ${move(w.acceptedApplication, 'completed')};
      set local session_replication_role = origin`,
    steps: (w) => [
      [
        'owner',
        `update initiative_applications set status = status, left_at = now() where id = '${w.acceptedApplication}'`,
      ],
    ],
    query: () => `select count(*)::int from rewards`,
    expected: { count: 0 },
  },
  {
    guarantee: 'nobody else changes a reward, not even without an actor',
    covers: [],
    steps: (w) => [
      ['unset', `set local role none; ${refusedWith('conflict', step(w.paidReward, 'received'))}`],
    ],
    query: (w) => `select state from rewards where id = '${w.paidReward}'`,
    expected: { state: 'paid' },
  },
  {
    guarantee: 'records who paid and when',
    covers: [],
    steps: (w) => [['accepted member', pay(w.owedReward)]],
    query: (w) =>
      `select state, paid_by = '${w.acceptedMember}' as by_member, paid_at = now() as now from rewards
       where id = '${w.owedReward}'`,
    expected: { state: 'paid', by_member: true, now: true },
  },
  {
    guarantee: 'a payment that is taken back leaves nothing behind',
    covers: [],
    steps: (w) => [['accepted company', step(w.paidReward, 'owed')]],
    query: (w) =>
      `select state, num_nulls(paid_on, paid_how, paid_by, paid_at) as empty from rewards where id = '${w.paidReward}'`,
    expected: { state: 'owed', empty: 4 },
  },
  {
    guarantee: 'taking back the second payment leaves what the student said about the first',
    covers: [],
    steps: (w) => [
      ['accepted company', pay(w.missingReward)],
      ['accepted company', step(w.missingReward, 'owed')],
    ],
    query: (w) => `select state, paid_on from rewards where id = '${w.missingReward}'`,
    expected: { state: 'missing', paid_on: null },
  },
  {
    guarantee: "the student's answers have a time",
    covers: [],
    steps: (w) => [
      ['owner', step(w.paidReward, 'missing')],
      ['owner', step(w.paidReward, 'received')],
    ],
    query: (w) =>
      `select missing_at = now() as missing, received_at = now() as received from rewards where id = '${w.paidReward}'`,
    expected: { missing: true, received: true },
  },
  ...(['owed', 'missing'] as const).map((state): Cell => ({
    guarantee: `a company with a reward ${state} for over 30 days can't activate an initiative`,
    covers: ['rewards select'],
    setup: (w) =>
      `${withoutRewards} insert into rewards (application_id, student_id, initiative_id, company_id, amount, currency,
         state, owed_at, missing_at)
       values ('${w.acceptedApplication}', '${w.owner}', '${w.acceptedInitiative}', '${w.acceptedCompany}', 1, 'USD',
         '${state}', now() - interval '31 days', ${state === 'missing' ? 'now()' : 'null'})`,
    steps: (w) => [['accepted member', refusedWith('rewards_overdue', activate(w))]],
    query: (w) => `select status from initiatives where id = '${w.pausedInitiative}'`,
    expected: { status: 'inactive' },
  })),
  {
    guarantee: 'a company with a reward owed for under 30 days can activate an initiative',
    covers: [],
    setup: (w) => owedSince(w, '29 days'),
    steps: (w) => [['accepted company', activate(w)]],
    query: (w) => `select status from initiatives where id = '${w.pausedInitiative}'`,
    expected: { status: 'active' },
  },
  {
    guarantee: 'paying lets the company activate initiatives again',
    covers: [],
    setup: (w) => owedSince(w, '31 days'),
    steps: (w) => [
      ['accepted company', pay(w.owedReward)],
      ['accepted company', activate(w)],
    ],
    query: (w) => `select status from initiatives where id = '${w.pausedInitiative}'`,
    expected: { status: 'active' },
  },
  {
    guarantee: 'what was paid a year after it was owed stops no company',
    covers: [],
    setup: (w) => `update rewards set owed_at = now() - interval '1 year'
      where id in ('${w.paidReward}', '${w.receivedReward}')`,
    steps: (w) => [['accepted company', activate(w)]],
    query: (w) => `select status from initiatives where id = '${w.pausedInitiative}'`,
    expected: { status: 'active' },
  },
  {
    guarantee: 'a company that owes a reward can keep an active initiative, and deactivate it',
    covers: [],
    setup: (w) => owedSince(w, '31 days'),
    steps: (w) => [
      ['accepted company', `update initiatives set status = 'active' where id = '${w.openInitiative}'`],
      ['accepted company', `update initiatives set status = 'inactive' where id = '${w.openInitiative}'`],
      ['accepted company', `update initiatives set status = 'inactive' where id = '${w.openInitiative}'`],
    ],
    query: (w) => `select status from initiatives where id = '${w.openInitiative}'`,
    expected: { status: 'inactive' },
  },
  {
    guarantee: "another company's debts don't matter",
    covers: [],
    setup: () => `update rewards set owed_at = now() - interval '1 year' where currency = 'EUR'`,
    steps: (w) => [['accepted company', activate(w)]],
    query: (w) => `select status from initiatives where id = '${w.pausedInitiative}'`,
    expected: { status: 'active' },
  },
  {
    guarantee:
      "deletes what can't be paid anymore with the student, and keeps payments as the company's history",
    covers: ['rewards delete', 'rewards select'],
    steps: () => [deleteStudent()],
    query: (w) =>
      `select array_agg(state order by state) as states from rewards where student_id = '${w.owner}'`,
    expected: { states: ['paid', 'received'] },
  },
  {
    guarantee: 'keeps what students were promised when a company is deleted',
    covers: [],
    steps: (w) => [deleteCompany(w)],
    query: (w) => `select count(*)::int from rewards where student_id = '${w.owner}'`,
    expected: { count: 4 },
  },
];
