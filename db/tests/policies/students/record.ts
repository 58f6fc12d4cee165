// The record: only the student sees it, nobody can write it, and it keeps what was finished.
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { deletesCompany, deleteStudent } from '../session/delete-account.ts';
import { approve, finish } from './finish.ts';

const noOne = (verb: 'insert' | 'update' | 'delete', sql: (w: World) => string): Access => ({
  table: 'record_entries',
  verb,
  sql,
  allowed: [],
  noPrivilege: true,
});
const entry = (what: string, application: string) =>
  `select ${what} from record_entries where application_id = '${application}'`;
const count = (w: World) =>
  `select count(*)::int, count(*) filter (where student_id = '${w.owner}')::int as own from record_entries`;
export const record: Cell[] = [
  {
    table: 'record_entries',
    verb: 'select',
    sql: (w) => entry('application_id', w.leftApplication),
    allowed: ['owner'],
  },
  {
    table: 'record_entries',
    verb: 'select',
    detail: 'of another student',
    sql: (w) => entry('application_id', w.otherApplication),
    allowed: ['other student'],
  },
  {
    table: 'record_entries',
    verb: 'select',
    detail: 'as an operator',
    role: 'app_desk',
    sql: () => 'select application_id from record_entries',
    allowed: [],
    noPrivilege: true,
  },
  noOne(
    'insert',
    (
      w,
    ) => `insert into record_entries (application_id, student_id, initiative_id, company_id, company_name, initiative_name,
        skills, tasks, started_at, finished_at)
      values ('${w.acceptedApplication}', '${w.owner}', '${w.acceptedInitiative}', '${w.acceptedCompany}', 'A', 'B', '{}', '[]',
        now(), now())`,
  ),
  noOne('update', () => `update record_entries set initiative_name = 'Better'`),
  {
    table: 'record_entries',
    verb: 'update',
    detail: "of the student's own texts",
    // Without a condition, so that only the policy for updating limits it.
    sql: () => `update record_entries set resume_text = 'Mine'`,
    allowed: ['owner', 'other student'],
  },
  noOne('delete', () => 'delete from record_entries'),
  {
    guarantee: 'keeps a finished initiative with its approved tasks in order',
    covers: [
      'record_entries insert',
      'initiatives select',
      'task_submissions select',
      'tasks select',
      'company_profiles select',
    ],
    setup: (w) => `update initiatives set skills = '{Writing}' where id = '${w.acceptedInitiative}';
      update tasks set title = 'First', minutes = 30, task_order = 1001 where id = '${w.doneTask}';
      update tasks set title = 'Second', task_order = 1002 where id = '${w.resubmittedTask}';
      update tasks set title = 'Third', task_order = 1003 where id = '${w.openTask}';
      set local session_replication_role = replica;
      update task_submissions set criteria = '[{"text": "Clear", "met": true}]' where task_id = '${w.doneTask}';
      set local session_replication_role = origin`,
    steps: finish,
    query: (w) => `
      select e.company_name = c.company_name and e.initiative_name = i.name and e.student_id = '${w.owner}'
          and e.started_at = a.accepted_at and e.finished_at = a.finished_at as same,
        e.skills, (select array_agg(it ->> 'title' order by n) from jsonb_array_elements(e.tasks) with ordinality x (it, n)
          where it ->> 'title' in ('First', 'Second', 'Third')) as titles,
        jsonb_array_length(e.tasks) = (select count(*) from task_submissions s where s.application_id = a.id
          and s.status = 'approved') as all_approved,
        (select jsonb_agg(it -> 'attempts' order by n) from jsonb_array_elements(e.tasks) with ordinality x (it, n)
          where it ->> 'title' in ('First', 'Second')) as attempts,
        e.tasks @> '[{"title": "First", "minutes": 30, "criteria": [{"text": "Clear", "met": true}]}]' as details,
        e.tasks #>> '{0,approved_at}' is not null as dated
      from record_entries e join initiative_applications a on a.id = e.application_id
        join initiatives i on i.id = a.initiative_id join company_profiles c on c.id = a.company_id
      where a.id = '${w.acceptedApplication}'`,
    expected: {
      same: true,
      skills: ['Writing'],
      titles: ['First', 'Second', 'Third'],
      all_approved: true,
      attempts: [1, 2],
      details: true,
      dated: true,
    },
  },
  {
    guarantee: 'adds nothing for work that ends early, or that is not finished',
    covers: [],
    steps: (w) => [
      ['accepted company', approve(w, w.resubmittedTask)],
      [
        'accepted company',
        `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`,
      ],
    ],
    query: count,
    expected: { count: 2, own: 1 },
  },
  {
    guarantee: 'adds one entry for each finished initiative',
    covers: [],
    steps: finish,
    query: count,
    expected: { count: 3, own: 2 },
  },
  {
    guarantee: 'never changes an entry, not even when it is copied again',
    covers: ['record_entries select'],
    setup: (
      w,
    ) => `update record_entries set company_name = 'As it was' where application_id = '${w.leftApplication}';
      select keeper.copy_to_record('${w.leftApplication}')`,
    steps: () => [],
    query: (w) => entry('company_name', w.leftApplication),
    expected: { company_name: 'As it was' },
  },
  {
    guarantee: 'keeps the names when the company deletes its account',
    covers: [],
    steps: (w) => [deletesCompany(w.leftCompany)],
    query: (w) => entry(`company_name <> '' and initiative_name <> '' as named`, w.leftApplication),
    expected: { named: true },
  },
  {
    guarantee: 'deletes the record with the student',
    covers: [],
    steps: () => [deleteStudent()],
    query: count,
    expected: { count: 1, own: 0 },
  },
];
