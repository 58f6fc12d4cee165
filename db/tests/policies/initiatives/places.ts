// Places and deadlines of initiatives, and the time zone in which deadlines end.
import { everybody } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { apply } from '../applications/apply.ts';

const setPlaces = (initiative: string, places: number | null) =>
  `update initiatives set places = ${places} where id = '${initiative}'`;
const setDeadline = (initiative: string, day: string) =>
  `update initiatives set apply_by = ${day} where id = '${initiative}'`;
const setZone = (zone: string) => `update company_profiles set time_zone = '${zone}' where id = app.uid()`;
/** A deadline that has passed, although the worker hasn't noticed. */
const passed = (initiative: string) => setDeadline(initiative, 'current_date - 2');
const move = (application: string, status: string) =>
  `update initiative_applications set status = '${status}' where id = '${application}'`;
const hold = (w: World) =>
  `insert into held_decisions (application_id, decision, takes_effect_at)
   values ('${w.pendingApplication}', 'accepted', now() + interval '10 seconds')`;
const undo = (w: World) => `delete from held_decisions where subject_id = '${w.pendingApplication}'`;
/** Someone else has the only place of the initiative. */
const taken = (w: World, initiative = w.pendingInitiative) =>
  `${setPlaces(initiative, 1)}; update initiative_totals set working = 1 where initiative_id = '${initiative}';
   select keeper.index_initiative('${initiative}')`;
const stateOf = (initiative: string) =>
  `select keeper.places_left(i.id) as left, keeper.why_closed(i.id) as closed,
    exists (select from initiative_terms t where t.initiative_id = i.id and t.term = 'open') as listed
   from initiatives i where i.id = '${initiative}'`;
const open = { left: 1, closed: null, listed: true };
const full = { left: 0, closed: 'places_taken', listed: false };
const closesAt = (w: World) =>
  `select (closes_at at time zone 'UTC')::text as closes_at, closing from initiatives where id = '${w.pendingInitiative}'`;

