// Companies that operators haven't verified: who sees them, and what they can do.
import type { Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { after } from './after.ts';

const own = (
  table: 'company_profiles' | 'initiatives',
  detail: string,
  actor: Actor,
  id: (w: World) => string,
): Access => ({
  table,
  verb: 'select',
  detail,
  sql: (w) => `select id from ${table} where id = '${id(w)}'`,
  allowed: [actor],
});
const nobody = (table: Access['table'], detail: string, sql: (w: World) => string): Access => ({
  table,
  verb: 'select',
  detail,
  sql,
  allowed: [],
});
const cannotSet = (what: string): Access => ({
  table: 'company_profiles',
  verb: 'update',
  detail: `setting ${what}`,
  sql: (w) => `update company_profiles set ${what} where id = '${w.companyInReview}'`,
  allowed: [],
  noPrivilege: true,
});

export const verification: Cell[] = [
  own('company_profiles', 'one in review', 'company in review', (w) => w.companyInReview),
  own('company_profiles', 'a declined one', 'declined company', (w) => w.declinedCompany),
  own(
    'initiatives',
    'an active one of a company in review',
    'company in review',
    (w) => w.initiativeInReview,
  ),
  own('initiatives', 'an active one of a declined company', 'declined company', (w) => w.declinedInitiative),
  nobody(
    'company_profiles',
    'a suspended one',
    (w) => `select id from company_profiles where id = '${w.suspendedCompany}'`,
  ),
  nobody(
    'initiatives',
    'an active one of a suspended company',
    (w) => `select id from initiatives where id = '${w.suspendedInitiative}'`,
  ),
  nobody(
    'initiative_terms',
    'of companies that are in review, declined or suspended',
    (w) => `select term from initiative_terms where initiative_id
      in ('${w.initiativeInReview}', '${w.declinedInitiative}', '${w.suspendedInitiative}')`,
  ),
  nobody(
    'company_terms',
    'of companies that are in review, declined or suspended',
    (w) => `select term from company_terms
      where company_id in ('${w.companyInReview}', '${w.declinedCompany}', '${w.suspendedCompany}')`,
  ),
  cannotSet(`verification = 'verified'`),
  cannotSet('suspended_at = null'),
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'showing one before the company is verified',
    sql: (w) => `update initiatives set listed = true where id = '${w.initiativeInReview}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    detail: 'of an initiative of a company in review',
    sql: (w) =>
      `insert into bookmarks (student_id, initiative_id) values (app.uid(), '${w.initiativeInReview}')`,
    allowed: [],
  },
  {
    table: 'initiative_applications',
    verb: 'insert',
    detail: 'to a company in review',
    sql: (w) => `insert into initiative_applications (student_id, initiative_id, company_id)
      values (app.uid(), '${w.initiativeInReview}', '${w.companyInReview}')`,
    allowed: [],
  },
  {
    table: 'company_profiles',
    verb: 'insert',
    role: 'app_auth',
    detail: 'verified, while COMPANY_REVIEW is off',
    sql: (w) => `insert into company_profiles (id, verification) values ('${w.newCompany}', 'verified')`,
    allowed: ['auth for owner', 'auth for anonymous'],
  },
  {
    table: 'company_profiles',
    verb: 'insert',
    role: 'app_auth',
    detail: 'declined from the start',
    sql: (w) => `insert into company_profiles (id, verification) values ('${w.newCompany}', 'declined')`,
    allowed: [],
  },
  {
    table: 'company_profiles',
    verb: 'insert',
    role: 'app_auth',
    detail: 'in review from the start',
    sql: (w) => `insert into company_profiles (id, verification) values ('${w.newCompany}', 'in_review')`,
    allowed: [],
  },
  after(
    'an initiative that is created or activated before the company is verified stays hidden',
    (w) => [
      [
        'company in review',
        `insert into initiatives (company_id, name) values ('${w.companyInReview}', 'Created')`,
      ],
      [
        'company in review',
        `update initiatives set status = 'inactive' where id = '${w.initiativeInReview}';
         update initiatives set status = 'active' where id = '${w.initiativeInReview}'`,
      ],
    ],
    (w) => `select bool_or(listed) as listed, (select count(*)::int from initiative_terms
      where initiative_id = '${w.initiativeInReview}') as terms from initiatives where company_id = '${w.companyInReview}'`,
    { listed: false, terms: 0 },
    ['initiatives select', 'company_profiles select'],
  ),
];
