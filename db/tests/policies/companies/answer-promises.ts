// By when companies promised to answer.
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { submit } from '../submissions/submit.ts';
import { after } from './after.ts';

const promise = (w: World, days: number) =>
  `update company_profiles set answers_within_days = ${days} where id = '${w.pendingCompany}'`;
const application = (w: World) => `from initiative_applications where id = '${w.pendingApplication}'`;

export const answerPromises: Cell[] = [
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'changing what it promises',
    sql: (w) => `update company_profiles set answers_within_days = 2 where id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
    ownersOnly: true,
    refused: { 'accepted member': 'forbidden' },
  },
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'sending the same promise again',
    sql: (w) =>
      `update company_profiles set answers_within_days = answers_within_days, mission = 'x' where id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiative_applications',
    verb: 'update',
    detail: 'moving the promised time',
    sql: (w) => `update initiative_applications set answer_by = now() where id = '${w.pendingApplication}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'task_submissions',
    verb: 'update',
    detail: 'moving the promised time',
    sql: (w) => `update task_submissions set answer_by = now() where company_id = '${w.acceptedCompany}'`,
    allowed: [],
    noPrivilege: true,
  },
  after(
    'a withdrawn application has no promised time, and one that is sent again starts over',
    (w) => [
      [
        'owner',
        `update initiative_applications set status = 'withdrawn' where id = '${w.pendingApplication}'`,
      ],
      [
        'owner',
        `update initiative_applications set status = 'pending' where id = '${w.withdrawnApplication}'`,
      ],
    ],
    (w) => `select (select answer_by is null ${application(w)}) as withdrawn,
      (select answer_by = applied_at + interval '5 days' from initiative_applications
        where id = '${w.withdrawnApplication}') as sent_again`,
    { withdrawn: true, sent_again: true },
  ),
  after(
    'a submission has the promised time until it is reviewed or replaced',
    (w) => [
      ['owner', submit(w)],
      ['accepted company', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
    ],
    (w) => `select (select answer_by = completed_at + interval '5 days' from task_submissions
        where task_id = '${w.openTask}') as submitted,
      (select answer_by is null from task_submissions where id = '${w.newestWork}') as reviewed,
      (select answer_by is null from task_submissions where id = '${w.olderWork}') as replaced`,
    { submitted: true, reviewed: true, replaced: true },
  ),
  after(
    'what a student was promised stays when the company promises something else',
    (w) => [['pending company', promise(w, 2)]],
    (w) => `select answer_by = applied_at + interval '5 days' as kept ${application(w)}`,
    { kept: true },
  ),
  after(
    'an answered application has no time anymore',
    (w) => [
      [
        'pending company',
        `update initiative_applications set status = 'rejected' where id = '${w.pendingApplication}'`,
      ],
    ],
    (w) => `select answer_by is null as answered ${application(w)}`,
    { answered: true },
  ),
  {
    ...after(
      'the time of a suspended company stops for applications and submissions',
      () => [],
      (w) => `select bool_and(answer_by is null) as stopped, count(*) > 0 as some from (
        select answer_by from initiative_applications where company_id = '${w.acceptedCompany}' and status = 'pending'
        union all select answer_by from task_submissions where company_id = '${w.acceptedCompany}' and status = 'pending')`,
      { stopped: true, some: true },
    ),
    setup: (w) => `update company_profiles set suspended_at = now() where id = '${w.acceptedCompany}'`,
  },
  {
    ...after(
      'a restored company has the promised days again',
      () => [],
      (w) => `select answer_by = now() + interval '2 days' as again ${application(w)}`,
      { again: true },
    ),
    setup: (w) => `${promise(w, 2)};
      update company_profiles set suspended_at = now() where id = '${w.pendingCompany}';
      update company_profiles set suspended_at = null where id = '${w.pendingCompany}'`,
  },
];
