// Policies of initiatives.
import { all, companies, everybody, except, students } from '../../actors.ts';
import type { Cell } from '../../cell.ts';

const otherCompanies = except(companies, 'accepted company');

export const initiatives: Cell[] = [
  {
    table: 'initiatives',
    verb: 'select',
    detail: 'an active one',
    sql: (w) => `select name, task_outline from initiatives where id = '${w.openInitiative}'`,
    allowed: everybody,
  },
  {
    table: 'initiatives',
    verb: 'select',
    detail: 'an inactive one that the other student withdrew from and the owner saved',
    sql: (w) => `select name from initiatives where id = '${w.pausedInitiative}'`,
    allowed: ['accepted company', 'other student', 'owner'],
  },
  {
    table: 'initiatives',
    verb: 'select',
    detail: 'an inactive one without applications',
    sql: (w) => `select name from initiatives where id = '${w.initiativeWithoutTasks}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiatives',
    verb: 'select',
    detail: 'an inactive one that the owner worked on',
    sql: (w) => `select name from initiatives where id = '${w.endedInitiative}'`,
    allowed: ['ended company', 'owner'],
  },
  {
    table: 'initiatives',
    verb: 'select',
    detail: 'one that the accepted company deleted',
    sql: (w) => `select name from initiatives where id = '${w.deletedInitiative}'`,
    allowed: ['owner'],
  },
  {
    table: 'initiatives',
    verb: 'call',
    detail: 'the name of one that the accepted company deleted',
    sql: (w) =>
      `select from (values (1)) as it where keeper.name_of_deleted('${w.deletedInitiative}') = 'Gone'`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiatives',
    verb: 'call',
    detail: "the name of one that isn't deleted",
    sql: (w) =>
      `select from (values (1)) as it where keeper.name_of_deleted('${w.acceptedInitiative}') is not null`,
    allowed: [],
  },
  {
    table: 'initiatives',
    verb: 'insert',
    detail: 'in their own name',
    sql: () => `insert into initiatives (company_id, name) values (app.uid(), 'New')`,
    allowed: companies,
    refused: all(students, '23503'),
  },
  {
    table: 'initiatives',
    verb: 'insert',
    detail: 'with a client_id of the accepted company',
    sql: (w) =>
      `insert into initiatives (company_id, client_id, name) values (app.uid(), '${w.usedClientId}', 'New')`,
    allowed: otherCompanies,
    refused: { ...all(students, '23503'), 'accepted company': '23505' },
  },
  {
    table: 'initiatives',
    verb: 'insert',
    detail: "in the accepted company's name",
    sql: (w) => `insert into initiatives (company_id, name) values ('${w.acceptedCompany}', 'New')`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiatives',
    verb: 'insert',
    detail: 'active from the start',
    sql: () => `insert into initiatives (company_id, name, status) values (app.uid(), 'New', 'active')`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiatives',
    verb: 'update',
    sql: (w) => `update initiatives set name = 'New name' where id = '${w.acceptedInitiative}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'a deleted one',
    sql: (w) => `update initiatives set name = 'New name' where id = '${w.deletedInitiative}'`,
    allowed: [],
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'activating',
    sql: (w) => `update initiatives set status = 'active' where id = '${w.pausedInitiative}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'pausing',
    sql: (w) => `update initiatives set status = 'inactive' where id = '${w.acceptedInitiative}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'editing with an unverified email',
    sql: (w) => `update initiatives set name = 'New name' where id = '${w.unverifiedInitiative}'`,
    allowed: ['unverified company'],
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'activating with an unverified email',
    sql: (w) => `update initiatives set status = 'active' where id = '${w.unverifiedInitiative}'`,
    allowed: [],
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'activating without a company name',
    sql: (w) => `update initiatives set status = 'active' where id = '${w.unnamedInitiative}'`,
    allowed: [],
    refused: { 'unnamed company': 'company_name_needed' },
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'activating without a task',
    sql: (w) => `update initiatives set status = 'active' where id = '${w.initiativeWithoutTasks}'`,
    allowed: [],
    refused: { 'accepted company': '23514' },
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'moving it to another company',
    sql: (w) => `update initiatives set company_id = '${w.otherCompany}' where id = '${w.pausedInitiative}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiatives',
    verb: 'update',
    detail: 'restoring a deleted one',
    sql: (w) => `update initiatives set deleted_at = null where id = '${w.deletedInitiative}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'initiatives',
    verb: 'call',
    detail: 'deleting',
    sql: (w) => `select from (values (1)) as it where keeper.delete_initiative('${w.acceptedInitiative}')`,
    allowed: ['accepted company'],
  },
  {
    table: 'initiatives',
    verb: 'call',
    detail: 'deleting it again',
    sql: (w) => `select from (values (1)) as it where keeper.delete_initiative('${w.deletedInitiative}')`,
    allowed: [],
  },
  {
    table: 'initiatives',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select name, status, deleted_at from initiatives where id = '${w.deletedInitiative}'`,
    allowed: ['worker'],
  },
  {
    guarantee: "an update of all rows doesn't change deleted initiatives",
    covers: [],
    steps: () => [['accepted company', `update initiatives set goals = 'Changed'`]],
    query: (w) =>
      `select count(*) filter (where goals = 'Changed' and id = '${w.deletedInitiative}')::int as deleted,
         bool_and(goals = 'Changed') filter (where deleted_at is null) as others
       from initiatives where company_id = '${w.acceptedCompany}'`,
    expected: { deleted: 0, others: true },
  },
  {
    guarantee: 'ends pending and accepted applications of a deleted initiative and removes its search terms',
    covers: ['initiatives update', 'initiative_applications update', 'initiative_terms delete'],
    steps: (w) => [
      [
        'other student',
        `insert into initiative_applications (student_id, initiative_id, company_id)
         values ('${w.otherStudent}', '${w.acceptedInitiative}', '${w.acceptedCompany}')`,
      ],
      ['accepted company', `select keeper.delete_initiative('${w.acceptedInitiative}')`],
    ],
    query: (w) =>
      `select i.status, i.deleted_at is not null as deleted,
         (select array_agg(a.status) from initiative_applications a where a.initiative_id = i.id) as applications,
         (select count(*)::int from initiative_terms t where t.initiative_id = i.id) as terms,
         (select stage from ties where company_id = i.company_id and student_id = '${w.owner}') as tie,
         (select actor_id = '${w.acceptedCompany}' from status_changes
           where subject_id = '${w.acceptedApplication}' order by id desc limit 1) as recorded
       from initiatives i where i.id = '${w.acceptedInitiative}'`,
    expected: {
      status: 'inactive',
      deleted: true,
      applications: ['ended', 'ended'],
      terms: 0,
      tie: 'ended',
      recorded: true,
    },
  },
];
