// How many students are at which point of an initiative.
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { apply } from '../applications/apply.ts';

const noOneWrites = (verb: 'insert' | 'update' | 'delete', sql: (w: World) => string): Access => ({
  table: 'initiative_totals',
  verb,
  sql,
  allowed: [],
  noPrivilege: true,
});

const totalsOf = (initiative: string) =>
  `select to_decide, to_review, working, finished from initiative_totals where initiative_id = '${initiative}'`;
const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;

/** Counted again from the applications of every initiative. Decisions that can still be undone are no longer to do. */
const differences = `select count(*)::int as differences from (
    select initiative_id, count(*) filter (where status = 'pending' and not waiting_for_guardian) as to_decide,
      coalesce(sum(reviews_pending) filter (where status = 'accepted'), 0)
        - (select count(*) from held_decisions h where h.initiative_id = a.initiative_id and h.submission_id is not null)
        as to_review,
      count(*) filter (where status = 'accepted') as working, count(*) filter (where status = 'completed') as finished,
      (select count(*) from held_decisions h where h.initiative_id = a.initiative_id and h.decision = 'accepted') as held
    from initiative_applications a group by initiative_id) a
  left join initiative_totals t using (initiative_id)
  where (coalesce(t.to_decide, 0), coalesce(t.to_review, 0), coalesce(t.working, 0), coalesce(t.finished, 0),
      coalesce(t.held, 0))
    <> (a.to_decide, a.to_review, a.working, a.finished, a.held)`;

export const initiativeTotals: Cell[] = [
  {
    table: 'initiative_totals',
    verb: 'select',
    sql: (w) => totalsOf(w.acceptedInitiative),
    allowed: ['accepted company'],
  },
  noOneWrites(
    'insert',
    (w) =>
      `insert into initiative_totals (initiative_id, company_id) values ('${w.openInitiative}', app.uid())`,
  ),
  noOneWrites('update', () => `update initiative_totals set to_decide = 0`),
  noOneWrites('delete', () => `delete from initiative_totals`),
  {
    guarantee: 'counts the applications of the whole world',
    covers: ['initiative_totals insert'],
    steps: () => [],
    query: () => differences,
    expected: { differences: 0 },
  },
  {
    guarantee: 'counts a new application',
    covers: ['initiative_totals insert', 'initiative_totals update', 'initiative_totals select'],
    steps: (w) => [['other student', apply(`'${w.otherStudent}'`, w.pendingInitiative, w.pendingCompany)]],
    query: (w) => totalsOf(w.pendingInitiative),
    expected: { to_decide: 2, to_review: 0, working: 0, finished: 0 },
  },
  {
    guarantee: 'stops counting an application that has to wait for a guardian',
    covers: ['initiative_totals update'],
    setup: (w) =>
      `update initiative_applications set waiting_for_guardian = true where id = '${w.pendingApplication}'`,
    steps: () => [],
    query: (w) => totalsOf(w.pendingInitiative),
    expected: { to_decide: 0, to_review: 0, working: 0, finished: 0 },
  },
  {
    guarantee: 'moves an accepted student from to decide to working',
    covers: ['initiative_totals update'],
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    query: (w) => totalsOf(w.pendingInitiative),
    expected: { to_decide: 0, to_review: 0, working: 1, finished: 0 },
  },
  {
    guarantee: 'stops counting a student who leaves, and their work without a review',
    covers: ['initiative_totals update'],
    steps: (w) => [['owner', move(w.acceptedApplication, 'ended')]],
    query: () => differences,
    expected: { differences: 0 },
  },
  {
    guarantee: 'stops counting an application that is deleted',
    covers: ['initiative_totals update'],
    setup: (w) => `delete from status_changes where subject_id = '${w.pendingApplication}';
      delete from initiative_applications where id = '${w.pendingApplication}'`,
    steps: () => [],
    query: (w) => totalsOf(w.pendingInitiative),
    expected: { to_decide: 0, to_review: 0, working: 0, finished: 0 },
  },
];
