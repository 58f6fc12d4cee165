// Policies of company profiles and onboarding.
import { accounts, everybody } from '../../actors.ts';
import type { Cell } from '../../cell.ts';

export const companies: Cell[] = [
  {
    table: 'company_profiles',
    verb: 'select',
    detail: 'one with open initiatives',
    sql: (w) => `select company_name, mission from company_profiles where id = '${w.acceptedCompany}'`,
    allowed: everybody,
  },
  {
    table: 'company_profiles',
    verb: 'select',
    detail: 'one without open initiatives',
    sql: (w) => `select company_name from company_profiles where id = '${w.idleCompany}'`,
    allowed: accounts,
  },
  {
    table: 'company_profiles',
    verb: 'select',
    detail: 'one with an unverified email',
    sql: (w) => `select company_name from company_profiles where id = '${w.unverifiedCompany}'`,
    // The unverified student has worked for it.
    allowed: ['unverified company', 'unverified student'],
  },
  {
    table: 'company_profiles',
    verb: 'select',
    detail: 'one without a name',
    sql: (w) => `select id from company_profiles where id = '${w.unnamedCompany}'`,
    allowed: ['unnamed company'],
  },
  {
    table: 'company_profiles',
    verb: 'update',
    sql: (w) => `update company_profiles set mission = 'x' where id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'changing the name',
    sql: (w) => `update company_profiles set company_name = 'New' where id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
    ownersOnly: true,
    refused: { 'accepted member': 'forbidden' },
  },
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'sending the same name again',
    sql: (w) =>
      `update company_profiles set company_name = company_name, mission = 'x' where id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'removing the name with open initiatives',
    sql: (w) => `update company_profiles set company_name = null where id = '${w.acceptedCompany}'`,
    allowed: [],
    ownersOnly: true,
    refused: { 'accepted company': 'company_name_needed', 'accepted member': 'forbidden' },
  },
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'setting the number of open initiatives',
    sql: (w) => `update company_profiles set open_initiatives = 9 where id = '${w.unnamedCompany}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'setting the email to verified',
    sql: (w) => `update company_profiles set email_verified = true where id = '${w.unverifiedCompany}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'makes a company findable when its email is verified, and not earlier',
    covers: ['company_profiles update', 'company_profiles select', 'company_terms insert'],
    steps: (w) => [
      [
        'auth for anonymous',
        `update users set email_verified_at = now() where id = '${w.unverifiedCompany}'`,
      ],
      ['auth for anonymous', `update users set email_verified_at = null where id = '${w.idleCompany}'`],
    ],
    query: (w) => `select
      array(select company_id from company_terms where term = 'named'
        and company_id in ('${w.unverifiedCompany}', '${w.idleCompany}')) = array['${w.unverifiedCompany}'::uuid] as found,
      (select email_verified from company_profiles where id = '${w.unverifiedCompany}') as verified,
      (select email_verified from company_profiles where id = '${w.idleCompany}') as idle`,
    expected: { found: true, verified: true, idle: false },
  },
  {
    guarantee: 'copies whether the email is verified to a new company',
    covers: ['users select'],
    steps: (w) => [
      [
        'auth for anonymous',
        `insert into users (id, email, password_hash) values ('${w.newCompany}', 'new@example.org', 'x');
         update users set email_verified_at = now() where id = '${w.newCompany}';
         insert into company_profiles (id) values ('${w.newCompany}')`,
      ],
    ],
    query: (w) => `select email_verified from company_profiles where id = '${w.newCompany}'`,
    expected: { email_verified: true },
  },
  {
    table: 'company_profiles',
    verb: 'insert',
    role: 'app_auth',
    sql: (w) => `insert into company_profiles (id) values ('${w.newCompany}')`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'company_profiles',
    verb: 'insert',
    detail: 'turning a student into a company',
    role: 'app_auth',
    sql: (w) => `insert into company_profiles (id) values ('${w.owner}')`,
    allowed: [],
    refused: { 'auth for owner': '23503', 'auth for anonymous': '23503' },
  },
  {
    table: 'company_profiles',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select company_name from company_profiles where id = '${w.unverifiedCompany}'`,
    allowed: ['worker'],
  },

  // company_onboarding_requirements
  {
    table: 'company_onboarding_requirements',
    verb: 'select',
    sql: (w) =>
      `select total_initiatives_created, onboarding_completed from company_onboarding_requirements
       where company_id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'company_onboarding_requirements',
    verb: 'update',
    detail: 'raising the own count',
    sql: (w) =>
      `update company_onboarding_requirements set total_initiatives_created = 3
       where company_id = '${w.otherCompany}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'counts created initiatives and completes onboarding with the third',
    covers: [
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
    query: (w) =>
      `select total_initiatives_created as total, onboarding_completed as completed, created_quick_win as quick_win
       from company_onboarding_requirements where company_id = '${w.otherCompany}'`,
    expected: { total: 3, completed: true, quick_win: false },
  },
  {
    guarantee: 'remembers that the company has created a Quick Win',
    covers: ['company_onboarding_requirements select', 'company_onboarding_requirements update'],
    steps: (w) => [
      [
        'other company',
        `insert into initiatives (company_id, name, total_hours) values ('${w.otherCompany}', 'Quick', 24)`,
      ],
    ],
    query: (w) =>
      `select created_quick_win as quick_win from company_onboarding_requirements where company_id = '${w.otherCompany}'`,
    expected: { quick_win: true },
  },
  {
    guarantee: 'counts open initiatives when they are activated and paused',
    covers: ['company_profiles select', 'company_profiles update'],
    steps: (w) => [
      ['accepted company', `update initiatives set status = 'active' where id = '${w.pausedInitiative}'`],
      ['other company', `update initiatives set status = 'inactive' where id = '${w.otherInitiative}'`],
    ],
    query: (w) =>
      `select (select open_initiatives from company_profiles where id = '${w.acceptedCompany}') as opened,
         (select open_initiatives from company_profiles where id = '${w.otherCompany}') as closed`,
    expected: { opened: 3, closed: 0 },
  },
  {
    guarantee: "updates search terms with the company's new name and industry",
    covers: ['company_profiles select', 'initiatives select'],
    steps: (w) => [
      [
        'other company',
        `update company_profiles set company_name = 'Zebra', industry = '{Zoo}' where id = '${w.otherCompany}'`,
      ],
    ],
    query: (w) =>
      `select array_agg(term order by term) from initiative_terms
       where initiative_id = '${w.otherInitiative}' and term similar to '(word:zebra|word:ltd|industry:%)'`,
    expected: { array_agg: ['industry:Zoo', 'word:zebra'] },
  },
];
