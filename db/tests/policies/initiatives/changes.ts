// Policies of the list of changed open initiatives, and what the triggers record there.
import { everybody } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const recent = (w: World) => `initiative_id = '${w.acceptedInitiative}'`;
const old = (w: World) => `initiative_id = '${w.oldChange}'`;

/** What an update of an initiative records. */
const recorded = (guarantee: string, update: (w: World) => string, expected: string[]): Cell => ({
  guarantee,
  covers: ['initiative_changes insert'],
  setup: () => `delete from initiative_changes`,
  steps: (w) => [['accepted company', update(w)]],
  query: (w) =>
    `select array(select case initiative_id when '${w.acceptedInitiative}' then 'open one'
         when '${w.pausedInitiative}' then 'paused one' else 'another' end from initiative_changes order by 1) as changed`,
  expected: { changed: expected },
});

const changeOpen = (what: string) => (w: World) =>
  `update initiatives set ${what} where id = '${w.acceptedInitiative}'`;
const changePaused = (what: string) => (w: World) =>
  `update initiatives set ${what} where id = '${w.pausedInitiative}'`;

export const initiativeChanges: Cell[] = [
  {
    table: 'initiative_changes',
    verb: 'select',
    sql: (w) => `select initiative_id from initiative_changes where ${recent(w)}`,
    allowed: everybody,
  },
  {
    table: 'initiative_changes',
    verb: 'insert',
    detail: 'inventing a change',
    sql: (w) => `insert into initiative_changes (initiative_id) values ('${w.acceptedInitiative}')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiative_changes',
    verb: 'select',
    detail: 'one from before yesterday',
    role: 'app_worker',
    sql: (w) => `select initiative_id from initiative_changes where ${old(w)}`,
    allowed: ['worker'],
  },
  {
    table: 'initiative_changes',
    verb: 'select',
    detail: 'a recent one',
    role: 'app_worker',
    sql: (w) => `select initiative_id from initiative_changes where ${recent(w)}`,
    allowed: [],
  },
  {
    table: 'initiative_changes',
    verb: 'delete',
    detail: 'one from before yesterday',
    role: 'app_worker',
    sql: (w) => `delete from initiative_changes where ${old(w)}`,
    allowed: ['worker'],
  },
  {
    // Without a condition only the delete policy applies, not the select policy.
    table: 'initiative_changes',
    verb: 'delete',
    detail: 'all rows',
    role: 'app_worker',
    sql: () => `delete from initiative_changes`,
    allowed: ['worker'],
  },
  {
    guarantee: "the worker's cleanup keeps recent changes",
    covers: [],
    steps: () => [['worker', `delete from initiative_changes`]],
    query: (w) =>
      `select count(*) filter (where ${recent(w)})::int as recent, count(*) filter (where ${old(w)})::int as old
       from initiative_changes`,
    expected: { recent: 1, old: 0 },
  },
  recorded('records that an initiative was paused', changeOpen(`status = 'inactive'`), ['open one']),
  recorded('records that an initiative was activated', changePaused(`status = 'active'`), ['paused one']),
  recorded('records new tags of an open initiative', changeOpen(`tags = '{Writing}'`), ['open one']),
  recorded('records new skills of an open initiative', changeOpen(`skills = '{Canva}'`), ['open one']),
  recorded('records new hours of an open initiative', changeOpen('weekly_hours = 7'), ['open one']),
  recorded('records that an open initiative became a Quick Win', changeOpen('total_hours = 3'), ['open one']),
  recorded(
    'records an initiative once per transaction',
    (w) => `${changeOpen(`tags = '{Writing}'`)(w)}; ${changeOpen('weekly_hours = 7')(w)}`,
    ['open one'],
  ),
  recorded(
    'records open initiatives of a company with a new industry',
    (w) => `update company_profiles set industry = '{Bakeries}' where id = '${w.acceptedCompany}'`,
    ['another', 'open one'],
  ),
  recorded('records nothing for a paused initiative', changePaused(`tags = '{Writing}'`), []),
];
