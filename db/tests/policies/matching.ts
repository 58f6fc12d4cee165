import { accounts, all, companies, students } from '../actors.ts';
import type { Cell } from '../matrix.ts';

export const matching: Cell[] = [
  {
    table: 'initiative_terms',
    verb: 'select',
    sql: (w) =>
      `select initiative_id from initiative_terms where term = 'tag:Events' and initiative_id = '${w.quest}'`,
    works: accounts,
  },
  {
    table: 'initiative_terms',
    verb: 'insert',
    tries: 'being found by more than one says',
    sql: (w) => `insert into initiative_terms (term, initiative_id) values ('tag:Sales', '${w.quest}')`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'search_words',
    verb: 'select',
    sql: () => `select word from search_words where word = 'bakery'`,
    works: accounts,
  },
  {
    table: 'search_words',
    verb: 'call',
    tries: 'correcting a typo',
    sql: () => `select keeper.nearest_words('bakkery')`,
    works: accounts,
  },

  // company_terms
  {
    table: 'company_terms',
    verb: 'select',
    sql: (w) => `select term from company_terms where term = 'open' and company_id = '${w.acceptedCompany}'`,
    works: accounts,
  },
  {
    table: 'company_terms',
    verb: 'insert',
    tries: 'being found by more than one says',
    sql: (w) =>
      `insert into company_terms (term, company_id) values ('industry:Banking', '${w.acceptedCompany}')`,
    works: [],
    noPrivilege: true,
  },
  {
    guarantee: 'makes a company findable once it has a name',
    keeps: ['company_terms select', 'company_terms insert', 'search_words insert', 'company_profiles select'],
    steps: (w) => [
      [
        'unnamed company',
        `update company_profiles set company_name = 'Quixotic', mission = 'Windmills for all', industry = '{Cafe}'
         where id = '${w.unnamedCompany}'`,
      ],
    ],
    look: (w) =>
      `select array_agg(term order by term) as terms,
         exists (select from search_words where word = 'windmills') as word
       from company_terms where company_id = '${w.unnamedCompany}'`,
    shows: {
      terms: ['industry:Cafe', 'named', 'word:all', 'word:cafe', 'word:quixotic', 'word:windmills'],
      word: true,
    },
  },
  {
    guarantee: 'finds a company as open only while it offers something',
    keeps: ['company_terms delete'],
    steps: (w) => [
      ['pending company', `update initiatives set status = 'inactive' where id = '${w.pendingOne}'`],
    ],
    look: (w) =>
      `select count(*) filter (where term = 'open')::int as open, count(*) filter (where term = 'named')::int as named
       from company_terms where company_id = '${w.pendingCompany}'`,
    shows: { open: 0, named: 1 },
  },

  // bookmarks
  {
    table: 'bookmarks',
    verb: 'select',
    sql: (w) => `select initiative_id from bookmarks where student_id = '${w.owner}'`,
    works: ['owner'],
  },
  {
    table: 'bookmarks',
    verb: 'select',
    tries: 'who has saved what a company offers',
    sql: (w) => `select student_id from bookmarks where initiative_id = '${w.fresh}'`,
    works: ['owner', 'other student'],
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    sql: (w) => `insert into bookmarks (student_id, initiative_id) values ('${w.owner}', '${w.quest}')`,
    works: ['owner'],
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    tries: 'of what is not active, to read it',
    sql: (w) => `insert into bookmarks (student_id, initiative_id) values (app.uid(), '${w.empty}')`,
    works: [],
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    tries: 'of what is active, applied to or not',
    sql: (w) => `insert into bookmarks (student_id, initiative_id) values (app.uid(), '${w.otherOne}')`,
    works: students,
    refused: all(companies, '23503'),
  },
  {
    table: 'bookmarks',
    verb: 'insert',
    tries: 'of what is paused, having applied to it',
    sql: (w) => `insert into bookmarks (student_id, initiative_id) values (app.uid(), '${w.paused}')`,
    works: ['other student'],
  },
  {
    table: 'bookmarks',
    verb: 'delete',
    sql: (w) => `delete from bookmarks where student_id = '${w.owner}' and initiative_id = '${w.fresh}'`,
    works: ['owner'],
  },
  // Without a condition nothing but the policy of deleting is asked.
  {
    table: 'bookmarks',
    verb: 'delete',
    tries: 'all there are',
    sql: () => `delete from bookmarks`,
    works: ['owner', 'other student'],
  },
  {
    guarantee: "a student who deletes all bookmarks there are deletes nobody else's",
    keeps: [],
    steps: () => [['owner', `delete from bookmarks`]],
    look: (w) =>
      `select count(*) filter (where student_id = '${w.owner}')::int as own,
         count(*) filter (where student_id <> '${w.owner}') > 0 as others from bookmarks`,
    shows: { own: 0, others: true },
  },
  {
    guarantee: 'makes an initiative findable when it is activated',
    keeps: [
      'initiative_terms select',
      'initiative_terms insert',
      'search_words select',
      'search_words insert',
      'initiatives select',
    ],
    steps: (w) => [
      [
        'accepted company',
        `update initiatives set name = 'Quixotic', description = '', weekly_hours = 5, total_hours = 10 where id = '${w.paused}';
         update initiatives set status = 'active' where id = '${w.paused}'`,
      ],
    ],
    look: (w) =>
      `select array_agg(term order by term collate "C") as terms,
         exists (select from search_words where word = 'quixotic') as word
       from initiative_terms where initiative_id = '${w.paused}'`,
    shows: {
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
    guarantee: 'indexes nothing of an initiative that is not active',
    keeps: ['initiative_terms select'],
    steps: (w) => [['accepted company', `update initiatives set name = 'Quixotic' where id = '${w.paused}'`]],
    look: (w) =>
      `select (select count(*)::int from initiative_terms where initiative_id = '${w.paused}') as terms,
         exists (select from search_words where word = 'quixotic') as word`,
    shows: { terms: 0, word: false },
  },
  {
    guarantee: 'makes an initiative unfindable when it is paused',
    keeps: ['initiative_terms delete'],
    steps: (w) => [
      ['accepted company', `update initiatives set status = 'inactive' where id = '${w.quest}'`],
    ],
    look: (w) => `select count(*)::int from initiative_terms where initiative_id = '${w.quest}'`,
    shows: { count: 0 },
  },
  {
    guarantee: 'drops the terms that an active initiative no longer names',
    keeps: ['initiative_terms select', 'initiative_terms delete'],
    steps: (w) => [['accepted company', `update initiatives set tags = '{Sales}' where id = '${w.quest}'`]],
    look: (w) =>
      `select array_agg(term) from initiative_terms where initiative_id = '${w.quest}' and term like 'tag:%'`,
    shows: { array_agg: ['tag:Sales'] },
  },
];
