// What operators decide about companies that want to be verified.
import { actorsOf, all, except, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { access, log, refuses } from './desk-steps.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const others = except(actorsOf('app_desk'), ...operators);

const calls = (
  detail: string,
  sql: (w: World) => string,
  allowed: readonly Actor[],
  refused: Access['refused'] = {},
): Access => ({
  table: 'company_reviews',
  verb: 'call',
  detail,
  role: 'app_desk',
  sql: (w) => `select from ${sql(w)}`,
  allowed,
  refused,
});
const opens = (w: World): [Actor, string] => [
  'operator',
  `select from keeper.open_company_review('${w.review}')`,
];
const decides = (w: World, why = 'null', review = w.review): [Actor, string] => [
  'operator',
  `select keeper.decide_company_review('${review}', ${why}, 'We called them.')`,
];
const decision = (w: World) => `keeper.decide_company_review('${w.review}', null, null)`;

export const deskCompanies: Cell[] = [
  calls('listing companies to verify', () => 'keeper.list_company_reviews()', operators),
  calls(
    'opening one',
    (w) => `keeper.open_company_review('${w.review}')`,
    operators,
    all(others, 'not_found'),
  ),
  ...(
    [
      ['releasing', (w: World) => `keeper.release_company_review('${w.review}')`],
      ['deciding about', decision],
    ] as const
  ).map(([what, sql]) =>
    calls(`${what} one that nobody claimed`, sql, [], {
      ...all(operators, 'conflict'),
      ...all(others, 'not_found'),
    }),
  ),
  calls('suspending without a passkey', (w) => access(w, 'company', w.acceptedCompany, true), [], {
    ...all(operators, 'confirmation_needed'),
    ...all(others, 'not_found'),
  }),
  calls(
    'looking someone up',
    () => `keeper.find_accounts('Accepted Ltd', 'danger', null)`,
    operators,
    all(others, 'not_found'),
  ),
  calls(
    'opening an account',
    (w) => `keeper.open_account('company', '${w.acceptedCompany}', 'danger', null)`,
    operators,
    all(others, 'not_found'),
  ),
  {
    table: 'operator_sessions',
    verb: 'update',
    role: 'app_desk',
    detail: "confirming an operator's",
    sql: (w) => `update operator_sessions set confirmed_at = now() where id = '${w.operatorSession}'`,
    allowed: ['operator'],
  },
  {
    guarantee: 'only one operator decides about a company, once',
    covers: ['company_reviews select', 'company_reviews update'],
    steps: (w) => [
      opens(w),
      ['other operator', `select from keeper.open_company_review('${w.review}')`],
      refuses('other operator', 'conflict', decision(w)),
      decides(w),
      refuses('operator', 'already_decided', decision(w)),
    ],
    query: (w) =>
      `select status, claimed_by = '${w.operator}' as claimed from company_reviews where id = '${w.review}'`,
    expected: { status: 'verified', claimed: true },
  },
  {
    guarantee: 'a released company can be claimed by another operator, and a claim ends after half an hour',
    covers: ['company_reviews update'],
    setup: (
      w,
    ) => `update company_reviews set status = 'in_review', decided_at = null, claimed_by = '${w.operator}',
      claimed_at = now() - interval '31 minutes' where id = '${w.verifiedReview}'`,
    steps: (w) => [
      opens(w),
      ['operator', `select keeper.release_company_review('${w.review}')`],
      ['other operator', `select from keeper.open_company_review('${w.review}')`],
      ['other operator', `select from keeper.open_company_review('${w.verifiedReview}')`],
    ],
    query: (w) => `select bool_and(claimed_by = '${w.otherOperator}') as claimed from company_reviews`,
    expected: { claimed: true },
  },
  {
    guarantee: 'verifying shows the company and its initiatives with the reviewed name, and is recorded',
    covers: ['company_profiles update', 'desk_log insert', 'events insert', 'initiatives update'],
    setup: (w) => `update company_reviews set website = 'https://reviewed.example' where id = '${w.review}'`,
    steps: (w) => [opens(w), decides(w)],
    query: (w) => `select c.company_name, c.website, c.listed, i.listed as initiative,
      (select count(*)::int > 0 from initiative_terms where initiative_id = i.id) as found,
      ${log(w, w.companyInReview)} as log,
      (select count(*)::int from events where name = 'company.verified' and subject_id = c.id) as events
      from company_profiles c join initiatives i on i.company_id = c.id where c.id = '${w.companyInReview}'`,
    expected: {
      company_name: 'Reviewed Ltd',
      website: 'https://reviewed.example',
      listed: true,
      initiative: true,
      found: true,
      log: 'opened_review -, verified -',
      events: 1,
    },
  },
  {
    guarantee: 'opening a company again extends the claim on it',
    covers: [],
    setup: (w) => `update company_reviews set claimed_by = '${w.operator}',
      claimed_at = now() - interval '29 minutes' where id = '${w.review}'`,
    steps: (w) => [opens(w)],
    query: (w) => `select claimed_at = now() as extended from company_reviews where id = '${w.review}'`,
    expected: { extended: true },
  },
  {
    guarantee: 'declining keeps the company hidden and tells it why',
    covers: ['company_profiles update'],
    steps: (w) => [opens(w), decides(w, `'website'`)],
    query: (w) => `select c.verification, c.listed, r.reason, r.note, ${log(w, w.companyInReview)} as log,
      (select count(*)::int from events where name = 'company.declined' and subject_id = c.id) as events
      from company_profiles c join company_reviews r on r.company_id = c.id where c.id = '${w.companyInReview}'`,
    expected: {
      verification: 'declined',
      listed: false,
      reason: 'website',
      note: 'We called them.',
      log: 'opened_review -, declined -',
      events: 1,
    },
  },
  {
    guarantee: 'approving a new name shows it to students',
    covers: ['company_profiles update'],
    setup: (
      w,
    ) => `insert into company_reviews (id, company_id, company_name, legal_name, country, contact_role, conduct)
      values ('${w.owner}', '${w.pendingCompany}', 'Pending and Sons', 'Legal', 'US', 'Owner', '2026-11')`,
    steps: (w) => [
      ['operator', `select from keeper.open_company_review('${w.owner}')`],
      decides(w, 'null', w.owner),
    ],
    query: (w) => `select company_name, listed from company_profiles where id = '${w.pendingCompany}'`,
    expected: { company_name: 'Pending and Sons', listed: true },
  },
  {
    guarantee: 'declining a new name leaves a verified company as it was',
    covers: [],
    setup: (
      w,
    ) => `insert into company_reviews (id, company_id, company_name, legal_name, country, contact_role, conduct)
      values ('${w.owner}', '${w.pendingCompany}', 'Google', 'Legal', 'US', 'Owner', '2026-11')`,
    steps: (w) => [
      ['operator', `select from keeper.open_company_review('${w.owner}')`],
      decides(w, `'impersonation'`, w.owner),
    ],
    query: (w) => `select company_name, listed from company_profiles where id = '${w.pendingCompany}'`,
    expected: { company_name: 'Pending Ltd', listed: true },
  },
  {
    guarantee: 'opening a company shows similar names, its email domain and what happened before',
    covers: ['company_profiles select', 'users select', 'reports select'],
    setup: (w) =>
      `update company_profiles set company_name = 'Reviewed Lts' where id = '${w.suspendedCompany}'`,
    steps: (w) => [
      [
        'operator',
        `select set_config('seen.review', (select concat_ws(' ', email_domain, similar_names -> 0 ->> 'company_name',
           similar_names -> 0 ->> 'listed', declined_before, reports, person) from keeper.open_company_review('${w.review}')), true)`,
      ],
    ],
    query: () => `select current_setting('seen.review') as seen`,
    expected: { seen: 'example.org Reviewed Lts false 0 0 Reviewed' },
  },
];
