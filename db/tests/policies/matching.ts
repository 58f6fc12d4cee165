import { accounts } from '../actors.ts';
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
        `update initiatives set name = 'Quixotic', description = '', total_hours = 10 where id = '${w.paused}';
         update initiatives set status = 'active' where id = '${w.paused}'`,
      ],
    ],
    look: (w) =>
      `select array_agg(term order by term collate "C") as terms,
         exists (select from search_words where word = 'quixotic') as word
       from initiative_terms where initiative_id = '${w.paused}'`,
    shows: {
      terms: [
        'industry:Cafe',
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
