// What happened with an initiative on each day, as numbers.
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { apply } from '../applications/apply.ts';

const noOneWrites = (verb: 'insert' | 'update' | 'delete', sql: (w: World) => string): Access => ({
  table: 'initiative_days',
  verb,
  sql,
  allowed: [],
  noPrivilege: true,
});

const today = `(now() at time zone 'UTC')::date`;
const daysOf = (initiative: string, day = today) =>
  `select coalesce(sum(views), 0)::int as views, coalesce(sum(saves), 0)::int as saves,
     coalesce(sum(applications), 0)::int as applications, coalesce(sum(accepted), 0)::int as accepted,
     coalesce(sum(finished), 0)::int as finished
   from initiative_days where initiative_id = '${initiative}' and day = ${day}`;
const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;
const save = (w: World) =>
  `insert into bookmarks (student_id, initiative_id) values ('${w.otherStudent}', '${w.pendingInitiative}')`;
const remove = (w: World) => `delete from bookmarks where initiative_id = '${w.pendingInitiative}'`;
const addViews = (initiative: string, count: number) =>
  `select keeper.add_views(array['${initiative}']::uuid[], array[${count}])`;

/** Counted again from the applications and bookmarks of every initiative. */
const differences = `select count(*)::int as differences from (
    select initiative_id, (at at time zone 'UTC')::date as day, count(*) filter (where what = 'save') as saves,
      count(*) filter (where what = 'application') as applications,
      count(*) filter (where what = 'accepted') as accepted, count(*) filter (where what = 'finished') as finished
    from (
      select initiative_id, uuid_extract_timestamp(id) as at, 'save' as what from bookmarks
      union all select initiative_id, applied_at, 'application' from initiative_applications
        where status <> 'withdrawn' and not waiting_for_guardian
      union all select initiative_id, accepted_at, 'accepted' from initiative_applications where accepted_at is not null
      union all select initiative_id, finished_at, 'finished' from initiative_applications where status = 'completed'
    ) as happened group by 1, 2) h
  full join initiative_days d using (initiative_id, day)
  where (coalesce(h.saves, 0), coalesce(h.applications, 0), coalesce(h.accepted, 0), coalesce(h.finished, 0))
    <> (coalesce(d.saves, 0), coalesce(d.applications, 0), coalesce(d.accepted, 0), coalesce(d.finished, 0))`;

const nothing = { views: 0, saves: 0, applications: 0, accepted: 0, finished: 0 };

export const initiativeDays: Cell[] = [
  {
    table: 'initiative_days',
    verb: 'select',
    sql: (w) => `select views, saves from initiative_days where initiative_id = '${w.acceptedInitiative}'`,
    allowed: ['accepted company'],
  },
  noOneWrites(
    'insert',
    (w) =>
      `insert into initiative_days (initiative_id, company_id, day) values ('${w.openInitiative}', app.uid(), ${today})`,
  ),
  noOneWrites('update', () => `update initiative_days set views = 1000`),
  noOneWrites('delete', () => `delete from initiative_days`),
  {
    guarantee: 'counts everything of the whole world by day',
    covers: ['initiative_days insert', 'initiatives select'],
    steps: () => [],
    query: () => differences,
    expected: { differences: 0 },
  },
  {
    guarantee: 'counts an application, its acceptance, and not its rejection',
    covers: ['initiative_days insert', 'initiative_days update', 'initiative_days select'],
    steps: (w) => [
      ['other student', apply(`'${w.otherStudent}'`, w.pendingInitiative, w.pendingCompany)],
      ['pending company', move(w.pendingApplication, 'accepted')],
      [
        'pending company',
        `update initiative_applications set status = 'rejected' where student_id = '${w.otherStudent}' and initiative_id = '${w.pendingInitiative}'`,
      ],
    ],
    query: (w) => daysOf(w.pendingInitiative),
    expected: { ...nothing, applications: 2, accepted: 1 },
  },
  {
    guarantee: 'no longer counts an application that is withdrawn',
    covers: ['initiative_days update'],
    steps: (w) => [['owner', move(w.pendingApplication, 'withdrawn')]],
    query: (w) => daysOf(w.pendingInitiative),
    expected: nothing,
  },
  {
    guarantee: "does not count an application that waits for a guardian, which the company doesn't see",
    covers: ['initiative_days update'],
    setup: (w) =>
      `update initiative_applications set waiting_for_guardian = true where id = '${w.pendingApplication}'`,
    steps: () => [],
    query: (w) => daysOf(w.pendingInitiative),
    expected: nothing,
  },
  {
    guarantee: 'counts an application on the day on which the company could see it first',
    covers: ['initiative_days update'],
    setup: (w) =>
      `update initiative_applications set waiting_for_guardian = true, applied_at = now() - interval '2 days'
         where id = '${w.pendingApplication}';
       update initiative_applications set waiting_for_guardian = false, applied_at = now()
         where id = '${w.pendingApplication}'`,
    steps: () => [],
    query: () => differences,
    expected: { differences: 0 },
  },
  {
    guarantee: 'an accepted student who leaves was still accepted, but has not finished',
    covers: ['initiative_days update'],
    steps: (w) => [['owner', move(w.acceptedApplication, 'ended')]],
    query: () => differences,
    expected: { differences: 0 },
  },
  {
    guarantee: 'no longer counts an application that is deleted',
    covers: ['initiative_days update'],
    setup: (w) => `delete from status_changes where subject_id = '${w.pendingApplication}';
      delete from initiative_applications where id = '${w.pendingApplication}'`,
    steps: () => [],
    query: (w) => daysOf(w.pendingInitiative),
    expected: nothing,
  },
  {
    guarantee: 'counts a bookmark once, however often it is removed and made again',
    covers: ['initiative_days insert', 'initiative_days update'],
    steps: (w) => [save(w), remove(w), save(w), remove(w), save(w)].map((sql) => ['other student', sql]),
    query: (w) => daysOf(w.pendingInitiative),
    expected: { ...nothing, applications: 1, saves: 1 },
  },
  {
    guarantee: 'bookmarks of a deleted account no longer count',
    covers: ['bookmarks select', 'initiative_days update'],
    steps: () => [['auth for owner', `select keeper.delete_account()`]],
    query: () => differences,
    expected: { differences: 0 },
  },
  {
    guarantee: 'adds the views that an API process has collected, to those of the same day',
    covers: ['initiative_days insert', 'initiative_days update', 'initiatives select'],
    steps: (w) => [
      ['anonymous', addViews(w.openInitiative, 3)],
      ['anonymous', addViews(w.openInitiative, 2)],
      ['anonymous', addViews(w.openInitiative, -4)],
    ],
    query: (w) =>
      `select views from initiative_days where initiative_id = '${w.openInitiative}' and day = ${today}`,
    expected: { views: 5 },
  },
  {
    guarantee: 'adds no views to what students cannot find',
    covers: [],
    steps: (w) =>
      [w.pausedInitiative, w.deletedInitiative, w.initiativeInReview, w.suspendedInitiative].map((id) => [
        'anonymous',
        addViews(id, 3),
      ]),
    query: () => `select coalesce(sum(views), 0)::int as views from initiative_days`,
    expected: { views: 0 },
  },
  {
    guarantee: 'nobody who is signed in adds views',
    covers: [],
    steps: (w) =>
      (['owner', 'accepted company', 'false worker', 'unset'] as const).map((actor) => [
        actor,
        addViews(w.openInitiative, 3),
      ]),
    query: () => `select coalesce(sum(views), 0)::int as views from initiative_days`,
    expected: { views: 0 },
  },
];