export const places: Cell[] = [
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'changing places and dates',
    sql: (w) =>
      `update initiatives set places = 3, apply_by = '2027-03-03', starts_on = '2027-03-10'
       where id = '${w.pendingInitiative}'`,
    allowed: ['pending company'],
  },
  {
    table: 'company_profiles',
    verb: 'update',
    detail: 'changing the time zone',
    sql: (w) => `update company_profiles set time_zone = 'America/Chicago' where id = '${w.acceptedCompany}'`,
    allowed: ['accepted company'],
  },
  {
    guarantee: 'an accepted student takes the last place, and the initiative leaves the lists',
    covers: ['initiative_totals select', 'initiatives select', 'initiative_terms delete'],
    setup: (w) => setPlaces(w.pendingInitiative, 1),
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    query: (w) => stateOf(w.pendingInitiative),
    expected: full,
  },
  {
    guarantee: 'an acceptance that can be undone takes no place in the eyes of students',
    covers: ['initiative_totals update'],
    setup: (w) => setPlaces(w.pendingInitiative, 1),
    steps: (w) => [['pending company', hold(w)]],
    query: (w) => stateOf(w.pendingInitiative),
    expected: open,
  },
  {
    guarantee: 'a company cannot hold more acceptances than places',
    covers: ['initiative_totals select'],
    setup: (w) => taken(w),
    steps: (w) => [
      ['pending company', refusedWith('places_taken', hold(w))],
      ['pending company', refusedWith('places_taken', move(w.pendingApplication, 'accepted'))],
    ],
    query: (w) =>
      `select held, working from initiative_totals where initiative_id = '${w.pendingInitiative}'`,
    expected: { held: 0, working: 1 },
  },
  {
    guarantee: 'the places of another initiative do not matter',
    covers: [],
    setup: (w) => `${setPlaces(w.pendingInitiative, 1)}; ${setPlaces(w.acceptedInitiative, 1)};
      update initiative_totals set working = 5 where initiative_id = '${w.acceptedInitiative}'`,
    steps: (w) => [['pending company', move(w.pendingApplication, 'accepted')]],
    query: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { status: 'accepted' },
  },
  {
    guarantee: 'a place is taken while the acceptance is held, and free after it is undone',
    covers: ['initiative_totals update'],
    setup: (w) => setPlaces(w.pendingInitiative, 2),
    steps: (w) => [
      ['pending company', hold(w)],
      ['pending company', undo(w)],
      ['pending company', hold(w)],
      ['pending company', setPlaces(w.pendingInitiative, 1)],
    ],
    query: (w) => `select held from initiative_totals where initiative_id = '${w.pendingInitiative}'`,
    expected: { held: 1 },
  },
  {
    guarantee: 'a rejection needs no place',
    covers: ['initiative_totals update'],
    setup: (w) => taken(w),
    steps: (w) => [['pending company', move(w.pendingApplication, 'rejected')]],
    query: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { status: 'rejected' },
  },
  {
    guarantee: 'a student who leaves frees the place, and the initiative is listed again',
    covers: ['initiative_terms insert', 'initiative_totals update'],
    setup: (w) => `${setPlaces(w.acceptedInitiative, 1)};
      update initiative_totals set finished = 0, working = 1 where initiative_id = '${w.acceptedInitiative}'`,
    steps: (w) => [['owner', move(w.acceptedApplication, 'ended')]],
    query: (w) => stateOf(w.acceptedInitiative),
    expected: open,
  },
  {
    guarantee: 'a company cannot choose fewer places than are taken, also by acceptances that can be undone',
    covers: ['initiative_totals select'],
    setup: (w) => `${setPlaces(w.pendingInitiative, 3)};
      update initiative_totals set working = 1, finished = 1 where initiative_id = '${w.pendingInitiative}'`,
    steps: (w) => [
      ['pending company', refusedWith('places_below_taken', setPlaces(w.pendingInitiative, 1))],
      ['pending company', setPlaces(w.pendingInitiative, 2)],
      ['pending company', refusedWith('places_taken', hold(w))],
      ['pending company', setPlaces(w.pendingInitiative, 3)],
      ['pending company', hold(w)],
      ['pending company', refusedWith('places_below_taken', setPlaces(w.pendingInitiative, 2))],
    ],
    query: (w) => `select places from initiatives where id = '${w.pendingInitiative}'`,
    expected: { places: 3 },
  },
  {
    guarantee: 'saving the same number of places is never refused',
    covers: [],
    setup: (w) => `${setPlaces(w.pendingInitiative, 1)};
      update initiative_totals set working = 2 where initiative_id = '${w.pendingInitiative}'`,
    steps: (w) => [
      [
        'pending company',
        `update initiatives set name = 'Renamed', places = places where id = '${w.pendingInitiative}'`,
      ],
    ],
    query: (w) => `select name, places from initiatives where id = '${w.pendingInitiative}'`,
    expected: { name: 'Renamed', places: 1 },
  },
  {
    guarantee: 'more places, or no limit, open a full initiative again',
    covers: ['initiative_terms insert'],
    setup: (w) => taken(w),
    steps: (w) => [['pending company', setPlaces(w.pendingInitiative, null)]],
    query: (w) => stateOf(w.pendingInitiative),
    expected: { left: null, closed: null, listed: true },
  },
  {
    guarantee: 'students cannot apply, or apply again, when all places are taken',
    covers: ['initiatives select', 'initiative_totals select'],
    setup: (w) => `${taken(w)}; insert into initiative_totals (initiative_id, company_id)
      values ('${w.withdrawnInitiative}', '${w.withdrawnCompany}') on conflict do nothing;
      ${taken(w, w.withdrawnInitiative)}`,
    steps: (w) => [
      [
        'other student',
        refusedWith('places_taken', apply(`'${w.otherStudent}'`, w.pendingInitiative, w.pendingCompany)),
      ],
      ['owner', refusedWith('places_taken', move(w.withdrawnApplication, 'pending'))],
    ],
    query: (w) => stateOf(w.pendingInitiative),
    expected: full,
  },
  {
    guarantee:
      'students cannot apply, or apply again, after the deadline, even before the worker has noticed it',
    covers: ['initiatives select'],
    setup: (w) => `${passed(w.pendingInitiative)}; ${passed(w.withdrawnInitiative)}`,
    steps: (w) => [
      [
        'other student',
        refusedWith('deadline_passed', apply(`'${w.otherStudent}'`, w.pendingInitiative, w.pendingCompany)),
      ],
      ['owner', refusedWith('deadline_passed', move(w.withdrawnApplication, 'pending'))],
    ],
    query: (w) => `select closing from initiatives where id = '${w.pendingInitiative}'`,
    expected: { closing: true },
  },
  ...(
    [
      ['pending company', 'accepted'],
      ['owner', 'withdrawn'],
    ] as const
  ).map(([actor, status]): Cell => ({
    guarantee: `an application can become ${status} after the deadline`,
    covers: ['initiatives select'],
    setup: (w) => passed(w.pendingInitiative),
    steps: (w) => [[actor, move(w.pendingApplication, status)]],
    query: (w) => `select status from initiative_applications where id = '${w.pendingApplication}'`,
    expected: { status },
  })),
  {
    guarantee: 'the worker takes an initiative off the lists once its deadline has passed',
    covers: ['initiatives select', 'initiatives update', 'initiative_terms delete'],
    // A save before the deadline listed it.
    setup: (w) => `update initiatives set apply_by = current_date + 9 where id = '${w.pendingInitiative}';
      update initiatives set closes_at = now() where id = '${w.pendingInitiative}'`,
    steps: () => [
      ['worker for owner', `select keeper.close_applications(10)`],
      ['worker', `select keeper.close_applications(10)`],
    ],
    query: (w) =>
      `select closing, exists (select from initiative_terms where initiative_id = i.id) as listed
       from initiatives i where id = '${w.pendingInitiative}'`,
    expected: { closing: false, listed: false },
  },
  {
    guarantee: 'only the worker takes initiatives off the lists, and only after their deadline',
    covers: ['initiatives select'],
    setup: (w) => `update initiatives set apply_by = current_date + 9 where id = '${w.acceptedInitiative}';
      update initiatives set apply_by = current_date + 9 where id = '${w.pendingInitiative}';
      update initiatives set closes_at = now() where id = '${w.pendingInitiative}'`,
    steps: () => [['worker for owner', `select keeper.close_applications(10)`]],
    query: (w) =>
      `select bool_and(closing) as closing from initiatives
       where id in ('${w.acceptedInitiative}', '${w.pendingInitiative}')`,
    expected: { closing: true },
  },
  {
    guarantee: 'a later deadline opens the initiative again',
    covers: ['initiative_terms insert', 'initiatives select'],
    setup: (w) => passed(w.pendingInitiative),
    steps: (w) => [['pending company', setDeadline(w.pendingInitiative, 'current_date + 9')]],
    query: (w) => stateOf(w.pendingInitiative),
    expected: { left: null, closed: null, listed: true },
  },
  // The day ends at midnight where the company is: 23 hours after it began when clocks go forward, 25 when they go back.
  ...(
    [
      ['without a time zone', null, '2027-03-03', '2027-03-04 00:00:00'],
      ['in winter', 'America/Chicago', '2027-03-13', '2027-03-14 06:00:00'],
      ['on the day when clocks go forward', 'America/Chicago', '2027-03-14', '2027-03-15 05:00:00'],
      ['on the day before clocks go back', 'America/Chicago', '2027-11-06', '2027-11-07 05:00:00'],
      ['on the day when clocks go back', 'America/Chicago', '2027-11-07', '2027-11-08 06:00:00'],
      ['east of Greenwich, forward', 'Europe/Berlin', '2027-03-28', '2027-03-28 22:00:00'],
      ['east of Greenwich, back', 'Europe/Berlin', '2027-10-31', '2027-10-31 23:00:00'],
      // There, midnight doesn't exist on that day: 11:59 p.m. is followed by 1 a.m.
      ['when clocks go forward at midnight', 'Africa/Cairo', '2027-04-29', '2027-04-29 22:00:00'],
    ] as const
  ).map(([when, zone, day, closes]): Cell => ({
    guarantee: `a deadline ends with its day in the company's time zone: ${when}`,
    covers: ['company_profiles select'],
    steps: (w) => [
      ...(zone ? [['pending company', setZone(zone)] as ['pending company', string]] : []),
      ['pending company', setDeadline(w.pendingInitiative, `'${day}'`)],
    ],
    query: closesAt,
    expected: { closes_at: closes, closing: true },
  })),
  {
    guarantee: 'deadlines move with the time zone of their company, and only theirs',
    covers: ['initiatives update', 'company_profiles select'],
    setup: (w) => setDeadline(w.acceptedInitiative, `'2027-07-01'`),
    steps: (w) => [
      ['pending company', setZone('America/Chicago')],
      ['pending company', setDeadline(w.pendingInitiative, `'2027-07-01'`)],
      ['pending company', setZone('Pacific/Auckland')],
    ],
    query: (
      w,
    ) => `select (i.closes_at at time zone 'UTC')::text as closes_at, (o.closes_at at time zone 'UTC')::text as other from initiatives i, initiatives o
      where i.id = '${w.pendingInitiative}' and o.id = '${w.acceptedInitiative}'`,
    expected: { closes_at: '2027-07-01 12:00:00', other: '2027-07-02 00:00:00' },
  },
  {
    guarantee:
      'saving the same time zone again does not put initiatives back that the worker took off the lists',
    covers: [],
    setup: (w) => `update company_profiles set time_zone = 'America/Chicago' where id = '${w.pendingCompany}';
      ${passed(w.pendingInitiative)}; update initiatives set closing = false where id = '${w.pendingInitiative}'`,
    steps: () => [['pending company', setZone('America/Chicago')]],
    query: (w) => `select closing from initiatives where id = '${w.pendingInitiative}'`,
    expected: { closing: false },
  },
  {
    guarantee: 'a time zone that does not exist is refused',
    covers: [],
    steps: () => [['pending company', refusedWith('time_zone_unknown', setZone('Mars/Olympus'))]],
    query: (w) => `select time_zone from company_profiles where id = '${w.pendingCompany}'`,
    expected: { time_zone: null },
  },
  {
    guarantee: 'no deadline, no time when it ends',
    covers: [],
    setup: (w) => passed(w.pendingInitiative),
    steps: (w) => [['pending company', setDeadline(w.pendingInitiative, 'null')]],
    query: closesAt,
    expected: { closes_at: null, closing: false },
  },
  {
    table: 'initiative_terms',
    verb: 'select',
    detail: 'which initiatives are open, also for visitors',
    sql: (w) =>
      `select initiative_id from initiative_terms where term = 'open' and initiative_id = '${w.acceptedInitiative}'`,
    allowed: everybody,
  },
];
