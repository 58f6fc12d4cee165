// What companies tell operators to be verified, and how they change their name and website.
import { all, companies, except } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import { deletesCompany } from '../session/delete-account.ts';
import { after } from './after.ts';

const send = (company: string) => `insert into company_reviews
  (company_id, legal_name, country, contact_role, conduct) values (${company}, 'Legal Ltd', 'US', 'Owner', '2026-11')`;

export const companyReviews: Cell[] = [
  {
    table: 'company_reviews',
    verb: 'select',
    detail: 'what a company tells operators, which only its team can read',
    sql: (w) =>
      `select legal_name, status, note from company_reviews where company_id = '${w.companyInReview}'`,
    allowed: ['company in review'],
  },
  {
    table: 'company_reviews',
    verb: 'select',
    role: 'app_worker',
    sql: () => `select company_name, reason, note from company_reviews`,
    allowed: ['worker'],
  },
  {
    table: 'company_reviews',
    verb: 'insert',
    detail: 'in their own name',
    sql: () => send('app.uid()'),
    allowed: ['declined company'],
    ownersOnly: true,
    refused: {
      ...all(except(companies, 'declined company'), 'conflict'),
      'unnamed company': 'company_name_needed',
    },
  },
  {
    table: 'company_reviews',
    verb: 'insert',
    detail: "in the declined company's name",
    sql: (w) => send(`'${w.declinedCompany}'`),
    allowed: ['declined company'],
  },
  {
    table: 'company_reviews',
    verb: 'insert',
    detail: "in a verified company's name, which says nothing about it",
    sql: (w) => send(`'${w.pendingCompany}'`),
    allowed: [],
    refused: { 'pending company': 'conflict' },
  },
  {
    table: 'company_reviews',
    verb: 'insert',
    detail: 'verified from the start',
    sql: () => `insert into company_reviews (company_id, status) values (app.uid(), 'verified')`,
    allowed: [],
    noPrivilege: true,
  },
  ...(['update', 'delete'] as const).map((verb): Access => ({
    table: 'company_reviews',
    verb,
    detail: 'their own',
    sql: () =>
      verb === 'update' ? `update company_reviews set status = 'verified'` : 'delete from company_reviews',
    allowed: [],
    noPrivilege: true,
  })),
  {
    ...after(
      'an owner submits the company with its current name and website, once, and members cannot',
      (w) => [
        ['other member', refusedWith('42501', send(`'${w.otherCompany}'`))],
        ['other company', send(`'${w.otherCompany}'`)],
        ['other company', refusedWith('conflict', send(`'${w.otherCompany}'`))],
      ],
      (w) => `select r.company_name, r.website, r.person_id = '${w.otherCompany}' as by_owner, c.verification,
        (select count(*)::int from events where name = 'company.submitted' and subject_id = c.id) as events
        from company_reviews r join company_profiles c on c.id = r.company_id where c.id = '${w.otherCompany}'`,
      {
        company_name: 'Other Ltd',
        website: 'https://other.example',
        by_owner: true,
        verification: 'in_review',
        events: 1,
      },
      ['company_profiles update', 'company_profiles select', 'events insert'],
    ),
    setup: (w) => `update company_profiles set verification = 'declined', website = 'https://other.example'
      where id = '${w.otherCompany}'`,
  },
  {
    ...after(
      'a company without a name or a verified email is not submitted',
      (w) => [
        ['unnamed company', refusedWith('company_name_needed', send(`'${w.unnamedCompany}'`))],
        ['unverified company', refusedWith('42501', send(`'${w.unverifiedCompany}'`))],
      ],
      (w) => `select string_agg(verification, ' ') as verification from company_profiles
        where id in ('${w.unnamedCompany}', '${w.unverifiedCompany}')`,
      { verification: 'not_submitted not_submitted' },
    ),
    setup: (w) => `update company_profiles set verification = 'not_submitted'
      where id in ('${w.unnamedCompany}', '${w.unverifiedCompany}')`,
  },
  after(
    'students see the old name and website until operators approve the new ones',
    (w) => [
      [
        'pending company',
        `update company_profiles set company_name = 'Google', mission = 'New' where id = '${w.pendingCompany}'`,
      ],
      [
        'pending company',
        `update company_profiles set website = 'https://new.example' where id = '${w.pendingCompany}'`,
      ],
    ],
    (
      w,
    ) => `select c.company_name, c.website, c.mission, c.listed, r.company_name as wanted, r.website as wanted_website,
      r.legal_name, r.person_id = '${w.pendingCompany}' as by_owner,
      (select string_agg(status, ' ' order by id) from company_reviews where company_id = c.id) as reviews
      from company_profiles c join company_reviews r on r.company_id = c.id and r.status = 'in_review'
      where c.id = '${w.pendingCompany}'`,
    {
      company_name: 'Pending Ltd',
      website: null,
      mission: 'New',
      listed: true,
      wanted: 'Google',
      wanted_website: 'https://new.example',
      legal_name: 'Reviewed Limited',
      by_owner: true,
      reviews: 'verified replaced in_review',
    },
    ['company_reviews select', 'company_reviews insert', 'company_reviews update'],
  ),
  after(
    'saving the profile with the same name and website starts no review',
    (w) => [
      [
        'pending company',
        `update company_profiles set company_name = company_name, website = website, mission = 'New'
         where id = '${w.pendingCompany}'`,
      ],
    ],
    (
      w,
    ) => `select mission, (select string_agg(status, ' ') from company_reviews where company_id = c.id) as reviews
      from company_profiles c where id = '${w.pendingCompany}'`,
    { mission: 'New', reviews: 'verified' },
  ),
  after(
    'a company in review changes its name in the profile and in the review',
    (w) => [
      [
        'company in review',
        `update company_profiles set company_name = 'New' where id = '${w.companyInReview}'`,
      ],
      [
        'company in review',
        refusedWith(
          'company_name_needed',
          `update company_profiles set company_name = null where id = '${w.companyInReview}'`,
        ),
      ],
    ],
    (w) => `select c.company_name, r.company_name as wanted from company_profiles c
      join company_reviews r on r.company_id = c.id and r.status = 'in_review' where c.id = '${w.companyInReview}'`,
    { company_name: 'New', wanted: 'New' },
  ),
  after(
    'a company that was never reviewed changes its name freely',
    (w) => [
      ['other company', `update company_profiles set company_name = 'New' where id = '${w.otherCompany}'`],
    ],
    (
      w,
    ) => `select company_name, (select count(*)::int from company_reviews where company_id = c.id) as reviews
      from company_profiles c where id = '${w.otherCompany}'`,
    { company_name: 'New', reviews: 0 },
  ),
  {
    ...after(
      'a declined company changes its name freely',
      (w) => [
        [
          'declined company',
          `update company_profiles set company_name = 'New' where id = '${w.declinedCompany}'`,
        ],
      ],
      (w) => `select company_name, (select string_agg(status || ' ' || r.company_name, ', ')
          from company_reviews r where r.company_id = c.id) as reviews
        from company_profiles c where id = '${w.declinedCompany}'`,
      { company_name: 'New', reviews: 'declined Declined Ltd' },
    ),
    setup: (w) => `insert into company_reviews
      (company_id, company_name, legal_name, country, contact_role, conduct, status, reason, decided_at)
      values ('${w.declinedCompany}', 'Declined Ltd', 'Legal', 'US', 'Owner', '2026-11', 'declined', 'other', now())`,
  },
  after(
    'deleting a company deletes its reviews, and only those',
    (w) => [deletesCompany(w.companyInReview)],
    (
      w,
    ) => `select company_name, (select count(*)::int from company_reviews where company_id = c.id) as reviews,
      (select count(*)::int from company_reviews) as others from company_profiles c where id = '${w.companyInReview}'`,
    { company_name: null, reviews: 0, others: 1 },
    ['company_reviews delete'],
  ),
];
