// Policies of search terms and bookmarks.
import { accounts, all, companies, students } from '../../actors.ts';
import type { Cell } from '../../cell.ts';

export const matching: Cell[] = [
  {
    table: 'initiative_terms',
    verb: 'select',
    sql: (w) =>
      `select initiative_id from initiative_terms where term = 'tag:Events' and initiative_id = '${w.acceptedInitiative}'`,
    allowed: accounts,
  },
  {
    table: 'initiative_terms',
    verb: 'insert',
    detail: 'adding a search term',
    sql: (w) =>
      `insert into initiative_terms (term, initiative_id) values ('tag:Sales', '${w.acceptedInitiative}')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'search_words',
    verb: 'select',
    sql: () => `select word from search_words where word = 'bakery'`,
    allowed: accounts,
  },
  {
    table: 'search_words',
    verb: 'call',
    detail: 'correcting a typo',
    sql: () => `select keeper.nearest_words('bakkery')`,
    allowed: accounts,
  },

  // company_terms
  {
    table: 'company_terms',
    verb: 'select',
    sql: (w) => `select term from company_terms where term = 'open' and company_id = '${w.acceptedCompany}'`,
    allowed: accounts,
  },
  {
    table: 'company_terms',
    verb: 'insert',
    detail: 'adding a search term',
    sql: (w) =>
      `insert into company_terms (term, company_id) values ('industry:Banking', '${w.acceptedCompany}')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    guarantee: 'makes a company findable when it has a name',
    covers: [
      'company_terms select',
      'company_terms insert',
      'search_words insert',
      'company_profiles select',
    ],
    steps: (w) => [
      [
        'unnamed company',
        `update company_profiles set company_name = 'Quixotic', mission = 'Windmills for all', industry = '{Cafe}'
         where id = '${w.unnamedCompany}'`,
      ],
    ],
    query: (w) =>
      `select array_agg(term order by term) as terms,
         exists (select from search_words where word = 'windmills') as word
       from company_terms where company_id = '${w.unnamedCompany}'`,
    expected: {
      terms: ['industry:Cafe', 'named', 'word:all', 'word:cafe', 'word:quixotic', 'word:windmills'],
      word: true,
    },
  },
  {
    guarantee: 'lists a company as open only while it has open initiatives',
    covers: ['company_terms delete'],
    steps: (w) => [
      ['pending company', `update initiatives set status = 'inactive' where id = '${w.pendingInitiative}'`],
    ],
    query: (w) =>
      `select count(*) filter (where term = 'open')::int as open, count(*) filter (where term = 'named')::int as named
       from company_terms where company_id = '${w.pendingCompany}'`,
    expected: { open: 0, named: 1 },
  },

  // bookmarks
  {
    table: 'bookmarks',
    verb: 'select',
    sql: (w) => `select initiative_id from bookmarks where student_id = '${w.owner}'`,
    allowed: ['owner'],
  },
  {
    table: 'bookmarks',
    verb: 'select',
    detail: 'who saved an initiative',
    sql: (w) => `select student_id from bookmarks where initiative_id = '${w.openInitiative}'`,
    allowed: ['owner', 'other student'],
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    sql: (w) =>
      `insert into bookmarks (student_id, initiative_id) values ('${w.owner}', '${w.acceptedInitiative}')`,
    allowed: ['owner'],
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    detail: 'of an inactive initiative, to read it',
    sql: (w) =>
      `insert into bookmarks (student_id, initiative_id) values (app.uid(), '${w.initiativeWithoutTasks}')`,
    allowed: [],
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    detail: 'of an active initiative',
    sql: (w) =>
      `insert into bookmarks (student_id, initiative_id) values (app.uid(), '${w.otherInitiative}')`,
    allowed: students,
    refused: all(companies, '23503'),
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    detail: 'of a paused initiative after applying',
    sql: (w) =>
      `insert into bookmarks (student_id, initiative_id) values (app.uid(), '${w.pausedInitiative}')`,
    allowed: ['other student'],
  },
  {
    table: 'bookmarks',
    verb: 'delete',
    sql: (w) =>
      `delete from bookmarks where student_id = '${w.owner}' and initiative_id = '${w.openInitiative}'`,
    allowed: ['owner'],
  },
  // Without a condition only the delete policy applies.
  {
    table: 'bookmarks',
    verb: 'delete',
    detail: 'all rows',
    sql: () => `delete from bookmarks`,
    allowed: ['owner', 'other student'],
  },
  {
    guarantee: "deleting all bookmarks deletes only the student's own",
    covers: [],
    steps: () => [['owner', `delete from bookmarks`]],
    query: (w) =>
      `select count(*) filter (where student_id = '${w.owner}')::int as own,
         count(*) filter (where student_id <> '${w.owner}') > 0 as others from bookmarks`,
    expected: { own: 0, others: true },
  },
  {
    guarantee: 'makes an initiative findable when it is activated',
    covers: [
      'initiative_terms select',
      'initiative_terms insert',
      'search_words select',
      'search_words insert',
      'initiatives select',
    ],
    steps: (w) => [
      [
        'accepted company',
        `update initiatives set name = 'Quixotic', description = '', weekly_hours = 5, total_hours = 10 where id = '${w.pausedInitiative}';
         update initiatives set status = 'active' where id = '${w.pausedInitiative}'`,
      ],
    ],
    query: (w) =>
      `select array_agg(term order by term collate "C") as terms,
         exists (select from search_words where word = 'quixotic') as word
       from initiative_terms where initiative_id = '${w.pausedInitiative}'`,
    expected: {
      terms: [
        'hours:10',
        'hours:6',
        'industry:Cafe',
        'open',
        'quick-win',
        'tag:Events',
        'word:accepted',
        'word:events',
        'word:ltd',
        'word:quixotic',
      ],
      word: true,
    },
  },
  {
    guarantee: "doesn't index an inactive initiative",
    covers: ['initiative_terms select'],
    steps: (w) => [
      ['accepted company', `update initiatives set name = 'Quixotic' where id = '${w.pausedInitiative}'`],
    ],
    query: (w) =>
      `select (select count(*)::int from initiative_terms where initiative_id = '${w.pausedInitiative}') as terms,
         exists (select from search_words where word = 'quixotic') as word`,
    expected: { terms: 0, word: false },
  },
  {
    guarantee: 'removes an initiative from search when it is paused',
    covers: ['initiative_terms delete'],
    steps: (w) => [
      ['accepted company', `update initiatives set status = 'inactive' where id = '${w.acceptedInitiative}'`],
    ],
    query: (w) =>
      `select count(*)::int from initiative_terms where initiative_id = '${w.acceptedInitiative}'`,
    expected: { count: 0 },
  },
  {
    guarantee: 'removes outdated search terms of an active initiative',
    covers: ['initiative_terms select', 'initiative_terms delete'],
    steps: (w) => [
      ['accepted company', `update initiatives set tags = '{Sales}' where id = '${w.acceptedInitiative}'`],
    ],
    query: (w) =>
      `select array_agg(term) from initiative_terms where initiative_id = '${w.acceptedInitiative}' and term like 'tag:%'`,
    expected: { array_agg: ['tag:Sales'] },
  },
];
