// Policies and triggers of response times.
import { accounts } from '../../actors.ts';
import type { Cell } from '../../cell.ts';

export const responseTimes: Cell[] = [
  {
    table: 'company_answers',
    verb: 'select',
    sql: (w) => `select minutes from company_answers where company_id = '${w.acceptedCompany}'`,
    allowed: accounts,
  },
  {
    table: 'company_answers',
    verb: 'update',
    detail: 'improving the own response time',
    sql: (w) => `update company_answers set minutes = 5 where company_id = '${w.acceptedCompany}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'company_answers',
    verb: 'call',
    role: 'app_worker',
    detail: 'recomputing it',
    sql: () => `select where keeper.refresh_response_times(now(), 100) > 0`,
    allowed: ['worker'],
  },
  {
    guarantee: 'marks the response time as due when a company rejects an application',
    covers: ['company_answers select', 'company_answers insert', 'company_answers update'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      [
        'pending company',
        `update initiative_applications set status = 'rejected' where id = '${w.pendingApplication}'`,
      ],
    ],
    query: (w) =>
      `select count(*) filter (where company_id = '${w.pendingCompany}')::int as decided,
         count(*) filter (where company_id = '${w.acceptedCompany}')::int as others
       from company_answers where due_at <= now()`,
    expected: { decided: 1, others: 0 },
  },
  {
    guarantee: 'marks the response time as due when a company accepts an application',
    covers: ['company_answers update'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      [
        'pending company',
        `update initiative_applications set status = 'accepted' where id = '${w.pendingApplication}'`,
      ],
    ],
    query: (w) =>
      `select count(*)::int as due from company_answers where due_at <= now() and company_id = '${w.pendingCompany}'`,
    expected: { due: 1 },
  },
  {
    guarantee: "doesn't mark the response time as due when a student acts or nothing changes",
    covers: ['company_answers update'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
      [
        'owner',
        `update initiative_applications set status = 'pending' where id = '${w.withdrawnApplication}'`,
      ],
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      [
        'rejected company',
        `update initiative_applications set status = 'rejected' where id = '${w.rejectedApplication}'`,
      ],
    ],
    query: () => `select count(*)::int as due from company_answers where due_at <= now()`,
    expected: { due: 0 },
  },
  {
    guarantee: "doesn't mark the response time as due when a student completes the work",
    covers: ['company_answers update'],
    steps: (w) => [
      [
        'accepted company',
        `update tasks set retired_at = now() where id in ('${w.openTask}', '${w.resubmittedTask}')`,
      ],
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      [
        'owner',
        `update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}'`,
      ],
    ],
    query: () => `select count(*)::int as due from company_answers where due_at <= now()`,
    expected: { due: 0 },
  },
  {
    guarantee: 'marks the response time as due when a company reviews work',
    covers: ['company_answers update', 'task_submissions select'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      ['accepted company', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
    ],
    query: (w) =>
      `select count(*)::int as due from company_answers where due_at <= now() and company_id = '${w.acceptedCompany}'`,
    expected: { due: 1 },
  },
];
