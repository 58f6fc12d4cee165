// Companies that operators haven't verified, or have suspended: who sees them, and what they can do.
import { all, companies, except, type Actor } from '../../actors.ts';
import type { Access, Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { deletesCompany } from '../session/delete-account.ts';

const send = (company: string) => `insert into company_reviews
  (company_id, legal_name, country, contact_role, conduct) values (${company}, 'Legal Ltd', 'US', 'Owner', '2026-11')`;
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
/** The same company after something that happened to it. */
const after = (
  guarantee: string,
  steps: Effect['steps'],
  query: Effect['query'],
  expected: Effect['expected'],
  covers: Effect['covers'] = [],
): Effect => ({ guarantee, covers, steps, query, expected });
const suspends = (w: World) =>
  `update company_profiles set suspended_at = now() where id = '${w.acceptedCompany}'`;

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
    table: 'company_reviews',
    verb: 'select',
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
    'a new name or website of a reviewed company waits for operators while students see the old one',
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
  {
    ...after(
      'students keep their history with a suspended company, but cannot write or submit',
      (w) => [
        [
          'owner',
          refusedWith(
            'company_suspended',
            `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
             values ('${w.conversation}', uuidv7(), '${w.owner}', '${w.acceptedCompany}', '${w.owner}', 'Hello?')`,
          ),
        ],
        [
          'owner',
          refusedWith(
            'company_suspended',
            `insert into task_submissions (application_id, student_id, initiative_id, company_id, task_id, client_id,
               submission_type, content) select id, student_id, initiative_id, company_id, '${w.openTask}', uuidv7(),
               'text', 'Work' from initiative_applications
               where student_id = '${w.owner}' and initiative_id = '${w.acceptedInitiative}'`,
          ),
        ],
        [
          'owner',
          `select set_config('seen.company', (select count(*)::text from company_profiles
             where id = '${w.acceptedCompany}'), true),
           set_config('seen.initiative', (select count(*)::text from initiatives
             where id = '${w.acceptedInitiative}'), true)`,
        ],
      ],
      () =>
        `select current_setting('seen.company') as company, current_setting('seen.initiative') as initiative`,
      { company: '1', initiative: '1' },
    ),
    setup: suspends,
  },
  {
    ...after(
      'suspending a company hides its initiatives and search terms in the same moment, and records the change',
      () => [],
      (w) => `select bool_or(listed) as listed,
        (select count(*)::int from initiative_terms t join initiatives i on i.id = t.initiative_id
          where i.company_id = '${w.acceptedCompany}') as terms,
        (select count(*)::int from company_terms where company_id = '${w.acceptedCompany}') as company_terms,
        (select count(distinct initiative_id)::int from initiative_changes c
          where c.initiative_id in ('${w.openInitiative}', '${w.acceptedInitiative}')) as changes
        from initiatives where company_id = '${w.acceptedCompany}'`,
      { listed: false, terms: 0, company_terms: 0, changes: 2 },
      ['initiatives update', 'initiative_terms delete', 'company_terms delete'],
    ),
    setup: suspends,
  },
  ...(['accepted company', 'accepted member'] as const satisfies Actor[]).map((actor): Effect => ({
    guarantee: `a suspended ${actor} cannot act, whatever its token says`,
    covers: ['company_profiles select'],
    setup: (w) => `${suspends(w)}; select set_config('seen.suspended', '', false)`,
    steps: (w) => [
      [
        'owner',
        refusedWith(
          'not_signed_in',
          `perform keeper.set_actor('${w.acceptedCompany}', '${actor === 'accepted company' ? w.acceptedCompany : w.acceptedMember}')`,
        ),
      ],
    ],
    query: () => `select 1 as one`,
    expected: { one: 1 },
  })),
  {
    guarantee: 'a suspended person cannot act, but the rest of the team can',
    covers: ['profiles select'],
    setup: (w) =>
      `update profiles set suspended_at = now() where id in ('${w.acceptedMember}', '${w.otherStudent}')`,
    steps: (w) => [
      [
        'owner',
        refusedWith(
          'not_signed_in',
          `perform keeper.set_actor('${w.acceptedCompany}', '${w.acceptedMember}')`,
        ),
      ],
      ['owner', refusedWith('not_signed_in', `perform keeper.set_actor('${w.otherStudent}')`)],
      ['accepted company', `select set_config('seen.team', 'works', true)`],
    ],
    query: () => `select current_setting('seen.team') as team`,
    expected: { team: 'works' },
  },
];
