import { accounts, everybody } from '../actors.ts';
import type { Cell } from '../matrix.ts';

export const companies: Cell[] = [
  {
    table: 'company_profiles',
    verb: 'select',
    tries: 'one with open initiatives',
    sql: (w) => `select company_name, mission from company_profiles where id = '${w.acceptedCompany}'`,
    works: everybody,
  },
  {
    table: 'company_profiles',
    verb: 'select',
    tries: 'one that offers nothing now',
    sql: (w) => `select company_name from company_profiles where id = '${w.idleCompany}'`,
    works: accounts,
  },
  {
    table: 'company_profiles',
    verb: 'select',
    tries: 'one whose email is not verified',
    sql: (w) => `select company_name from company_profiles where id = '${w.unverifiedCompany}'`,
    // The unverified student has worked for it.
    works: ['unverified company', 'unverified student'],
  },
  {
    table: 'company_profiles',
    verb: 'select',
    tries: 'one without a name',
    sql: (w) => `select id from company_profiles where id = '${w.unnamedCompany}'`,
    works: ['unnamed company'],
  },
  {
    table: 'company_profiles',
    verb: 'update',
    sql: (w) =>
      `update company_profiles set company_name = 'New', mission = 'x' where id = '${w.acceptedCompany}'`,
    works: ['accepted company'],
  },
  {
    table: 'company_profiles',
    verb: 'update',
    tries: 'taking the name away under open initiatives',
    sql: (w) => `update company_profiles set company_name = null where id = '${w.acceptedCompany}'`,
    works: [],
    refused: { 'accepted company': 'company_name_needed' },
  },
  {
    table: 'company_profiles',
    verb: 'update',
    tries: 'claiming open initiatives',
    sql: (w) => `update company_profiles set open_initiatives = 9 where id = '${w.unnamedCompany}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'company_profiles',
    verb: 'update',
    tries: 'claiming a verified email',
    sql: (w) => `update company_profiles set email_verified = true where id = '${w.unverifiedCompany}'`,
    works: [],
    noPrivilege: true,
  },
  {
    guarantee: 'a company is found once its email is verified, and not before',
    keeps: ['company_profiles update', 'company_profiles select', 'company_terms insert'],
    steps: (w) => [
      [
        'auth for anonymous',
        `update users set email_verified_at = now() where id = '${w.unverifiedCompany}'`,
      ],
      ['auth for anonymous', `update users set email_verified_at = null where id = '${w.idleCompany}'`],
    ],
    look: (w) => `select
      array(select company_id from company_terms where term = 'named'
        and company_id in ('${w.unverifiedCompany}', '${w.idleCompany}')) = array['${w.unverifiedCompany}'::uuid] as found,
      (select email_verified from company_profiles where id = '${w.unverifiedCompany}') as verified,
      (select email_verified from company_profiles where id = '${w.idleCompany}') as idle`,
    shows: { found: true, verified: true, idle: false },
  },
  {
    guarantee: 'a company takes over whether its email is verified when it joins',
    keeps: ['users select'],
    steps: (w) => [
      [
        'auth for anonymous',
        `insert into users (id, email, password_hash) values ('${w.newCompany}', 'new@example.org', 'x');
         update users set email_verified_at = now() where id = '${w.newCompany}';
         insert into company_profiles (id) values ('${w.newCompany}')`,
      ],
    ],
    look: (w) => `select email_verified from company_profiles where id = '${w.newCompany}'`,
    shows: { email_verified: true },
  },
  {
    table: 'company_profiles',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) => `insert into company_profiles (id) values ('${w.newCompany}')`,
    works: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'company_profiles',
    verb: 'insert',
    tries: 'making a company of a student',
    role: 'app_auth',
    sql: (w) => `insert into company_profiles (id) values ('${w.owner}')`,
    works: [],
    refused: { 'auth for owner': '23503', 'auth for anonymous': '23503' },
  },
  {
    table: 'company_profiles',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select company_name from company_profiles where id = '${w.unverifiedCompany}'`,
    works: ['worker'],
  },

  // company_onboarding_requirements
  {
    table: 'company_onboarding_requirements',
    verb: 'select',
    sql: (w) =>
      `select total_initiatives_created, onboarding_completed from company_onboarding_requirements
       where company_id = '${w.acceptedCompany}'`,
    works: ['accepted company'],
  },
  {
    table: 'company_onboarding_requirements',
    verb: 'update',
    tries: 'counting oneself',
    sql: (w) =>
      `update company_onboarding_requirements set total_initiatives_created = 3
       where company_id = '${w.otherCompany}'`,
    works: [],
    noPrivilege: true,
  },
  {
    guarantee: 'counts created initiatives and completes the onboarding with the third',
    keeps: [
      'company_onboarding_requirements select',
      'company_onboarding_requirements insert',
      'company_onboarding_requirements update',
    ],
    steps: (w) => [
      [
        'other company',
        `insert into initiatives (company_id, name) values ('${w.otherCompany}', 'Two'), ('${w.otherCompany}', 'Three')`,
      ],
    ],
    look: (w) =>
      `select total_initiatives_created as total, onboarding_completed as completed, created_quick_win as quick_win
       from company_onboarding_requirements where company_id = '${w.otherCompany}'`,
    shows: { total: 3, completed: true, quick_win: false },
  },
  {
    guarantee: 'remembers that the company has created a Quick Win',
    keeps: ['company_onboarding_requirements select', 'company_onboarding_requirements update'],
    steps: (w) => [
      [
        'other company',
        `insert into initiatives (company_id, name, total_hours) values ('${w.otherCompany}', 'Quick', 24)`,
      ],
    ],
    look: (w) =>
      `select created_quick_win as quick_win from company_onboarding_requirements where company_id = '${w.otherCompany}'`,
    shows: { quick_win: true },
  },
  {
    guarantee: 'counts open initiatives as they are activated and paused',
    keeps: ['company_profiles select', 'company_profiles update'],
    steps: (w) => [
      ['accepted company', `update initiatives set status = 'active' where id = '${w.paused}'`],
      ['other company', `update initiatives set status = 'inactive' where id = '${w.otherOne}'`],
    ],
    look: (w) =>
      `select (select open_initiatives from company_profiles where id = '${w.acceptedCompany}') as opened,
         (select open_initiatives from company_profiles where id = '${w.otherCompany}') as closed`,
    shows: { opened: 3, closed: 0 },
  },
  {
    guarantee: 'finds open initiatives by the new name and industry of their company',
    keeps: ['company_profiles select', 'initiatives select'],
    steps: (w) => [
      [
        'other company',
        `update company_profiles set company_name = 'Zebra', industry = '{Zoo}' where id = '${w.otherCompany}'`,
      ],
    ],
    look: (w) =>
      `select array_agg(term order by term) from initiative_terms
       where initiative_id = '${w.otherOne}' and term similar to '(word:zebra|word:ltd|industry:%)'`,
    shows: { array_agg: ['industry:Zoo', 'word:zebra'] },
  },

  // company_answers
  {
    table: 'company_answers',
    verb: 'select',
    sql: (w) => `select minutes from company_answers where company_id = '${w.acceptedCompany}'`,
    works: accounts,
  },
  {
    table: 'company_answers',
    verb: 'update',
    tries: 'seeming quicker than one is',
    sql: (w) => `update company_answers set minutes = 5 where company_id = '${w.acceptedCompany}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'company_answers',
    verb: 'call',
    role: 'app_worker',
    tries: 'working it out',
    sql: () => `select where keeper.refresh_response_times(now(), 100) > 0`,
    works: ['worker'],
  },
  {
    guarantee: 'calls for the median anew when a company decides on an application',
    keeps: ['company_answers select', 'company_answers insert', 'company_answers update'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      [
        'pending company',
        `update initiative_applications set status = 'rejected' where id = '${w.pendingApplication}'`,
      ],
    ],
    look: (w) =>
      `select count(*) filter (where company_id = '${w.pendingCompany}')::int as decided,
         count(*) filter (where company_id = '${w.acceptedCompany}')::int as others
       from company_answers where due_at <= now()`,
    shows: { decided: 1, others: 0 },
  },
  {
    guarantee: 'calls for the median anew when a company accepts',
    keeps: ['company_answers update'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      [
        'pending company',
        `update initiative_applications set status = 'accepted' where id = '${w.pendingApplication}'`,
      ],
    ],
    look: (w) =>
      `select count(*)::int as due from company_answers where due_at <= now() and company_id = '${w.pendingCompany}'`,
    shows: { due: 1 },
  },
  {
    guarantee: 'calls for no median when a student decides, or nothing changes',
    keeps: ['company_answers update'],
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
    look: () => `select count(*)::int as due from company_answers where due_at <= now()`,
    shows: { due: 0 },
  },
  {
    guarantee: 'calls for no median when a student completes what is left of the work',
    keeps: ['company_answers update'],
    steps: (w) => [
      [
        'accepted company',
        `update tasks set retired_at = now() where id in ('${w.openTask}', '${w.questTask}')`,
      ],
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      [
        'owner',
        `update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}'`,
      ],
    ],
    look: () => `select count(*)::int as due from company_answers where due_at <= now()`,
    shows: { due: 0 },
  },
  {
    guarantee: 'calls for the median anew when a company reviews work',
    keeps: ['company_answers update', 'task_submissions select'],
    steps: (w) => [
      ['worker', `select keeper.refresh_response_times(now(), 100)`],
      ['accepted company', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
    ],
    look: (w) =>
      `select count(*)::int as due from company_answers where due_at <= now() and company_id = '${w.acceptedCompany}'`,
    shows: { due: 1 },
  },
];
